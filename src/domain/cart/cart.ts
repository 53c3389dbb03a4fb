import * as v from 'valibot';
import type { Currency } from '../money.ts';
import { maxCartLines, maxQuantityOfPiece } from '../shop/pieces.ts';
import { CartItemSchema, type CartItem, type CartItems } from './cart-item.ts';

/** A cart after a change, and the reason if it couldn't change. */
export type CartAfterChange = { readonly items: CartItems; readonly refusal?: string };

export type SkuAndQuantityAtCartService = { readonly sku: string; readonly quantity: number };

const fullCart = `Your cart is full: it holds ${maxCartLines} different items. Pay for these first, or take something out.`;
const onePack = (title: string): string =>
  `${title} is already in your cart. You only need to buy it once.`;
const enough = (title: string): string =>
  `You can buy up to ${maxQuantityOfPiece} of one item, and you have ${maxQuantityOfPiece} of ${title}. Write to us if you need more.`;

/** The maximum quantity of an item. */
export const maxQuantityOf = ({ kind }: Pick<CartItem, 'kind'>): number =>
  kind === 'pack' ? 1 : maxQuantityOfPiece;

/** The nearest quantity that the item can have. */
const fittingQuantity = (item: Pick<CartItem, 'kind'>, quantity: number): number =>
  Math.min(Math.max(Math.trunc(quantity) || 1, 1), maxQuantityOf(item));

const withQuantity = (item: CartItem, quantity: number): CartItem => ({
  ...item,
  quantity: fittingQuantity(item, quantity),
});

const replace = (items: CartItems, sku: string, to: (item: CartItem) => CartItem): CartItems =>
  items.map((item) => (item.sku === sku ? to(item) : item));

/**
 * Adds an item, or increases the quantity of one in the cart. Title, picture and prices are those
 * of the page the buyer just saw. A quantity above the limit is capped; an item that can't be added
 * at all is refused with a sentence.
 */
export const addItem = (items: CartItems, added: CartItem): CartAfterChange => {
  const present = items.find(({ sku }) => sku === added.sku);
  if (present === undefined) {
    return items.length >= maxCartLines
      ? { items, refusal: fullCart }
      : { items: [...items, withQuantity(added, added.quantity)] };
  }
  if (present.quantity >= maxQuantityOf(present)) {
    return {
      items,
      refusal: present.kind === 'pack' ? onePack(present.title) : enough(present.title),
    };
  }
  const quantity = present.quantity + Math.max(added.quantity, 1);
  return { items: replace(items, added.sku, () => withQuantity(added, quantity)) };
};

/** Changes an item's quantity, within its limits. Does nothing if it isn't in the cart. */
export const changeQuantityOfSkuInCart = (
  items: CartItems,
  sku: string,
  quantity: number,
): CartItems => replace(items, sku, (item) => withQuantity(item, quantity));

/** The cart without the item of this SKU; all of it if it has none. */
export const removeItemBySku = (items: CartItems, sku: string): CartItems =>
  items.filter((item) => item.sku !== sku);

/**
 * Switches to another size of the same product. If that is in the cart already, the two become one
 * item, at the place of the first.
 */
export const changeVariantOfSkuInCart = (
  items: CartItems,
  sku: string,
  piece: Pick<CartItem, 'sku' | 'variant'>,
): CartItems => {
  const changed = items.find((item) => item.sku === sku);
  if (changed === undefined || piece.sku === sku) return items;
  const other = items.find((item) => item.sku === piece.sku);
  const merged = withQuantity(
    { ...changed, ...piece },
    changed.quantity + (other === undefined ? 0 : other.quantity),
  );
  const place = items.findIndex((item) => item === changed || item === other);
  return items.flatMap((item, index) => {
    if (index === place) return [merged];
    return item === changed || item === other ? [] : [item];
  });
};

/**
 * Puts a removed item back in its old place. If the buyer has added it again in the meantime, it
 * stays where it is and the quantities are added.
 */
export const putItemBack = (items: CartItems, item: CartItem, place: number): CartAfterChange => {
  if (items.some(({ sku }) => sku === item.sku)) return addItem(items, item);
  if (items.length >= maxCartLines) return { items, refusal: fullCart };
  return { items: items.toSpliced(Math.max(place, 0), 0, withQuantity(item, item.quantity)) };
};

/**
 * Takes over what has changed at the cart service since the last sync: different quantities, and
 * removed items. Items it has never held stay as they are: they may be on their way. Items we don't
 * know are ignored, because we couldn't show them.
 */
export const applyCartServiceChanges = (
  items: CartItems,
  held: readonly SkuAndQuantityAtCartService[],
  before: readonly SkuAndQuantityAtCartService[],
): CartItems => {
  const quantityIn = (list: readonly SkuAndQuantityAtCartService[], sku: string): number =>
    list.reduce((sum, item) => (item.sku === sku ? sum + item.quantity : sum), 0);
  return items.flatMap((item) => {
    const now = quantityIn(held, item.sku);
    const then = quantityIn(before, item.sku);
    if (now === then) return [item];
    return now < 1 ? [] : [withQuantity(item, now)];
  });
};

/** Whether the cart service holds exactly these items. */
export const isCartServiceUpToDate = (
  items: CartItems,
  held: readonly SkuAndQuantityAtCartService[],
): boolean =>
  items.length === held.length &&
  items.every(({ sku, quantity }) =>
    held.some((one) => one.sku === sku && one.quantity === quantity),
  );

/** How many pieces are in the cart: the sum of the quantities of all items. */
export const totalQuantityOf = (items: CartItems): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

/** The price of all items, at the prices the buyer saw when she added them. */
export const subtotalAtAddedPrices = (items: CartItems, currency: Currency): number =>
  items.reduce((sum, { quantity, prices }) => sum + quantity * prices[currency].minorUnits, 0);

/** A stored cart, and a sentence if part of it couldn't be read. */
export type ParsedCart = { readonly items: CartItems; readonly problem?: string };

const unreadableCart =
  'We couldn’t read the cart that this browser had saved, so your cart is empty.';
const partlyUnreadableCart =
  'We couldn’t read part of the cart that this browser had saved. Please check what’s in it.';

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Parses a stored cart. Invalid items are dropped, and `problem` says so. */
export const parseCartDroppingInvalidItems = (text: string | undefined): ParsedCart => {
  if (text === undefined) return { items: [] };
  const list = v.safeParse(v.array(v.unknown()), parseJson(text));
  if (!list.success) return { items: [], problem: unreadableCart };
  const stored = list.output;
  let items: CartItems = [];
  let lost = 0;
  for (const one of stored) {
    const item = v.safeParse(CartItemSchema, one);
    const change = item.success ? addItem(items, item.output) : undefined;
    if (change === undefined || change.refusal !== undefined) lost += 1;
    else items = change.items;
  }
  if (lost === 0) return { items };
  return { items, problem: items.length === 0 ? unreadableCart : partlyUnreadableCart };
};
