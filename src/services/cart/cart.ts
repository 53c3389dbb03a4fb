import { useEffect, useSyncExternalStore } from 'react';
import type { CartItem, CartItems } from '../../domain/cart/cart-item.ts';
import {
  isCartServiceUpToDate,
  subtotalAtAddedPrices,
  totalQuantityOf,
} from '../../domain/cart/cart.ts';
import type { OwnCartStatusQuantityAndTotals } from '../../domain/cart/own-cart-status-quantity-and-totals.ts';
import type { Currency } from '../../domain/money.ts';
import { useVisitorCurrencyIfKnown } from '../currency.ts';
import { createCartActions } from './cart-changes.ts';
import { createCartStore, initialCartState, type CartStoreState } from './cart-store.ts';
import { findShortageOfCartItem } from './find-shortage-of-cart-item.ts';
import { loadCartService } from './load-cart-service.ts';

/** The cart, as components see it. */
export type CartForComponents = OwnCartStatusQuantityAndTotals & {
  readonly items: CartItems;
  /** The currency of the totals: pounds while the buyer's is unknown. */
  readonly currency: Currency;
  /**
   * A problem with the browser's storage, as a sentence: the cart started empty, or won't last. A
   * page shows it by `useCartProblemDiscardingUnreadable`.
   */
  readonly problem: string | undefined;
  /** Why the last change was undone, as a sentence, until the next change. */
  readonly undone: string | undefined;
};

const store = createCartStore();
const changes = createCartActions(store, loadCartService, findShortageOfCartItem);

/**
 * The cart's state, as STATES names it. The cart service's figures are used as long as it holds the
 * same items.
 */
const cartOf = (
  { isReady, items, held, problem, undone }: CartStoreState,
  currency: Currency,
): CartForComponents => {
  const subTotal = subtotalAtAddedPrices(items, currency);
  const isHeld =
    held !== undefined && held.subTotal === subTotal && isCartServiceUpToDate(items, held.items);
  return {
    isReady,
    userStatus: held?.userStatus ?? 'SignedOut',
    cartQuantity: totalQuantityOf(items),
    cartTotal: isHeld ? held.total : subTotal,
    cartSubTotal: subTotal,
    items,
    currency,
    problem,
    undone,
  };
};

/** The cart. It is empty and not ready on the server and in the first render. */
export const useCart = (): CartForComponents =>
  cartOf(
    useSyncExternalStore(store.subscribe, store.state, () => initialCartState),
    useVisitorCurrencyIfKnown() ?? 'gbp',
  );

/**
 * The problem with the browser's storage, for a page that shows it. What can't be read is discarded
 * then, so that the buyer reads it once.
 */
export const useCartProblemDiscardingUnreadable = (): string | undefined => {
  const { problem } = useCart();
  useEffect(() => {
    if (problem !== undefined) store.heal();
  }, [problem]);
  return problem;
};

/**
 * Puts an item into the cart at once. `refusal` says why that isn't possible. `undone` resolves
 * later with the reason why it was taken out again, for example that it is sold out; with undefined
 * if all went well. It never rejects.
 */
export const addToCart: (item: CartItem) => {
  readonly refusal?: string;
  readonly undone: Promise<string | undefined>;
} = changes.add;

/** Changes the quantity of an item, within the limits. */
export const changeQuantity: (sku: string, quantity: number) => void = changes.changeQuantity;

/**
 * Changes an item to another size at once, and back if the cart service refuses; two items of one
 * size become one.
 */
export const changeCartItemSize: (sku: string, piece: Pick<CartItem, 'sku' | 'variant'>) => void =
  changes.changePiece;

/** Takes an item out. Returns what `undoRemove` needs to undo that. */
export const removeFromCart: (
  sku: string,
) => { readonly item: CartItem; readonly place: number } | undefined = changes.remove;

/** Undoes `removeFromCart`. Returns why that isn't possible, if it isn't. */
export const putRemovedItemBackIntoCart: (item: CartItem, place: number) => string | undefined =
  changes.undoRemove;

/** Empties the cart after payment. */
export const clearCart: () => void = changes.empty;
