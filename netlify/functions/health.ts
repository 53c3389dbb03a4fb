import { readServerSettings } from '../../src/config/server/server-settings.ts';
import { openTokenVerificationKeys } from '../../src/server/auth/token-verification-keys.ts';
import { createSiteAndServicesHealthEndpoint } from '../../src/server/health.ts';
import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { openDatabase } from '../../src/server/store/database.ts';

export default createLazyEndpoint(() => {
  const { databaseUrl, login } = readServerSettings();
  return createSiteAndServicesHealthEndpoint({
    database: openDatabase(databaseUrl),
    loginKeys: openTokenVerificationKeys(`${login.issuer}.well-known/jwks.json`),
    now: () => new Date(),
  });
});

export const config = { path: '/api/health' };
