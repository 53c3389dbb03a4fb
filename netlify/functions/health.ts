import { readServerSettings } from '../../src/config/server/server-settings.ts';
import { createHealthEndpoint } from '../../src/server/health.ts';
import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { openDatabase } from '../../src/server/store/database.ts';

export default createLazyEndpoint(() =>
  createHealthEndpoint({ database: openDatabase(readServerSettings().databaseUrl) }),
);

export const config = { path: '/api/health' };
