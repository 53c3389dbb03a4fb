import Stripe from 'stripe';
import { openStandIn, type StripeStandIn } from '../../../local/stripe/stand-in.ts';

const key = 'sk_test_inner';

/**
 * A Stripe without a port, whose books a test can read: it is passed the SDK's requests directly.
 */
export const openInnerStripe = (
  options: Pick<Parameters<typeof openStandIn>[0], 'machineTime' | 'settings'> = {},
): { readonly standIn: StripeStandIn; readonly stripe: Stripe } => {
  const standIn = openStandIn(
    { folder: undefined, keys: [{ key, may: 'everything' }], slowSeconds: 0, ...options },
    () => 'http://localhost:1',
  );
  const httpClient = Stripe.createFetchHttpClient(
    async (...[address, init]: Parameters<typeof fetch>) => {
      const answer = await standIn.answer(new Request(address, init));
      if (answer === undefined) throw new TypeError('The connection broke.');
      return answer;
    },
  );
  return {
    standIn,
    stripe: new Stripe(key, { httpClient, maxNetworkRetries: 0, telemetry: false }),
  };
};
