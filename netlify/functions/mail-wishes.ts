import { readServerSettings } from '../../src/config/server/server-settings.ts';
import { createAccountDependencies } from '../../src/server/account/account-dependencies.ts';
import { createMailPreferenceAndStopEndpoint } from '../../src/server/account/mail-preferences-endpoint.ts';
import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { withMailsAfterAnswer } from '../../src/server/mail/send-after-answer.ts';
import { createGiftAndLinkCodeDeriver } from '../../src/server/rights/gift-codes.ts';
import { createAuth0Management } from '../../src/server/verification/auth0-management.ts';

const answer = createLazyEndpoint(() => {
  const { signingSecret, accounts } = readServerSettings();
  return createMailPreferenceAndStopEndpoint({
    ...createAccountDependencies(),
    codes: createGiftAndLinkCodeDeriver(signingSecret),
    findPerson: createAuth0Management(accounts).findPerson,
  });
});

// It queues nothing, but a new day may be today: then the clock has to look.
export default withMailsAfterAnswer(answer, createGiftAndLinkCodeDeriver);

export const config = { path: ['/api/account/e-mails', '/api/account/e-mails/stop'] };
