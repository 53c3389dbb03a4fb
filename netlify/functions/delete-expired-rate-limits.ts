import { readServerSettings } from '../../src/config/server/server-settings.ts';
import { deleteExpiredRateLimits } from '../../src/server/rate-limit/delete-expired-rate-limits.ts';
import { closeAfter, openDatabase } from '../../src/server/store/database.ts';
import { createJob } from '../../src/server/watch/job.ts';

export default createJob('delete-expired-rate-limits', async () => {
  const database = openDatabase(readServerSettings().databaseUrl);
  await closeAfter(deleteExpiredRateLimits(database, new Date()), database);
});

export const config = { schedule: '@hourly' };
