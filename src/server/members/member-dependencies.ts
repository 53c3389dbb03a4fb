import { readServerSettings } from '../../config/server/server-settings.ts';
import { createAuthenticate } from '../auth/access-token.ts';
import { openSigningKeys } from '../auth/signing-keys.ts';
import { createBatchedRateLimit } from '../rate-limit/batched-rate-limit.ts';
import { createRequireLiving } from '../rights/living-account.ts';
import { openDatabase } from '../store/database.ts';
import { openPrivateFiles } from '../store/private-files.ts';
import { openMemberFiles } from './member-files.ts';
import type { MemberDependencies } from './plan-access.ts';

const createDependencies = (requiresLiving: boolean): MemberDependencies => {
  const { databaseUrl, login, signingSecret } = readServerSettings();
  const database = openDatabase(databaseUrl);
  const now = () => new Date();
  return {
    authenticate: createAuthenticate(
      login,
      openSigningKeys(`${login.issuer}.well-known/jwks.json`),
      now,
      requiresLiving ? createRequireLiving(database) : undefined,
    ),
    database,
    files: openMemberFiles(openPrivateFiles()),
    countRequest: createBatchedRateLimit({ database, signingSecret, now }),
    now,
  };
};

/**
 * The dependencies of the members' plans in production. Throws SettingsError when a setting is missing. They don't ask whether her
 * account lives: one that is deleted has no rights, and what is free is open while the database is down.
 */
export const createMemberDependencies = (): MemberDependencies => createDependencies(false);

/** The same for her customer record, which a deleted account has no more. */
export const createCustomerDependencies = (): MemberDependencies => createDependencies(true);
