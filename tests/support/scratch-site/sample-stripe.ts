import Stripe from 'stripe';
import { readSoldProducts } from '../../../local/starter-space/sold-products.ts';
import { startStripe } from '../../../local/stripe/start.ts';
import { toStripeApiHostAndPort } from '../../../src/config/shared/stripe-api-host-and-port.ts';

/** An account at Stripe with the prices of a content folder, which a test can change. */
export type SampleStripe = {
  /** A client with all permissions. */
  readonly client: Stripe;
  /** The key with which builds read prices. */
  readonly catalogueKey: string;
  /** The environment variables for a build that compares its prices with this account. */
  readonly environment: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
};

const secretKey = 'sk_test_of_a_build';
const catalogueKey = 'rk_test_never_in_any_output';

/** Serves the account from memory. Builds treat it as hosted. */
export const startSampleStripe = async (contentFolder: string): Promise<SampleStripe> => {
  const service = await startStripe({
    folder: undefined,
    port: 0,
    keys: [
      { key: secretKey, may: 'everything' },
      { key: catalogueKey, may: { prices: 'read', products: 'read' } },
    ],
    readSeed: () => readSoldProducts(contentFolder),
  });
  // The seed has to be read before a test changes the content.
  await service.open();
  return {
    client: new Stripe(secretKey, { ...toStripeApiHostAndPort(service.origin), telemetry: false }),
    catalogueKey,
    environment: {
      STRIPE_API_URL: service.origin,
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_CATALOGUE_KEY: catalogueKey,
      STRIPE_WEBHOOK_SECRET: 'whsec_of_a_build',
    },
    close: service.close,
  };
};
