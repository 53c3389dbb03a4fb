import { useState } from 'react';
import type { CartItem } from '../../../domain/cart/cart-item.ts';
import { nameOfCartItem, type CartLine } from '../../../domain/cart/cart-lines.ts';
import { putRemovedItemBackIntoCart, removeFromCart } from '../../../services/cart/cart.ts';
import { cartRowPartId } from './cart-row.tsx';

type Removed = { readonly item: CartItem; readonly place: number };

/** A place in the cart's list: a line, or a line that the buyer has removed. */
export type CartListEntry =
  | { readonly kind: 'line'; readonly line: CartLine }
  | { readonly kind: 'removed'; readonly removed: Removed };

/**
 * Inserts the removed lines, the last one first, so that each returns to the place it had when it
 * was removed.
 */
const placesOf = (
  lines: readonly CartLine[],
  removed: readonly Removed[],
): readonly CartListEntry[] => {
  const places: CartListEntry[] = lines.map((line) => ({ kind: 'line', line }));
  for (const one of removed.toReversed()) {
    places.splice(Math.min(one.place, places.length), 0, { kind: 'removed', removed: one });
  }
  return places;
};

/** Removes lines from the cart and restores them, until the buyer leaves the page. */
export const useRemoveAndRestoreCartLines = (
  lines: readonly CartLine[],
  onAnnounce: (sentence: string, focus?: string) => void,
): {
  readonly places: readonly CartListEntry[];
  readonly remove: (item: CartItem) => void;
  readonly undo: (removed: Removed) => void;
} => {
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  // A line that is in the cart again, restored here or in another tab, no longer counts as removed.
  const out = removed.filter(({ item }) => !lines.some((line) => line.item.sku === item.sku));
  return {
    places: placesOf(lines, out),
    remove: (item) => {
      const taken = removeFromCart(item.sku);
      if (taken === undefined) return;
      setRemoved([...out, taken]);
      onAnnounce(
        `${nameOfCartItem(item)} has been taken out of your cart.`,
        cartRowPartId(item.sku, 'undo'),
      );
    },
    undo: (one) => {
      const refusal = putRemovedItemBackIntoCart(one.item, one.place);
      if (refusal === undefined) setRemoved(out.filter((other) => other !== one));
      onAnnounce(
        refusal ?? `${nameOfCartItem(one.item)} is back in your cart.`,
        refusal === undefined ? cartRowPartId(one.item.sku, 'what') : undefined,
      );
    },
  };
};
