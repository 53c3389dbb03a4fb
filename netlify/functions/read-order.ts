import { createItemOrderStateDependencies } from '../../src/server/payments/rights-dependencies.ts';
import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { createItemOrderStateEndpoint } from '../../src/server/payments/order-endpoint.ts';
import { withMailsAfterAnswer } from '../../src/server/mail/send-after-answer.ts';
import { createGiftAndLinkCodeDeriver } from '../../src/server/rights/gift-codes.ts';

// Reading brings the order up to date, so its confirmation may be due before the webhook has come.
export default withMailsAfterAnswer(
  createLazyEndpoint(() => createItemOrderStateEndpoint(createItemOrderStateDependencies())),
  createGiftAndLinkCodeDeriver,
);

export const config = { path: '/api/orders/:sessionId' };
