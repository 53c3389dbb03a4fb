import * as v from 'valibot';
import { PriceInEachCurrencySchema } from '../shop/goods.ts';
import { maxQuantityOfPiece } from '../shop/pieces.ts';

/**
 * An item in a cart, as the browser stores it (STATES: cart items are a JSON list). Title, picture
 * and prices are those at the time it was added; the server prices every line again and reports
 * changes.
 */
export const CartItemSchema = v.object({
  /** `lifting-belt:XS` for goods (`skuOf`), the product's id at the payment provider for a pack. */
  sku: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
  kind: v.picklist(['goods', 'pack']),
  title: v.string(),
  variant: v.nullable(v.string()),
  /** The page that sells it, on this site. */
  path: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
  image: v.nullable(v.pipe(v.string(), v.regex(/^\/(?!\/)/))),
  /** Always 1 for a pack. */
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxQuantityOfPiece)),
  prices: PriceInEachCurrencySchema,
});
export type CartItem = Readonly<v.InferOutput<typeof CartItemSchema>>;

/** The contents of a cart. No two items have the same sku. */
export type CartItems = readonly CartItem[];
