import { readServerSettings } from '../../src/config/server/server-settings.ts';
import { queueDueNotices } from '../../src/server/notices/notice-clock.ts';
import { closeAfter, openDatabase } from '../../src/server/store/database.ts';
import { createJob } from '../../src/server/watch/job.ts';

// This only queues; `send-mails` sends. The next run makes up for a missed one.
export default createJob('notice-clock', async () => {
  const database = openDatabase(readServerSettings().databaseUrl);
  await closeAfter(queueDueNotices(database, new Date()), database);
});

export const config = { schedule: '@hourly' };
