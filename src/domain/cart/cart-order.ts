import * as v from 'valibot';
import { agreementsVersion, type Agreements } from '../orders/agreements.ts';
import type { CartItems } from './cart-item.ts';
import { CartCheckoutRequestSchema } from './cart-checkout.ts';
import type { QuoteAnswer } from './quote.ts';

const PayableSchema = CartCheckoutRequestSchema.entries.priceId;

/** What she pays when she presses the button: the cart at the prices that she saw, where it goes, and what she agreed to. */
export type PayableCart = Readonly<v.InferOutput<typeof PayableSchema>>;

const CartOrderSchema = v.object({
  cart: PayableSchema,
  /** When she pressed, in milliseconds. */
  at: v.number(),
  /** The subject of the member who pressed; null for a visitor. */
  subject: v.nullable(v.string()),
  /** What the payment is called where it is paid; null before that. The cart is emptied when this one is paid. */
  payment: v.nullable(v.string()),
});

/** A cart that somebody has pressed to pay, kept on the device while she logs in or pays. */
export type CartOrder = Readonly<v.InferOutput<typeof CartOrderSchema>>;

/** Reads a stored order of a cart; undefined when there is none that can be read. */
export const parseCartOrder = (text: string | undefined): CartOrder | undefined => {
  try {
    const parsed = v.safeParse(CartOrderSchema, JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
};

/** Reads what the cart page hands over with a press; undefined when nobody has pressed. */
export const parsePayableCart = (value: unknown): PayableCart | undefined => {
  const parsed = v.safeParse(PayableSchema, value);
  return parsed.success ? parsed.output : undefined;
};

/** What a quote comes to if she presses now. Undefined while something of it can't be paid, or it isn't known where it goes. */
export const toPayableCart = (
  { currency, lines, unknown, delivery }: QuoteAnswer,
  agreements?: Agreements,
): PayableCart | undefined => {
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

/** Whether two carts are the same at the same prices, whatever she agreed to. */
const isSameCart = (one: PayableCart, other: PayableCart): boolean => {
  const textOf = (cart: PayableCart): string =>
    JSON.stringify([
      cart.currency,
      cart.destination,
      cart.deliveryMinorUnits,
      cart.items.map(({ sku, quantity, minorUnits }) => [sku, quantity, minorUnits]),
    ]);
  return textOf(one) === textOf(other);
};

/** How long a press counts after a login, in milliseconds. */
const lifetime = 60 * 60 * 1000;

/**
 * What she agreed to when she pressed, if that still holds for this cart: it is the same at the same prices, the words are too, it is under
 * an hour ago, and it was she.
 */
export const agreementsFor = (
  order: CartOrder | undefined,
  cart: PayableCart,
  subject: string | null,
  now: number,
): Agreements | undefined => {
  const agreements = order?.cart.agreements;
  if (order === undefined || agreements === undefined) return undefined;
  const age = now - order.at;
  const isHers = order.subject === null || order.subject === subject;
  return isSameCart(order.cart, cart) &&
    agreements.version === agreementsVersion &&
    isHers &&
    age >= 0 &&
    age < lifetime
    ? agreements
    : undefined;
};

/** The payment was made under one of these names, and it is this cart's. */
export const isPaymentOf = (order: CartOrder | undefined, names: readonly string[]): boolean =>
  order !== undefined && order.payment !== null && names.includes(order.payment);

/** What stays in a cart once something of it is paid: quantities by sku, 0 for what goes. */
export const quantitiesAfter = (
  items: CartItems,
  paid: readonly { readonly sku: string; readonly quantity: number }[],
): readonly { readonly sku: string; readonly quantity: number }[] =>
  items.flatMap(({ sku, quantity }) => {
    const bought = paid.find((line) => line.sku === sku);
    return bought === undefined ? [] : [{ sku, quantity: Math.max(0, quantity - bought.quantity) }];
  });
