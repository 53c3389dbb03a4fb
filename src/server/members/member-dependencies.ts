import { readServerSettings } from '../../config/server/server-settings.ts';
import { createAuthenticate } from '../auth/access-token.ts';
import { openSigningKeys } from '../auth/signing-keys.ts';
import { createBatchedRateLimit } from '../rate-limit/batched-rate-limit.ts';
import { openDatabase } from '../store/database.ts';
import { openPrivateFiles } from '../store/private-files.ts';
import { openMemberFiles } from './member-files.ts';
import type { MemberDependencies } from './plan-access.ts';

/** The dependencies of the members' endpoints in production. Throws SettingsError when a setting is missing. */
export const createMemberDependencies = (): MemberDependencies => {
  const { databaseUrl, login, signingSecret } = readServerSettings();
  const database = openDatabase(databaseUrl);
  const now = () => new Date();
  return {
    authenticate: createAuthenticate(
      login,
      openSigningKeys(`${login.issuer}.well-known/jwks.json`),
    ),
    database,
    files: openMemberFiles(openPrivateFiles()),
    countRequest: createBatchedRateLimit({ database, signingSecret, now }),
    now,
  };
};
