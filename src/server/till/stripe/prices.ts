import type Stripe from 'stripe';
import { paymentModeOf, type ItemAndCurrency } from '../../../domain/digital-catalogue.ts';
import { Outage } from '../../outage.ts';
import { askStripe, isMissingAtStripeError, type StripeSdkClient } from './stripe-sdk-client.ts';
import type { YearlyProductPrice } from '../till.ts';

const sentence =
  'This can’t be bought just now, because its price has to be checked first. Please try again later.';

/** Stripe's price differs from the one on our pages. */
class PriceMismatch extends Outage {
  constructor(priceId: string, what: string) {
    super(`The price ${priceId} is not as the catalogue says: ${what}.`, undefined, sentence);
    this.name = 'PriceMismatch';
  }
}

/** How a price at Stripe differs from the catalogue; undefined if it doesn't. */
const mismatchOf = (
  { item, currency }: ItemAndCurrency,
  price: Stripe.Price,
): string | undefined => {
  const { minorUnits } = item.prices[currency];
  const { product, recurring } = price;
  const productId = typeof product === 'string' ? product : product.id;
  const isArchived = typeof product === 'object' && (product.deleted || !product.active);
  const isYearly = recurring?.interval === 'year' && recurring.interval_count === 1;
  if (!price.active) return 'it is archived';
  if (isArchived) return 'its product is archived';
  if (productId !== item.productId) return `it belongs to ${productId}`;
  if (price.currency !== currency) return `its currency is ${price.currency}`;
  if (price.unit_amount !== minorUnits) return `it is ${price.unit_amount}, not ${minorUnits}`;
  if (price.tax_behavior !== 'inclusive') return 'VAT is not included in it';
  if (paymentModeOf(item) === 'subscription' && !isYearly) return 'it is not paid each year';
  if (paymentModeOf(item) === 'payment' && recurring !== null) return 'it is paid again and again';
  return undefined;
};

/**
 * Throws a PriceMismatch unless Stripe's price is the one that our pages show: nobody may be
 * charged anything else.
 */
export const requireStripePriceAsShown = async (
  stripe: StripeSdkClient,
  priced: ItemAndCurrency,
): Promise<void> => {
  const { priceId } = priced.item.prices[priced.currency];
  try {
    const price = await askStripe('reading a price', () =>
      stripe.prices.retrieve(priceId, { expand: ['product'] }),
    );
    const mismatch = mismatchOf(priced, price);
    if (mismatch !== undefined) throw new PriceMismatch(priceId, mismatch);
  } catch (error) {
    if (isMissingAtStripeError(error)) throw new PriceMismatch(priceId, 'it is gone');
    throw error;
  }
};

/** The note at Stripe that a subscription has its renewal price. */
const note = { name: 'renewal_price', value: 'set' } as const;

/** What says that a subscription has its renewal price, from its order on. */
export const renewalPriceSetMetadata: Stripe.Metadata = { [note.name]: note.value };

/** A yearly price of a product, as Stripe takes it where it takes the id of one. */
export const toYearlyPriceData = ({ productId, currency, minorUnits }: YearlyProductPrice) =>
  ({
    currency,
    product: productId,
    recurring: { interval: 'year' },
    tax_behavior: 'inclusive',
    unit_amount: minorUnits,
  }) as const;

/** Whether a subscription's metadata notes that it has its renewal price. */
export const hasRenewalPriceSetMetadata = (metadata: Stripe.Metadata): boolean =>
  metadata[note.name] === note.value;

/** Sets the price of a subscription's renewals. Safe to repeat. */
export const setRenewalPrice = async (
  stripe: Stripe,
  subscriptionId: string,
  itemId: string,
  price: YearlyProductPrice,
): Promise<void> => {
  await askStripe('setting the price of renewals', () =>
    stripe.subscriptions.update(
      subscriptionId,
      {
        items: [{ id: itemId, price_data: toYearlyPriceData(price) }],
        proration_behavior: 'none',
        metadata: renewalPriceSetMetadata,
      },
      { idempotencyKey: `renewal-price:${subscriptionId}:${price.minorUnits}` },
    ),
  );
};
