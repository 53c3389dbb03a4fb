import * as v from 'valibot';
import { PricesSchema } from '../shop/goods.ts';
import { maxQuantity } from '../shop/pieces.ts';

/**
 * An item in a cart, as the browser stores it (STATES: cart items are a JSON list). Title, picture and prices are those at the
 * time it was added; the server prices every line again and reports changes.
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
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxQuantity)),
  prices: PricesSchema,
});
export type CartItem = Readonly<v.InferOutput<typeof CartItemSchema>>;

/** The contents of a cart. No two items have the same sku. */
export type CartItems = readonly CartItem[];

/** The state of the cart service's user, in its own words. */
export type CartUserStatus = 'SignedOut' | 'SignedIn';

/** The cart's state, with the specification's names. Amounts are in minor units of the visitor's currency. */
export type CartState = {
  /** Whether it has been loaded from storage, and from the cart service where there is one. */
  readonly isReady: boolean;
  readonly userStatus: CartUserStatus;
  /** The sum of the quantities of all items. */
  readonly cartQuantity: number;
  readonly cartTotal: number;
  readonly cartSubTotal: number;
};
