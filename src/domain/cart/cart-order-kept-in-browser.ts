import * as v from 'valibot';
import {
  instantSupplyAgreementsVersion,
  type InstantSupplyAgreements,
} from '../orders/instant-supply-agreements.ts';
import type { CartItems } from './cart-item.ts';
import { CartCheckoutRequestSchema } from './cart-checkout.ts';
import type { QuoteAnswer } from './quote.ts';

const PayableSchema = CartCheckoutRequestSchema.entries.priceId;

/**
 * What the buyer orders when she presses the button: the cart at the prices she saw, its
 * destination, and her consents.
 */
export type CartAtShownPrices = Readonly<v.InferOutput<typeof PayableSchema>>;

const CartOrderSchema = v.object({
  cart: PayableSchema,
  /** When the buyer pressed the button, in milliseconds. */
  at: v.number(),
  /** The subject of the member who pressed; null for a visitor. */
  subject: v.nullable(v.string()),
  /**
   * The payment's id at the till; null before that. The cart is emptied once this payment succeeds.
   */
  payment: v.nullable(v.string()),
});

/** An order of the cart, kept on the device while the buyer logs in or pays. */
export type CartOrderKeptInBrowser = Readonly<v.InferOutput<typeof CartOrderSchema>>;

/** Parses a stored cart order; undefined if there is none that can be read. */
export const parseCartOrderKeptInBrowser = (
  text: string | undefined,
): CartOrderKeptInBrowser | undefined => {
  try {
    const parsed = v.safeParse(CartOrderSchema, JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
};

/** Parses what the cart page hands over when the button is pressed; undefined if it wasn't. */
export const parseCartHandedToOrderPage = (value: unknown): CartAtShownPrices | undefined => {
  const parsed = v.safeParse(PayableSchema, value);
  return parsed.success ? parsed.output : undefined;
};

/**
 * The cart the buyer would order now. Undefined while part of the quote can't be paid for, or the
 * destination isn't known.
 */
export const cartOfQuoteIfPayable = (
  { currency, lines, unknown, delivery }: QuoteAnswer,
  agreements?: InstantSupplyAgreements,
): CartAtShownPrices | undefined => {
  const hasGoods = lines.some(({ kind }) => kind === 'goods');
  const canBePaid = unknown.length === 0 && lines.every(({ problem }) => problem === null);
  if (!canBePaid || lines.length === 0 || (hasGoods && delivery === null)) return undefined;
  return {
    currency,
    destination: delivery?.destination ?? null,
    items: lines.map(({ sku, quantity, prices }) => ({
      sku,
      quantity,
      minorUnits: prices[currency].minorUnits,
    })),
    deliveryMinorUnits: delivery?.minorUnits ?? 0,
    ...(agreements === undefined ? {} : { agreements }),
  };
};

/** Whether two carts are the same at the same prices, whatever the consents. */
const isSameCart = (one: CartAtShownPrices, other: CartAtShownPrices): boolean => {
  const textOf = (cart: CartAtShownPrices): string =>
    JSON.stringify([
      cart.currency,
      cart.destination,
      cart.deliveryMinorUnits,
      cart.items.map(({ sku, quantity, minorUnits }) => [sku, quantity, minorUnits]),
    ]);
  return textOf(one) === textOf(other);
};

/** How long an order remains valid across a login, in milliseconds. */
const lifetime = 60 * 60 * 1000;

/**
 * The consents she gave when she pressed the button, if they still hold: same cart, same prices,
 * same wording, less than an hour ago, and the same person.
 */
export const agreementsStillValidFor = (
  order: CartOrderKeptInBrowser | undefined,
  cart: CartAtShownPrices,
  subject: string | null,
  now: number,
): InstantSupplyAgreements | undefined => {
  const agreements = order?.cart.agreements;
  if (order === undefined || agreements === undefined) return undefined;
  const age = now - order.at;
  const isHers = order.subject === null || order.subject === subject;
  return isSameCart(order.cart, cart) &&
    agreements.version === instantSupplyAgreementsVersion &&
    isHers &&
    age >= 0 &&
    age < lifetime
    ? agreements
    : undefined;
};

/** Whether one of these payment ids is the payment of this cart. */
export const isCartOrderPaymentAmong = (
  order: CartOrderKeptInBrowser | undefined,
  names: readonly string[],
): boolean => order !== undefined && order.payment !== null && names.includes(order.payment);

/** The quantities left in a cart once some of it is paid for, by sku; 0 for an item that goes. */
export const quantitiesLeftOfPaidItems = (
  items: CartItems,
  paid: readonly { readonly sku: string; readonly quantity: number }[],
): readonly { readonly sku: string; readonly quantity: number }[] =>
  items.flatMap(({ sku, quantity }) => {
    const bought = paid.find((line) => line.sku === sku);
    return bought === undefined ? [] : [{ sku, quantity: Math.max(0, quantity - bought.quantity) }];
  });
