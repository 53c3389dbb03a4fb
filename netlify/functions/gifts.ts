import { randomUUID } from 'node:crypto';
import { readServerSettings } from '../../src/config/server/server-settings.ts';
import { createGiftsEndpoint } from '../../src/server/gifts/gifts-endpoint.ts';
import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { withMailsAfterAnswer } from '../../src/server/mail/send-after-answer.ts';
import { createSecretCodeDeriver } from '../../src/server/rights/gift-codes.ts';
import { createCustomerOpenRightsDependencies } from '../../src/server/members/member-dependencies.ts';

const answer = createLazyEndpoint(() => {
  const { signingSecret } = readServerSettings();
  return createGiftsEndpoint({
    ...createCustomerOpenRightsDependencies(),
    signingSecret,
    newCustomerId: () => randomUUID(),
  });
});

export default withMailsAfterAnswer(answer, createSecretCodeDeriver);

export const config = { path: '/api/gifts/*' };
