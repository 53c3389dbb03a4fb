import { createAccountDependencies } from '../../src/server/account/account-dependencies.ts';
import { createMembershipChangeEndpoint } from '../../src/server/account/membership-change-endpoint.ts';
import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { withMailsAfterAnswer } from '../../src/server/mail/send-after-answer.ts';
import { createGiftAndLinkCodeDeriver } from '../../src/server/rights/gift-codes.ts';

export default withMailsAfterAnswer(
  createLazyEndpoint(() => createMembershipChangeEndpoint(createAccountDependencies())),
  createGiftAndLinkCodeDeriver,
);

export const config = { path: '/api/account/membership' };
