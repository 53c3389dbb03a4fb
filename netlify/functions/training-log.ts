import { randomUUID } from 'node:crypto';
import { readServerSettings } from '../../src/config/server/server-settings.ts';
import { createAuthenticateSubject } from '../../src/server/auth/access-token.ts';
import { openTokenVerificationKeys } from '../../src/server/auth/token-verification-keys.ts';
import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { logFailure } from '../../src/server/log.ts';
import { enforceRateLimit } from '../../src/server/rate-limit/rate-limit.ts';
import { createRefuseDeletedAccount } from '../../src/server/rights/refuse-deleted-account.ts';
import { openDatabase } from '../../src/server/store/database.ts';
import { createTrainingLogEndpoint } from '../../src/server/training-log/training-log-endpoint.ts';

export default createLazyEndpoint(() => {
  const { databaseUrl, login, signingSecret } = readServerSettings();
  const database = openDatabase(databaseUrl);
  const now = (): Date => new Date();
  return createTrainingLogEndpoint({
    database,
    authenticate: createAuthenticateSubject(
      login,
      openTokenVerificationKeys(`${login.issuer}.well-known/jwks.json`),
      undefined,
      createRefuseDeletedAccount(database),
    ),
    enforceLimit: (charges) => enforceRateLimit({ database, signingSecret, now }, charges),
    newId: () => randomUUID(),
    now,
    log: logFailure,
  });
});

export const config = { path: '/api/training-log' };
