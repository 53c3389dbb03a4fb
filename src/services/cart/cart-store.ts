import type { CartItems } from '../../domain/cart/cart-item.ts';
import { parseCartDroppingInvalidItems, totalQuantityOf } from '../../domain/cart/cart.ts';
import { isCartStorageEvent, readStoredCartTextOrRefusal, storeCart } from './stored-cart.ts';
import { notifyCartCountListeners } from './cart-count.ts';
import type { ServiceCart } from './cart-service.ts';

export type CartStoreState = {
  /** Whether it has been read from the storage. */
  readonly isReady: boolean;
  readonly items: CartItems;
  /** The cart service's cart, as last reported on this page. */
  readonly held?: ServiceCart | undefined;
  /** A problem with the storage, as a sentence. */
  readonly problem?: string | undefined;
  /** Why the last change was undone, as a sentence. */
  readonly undone?: string | undefined;
};

/** The cart of the server and of the first render. */
export const initialCartState: CartStoreState = { isReady: false, items: [] };

const refusedStorage =
  'This browser isn’t saving anything for our site, so your cart will be lost when you close or reload this page.';
const fullStorage =
  'This browser couldn’t save your cart: its storage is full or switched off. The cart will be lost when you close or reload this page.';

/**
 * The list of items in the browser's storage, shared by all tabs; in memory only where the storage
 * can't be used.
 */
export type CartStore = {
  readonly state: () => CartStoreState;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Changes the items. It starts from the storage's current contents, so that no tab removes what
   * another has added.
   */
  readonly change: (to: (items: CartItems) => CartItems) => void;
  readonly note: (facts: Pick<CartStoreState, 'held' | 'undone'>) => void;
  /**
   * Stores what could be read, once the buyer has been told that the rest couldn't, so that no
   * further page says so again.
   */
  readonly heal: () => void;
};

/** Creates the store. It reads nothing until it is used. */
export const createCartStore = (): CartStore => {
  let state = initialCartState;
  let lastText: string | undefined;
  // Once a change couldn't be stored, memory is ahead of the storage.
  let isInMemory = false;
  const listeners = new Set<() => void>();

  const set = (next: CartStoreState): void => {
    state = next;
    notifyCartCountListeners(isInMemory ? totalQuantityOf(next.items) : undefined);
    for (const listener of listeners) listener();
  };

  /** Reads the storage, and updates the state if the contents have changed. */
  const read = (): CartStoreState => {
    if (isInMemory) return state;
    const { text, isRefused } = readStoredCartTextOrRefusal();
    if (isRefused) {
      isInMemory = true;
      return { ...state, isReady: true, problem: refusedStorage };
    }
    if (state.isReady && text === lastText) return state;
    lastText = text;
    return { ...state, isReady: true, problem: undefined, ...parseCartDroppingInvalidItems(text) };
  };

  const follow = (): void => {
    const next = read();
    if (next !== state) set(next);
  };
  const onStorage = (event: StorageEvent): void => {
    if (isCartStorageEvent(event)) follow();
  };

  return {
    state: () => {
      // Not `set`: React asks for the state while it renders.
      if (!state.isReady) state = read();
      return state;
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        addEventListener('storage', onStorage);
        // A page restored with the Back button has missed the events of other tabs.
        addEventListener('pageshow', follow);
        // Another tab may have changed it while there was no listener. React reads the state once
        // more after this.
        state = read();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        removeEventListener('storage', onStorage);
        removeEventListener('pageshow', follow);
      };
    },
    change: (to) => {
      const before = read();
      const items = to(before.items);
      if (items === before.items) {
        if (before !== state) set(before);
        return;
      }
      const text = storeCart(items);
      if (text !== undefined) lastText = text;
      isInMemory = text === undefined;
      // This change overwrites what couldn't be read; the buyer has been told so.
      const whyNot = before.problem === refusedStorage ? refusedStorage : fullStorage;
      set({ ...before, items, problem: isInMemory ? whyNot : undefined });
    },
    note: (facts) => set({ ...state, ...facts }),
    heal: () => {
      if (isInMemory || state.problem === undefined) return;
      lastText = storeCart(state.items) ?? lastText;
    },
  };
};
