import type Stripe from 'stripe';
import type { YearlyPrice } from '../till.ts';
import { askStripe } from './stripe-client.ts';

/** The note at Stripe that a subscription has its renewal price. */
const note = { name: 'renewal_price', value: 'set' } as const;

/** What says that a subscription has its renewal price, from its order on. */
export const renewalPriceNote: Stripe.Metadata = { [note.name]: note.value };

/** A yearly price of a product, as Stripe takes it where it takes the id of one. */
export const toPriceData = ({ productId, currency, minorUnits }: YearlyPrice) =>
  ({
    currency,
    product: productId,
    recurring: { interval: 'year' },
    tax_behavior: 'inclusive',
    unit_amount: minorUnits,
  }) as const;

/** Whether a subscription has the price of its renewals. */
export const hasRenewalPrice = (metadata: Stripe.Metadata): boolean =>
  metadata[note.name] === note.value;

/** Sets the price of a subscription's renewals. Safe to repeat. */
export const setRenewalPrice = async (
  stripe: Stripe,
  subscriptionId: string,
  itemId: string,
  price: YearlyPrice,
): Promise<void> => {
  await askStripe('setting the price of renewals', () =>
    stripe.subscriptions.update(
      subscriptionId,
      {
        items: [{ id: itemId, price_data: toPriceData(price) }],
        proration_behavior: 'none',
        metadata: renewalPriceNote,
      },
      { idempotencyKey: `renewal-price:${subscriptionId}:${price.minorUnits}` },
    ),
  );
};
