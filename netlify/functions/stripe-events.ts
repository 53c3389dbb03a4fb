import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { createStripeEventsDependencies } from '../../src/server/payments/rights-dependencies.ts';
import { createStripeEventsEndpoint } from '../../src/server/payments/stripe-events.ts';
import { createRefundDependencies } from '../../src/server/shop/shop-dependencies.ts';
import { createSnipcartTill } from '../../src/server/till/snipcart/snipcart-till.ts';
import { withRefundsAndMailsAfter } from '../../src/server/refunds/refund-after-answer.ts';

// Stripe's webhook doesn't wait for e-mails or refunds.
export default withRefundsAndMailsAfter(
  createLazyEndpoint(() => createStripeEventsEndpoint(createStripeEventsDependencies())),
  () => createRefundDependencies(createSnipcartTill),
);

export const config = { path: '/api/stripe-events' };
