import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { withMailsAfter } from '../../src/server/mail/send-after-answer.ts';
import { createStripeEventsDependencies } from '../../src/server/payments/rights-dependencies.ts';
import { createStripeEventsEndpoint } from '../../src/server/payments/stripe-events-endpoint.ts';
import { createCodes } from '../../src/server/rights/gift-codes.ts';
import { withRefundsAfter } from '../../src/server/shop/refund-after-answer.ts';
import { createRefundDependencies } from '../../src/server/shop/shop-dependencies.ts';
import { createSnipcartTill } from '../../src/server/till/snipcart/snipcart-till.ts';

// Stripe's webhook doesn't wait for e-mails or refunds.
export default withRefundsAfter(
  withMailsAfter(
    createLazyEndpoint(() => createStripeEventsEndpoint(createStripeEventsDependencies())),
    createCodes,
  ),
  () => createRefundDependencies(createSnipcartTill),
);

export const config = { path: '/api/stripe-events' };
