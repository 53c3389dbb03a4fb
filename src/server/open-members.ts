import { readServerSettings } from '../config/server-settings.ts';
import { toIdentify } from './access-token.ts';
import { openDatabase } from './database.ts';
import { openMemberFiles } from './member-files.ts';
import type { MemberDependencies } from './member-plans.ts';
import { openPrivateFiles } from './private-files.ts';
import { openSigningKeys } from './signing-keys.ts';

/** What the members' endpoints need, as it is in earnest. */
export const openMembers = (): MemberDependencies => {
  const { databaseUrl, login } = readServerSettings();
  return {
    identify: toIdentify(login, openSigningKeys(`${login.issuer}.well-known/jwks.json`)),
    database: openDatabase(databaseUrl),
    files: openMemberFiles(openPrivateFiles()),
    now: () => new Date(),
  };
};
