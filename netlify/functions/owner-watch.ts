import { readServerSettings } from '../../src/config/server/server-settings.ts';
import { createAuthenticateOwner } from '../../src/server/auth/access-token.ts';
import { openTokenVerificationKeys } from '../../src/server/auth/token-verification-keys.ts';
import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { enforceRateLimit } from '../../src/server/rate-limit/rate-limit.ts';
import { openDatabase } from '../../src/server/store/database.ts';
import { createOwnerMonitoringEndpoint } from '../../src/server/monitoring/owner-watch-endpoint.ts';

export default createLazyEndpoint(() => {
  const { databaseUrl, signingSecret, login } = readServerSettings();
  const database = openDatabase(databaseUrl);
  const now = () => new Date();
  return createOwnerMonitoringEndpoint({
    authenticateOwner: createAuthenticateOwner(
      login,
      openTokenVerificationKeys(`${login.issuer}.well-known/jwks.json`),
    ),
    database,
    enforceLimit: (charges) => enforceRateLimit({ database, signingSecret, now }, charges),
    now,
  });
});

export const config = { path: '/api/owner-watch' };
