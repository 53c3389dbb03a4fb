import type { CartItem, CartItems } from '../../domain/cart/cart-item.ts';
import {
  addItem,
  applyCartServiceChanges,
  changeQuantityOfSkuInCart,
  changeVariantOfSkuInCart,
  putItemBack,
  removeItemBySku,
} from '../../domain/cart/cart.ts';
import { CartServiceRefusal, type CartService, type ServiceCart } from './cart-service.ts';
import type { CartStore } from './cart-store.ts';
import type { LoadCartService } from './load-cart-service.ts';

/** A shortage of an item: how many are available, and a sentence about it. */
export type AvailableQuantityAndSentence = {
  readonly available: number;
  readonly sentence: string;
};

/**
 * Asks the shop whether the quantity of an item is available. Undefined if it is, or if that is
 * unknown. Never rejects.
 */
export type FindShortageOfCartItem = (
  item: CartItem,
) => Promise<AvailableQuantityAndSentence | undefined>;

const itemOf = (items: CartItems, sku: string): CartItem | undefined =>
  items.find((item) => item.sku === sku);

const quantityIn = (items: CartItems, sku: string): number => itemOf(items, sku)?.quantity ?? 0;

const setQuantity = (items: CartItems, sku: string, quantity: number): CartItems =>
  quantity < 1 ? removeItemBySku(items, sku) : changeQuantityOfSkuInCart(items, sku, quantity);

/**
 * The changes that pages can make to the cart. Each takes effect here at once, is then sent to the
 * cart service, if there is one, and is undone with the service's sentence if the service refuses
 * it. A service that can't be reached isn't called again until the next page load.
 */
