import { createMailDependencies } from '../../src/server/mail/mail-dependencies.ts';
import { sendDueMails } from '../../src/server/mail/send-due-mails.ts';
import { createCodes } from '../../src/server/rights/gift-codes.ts';
import { createJob } from '../../src/server/watch/job.ts';

// What a webhook has queued is sent right after it. This sends what could not be sent then.
export default createJob('send-mails', async () => {
  const dependencies = createMailDependencies(createCodes);
  await sendDueMails(dependencies).finally(() => dependencies.database.close());
});

export const config = { schedule: '*/5 * * * *' };
