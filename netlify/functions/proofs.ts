import { randomUUID } from 'node:crypto';
import { readServerSettings } from '../../src/config/server/server-settings.ts';
import { createAccountDependencies } from '../../src/server/account/account-dependencies.ts';
import { readAccountAnswer } from '../../src/server/account/read-account-answer.ts';
import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { withMailsAfterAnswer } from '../../src/server/mail/send-after-answer.ts';
import { createGiftAndLinkCodeDeriver } from '../../src/server/rights/gift-codes.ts';
import { createOrderAndPortalDependencies } from '../../src/server/payments/buying-dependencies.ts';
import { createSendAndWithdrawProofEndpoint } from '../../src/server/proofs/proofs-endpoint.ts';
import { createAuth0Management } from '../../src/server/verification/auth0-management.ts';

const answer = createLazyEndpoint(() => {
  const { signingSecret, accounts } = readServerSettings();
  const account = createAccountDependencies();
  return createSendAndWithdrawProofEndpoint({
    ...createOrderAndPortalDependencies(),
    signingSecret,
    findPerson: createAuth0Management(accounts).findPerson,
    readAccount: (subject) => readAccountAnswer(account, subject),
    newId: () => randomUUID(),
  });
});

export default withMailsAfterAnswer(answer, createGiftAndLinkCodeDeriver);

export const config = { path: ['/api/proofs', '/api/proofs/*'] };
