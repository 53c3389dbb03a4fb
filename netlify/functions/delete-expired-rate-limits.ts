import { readServerSettings } from '../../src/config/server/server-settings.ts';
import { deleteExpiredRateLimits } from '../../src/server/rate-limit/delete-expired-rate-limits.ts';
import { openDatabase } from '../../src/server/store/database.ts';
import { createJob } from '../../src/server/watch/job.ts';

export default createJob('delete-expired-rate-limits', async () => {
  const database = openDatabase(readServerSettings().databaseUrl);
  await deleteExpiredRateLimits(database, new Date()).finally(() => database.close());
});

export const config = { schedule: '@hourly' };
