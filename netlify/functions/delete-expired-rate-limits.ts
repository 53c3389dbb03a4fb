import { readServerSettings } from '../../src/config/server/server-settings.ts';
import { deleteExpiredRateLimits } from '../../src/server/rate-limit/delete-expired-rate-limits.ts';
import { openDatabase } from '../../src/server/store/database.ts';

export default async (): Promise<void> => {
  const database = openDatabase(readServerSettings().databaseUrl);
  await deleteExpiredRateLimits(database, new Date()).finally(() => database.close());
};

export const config = { schedule: '@hourly' };
