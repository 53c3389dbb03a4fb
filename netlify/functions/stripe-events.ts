import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { sendingMails } from '../../src/server/mail/send-after-answer.ts';
import { createStripeEventsDependencies } from '../../src/server/payments/rights-dependencies.ts';
import { createStripeEventsEndpoint } from '../../src/server/payments/stripe-events-endpoint.ts';
import { createCodes } from '../../src/server/rights/gift-codes.ts';

// Stripe doesn't wait for the e-mails.
export default sendingMails(
  createLazyEndpoint(() => createStripeEventsEndpoint(createStripeEventsDependencies())),
  createCodes,
);

export const config = { path: '/api/stripe-events' };
