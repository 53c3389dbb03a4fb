import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { createStripeEventsDependencies } from '../../src/server/payments/rights-dependencies.ts';
import { createStripeEventsEndpoint } from '../../src/server/payments/stripe-events.ts';
import { createShopRefundDependencies } from '../../src/server/shop/shop-dependencies.ts';
import { createSnipcartTillIfSet } from '../../src/server/till/snipcart/snipcart-till.ts';
import { withRefundsAndMailsAfterAnswer } from '../../src/server/refunds/refund-after-answer.ts';

// Stripe's webhook doesn't wait for e-mails or refunds.
export default withRefundsAndMailsAfterAnswer(
  createLazyEndpoint(() => createStripeEventsEndpoint(createStripeEventsDependencies())),
  () => createShopRefundDependencies(createSnipcartTillIfSet),
);

export const config = { path: '/api/stripe-events' };
