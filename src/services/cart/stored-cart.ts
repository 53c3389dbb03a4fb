import type { CartItems } from '../../domain/cart/cart-item.ts';
import type { DeviceStorageKey } from '../storage.ts';

// Not `recall` and `remember` of storage.ts: the buyer is told if the cart can't be stored, so
// failures matter here.

const key: DeviceStorageKey = 'cart';

/** The stored text of the cart; `isRefused` if the browser doesn't let this site store anything. */
export const readStoredCartTextOrRefusal = (): {
  readonly text?: string;
  readonly isRefused: boolean;
} => {
  try {
    const text = localStorage.getItem(key);
    return text === null ? { isRefused: false } : { text, isRefused: false };
  } catch {
    return { isRefused: true };
  }
};

/**
 * Stores the cart as a JSON list and returns its text; undefined if the browser's storage is full
 * or switched off.
 */
export const storeCart = (items: CartItems): string | undefined => {
  try {
    const text = JSON.stringify(items);
    localStorage.setItem(key, text);
    return text;
  } catch {
    return undefined;
  }
};

/** Whether the event reports that another tab has changed the cart or cleared the whole storage. */
export const isCartStorageEvent = (event: StorageEvent): boolean =>
  event.key === key || event.key === null;
