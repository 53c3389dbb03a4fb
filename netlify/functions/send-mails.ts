import { createMailDependencies } from '../../src/server/mail/mail-dependencies.ts';
import { sendMails } from '../../src/server/mail/send-mails.ts';
import { createCodes } from '../../src/server/rights/gift-codes.ts';
import { carryOverWork } from '../../src/server/store/work-queue/carry-over.ts';
import { runDueWork, timeFor } from '../../src/server/store/work-queue/run-due-work.ts';
import { createJob } from '../../src/server/watch/job.ts';
import { closeAfter } from '../../src/server/store/database.ts';

/** The host ends a scheduled function after 30 seconds. After this time no further e-mail is started. */
const newMailsFor = 8000;

// Webhooks send their queued e-mails themselves. This job sends those that couldn't be sent then.
export default createJob('send-mails', async () => {
  const dependencies = createMailDependencies(createCodes);
  const { database } = dependencies;
  const send = async (): Promise<void> => {
    await carryOverWork(database);
    await runDueWork(dependencies, [sendMails(dependencies)], timeFor(newMailsFor));
  };
  await closeAfter(send(), database);
});

export const config = { schedule: '*/5 * * * *' };
