import type Stripe from 'stripe';
import { formatMoney } from '../../../domain/money.ts';
import { coolingOffDays, daysUntilSupply, suppliesNow } from '../../../domain/orders/agreements.ts';
import { giftTarget, orderTarget } from '../../../domain/orders/order-target.ts';
import { routes } from '../../../domain/routes.ts';
import type { PayableOrder } from './claim-order.ts';

/** How long a buyer can pay. Shorter than the day for which Stripe remembers the session's idempotency key. */
const sessionHours = 12;
const hourMs = 60 * 60 * 1000;
const minuteMs = 60 * 1000;

/** When the session of an order expires. */
const sessionEndOf = ({ ordered_at: orderedAt }: Pick<PayableOrder, 'ordered_at'>): Date =>
  new Date(orderedAt.getTime() + sessionHours * hourMs);

/** Stripe refuses a session that expires in less than half an hour, so an order this close to its end gets none. */
export const canStillBeOpened = (order: PayableOrder, now: Date): boolean =>
  sessionEndOf(order).getTime() - now.getTime() > 40 * minuteMs;

/** Whether a session that expires at `end` leaves enough time to pay in it. */
export const leavesTimeToPay = (end: Date, now: Date): boolean =>
  end.getTime() - now.getTime() > 10 * minuteMs;

/** The text beside the button on Stripe's page, which repeats what she asked for. */
const submitTextOf = (order: PayableOrder, startsNow: boolean): string => {
  if (order.gift !== null) {
    return 'The code for this gift comes by e-mail when you have paid. Until it is used, you can withdraw for a full refund.';
  }
  if (order.renewal_minor_units === null) {
    return startsNow
      ? 'You asked us to open the pack now, and know that you can then no longer withdraw and get a refund.'
      : `Your pack opens when the ${coolingOffDays} days in which you can withdraw are over. Until then you can get a full refund.`;
  }
  const renewal = formatMoney({ currency: order.currency, minorUnits: order.renewal_minor_units });
  return startsNow
    ? `Your membership starts now and renews each year for ${renewal} until you stop it. If you withdraw within ${coolingOffDays} days, we refund what you haven’t used.`
    : `Your membership and its first payment start when the ${coolingOffDays} days in which you can withdraw are over; until then you can cancel and pay nothing. It renews each year for ${renewal} until you stop it.`;
};

type Parts = {
  readonly order: PayableOrder;
  readonly stripeCustomerId: string;
  readonly siteUrl: string;
};

/**
 * The parameters of an order's session. Nothing in them depends on the time of the request, or on what the browser sent: a
 * repeated request must be identical, or Stripe refuses its idempotency key.
 */
export const toSessionParams = ({
  order,
  stripeCustomerId,
  siteUrl,
}: Parts): Stripe.Checkout.SessionCreateParams => {
  const startsNow = suppliesNow({
    version: order.agreements_version,
    supplyNow: order.supply_now,
    knowsConsequence: order.knows_consequence,
  });
  // Stripe doesn't copy a session's metadata to other objects.
  const metadata = {
    order_id: order.order_id,
    customer_id: order.customer_id,
    product_id: order.product_id,
  };
  return {
    ui_mode: 'hosted_page',
    line_items: [{ price: order.price_id, quantity: 1 }],
    // A price may have other currencies too, and Stripe would choose one by her location.
    currency: order.currency,
    adaptive_pricing: { enabled: false },
    customer: stripeCustomerId,
    client_reference_id: order.customer_id,
    metadata,
    // Stripe replaces the braces, so they must not be encoded.
    success_url: `${siteUrl}${routes.success}?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${siteUrl}${order.gift === null ? orderTarget(order.product_id) : giftTarget(order.product_id)}`,
    expires_at: Math.floor(sessionEndOf(order).getTime() / 1000),
    locale: 'en-GB',
    custom_text: { submit: { message: submitTextOf(order, startsNow) } },
    ...(order.kind !== 'membership'
      ? { mode: 'payment', payment_intent_data: { metadata } }
      : {
          mode: 'subscription',
          // The days count from the payment, not from the press of the button.
          subscription_data: {
            metadata,
            ...(startsNow ? {} : { trial_period_days: daysUntilSupply }),
          },
        }),
  };
};
