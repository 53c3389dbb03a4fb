import type Stripe from 'stripe';
import {
  type DigitalCatalogueItem,
  splitPriceIntoYearlyAndOneOff,
} from '../../../src/domain/digital-catalogue.ts';
import type { Currency } from '../../../src/domain/money.ts';
import { daysUntilSupplyIfNotAtOnce } from '../../../src/domain/orders/instant-supply-agreements.ts';
import {
  renewalPriceSetMetadata,
  toYearlyPriceData,
} from '../../../src/server/till/stripe/prices.ts';

type Line = Stripe.Checkout.SessionCreateParams.LineItem;

/** An order that is to be paid at Stripe. */
export type SessionOrder = {
  readonly kind: DigitalCatalogueItem['kind'];
  readonly orderId: string;
  readonly customerId: string;
  /** The buyer, and the price, by their ids at Stripe. */
  readonly customer: string;
  readonly price: string;
  /** Whether a membership begins at once; otherwise when the days to withdraw are over. */
  readonly startsNow?: boolean;
  /** What a membership costs. Without it, each year costs as much as the first. */
  readonly prices?: {
    readonly productId: string;
    readonly currency: Currency;
    readonly minorUnits: number;
    readonly renewalMinorUnits: number;
  };
};

/** What a membership charges, as its order says (`splitPriceIntoYearlyAndOneOff`). */
const linesOf = ({ price, prices, startsNow = true }: SessionOrder): Line[] => {
  if (prices === undefined) return [{ price, quantity: 1 }];
  const { productId, currency } = prices;
  const { yearly, once } = splitPriceIntoYearlyAndOneOff(prices, { startsNow, from: 'order' });
  if (once === 0) return [{ price, quantity: 1 }];
  return [
    { price_data: toYearlyPriceData({ productId, currency, minorUnits: yearly }), quantity: 1 },
    { price_data: { currency, unit_amount: once, product: productId }, quantity: 1 },
  ];
};

/** Creates the session in which an order of one item is paid, as checkout does. */
export const createOrderSession = async (stripe: Stripe, order: SessionOrder): Promise<string> => {
  const { kind, orderId, customerId, customer, startsNow = true } = order;
  const metadata = { order_id: orderId, customer_id: customerId };
  const lines = linesOf(order);
  const session = await stripe.checkout.sessions.create({
    customer,
    client_reference_id: customerId,
    metadata,
    line_items: lines,
    adaptive_pricing: { enabled: false },
    success_url: 'https://knurl.example/success/?session_id={CHECKOUT_SESSION_ID}',
    ...(kind === 'membership'
      ? {
          mode: 'subscription',
          subscription_data: {
            metadata: lines.length > 1 ? { ...metadata, ...renewalPriceSetMetadata } : metadata,
            ...(startsNow ? {} : { trial_period_days: daysUntilSupplyIfNotAtOnce }),
          },
        }
      : { mode: 'payment', payment_intent_data: { metadata } }),
  });
  return session.id;
};
