import { randomUUID } from 'node:crypto';
import { readServerSettings } from '../../src/config/server/server-settings.ts';
import { createGiftCardAndRedemptionEndpoint } from '../../src/server/gifts/gifts-endpoint.ts';
import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { withMailsAfterAnswer } from '../../src/server/mail/send-after-answer.ts';
import { createGiftAndLinkCodeDeriver } from '../../src/server/rights/gift-codes.ts';
import { createUndeletedMemberDependencies } from '../../src/server/members/member-dependencies.ts';

const answer = createLazyEndpoint(() => {
  const { signingSecret } = readServerSettings();
  return createGiftCardAndRedemptionEndpoint({
    ...createUndeletedMemberDependencies(),
    signingSecret,
    newCustomerId: () => randomUUID(),
  });
});

export default withMailsAfterAnswer(answer, createGiftAndLinkCodeDeriver);

export const config = { path: '/api/gifts/*' };
