import { readServerSettings } from '../../src/config/server-settings.ts';
import { openDatabase } from '../../src/server/database.ts';
import { bindLater } from '../../src/server/endpoint.ts';
import { toHealthEndpoint } from '../../src/server/health.ts';

export default bindLater(() =>
  toHealthEndpoint({ database: openDatabase(readServerSettings().databaseUrl) }),
);

export const config = { path: '/api/health' };
