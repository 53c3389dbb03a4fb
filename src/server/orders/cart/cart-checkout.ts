import type Stripe from 'stripe';
import { findPack } from '../../../domain/cart/price-cart.ts';
import type { Catalogue } from '../../../domain/catalogue.ts';
import { addWorkingDays } from '../../../domain/delivery/arrival.ts';
import { countryOf } from '../../../domain/delivery/destinations.ts';
import { formatDay } from '../../../domain/format-day.ts';
import { coolingOffDays, suppliesNow } from '../../../domain/orders/agreements.ts';
import { routes } from '../../../domain/routes.ts';
import { Outage } from '../../outage.ts';
import { nameOfLine } from '../../shop/cart-request.ts';
import type { StoredLine, StoredShopOrder } from './stored-shop-order.ts';

const minuteMs = 60 * 1000;

/**
 * How long a buyer can pay, and her pieces are held: Stripe's minimum of 30 minutes, one minute for creating the session, and
 * another because clocks differ.
 */
const sessionMinutes = 32;

/** When the session of an order expires. */
const sessionEndOf = ({ ordered_at: orderedAt }: Pick<StoredShopOrder, 'ordered_at'>): Date =>
  new Date(orderedAt.getTime() + sessionMinutes * minuteMs);

/** Whether an order can still get a session: for an older one Stripe would refuse the remaining time as too short. */
export const canStillBeOpened = (
  { ordered_at: orderedAt }: Pick<StoredShopOrder, 'ordered_at'>,
  now: Date,
): boolean => now.getTime() - orderedAt.getTime() < minuteMs;

/** Whether a session that expires at `end` leaves enough time to type an address and a card. */
export const leavesTimeToPay = (end: Date, now: Date): boolean =>
  end.getTime() - now.getTime() > 5 * minuteMs;

/** How many working days after a day another one is: at least 1. */
const workingDaysUntil = (day: string, later: string, days = 1): number =>
  addWorkingDays(day, days) >= later ? days : workingDaysUntil(day, later, days + 1);

/** The text beside the button on Stripe's page: what she gets, and when. */
const submitTextOf = (order: StoredShopOrder): string => {
  const texts: string[] = [];
  if (order.arrives_from !== null && order.arrives_to !== null) {
    texts.push(
      `Your parcel comes between ${formatDay(order.arrives_from)} and ${formatDay(order.arrives_to)}. You can withdraw and return it for ${coolingOffDays} days after it has come.`,
    );
  }
  if (order.lines.some(({ kind }) => kind === 'pack')) {
    const startsNow = suppliesNow({
      version: order.agreements_version ?? '',
      supplyNow: order.supply_now ?? false,
      knowsConsequence: order.knows_consequence ?? false,
    });
    texts.push(
      startsNow
        ? 'You asked us to open your packs now, and know that you can then no longer withdraw from them and get a refund.'
        : `Your packs open when the ${coolingOffDays} days in which you can withdraw are over. Until then you can get a full refund for them.`,
    );
  }
  return texts.join(' ');
};

/** Stripe's limit for names is 250 characters. */
const productName = (line: StoredLine): string => nameOfLine(line).slice(0, 250);

const toLineItem = (
  line: StoredLine,
  { currency }: StoredShopOrder,
  catalogue: Catalogue,
): Stripe.Checkout.SessionCreateParams.LineItem => {
  if (line.kind === 'goods') {
    return {
      quantity: line.quantity,
      price_data: {
        currency,
        unit_amount: line.unitMinorUnits,
        tax_behavior: 'inclusive',
        product_data: { name: productName(line) },
      },
    };
  }
  const price = findPack(catalogue, line.sku)?.prices[currency];
  if (price?.minorUnits !== line.unitMinorUnits) {
    throw new Outage(`The price of ${line.sku} isn’t that of the order any more.`, undefined);
  }
  return { quantity: 1, price: price.priceId };
};

const shippingOf = (
  order: StoredShopOrder,
): Pick<
  Stripe.Checkout.SessionCreateParams,
  'shipping_address_collection' | 'shipping_options'
> => {
  const { destination, delivery_title: title, arrives_from: from, arrives_to: to } = order;
  if (destination === null || title === null || from === null || to === null) return {};
  const today = order.ordered_at.toISOString().slice(0, 10);
  const bound = (day: string) =>
    ({ unit: 'business_day', value: workingDaysUntil(today, day) }) as const;
  return {
    // Only the country that she was given a price for. Stripe has none for Northern Ireland; somebody who enters an address there
    // is refunded.
    shipping_address_collection: {
      allowed_countries: [
        countryOf(
          destination,
        ) as Stripe.Checkout.SessionCreateParams.ShippingAddressCollection.AllowedCountry,
      ],
    },
    shipping_options: [
      {
        shipping_rate_data: {
          type: 'fixed_amount',
          display_name: title.slice(0, 100),
          fixed_amount: { amount: order.delivery_minor_units, currency: order.currency },
          tax_behavior: 'inclusive',
          delivery_estimate: { minimum: bound(from), maximum: bound(to) },
        },
      },
    ],
  };
};

type Parts = {
  readonly order: StoredShopOrder;
  readonly catalogue: Catalogue;
  /** Undefined for goods ordered without a login: Stripe then creates no customer. */
  readonly stripeCustomerId: string | undefined;
  readonly siteUrl: string;
  /** The reference that opens the order for whoever has it. */
  readonly link: string;
};

/**
 * The parameters of a cart's session. Nothing in them depends on the time of the request, or on what the browser sent: a repeated
 * request must be identical, or Stripe refuses its idempotency key.
 */
export const toCartSessionParams = ({
  order,
  catalogue,
  stripeCustomerId,
  siteUrl,
  link,
}: Parts): Stripe.Checkout.SessionCreateParams => {
  const metadata = { shop_order_id: order.shop_order_id };
  return {
    ui_mode: 'hosted_page',
    mode: 'payment',
    line_items: order.lines.map((line) => toLineItem(line, order, catalogue)),
    currency: order.currency,
    adaptive_pricing: { enabled: false },
    ...(stripeCustomerId === undefined ? {} : { customer: stripeCustomerId }),
    ...(order.customer_id === null ? {} : { client_reference_id: order.customer_id }),
    ...shippingOf(order),
    phone_number_collection: { enabled: false },
    metadata,
    payment_intent_data: { metadata },
    // Stripe replaces the braces, so they must not be encoded.
    success_url: `${siteUrl}${routes.success}?session_id={CHECKOUT_SESSION_ID}#shop=${link}`,
    cancel_url: `${siteUrl}${routes.cart}`,
    expires_at: Math.floor(sessionEndOf(order).getTime() / 1000),
    locale: 'en-GB',
    custom_text: { submit: { message: submitTextOf(order) } },
  };
};
