import type Stripe from 'stripe';
import type { CataloguePrices } from '../../../domain/catalogue.ts';
import type { Currency } from '../../../domain/money.ts';
import { Outage } from '../../outage.ts';
import type { ReadSubscription } from '../../till/stripe/read-subscription.ts';
import type { OrderToRead } from './stored-order.ts';
import { askStripe } from '../../till/stripe/stripe-client.ts';

/** The note at Stripe that a subscription has its renewal price. From then on only the owner changes its price. */
const note = { name: 'renewal_price', value: 'set' } as const;

/**
 * Whether a subscription still has the price of its first year, although its order promised another one for the renewals.
 * Stripe's page sells one price, so we change it once the first year is paid.
 */
export const awaitsRenewalPrice = (
  { offer, price_id: orderedPrice, renewal_minor_units: promised }: OrderToRead,
  { billing: { priceId, renewal }, metadata }: ReadSubscription,
): boolean =>
  offer === 'annual' &&
  promised !== null &&
  priceId === orderedPrice &&
  renewal?.minorUnits !== promised &&
  metadata[note.name] !== note.value;

export type RenewalPriceDependencies = {
  readonly stripe: Stripe;
  /** The price of the annual membership's renewals; undefined while it isn't for sale. */
  readonly findRenewalPrice: (currency: Currency) => Promise<CataloguePrices[Currency] | undefined>;
};

/**
 * Sets a paid annual membership to the renewal price that its order promised. Returns whether it was changed. If Stripe or the
 * catalogue can't be reached, the next reading does it; if the promised price isn't for sale, the reconciliation reports it.
 */
export const setRenewalPrice = async (
  { stripe, findRenewalPrice }: RenewalPriceDependencies,
  order: OrderToRead,
  subscription: ReadSubscription & { readonly id: string },
): Promise<boolean> => {
  const { id, itemId, facts, invoices } = subscription;
  const renews = facts.status === 'active' || facts.status === 'trialing';
  const isDue = renews && invoices.length > 0 && awaitsRenewalPrice(order, subscription);
  if (!isDue || itemId === undefined) return false;
  try {
    const price = await findRenewalPrice(order.currency);
    if (price === undefined || price.minorUnits !== order.renewal_minor_units) return false;
    await askStripe('setting the price of renewals', () =>
      stripe.subscriptions.update(
        id,
        {
          items: [{ id: itemId, price: price.priceId }],
          proration_behavior: 'none',
          metadata: { [note.name]: note.value },
        },
        { idempotencyKey: `renewal-price:${id}:${price.priceId}` },
      ),
    );
    return true;
  } catch (error) {
    if (error instanceof Outage) return false;
    throw error;
  }
};
