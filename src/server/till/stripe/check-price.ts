import type Stripe from 'stripe';
import { paymentModeOf, type ItemInCurrency } from '../../../domain/catalogue.ts';
import { Outage } from '../../outage.ts';
import { askStripe, isMissingAtStripe, type StripeClient } from './stripe-client.ts';

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
  { item, currency }: ItemInCurrency,
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
export const requireShownPrice = async (
  stripe: StripeClient,
  priced: ItemInCurrency,
): Promise<void> => {
  const { priceId } = priced.item.prices[priced.currency];
  try {
    const price = await askStripe('reading a price', () =>
      stripe.prices.retrieve(priceId, { expand: ['product'] }),
    );
    const mismatch = mismatchOf(priced, price);
    if (mismatch !== undefined) throw new PriceMismatch(priceId, mismatch);
  } catch (error) {
    if (isMissingAtStripe(error)) throw new PriceMismatch(priceId, 'it is gone');
    throw error;
  }
};
