import { createAccountDependencies } from '../../src/server/account/account-dependencies.ts';
import { createMembershipChangeEndpoint } from '../../src/server/account/membership-change-endpoint.ts';
import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { withMailsAfterAnswer } from '../../src/server/mail/send-after-answer.ts';
import { createSecretCodeDeriver } from '../../src/server/rights/gift-codes.ts';

export default withMailsAfterAnswer(
  createLazyEndpoint(() => createMembershipChangeEndpoint(createAccountDependencies())),
  createSecretCodeDeriver,
);

export const config = { path: '/api/account/membership' };
