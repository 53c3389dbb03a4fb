import type Stripe from 'stripe';
import { askStripe } from './stripe-client.ts';

/** The note at Stripe that a subscription has its renewal price. */
const note = { name: 'renewal_price', value: 'set' } as const;

/** Whether we have set the price of a subscription's renewals. */
export const hasRenewalPrice = (metadata: Stripe.Metadata): boolean =>
  metadata[note.name] === note.value;

/** Sets the price of a subscription's renewals. Safe to repeat. */
export const setRenewalPrice = async (
  stripe: Stripe,
  subscriptionId: string,
  itemId: string,
  priceId: string,
): Promise<void> => {
  await askStripe('setting the price of renewals', () =>
    stripe.subscriptions.update(
      subscriptionId,
      {
        items: [{ id: itemId, price: priceId }],
        proration_behavior: 'none',
        metadata: { [note.name]: note.value },
      },
      { idempotencyKey: `renewal-price:${subscriptionId}:${priceId}` },
    ),
  );
};
