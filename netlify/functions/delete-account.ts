import { randomUUID } from 'node:crypto';
import { createAccountDependencies } from '../../src/server/account/account-dependencies.ts';
import { readAccount } from '../../src/server/account/read-account.ts';
import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { createDeletionEndpoint } from '../../src/server/account-deletion/deletion-endpoint.ts';
import { accountDeletionWork } from '../../src/server/account-deletion/finish-deletions.ts';
import { createDeletionDependencies } from '../../src/server/account-deletion/deletion-dependencies.ts';
import { createMailDependencies } from '../../src/server/mail/mail-dependencies.ts';
import { mailSendingWork } from '../../src/server/mail/mail-sending-work.ts';
import { createSecretCodes } from '../../src/server/rights/gift-codes.ts';
import { withWorkAfterAnswer } from '../../src/server/store/work-queue/work-after-answer.ts';

const answer = createLazyEndpoint(() => {
  const account = createAccountDependencies();
  return createDeletionEndpoint({
    ...account,
    readAccount: (subject) => readAccount(account, subject),
    newCustomerId: () => randomUUID(),
  });
});

// The deletion begins at once. The clock continues what fails here.
export default withWorkAfterAnswer(answer, () => {
  const mails = createMailDependencies(createSecretCodes);
  return {
    ...mails,
    kinds: [accountDeletionWork(createDeletionDependencies()), mailSendingWork(mails)],
  };
});

export const config = { path: '/api/account/deletion' };
