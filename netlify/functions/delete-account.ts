import { randomUUID } from 'node:crypto';
import { createAccountDependencies } from '../../src/server/account/account-dependencies.ts';
import { readAccount } from '../../src/server/account/read-account.ts';
import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { createDeletionEndpoint } from '../../src/server/account-deletion/deletion-endpoint.ts';
import { finishDeletions } from '../../src/server/account-deletion/finish-deletions.ts';
import { createDeletionDependencies } from '../../src/server/account-deletion/deletion-dependencies.ts';
import { createMailDependencies } from '../../src/server/mail/mail-dependencies.ts';
import { sendMails } from '../../src/server/mail/send-mails.ts';
import { createCodes } from '../../src/server/rights/gift-codes.ts';
import { runDueWork, timeFor } from '../../src/server/store/work-queue/run-due-work.ts';
import { logFailure } from '../../src/server/log.ts';

/** What the host passes to a function besides the request. Nothing on a developer's machine. */
type Context = { readonly waitUntil?: (work: Promise<unknown>) => void };

const answer = createLazyEndpoint(() => {
  const account = createAccountDependencies();
  return createDeletionEndpoint({
    ...account,
    readAccount: (subject) => readAccount(account, subject),
    newCustomerId: () => randomUUID(),
  });
});

/** After this time no further e-mail is started. */
const newMailsFor = 8000;

/** Starts at once. `finish-deletions` and `send-mails` retry what fails here. */
const begin = async (): Promise<void> => {
  const deletion = createDeletionDependencies();
  const mail = createMailDependencies(createCodes);
  try {
    await finishDeletions(deletion);
    await runDueWork(mail, [sendMails(mail)], timeFor(newMailsFor));
  } catch (error) {
    logFailure('A deletion could not be begun', error);
  } finally {
    await Promise.all([deletion.database.close(), mail.database.close()]);
  }
};

export default async (request: Request, context?: Context): Promise<Response> => {
  const answered = await answer(request);
  if (answered.ok) {
    const beginning = begin();
    context?.waitUntil?.(beginning);
  }
  return answered;
};

export const config = { path: '/api/account/deletion' };
