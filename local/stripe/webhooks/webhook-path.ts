/** Where the site takes Stripe's webhooks. */
export const stripeWebhookPath = '/api/stripe-events';
