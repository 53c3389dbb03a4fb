import { useSyncExternalStore } from 'react';
import type { DeviceStorageKey } from '../storage.ts';

/*
 * The number of pieces in the cart, for pages that show nothing else of it. It reads the stored
 * list by hand: the cart itself needs a schema and more, and is loaded only when it is used.
 */

const key: DeviceStorageKey = 'cart';

/** The quantity that the loaded cart has reported because it can't be stored. */
let told: number | undefined;
const listeners = new Set<() => void>();

const quantityIn = (item: unknown): number =>
  typeof item === 'object' && item !== null && 'quantity' in item && Number.isInteger(item.quantity)
    ? Number(item.quantity)
    : 0;

/**
 * The number of stored pieces; undefined if it can't be read: the cart then reports the problem.
 */
export const countPiecesInStoredCart = (): number | undefined => {
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

/** Reports that the cart has changed. `quantity` is given only if the cart couldn't be stored. */
export const notifyCartCountListeners = (quantity: number | undefined): void => {
  told = quantity;
  tell();
};

const subscribe = (listener: () => void): (() => void) => {
  if (listeners.size === 0) {
    addEventListener('storage', tell);
    // A page restored with the Back button has missed the events of other tabs.
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

/** The number of pieces in the cart; undefined on the server and in the first render. */
export const useCartCount = (): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => told ?? countPiecesInStoredCart() ?? 0,
    () => undefined,
  );
