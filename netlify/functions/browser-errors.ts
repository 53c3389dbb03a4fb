import { readServerSettings } from '../../src/config/server/server-settings.ts';
import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { enforceRateLimit } from '../../src/server/rate-limit/rate-limit.ts';
import { openDatabase } from '../../src/server/store/database.ts';
import { createStoreBrowserErrorEndpoint } from '../../src/server/monitoring/browser-errors.ts';

export default createLazyEndpoint(() => {
  const { databaseUrl, signingSecret } = readServerSettings();
  const database = openDatabase(databaseUrl);
  const now = () => new Date();
  return createStoreBrowserErrorEndpoint({
    database,
    enforceLimit: (charges) => enforceRateLimit({ database, signingSecret, now }, charges),
    now,
  });
});

export const config = { path: '/api/browser-errors' };
