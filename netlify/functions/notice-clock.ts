import { readServerSettings } from '../../src/config/server/server-settings.ts';
import { queueDueNotices } from '../../src/server/notices/notice-clock.ts';
import { openDatabase } from '../../src/server/store/database.ts';
import { createJob } from '../../src/server/watch/job.ts';

// It queues; `send-mails` sends. A run that is missed is made up for by the next.
export default createJob('notice-clock', async () => {
  const database = openDatabase(readServerSettings().databaseUrl);
  await queueDueNotices(database, new Date()).finally(() => database.close());
});

export const config = { schedule: '@hourly' };
