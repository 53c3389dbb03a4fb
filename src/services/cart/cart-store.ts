import type { CartItems } from '../../domain/cart/cart-item.ts';
import { parseCart, quantityOf } from '../../domain/cart/cart.ts';
import { isAboutCart, readStoredCart, storeCart } from './stored-cart.ts';
import { tellCount } from './cart-count.ts';
import type { ServiceCart } from './cart-service.ts';

/** The cart as the browser has it. */
export type StoredState = {
  /** Whether it has been read from the storage. */
  readonly isReady: boolean;
  readonly items: CartItems;
  /** What the cart service holds, as far as it has been heard on this page. */
  readonly held?: ServiceCart | undefined;
  /** What is wrong with the storage, in a sentence. */
  readonly problem?: string | undefined;
  /** Why the last change was undone, in a sentence. */
  readonly undone?: string | undefined;
};

/** The cart of the server and of the first render. */
export const unreadState: StoredState = { isReady: false, items: [] };

const refusedStorage =
  'This browser stores nothing for our site, so your cart starts empty and lasts until you close or reload this page.';
const fullStorage =
  'This browser couldn’t store your cart: its storage is full or switched off. The cart lasts until you close or reload this page.';

/** The list of items in the browser's storage, shared by all tabs; in memory alone where that can't be used. */
export type CartStore = {
  readonly state: () => StoredState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Changes the items. It starts from what the storage has now, so that no tab takes away what another has put in. */
  readonly change: (to: (items: CartItems) => CartItems) => void;
  readonly note: (facts: Pick<StoredState, 'held' | 'undone'>) => void;
};

/** Creates the store. It reads nothing before it is asked. */
export const createCartStore = (): CartStore => {
  let state = unreadState;
  let lastText: string | undefined;
  // Once a change couldn't be stored, memory knows more than the storage.
  let isInMemory = false;
  const listeners = new Set<() => void>();

  const set = (next: StoredState): void => {
    state = next;
    tellCount(isInMemory ? quantityOf(next.items) : undefined);
    for (const listener of listeners) listener();
  };

  /** Takes over what the storage has, if that is news. */
  const read = (): StoredState => {
    if (isInMemory) return state;
    const { text, isRefused } = readStoredCart();
    if (isRefused) {
      isInMemory = true;
      return { ...state, isReady: true, problem: refusedStorage };
    }
    if (state.isReady && text === lastText) return state;
    lastText = text;
    return { ...state, isReady: true, problem: undefined, ...parseCart(text) };
  };

  const follow = (): void => {
    const next = read();
    if (next !== state) set(next);
  };
  const onStorage = (event: StorageEvent): void => {
    if (isAboutCart(event)) follow();
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
        // A page that comes back by Back has missed the events of other tabs.
        addEventListener('pageshow', follow);
        // While nobody listened, another tab may have changed it. React asks for the state once more after this.
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
      // What couldn't be read is gone for good with this change, and has been said.
      const whyNot = before.problem === refusedStorage ? refusedStorage : fullStorage;
      set({ ...before, items, problem: isInMemory ? whyNot : undefined });
    },
    note: (facts) => set({ ...state, ...facts }),
  };
};
