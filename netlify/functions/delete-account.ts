import { randomUUID } from 'node:crypto';
import { createAccountDependencies } from '../../src/server/account/account-dependencies.ts';
import { readAccount } from '../../src/server/account/read-account.ts';
import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { createDeletionEndpoint } from '../../src/server/account-deletion/deletion-endpoint.ts';
import { deleteAccounts } from '../../src/server/account-deletion/finish-deletions.ts';
import { createDeletionDependencies } from '../../src/server/account-deletion/deletion-dependencies.ts';
import { createMailDependencies } from '../../src/server/mail/mail-dependencies.ts';
import { sendMails } from '../../src/server/mail/send-mails.ts';
import { createSecretCodes } from '../../src/server/rights/gift-codes.ts';
import { withWorkAfter } from '../../src/server/store/work-queue/work-after-answer.ts';

const answer = createLazyEndpoint(() => {
  const account = createAccountDependencies();
  return createDeletionEndpoint({
    ...account,
    readAccount: (subject) => readAccount(account, subject),
    newCustomerId: () => randomUUID(),
  });
});

// The deletion begins at once. The clock continues what fails here.
export default withWorkAfter(answer, () => {
  const mails = createMailDependencies(createSecretCodes);
  return {
    ...mails,
    kinds: [deleteAccounts(createDeletionDependencies()), sendMails(mails)],
  };
});

export const config = { path: '/api/account/deletion' };
