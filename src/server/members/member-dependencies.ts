import { readServerSettings } from '../../config/server/server-settings.ts';
import { createAuthenticateSubject } from '../auth/access-token.ts';
import { openTokenVerificationKeys } from '../auth/token-verification-keys.ts';
import { createBatchedRateLimit } from '../rate-limit/batched-rate-limit.ts';
import { createRefuseDeletedAccount } from '../rights/refuse-deleted-account.ts';
import { openDatabase } from '../store/database.ts';
import type { MemberDependencies } from './plan-access.ts';

const createDependencies = (requiresLiving: boolean): MemberDependencies => {
  const { databaseUrl, login, signingSecret } = readServerSettings();
  const database = openDatabase(databaseUrl);
  const now = () => new Date();
  return {
    authenticate: createAuthenticateSubject(
      login,
      openTokenVerificationKeys(`${login.issuer}.well-known/jwks.json`),
      now,
      requiresLiving ? createRefuseDeletedAccount(database) : undefined,
    ),
    database,
    countRequest: createBatchedRateLimit({ database, signingSecret, now }),
    now,
  };
};

/**
 * The dependencies of the member plans in production. Throws SettingsError if a setting is missing.
 * They don't check for deleted accounts: those have no rights, and free plans stay open while the
 * database is down.
 */
export const createMemberDependencies = (): MemberDependencies => createDependencies(false);

/** The same for the customer record, which a deleted account no longer has. */
export const createUndeletedMemberDependencies = (): MemberDependencies => createDependencies(true);
