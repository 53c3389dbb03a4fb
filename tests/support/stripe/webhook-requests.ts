import { generalApiPaths } from '../../../src/domain/api-paths.ts';
import { webhookSecret, type TestStripe } from './test-stripe.ts';

/** The signed webhooks for everything that has happened at Stripe's stand-in. */
export const webhookRequests = async (stripe: TestStripe): Promise<readonly Request[]> => {
  const { account } = await stripe.standIn();
  return account.books.all('event').map((event) => {
    const body = JSON.stringify(event);
    const signature = stripe.stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: webhookSecret,
      timestamp: account.now(),
    });
    return new Request(`https://knurl.example${generalApiPaths.stripeEvents}`, {
      method: 'POST',
      headers: { 'stripe-signature': signature },
      body,
    });
  });
};