export const createCartActions = (
  store: CartStore,
  loadService: LoadCartService,
  findShortage: FindShortageOfCartItem,
) => {
  let service: CartService | undefined;
  let isGivenUp = false;
  let heard: ServiceCart | undefined;
  let before: ServiceCart | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  /**
   * Copies what the service holds, once it has been sent every change: until then it is behind our
   * cart.
   */
  const sync = (): void => {
    if (waiting > 0 || heard === undefined || isGivenUp) return;
    const held = heard;
    const since = before ?? held;
    before = held;
    store.change((items) => applyCartServiceChanges(items, held.items, since.items));
    store.note({ held, undone: store.state().undone });
  };

  const connect = async (): Promise<CartService | undefined> => {
    if (service !== undefined || isGivenUp) return service;
    service = await loadService();
    service?.watch((cart) => {
      heard = cart;
      sync();
    });
    const { close } = service ?? {};
    if (close !== undefined) document.addEventListener('sidebar-opened', close);
    return service;
  };

  /**
   * Calls the service after all earlier calls. Resolves with the sentence of its refusal, if any.
   */
  const tell = (call: (service: CartService) => Promise<void>): Promise<string | undefined> => {
    waiting += 1;
    const told = last.then(async () => {
      try {
        const connected = await connect();
        if (connected !== undefined && !isGivenUp) await call(connected);
        return undefined;
      } catch (error) {
        if (error instanceof CartServiceRefusal) return error.message;
        isGivenUp = true;
        store.note({ held: undefined, undone: store.state().undone });
        return undefined;
      } finally {
        waiting -= 1;
      }
    });
    last = told.then(sync);
    return told;
  };

  const noteUndone = (undone: string): string => {
    store.note({ held: store.state().held, undone });
    return undone;
  };

  /**
   * Makes a change and clears the message about the previous undone change. Returns the items from
   * before.
   */
  const begin = (to: (items: CartItems) => CartItems): CartItems => {
    const { held, undone } = store.state();
    if (undone !== undefined) store.note({ held, undone: undefined });
    let old: CartItems = [];
    store.change((items) => {
      old = items;
      return to(items);
    });
    return old;
  };

  const add = (item: CartItem) => {
    let refusal: string | undefined;
    let added = 0;
    let total = 0;
    begin((items) => {
      const change = addItem(items, item);
      refusal = change.refusal;
      total = quantityIn(change.items, item.sku);
      added = total - quantityIn(items, item.sku);
      return change.items;
    });
    if (refusal !== undefined) return { refusal, undone: Promise.resolve(undefined) };

    const takeBack = (quantity: number): void =>
      store.change((items) => setQuantity(items, item.sku, quantityIn(items, item.sku) - quantity));
    const told = tell((connected) => connected.add({ ...item, quantity: added }));
    const undone = findShortage({ ...item, quantity: total }).then(async (missing) => {
      const refused = await told;
      if (refused !== undefined) {
        takeBack(added);
        return noteUndone(refused);
      }
      if (missing === undefined) return undefined;
      const tooMany = quantityIn(store.state().items, item.sku) - missing.available;
      if (tooMany < 1) return undefined;
      const back = Math.min(tooMany, added);
      takeBack(back);
      const left = quantityIn(store.state().items, item.sku);
      void tell((connected) =>
        left < 1 ? connected.remove(item.sku) : connected.changeQuantity(item.sku, left),
      );
      return noteUndone(missing.sentence);
    });
    return { undone };
  };

  /**
   * Makes a change, sends it to the service, and undoes it for the item in question if the service
   * refuses it.
   */
  const changeOrUndo = (
    sku: string,
    to: (items: CartItems) => CartItems,
    call: (service: CartService, items: CartItems) => Promise<void>,
    undo: (items: CartItems, old: CartItem, place: number) => CartItems,
  ): { readonly item: CartItem; readonly place: number } | undefined => {
    const items = begin(to);
    const now = store.state().items;
    const old = itemOf(items, sku);
    if (old === undefined || now === items) return undefined;
    const place = items.indexOf(old);
    void tell((connected) => call(connected, now)).then((refused) => {
      if (refused === undefined) return;
      store.change((current) => undo(current, old, place));
      noteUndone(refused);
    });
    return { item: old, place };
  };

  return {
    add,
    changeQuantity: (sku: string, quantity: number): void => {
      changeOrUndo(
        sku,
        (items) => changeQuantityOfSkuInCart(items, sku, quantity),
        (connected, items) => connected.changeQuantity(sku, quantityIn(items, sku)),
        (items, old) => changeQuantityOfSkuInCart(items, sku, old.quantity),
      );
    },
    changePiece: (sku: string, piece: Pick<CartItem, 'sku' | 'variant'>): void => {
      let other = 0;
      changeOrUndo(
        sku,
        (items) => {
          other = quantityIn(items, piece.sku);
          return changeVariantOfSkuInCart(items, sku, piece);
        },
        async (connected, items) => {
          const changed = itemOf(items, piece.sku);
          if (changed === undefined) return;
          const more = changed.quantity - other;
          if (more > 0) await connected.add({ ...changed, quantity: more });
          await connected.remove(sku);
        },
        (items, old, place) => putItemBack(setQuantity(items, piece.sku, other), old, place).items,
      );
    },
    remove: (sku: string) =>
      changeOrUndo(
        sku,
        (items) => removeItemBySku(items, sku),
        (connected) => connected.remove(sku),
        (items, old, place) => putItemBack(items, old, place).items,
      ),
    undoRemove: (item: CartItem, place: number): string | undefined => {
      let refusal: string | undefined;
      begin((items) => {
        const change = putItemBack(items, item, place);
        refusal = change.refusal;
        return change.items;
      });
      if (refusal === undefined) {
        void tell((connected) => connected.add(item)).then((refused) => {
          if (refused === undefined) return;
          store.change((items) => removeItemBySku(items, item.sku));
          noteUndone(refused);
        });
      }
      return refusal;
    },
    empty: (): void => {
      const items = begin((current) => (current.length === 0 ? current : []));
      // Don't load the service just for this: its checkout makes its cart equal to ours.
      if (service === undefined && waiting === 0) return;
      for (const { sku } of items) void tell((connected) => connected.remove(sku));
    },
  };
};
