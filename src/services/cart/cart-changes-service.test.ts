// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { totalQuantityOf } from '../../domain/cart/cart.ts';
import {
  belt,
  createCartItem,
  createCartWithMockService,
  readStoredItems,
  straps,
} from './cart-changes.test-support.ts';
import { CartServiceRefusal, type CartService, type ServiceCart } from './cart-service.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** A cart service in memory. */
const createService = (answer: (call: string) => Error | undefined = () => undefined) => {
  const held = new Map<string, number>();
  const calls: string[] = [];
  const isClosed = vi.fn();
  let listener: (cart: ServiceCart) => void = () => undefined;
  const tell = (): void =>
    listener({
      userStatus: 'SignedIn',
      items: [...held].map(([sku, quantity]) => ({ sku, quantity })),
      total: 7777,
      subTotal: 5900 * [...held.values()].reduce((sum, many) => sum + many, 0),
    });
  const set = (sku: string, quantity: number): void => {
    if (quantity < 1) held.delete(sku);
    else held.set(sku, quantity);
    tell();
  };
  const act = async (call: string, sku: string, quantity: number): Promise<void> => {
    calls.push(`${call} ${sku} ${quantity}`);
    await Promise.resolve();
    const error = answer(call);
    if (error !== undefined) throw error;
    set(sku, quantity);
  };
  const service: CartService = {
    add: (one) => act('add', one.sku, (held.get(one.sku) ?? 0) + one.quantity),
    changeQuantity: (sku, quantity) => act('change', sku, quantity),
    remove: (sku) => act('remove', sku, 0),
    watch: (listen) => {
      listener = listen;
      return () => undefined;
    },
    close: isClosed,
    checkOut: () => Promise.resolve(),
  };
  return { service, calls, held, set, isClosed };
};

const settled = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

describe('with a cart service', () => {
  it('loads the service with the first change, and sends it every change in order', async () => {
    const { service, calls } = createService();
    const { store, load, changes } = createCartWithMockService(service);
    expect(store.state().isReady).toBe(true);
    expect(load).not.toHaveBeenCalled();
    changes.add(belt);
    changes.add(straps);
    changes.changeQuantity('belt:M', 4);
    changes.changePiece('belt:M', { sku: 'belt:S', variant: 'S' });
    changes.remove('straps');
    await settled();
    expect(calls).toEqual([
      'add belt:M 2',
      'add straps 1',
      'change belt:M 4',
      'add belt:S 4',
      'remove belt:M 0',
      'remove straps 0',
    ]);
    expect(store.state().items).toEqual([createCartItem('belt:S', 4)]);
    expect(store.state().held).toMatchObject({ userStatus: 'SignedIn', total: 7777 });
  });

  it.each([
    ['an addition', []],
    ['a quantity', [belt, straps]],
  ] as const)('undoes %s that the service refuses, and shows its sentence', async (_, items) => {
    localStorage.setItem('cart', JSON.stringify(items));
    const { service } = createService(() => new CartServiceRefusal('The price isn’t the page’s.'));
    const { store, changes } = createCartWithMockService(service);
    if (items.length === 0) changes.add(belt);
    else changes.changeQuantity('belt:M', 7);
    expect(store.state().items).not.toEqual(items);
    await settled();
    expect(store.state()).toMatchObject({ items, undone: 'The price isn’t the page’s.' });
    changes.remove('straps');
    expect(store.state().undone).toBeUndefined();
  });

  it('restores an item whose removal or change the service refuses', async () => {
    localStorage.setItem('cart', JSON.stringify([belt, straps]));
    const { service } = createService(() => new CartServiceRefusal('No.'));
    const { store, changes } = createCartWithMockService(service);
    changes.remove('belt:M');
    await settled();
    expect(store.state().items).toEqual([belt, straps]);
    changes.changePiece('belt:M', { sku: 'belt:S', variant: 'S' });
    await settled();
    expect(store.state().items).toEqual([belt, straps]);
  });

  it('works without the service when it can’t be reached', async () => {
    const { service, calls } = createService(() => new Error('blocked'));
    const { store, changes } = createCartWithMockService(service);
    changes.add(belt);
    changes.add(straps);
    await settled();
    changes.changeQuantity('straps', 3);
    await settled();
    expect(store.state().items).toEqual([belt, createCartItem('straps', 3)]);
    expect(store.state().undone).toBeUndefined();
    expect(calls).toEqual(['add belt:M 2']);
  });

  it('copies changes made in the service’s own cart', async () => {
    const { service, set } = createService();
    const { store, changes } = createCartWithMockService(service);
    changes.add(belt);
    changes.add(straps);
    await settled();
    set('belt:M', 6);
    expect(store.state().items).toEqual([createCartItem('belt:M', 6), straps]);
    set('straps', 0);
    expect(readStoredItems()).toEqual([createCartItem('belt:M', 6)]);
  });

  it('closes the service’s cart when the sidebar opens', async () => {
    const { service, isClosed } = createService();
    createCartWithMockService(service).changes.add(belt);
    await settled();
    document.dispatchEvent(new Event('sidebar-opened'));
    expect(isClosed).toHaveBeenCalledOnce();
  });

  it('empties the service’s cart together with ours', async () => {
    const { service, held } = createService();
    const { store, changes } = createCartWithMockService(service);
    changes.add(belt);
    changes.add(straps);
    changes.empty();
    await settled();
    expect(store.state().items).toEqual([]);
    expect(held.size).toBe(0);
  });

  it('ends with the same contents as the service, whatever is done in whatever order', async () => {
    const sku = fc.constantFrom('belt:S', 'belt:M', 'straps');
    const step = fc.record({
      what: fc.constantFrom('add', 'change', 'remove', 'there'),
      sku,
      quantity: fc.integer({ min: 1, max: 10 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
        localStorage.clear();
        const { service, held, set } = createService();
        const { store, changes } = createCartWithMockService(service);
        for (const { what, sku: name, quantity } of steps) {
          if (what === 'add') changes.add(createCartItem(name, quantity));
          if (what === 'change') changes.changeQuantity(name, quantity);
          if (what === 'remove') changes.remove(name);
          if (what === 'there') {
            await settled();
            if (held.has(name)) set(name, quantity);
          }
        }
        await settled();
        const { items } = store.state();
        expect(new Map(items.map((one) => [one.sku, one.quantity]))).toEqual(new Map(held));
        expect(totalQuantityOf(items)).toBe(
          [...held.values()].reduce((sum, many) => sum + many, 0),
        );
        expect(readStoredItems()).toEqual(items);
      }),
      { numRuns: 60 },
    );
  });
});
