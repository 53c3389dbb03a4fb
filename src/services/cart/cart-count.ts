import { useSyncExternalStore } from 'react';
import type { DeviceKey } from '../storage.ts';

/*
 * How many pieces are in the cart, for pages that show nothing else of it. It reads the stored list by hand: the cart itself has a schema
 * and more, and is loaded when something is done with it.
 */

const key: DeviceKey = 'cart';

/** What the cart says of itself, once it is loaded and can't be stored. */
let told: number | undefined;
const listeners = new Set<() => void>();

const quantityIn = (item: unknown): number =>
  typeof item === 'object' && item !== null && 'quantity' in item && Number.isInteger(item.quantity)
    ? Number(item.quantity)
    : 0;

/** The number of stored pieces; undefined if that can't be read: then the cart says what is wrong. */
export const storedCount = (): number | undefined => {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(list)
      ? list.reduce<number>((sum, item) => sum + quantityIn(item), 0)
      : undefined;
  } catch {
    return undefined;
  }
};

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** The cart has changed. `quantity` is what is in it if that couldn't be stored. */
export const tellCount = (quantity: number | undefined): void => {
  told = quantity;
  tell();
};

const subscribe = (listener: () => void): (() => void) => {
  if (listeners.size === 0) {
    addEventListener('storage', tell);
    // A page that comes back by Back has missed the events of other tabs.
    addEventListener('pageshow', tell);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', tell);
    removeEventListener('pageshow', tell);
  };
};

/** How many pieces are in the cart; undefined on the server and in the first render. */
export const useCartCount = (): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => told ?? storedCount() ?? 0,
    () => undefined,
  );
