import Stripe from 'stripe';
import { toStripeApiHostAndPort } from '../../../config/shared/stripe-api-host-and-port.ts';
import type {
  PriceAtPaymentService,
  PricesByIdOrLookupKey,
} from '../../../domain/price-at-payment-service.ts';

/**
 * The payment service could not be reached, or failed. That is temporary, so a build may continue
 * with the last verified catalogue.
 */
export class StripePricesUnreachable extends Error {
  constructor(reason: string, cause: unknown) {
    super(`Stripe cannot be reached (${reason})`, { cause });
    this.name = 'StripeUnreachable';
  }
}

type CatalogueAccess = { readonly apiUrl: string; readonly key: string };

/** The timeout of one attempt, in milliseconds. */
const timeout = 10_000;

const toListedPrice = ({
  id,
  active,
  currency,
  unit_amount,
  product,
  recurring,
  tax_behavior,
}: Stripe.Price): PriceAtPaymentService => ({
  id,
  isActive: active,
  currency,
  minorUnits: unit_amount,
  productId: typeof product === 'string' ? product : product.id,
  isProductActive: typeof product === 'object' && !('deleted' in product) && product.active,
  interval: recurring === null ? null : `${recurring.interval_count} ${recurring.interval}`,
  taxBehavior: tax_behavior ?? 'unspecified',
});

/** The maximum number of lookup keys in one request to Stripe. */
const keysAtOnce = 10;

/** The prices with these lookup keys, including archived ones. */
const findByKeys = async (
  stripe: Stripe,
  keys: readonly string[],
): Promise<readonly (readonly [string, PriceAtPaymentService])[]> => {
  const { data } = await stripe.prices.list({
    lookup_keys: [...keys],
    limit: 100,
    expand: ['data.product'],
  });
  return data.flatMap((price) =>
    price.lookup_key === null ? [] : [[price.lookup_key, toListedPrice(price)] as const],
  );
};

const findById = async (stripe: Stripe, id: string): Promise<readonly PriceAtPaymentService[]> => {
  try {
    return [toListedPrice(await stripe.prices.retrieve(id, { expand: ['product'] }))];
  } catch (error) {
    const isMissing = error instanceof Stripe.errors.StripeError && error.statusCode === 404;
    if (isMissing) return [];
    throw error;
  }
};

/** The cause of a failed connection in Node's short form, such as `ECONNREFUSED`. */
const reasonOf = ({ message, detail }: Stripe.errors.StripeError): string =>
  typeof detail === 'object' && 'code' in detail && typeof detail.code === 'string'
    ? detail.code
    : message.replace(/\.$/, '');

const toFailure = (error: unknown): Error => {
  const { StripeAPIError, StripeConnectionError, StripeRateLimitError } = Stripe.errors;
  if (
    error instanceof StripeConnectionError ||
    error instanceof StripeRateLimitError ||
    error instanceof StripeAPIError
  ) {
    return new StripePricesUnreachable(reasonOf(error), error);
  }
  // Stripe's other messages could contain part of the key.
  const status = error instanceof Stripe.errors.StripeError ? error.statusCode : undefined;
  if (status === 401 || status === 403) {
    return new Error(
      `Stripe refuses STRIPE_CATALOGUE_KEY (${status}). It has to be a restricted key that may read products and prices.`,
      { cause: error },
    );
  }
  return error instanceof Error ? error : new Error(String(error));
};

/**
 * Reads the prices that the content names, each by its id or by its lookup key. Throws
 * StripeUnreachable, or an Error that explains what is wrong with the key.
 */
export const readPricesByIdOrLookupKey = async (
  { apiUrl, key }: CatalogueAccess,
  names: readonly string[],
): Promise<PricesByIdOrLookupKey> => {
  if (names.length === 0) return new Map();
  const stripe = new Stripe(key, {
    ...toStripeApiHostAndPort(apiUrl),
    maxNetworkRetries: 2,
    timeout,
    telemetry: false,
  });
  const wanted = new Set(names);
  const found = new Map<string, PriceAtPaymentService>();
  try {
    // A few requests for all active prices; then the missing or archived ones individually.
    const active = stripe.prices.list({ active: true, limit: 100, expand: ['data.product'] });
    for await (const price of active) {
      const name = [price.id, price.lookup_key].find((one) => one !== null && wanted.has(one));
      if (name != null) found.set(name, toListedPrice(price));
      if (found.size === wanted.size) break;
    }
    const missing = (): readonly string[] => [...wanted].filter((one) => !found.has(one));
    const keys = missing();
    for (let start = 0; start < keys.length; start += keysAtOnce) {
      const some = await findByKeys(stripe, keys.slice(start, start + keysAtOnce));
      for (const [name, price] of some) found.set(name, price);
    }
    for (const id of missing()) {
      for (const price of await findById(stripe, id)) found.set(id, price);
    }
  } catch (error) {
    throw toFailure(error);
  }
  return found;
};
