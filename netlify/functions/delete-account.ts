import { randomUUID } from 'node:crypto';
import { createAccountDependencies } from '../../src/server/account/account-dependencies.ts';
import { readAccountAnswer } from '../../src/server/account/read-account-answer.ts';
import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { createDeletionRequestEndpoint } from '../../src/server/account-deletion/deletion-endpoint.ts';
import { createAccountDeletionWorkKind } from '../../src/server/account-deletion/finish-deletions.ts';
import { createDeletionWorkDependencies } from '../../src/server/account-deletion/deletion-dependencies.ts';
import { createMailSendingWorkKind } from '../../src/server/mail/create-mail-sending-work-kind.ts';
import { createMailDependencies } from '../../src/server/mail/mail-dependencies.ts';
import { createGiftAndLinkCodeDeriver } from '../../src/server/rights/gift-codes.ts';
import { withWorkAfterAnswer } from '../../src/server/store/work-queue/work-after-answer.ts';

const answer = createLazyEndpoint(() => {
  const account = createAccountDependencies();
  return createDeletionRequestEndpoint({
    ...account,
    readAccount: (subject) => readAccountAnswer(account, subject),
    newCustomerId: () => randomUUID(),
  });
});

// The deletion begins at once. The clock continues what fails here.
export default withWorkAfterAnswer(answer, () => {
  const mails = createMailDependencies(createGiftAndLinkCodeDeriver);
  return {
    ...mails,
    kinds: [
      createAccountDeletionWorkKind(createDeletionWorkDependencies()),
      createMailSendingWorkKind(mails),
    ],
  };
});

export const config = { path: '/api/account/deletion' };
