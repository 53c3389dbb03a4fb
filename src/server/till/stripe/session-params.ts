import type Stripe from 'stripe';
import type {
  CheckoutDeliveryToOneCountry,
  CheckoutLineByPriceIdOrAmount,
  CheckoutToCreate,
  ItemOrCartOrderReference,
} from '../till.ts';
import { renewalPriceSetMetadata, toYearlyPriceData } from './prices.ts';

type Params = Stripe.Checkout.SessionCreateParams;

/** The keys under which Stripe's objects carry the ids of our orders. */
const orderKeys = { item: 'order_id', cart: 'shop_order_id' } as const;

/** The key under which something of an order carries its id. */
export const metadataKeyOfOrderId = ({ kind }: Pick<ItemOrCartOrderReference, 'kind'>): string =>
  orderKeys[kind];

/** The order that an object's metadata names; undefined if it is none of ours. */
export const readOrderReferenceFromMetadata = (
  metadata: Stripe.Metadata | null,
): ItemOrCartOrderReference | undefined => {
  for (const kind of ['item', 'cart'] as const) {
    const orderId = metadata?.[orderKeys[kind]];
    if (orderId !== undefined) return { kind, orderId };
  }
  return undefined;
};

const metadataOf = ({
  reference,
  customerId,
  productId,
}: CheckoutToCreate): Record<string, string> => ({
  [metadataKeyOfOrderId(reference)]: reference.orderId,
  ...(reference.kind === 'item' && customerId !== null ? { customer_id: customerId } : {}),
  ...(productId === undefined ? {} : { product_id: productId }),
});

/** Stripe's limit for names of products is 250 characters. */
const toLineItem = (
  line: CheckoutLineByPriceIdOrAmount,
  { currency }: CheckoutToCreate,
): Stripe.Checkout.SessionCreateParams.LineItem => {
  if ('priceId' in line) return { price: line.priceId, quantity: 1 };
  if ('yearly' in line) return { price_data: toYearlyPriceData(line.yearly), quantity: 1 };
  return {
    quantity: line.quantity,
    price_data: {
      currency,
      unit_amount: line.unitMinorUnits,
      tax_behavior: 'inclusive',
      product_data: {
        name: line.name.slice(0, 250),
        ...(line.about === undefined ? {} : { description: line.about }),
      },
    },
  };
};

const toShipping = (
  { country, title, minorUnits, minWorkingDays, maxWorkingDays }: CheckoutDeliveryToOneCountry,
  { currency }: CheckoutToCreate,
): Pick<Params, 'shipping_address_collection' | 'shipping_options'> => {
  const bound = (value: number) => ({ unit: 'business_day', value }) as const;
  return {
    shipping_address_collection: {
      allowed_countries: [country],
    },
    shipping_options: [
      {
        shipping_rate_data: {
          type: 'fixed_amount',
          display_name: title.slice(0, 100),
          fixed_amount: { amount: minorUnits, currency },
          tax_behavior: 'inclusive',
          delivery_estimate: { minimum: bound(minWorkingDays), maximum: bound(maxWorkingDays) },
        },
      },
    ],
  };
};

/**
 * The parameters of an order's session. Nothing in them depends on the time of the request, or on
 * what the browser sent: a repeated request must be identical, or Stripe refuses its idempotency
 * key.
 */
export const toCheckoutSessionParams = (checkout: CheckoutToCreate): Params => {
  const { reference, customerId, tillCustomerId, lines, currency, renewal, parcel } = checkout;
  // Stripe doesn't copy a session's metadata to other objects.
  const metadata = metadataOf(checkout);
  return {
    ui_mode: 'hosted_page',
    line_items: lines.map((line) => toLineItem(line, checkout)),
    // A price may have other currencies too, and Stripe would choose one by the buyer's location.
    currency,
    adaptive_pricing: { enabled: false },
    ...(tillCustomerId === undefined ? {} : { customer: tillCustomerId }),
    ...(customerId === null ? {} : { client_reference_id: customerId }),
    ...(parcel === undefined ? {} : toShipping(parcel, checkout)),
    ...(reference.kind === 'cart' ? { phone_number_collection: { enabled: false } } : {}),
    metadata,
    // Stripe replaces the braces, so they must not be encoded.
    success_url: checkout.paidUrl('{CHECKOUT_SESSION_ID}'),
    cancel_url: checkout.backUrl,
    expires_at: Math.floor(checkout.expiresAt.getTime() / 1000),
    locale: 'en-GB',
    custom_text: { submit: { message: checkout.submitText } },
    ...(renewal === undefined
      ? { mode: 'payment', payment_intent_data: { metadata } }
      : {
          mode: 'subscription',
          // The days count from the payment, not from the press of the button.
          subscription_data: {
            metadata: renewal.hasRenewalPrice
              ? { ...metadata, ...renewalPriceSetMetadata }
              : metadata,
            ...(renewal.firstPaymentInDays === 0
              ? {}
              : { trial_period_days: renewal.firstPaymentInDays }),
          },
        }),
  };
};
