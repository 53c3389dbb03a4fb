import * as v from 'valibot';
import { CurrencySchema } from '../money-schema.ts';
import { PriceInEachCurrencySchema } from '../shop/goods.ts';
import { maxCartLines, maxQuantityOfPiece } from '../shop/pieces.ts';

/**
 * Who takes the payment of a cart: Stripe's page, or the cart service's own checkout (the setting
 * `SHOP_CHECKOUT`).
 */
export const tills = ['stripe', 'snipcart'] as const;
export type Till = (typeof tills)[number];

const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxQuantityOfPiece));
const sku = v.pipe(v.string(), v.minLength(1), v.maxLength(120));

/**
 * The body of `POST /api/cart`: the contents of the cart and its destination. It needs no login.
 */
export const QuoteRequestSchema = v.strictObject({
  currency: CurrencySchema,
  /** A destination's code; null until the buyer chooses one. */
  destination: v.nullable(v.pipe(v.string(), v.maxLength(10))),
  items: v.pipe(v.array(v.strictObject({ sku, quantity })), v.maxLength(maxCartLines)),
});
export type QuoteRequest = v.InferInput<typeof QuoteRequestSchema>;

/** Why a line can't be paid for as it is. */
const lineProblems = ['gone', 'sold-out', 'fewer-left'] as const;
export type LineAvailabilityProblem = (typeof lineProblems)[number];

const Piece = v.object({
  sku: v.string(),
  variant: v.nullable(v.string()),
  /** How many are available now, at most `maxQuantityOfPiece`. */
  available: v.number(),
});

const Line = v.object({
  sku: v.string(),
  kind: v.picklist(['goods', 'pack']),
  title: v.string(),
  variant: v.nullable(v.string()),
  path: v.string(),
  image: v.nullable(v.string()),
  quantity: v.number(),
  /** The current unit price in every currency, VAT included. */
  prices: PriceInEachCurrencySchema,
  /** How many are available now, at most `maxQuantityOfPiece`; 1 for a pack. */
  available: v.number(),
  problem: v.nullable(v.picklist(lineProblems)),
  /**
   * Everything the buyer can change the line to: the sizes of the same product, including this one.
   * Empty for a pack.
   */
  pieces: v.array(Piece),
});
export type QuoteLine = Readonly<v.InferOutput<typeof Line>>;

const Delivery = v.object({
  destination: v.string(),
  /** The delivery method's name on the bill: “Tracked delivery, United Kingdom”. */
  title: v.string(),
  minorUnits: v.number(),
  /** The value of goods from which delivery is free; null if it never is, or is free already. */
  freeFromMinorUnits: v.nullable(v.number()),
  /** The days on which it arrives if the buyer pays now: `2026-11-26`. */
  arrivesFrom: v.string(),
  arrivesTo: v.string(),
  /** Who pays import VAT and duty; null where there is none. */
  duty: v.nullable(v.string()),
});

/**
 * The answer: the current price of the cart. Skus that we never sold are left out of `lines` and
 * listed in `unknown`.
 */
export const QuoteAnswerSchema = v.object({
  currency: CurrencySchema,
  lines: v.array(Line),
  unknown: v.array(v.string()),
  subtotalMinorUnits: v.number(),
  /** Null without goods, and until a destination that we serve is chosen. */
  delivery: v.nullable(Delivery),
  /** The subtotal and the delivery. */
  totalMinorUnits: v.number(),
  /**
   * The VAT included in the total; null where we charge none on the goods, and without goods,
   * because the buyer's country isn't known.
   */
  vatMinorUnits: v.nullable(v.number()),
  /** The destinations we deliver to, by name. */
  destinations: v.array(v.object({ code: v.string(), name: v.string() })),
  till: v.picklist(tills),
});
export type QuoteAnswer = Readonly<v.InferOutput<typeof QuoteAnswerSchema>>;
