import { createMailDependencies } from '../../src/server/mail/mail-dependencies.ts';
import { sendDueMails } from '../../src/server/mail/send-due-mails.ts';
import { createCodes } from '../../src/server/rights/gift-codes.ts';
import { createJob } from '../../src/server/watch/job.ts';

// Webhooks send their queued e-mails themselves. This job sends those that couldn't be sent then.
export default createJob('send-mails', async () => {
  const dependencies = createMailDependencies(createCodes);
  await sendDueMails(dependencies).finally(() => dependencies.database.close());
});

export const config = { schedule: '*/5 * * * *' };
