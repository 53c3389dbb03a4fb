import type Stripe from 'stripe';
import type { CatalogueItem } from '../../../src/domain/catalogue.ts';
import { daysUntilSupply } from '../../../src/domain/orders/agreements.ts';

/** An order that is to be paid at Stripe. */
export type SessionOrder = {
  readonly kind: CatalogueItem['kind'];
  readonly orderId: string;
  readonly customerId: string;
  /** The buyer, and the price, by their ids at Stripe. */
  readonly customer: string;
  readonly price: string;
  /** Whether a membership begins at once; otherwise when the days to withdraw are over. */
  readonly startsNow?: boolean;
};

/** Creates the session in which an order of one item is paid, as checkout does. */
export const createOrderSession = async (
  stripe: Stripe,
  { kind, orderId, customerId, customer, price, startsNow = true }: SessionOrder,
): Promise<string> => {
  const metadata = { order_id: orderId, customer_id: customerId };
  const session = await stripe.checkout.sessions.create({
    customer,
    client_reference_id: customerId,
    metadata,
    line_items: [{ price, quantity: 1 }],
    adaptive_pricing: { enabled: false },
    success_url: 'https://knurl.example/success/?session_id={CHECKOUT_SESSION_ID}',
    ...(kind === 'membership'
      ? {
          mode: 'subscription',
          subscription_data: {
            metadata,
            ...(startsNow ? {} : { trial_period_days: daysUntilSupply }),
          },
        }
      : { mode: 'payment', payment_intent_data: { metadata } }),
  });
  return session.id;
};
