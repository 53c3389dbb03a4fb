// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CartItem } from '../../domain/cart/cart-item.ts';
import { parseCart, quantityOf } from '../../domain/cart/cart.ts';
import { createCartChanges, type FindMissing } from './cart-changes.ts';
import { CartServiceRefusal, type CartService, type ServiceCart } from './cart-service.ts';
import { createCartStore } from './cart-store.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const price = { minorUnits: 5900 };

const item = (sku: string, quantity = 1): CartItem => ({
  sku,
  kind: 'goods',
  title: 'Lifting belt',
  variant: sku.split(':')[1] ?? null,
  path: '/shop/lifting-belt/',
  image: null,
  quantity,
  prices: { gbp: price, eur: price, usd: price, aud: price },
});

const belt = item('belt:M', 2);
const straps = item('straps');

const allThere: FindMissing = () => Promise.resolve(undefined);

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

const open = (service?: CartService, findMissing: FindMissing = allThere) => {
  const store = createCartStore();
  const load = vi.fn(() => Promise.resolve(service));
  return { store, load, changes: createCartChanges(store, load, findMissing) };
};

const settled = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

const stored = () => parseCart(localStorage.getItem('cart') ?? undefined).items;

describe('without a cart service', () => {
  it('adds at once and stores a list', async () => {
    const { store, changes } = open();
    const { refusal, undone } = changes.add(belt);
    expect(refusal).toBeUndefined();
    expect(store.state().items).toEqual([belt]);
    expect(stored()).toEqual([belt]);
    expect(await undone).toBeUndefined();
  });

  it('two tabs never take away what the other has put in', () => {
    const one = open();
    const two = open();
    one.changes.add(belt);
    two.changes.add(straps);
    one.changes.changeQuantity('belt:M', 5);
    expect(stored()).toEqual([item('belt:M', 5), straps]);
    expect(one.store.state().items).toEqual(stored());
  });

  it('follows another tab while somebody listens', () => {
    const { store } = open();
    expect(store.state().items).toEqual([]);
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    localStorage.setItem('cart', JSON.stringify([belt]));
    dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    expect(listener).toHaveBeenCalledOnce();
    expect(store.state().items).toEqual([belt]);
    stop();
    localStorage.setItem('cart', JSON.stringify([straps]));
    dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    store.subscribe(listener)();
    expect(store.state().items).toEqual([straps]);
  });

  it('what was taken out comes back where it was', () => {
    const { store, changes } = open();
    changes.add(belt);
    changes.add(straps);
    const removed = changes.remove('belt:M');
    expect(store.state().items).toEqual([straps]);
    expect(removed).toEqual({ item: belt, place: 0 });
    changes.putBack(belt, 0);
    expect(store.state().items).toEqual([belt, straps]);
    expect(changes.remove('nothing')).toBeUndefined();
  });

  it('takes an addition back that the shop can’t fulfil, and says why', async () => {
    const sentence = 'Lifting belt in M has just sold out, so we didn’t add it.';
    const { store, changes } = open(undefined, () => Promise.resolve({ available: 0, sentence }));
    const { undone } = changes.add(belt);
    expect(store.state().items).toEqual([belt]);
    expect(await undone).toBe(sentence);
    expect(store.state()).toMatchObject({ items: [], undone: sentence });
    expect(stored()).toEqual([]);
  });

  it('keeps as many as there are, and never takes what was there before', async () => {
    const missing = { available: 3, sentence: 'Only 3 left.' };
    const { store, changes } = open(undefined, () => Promise.resolve(missing));
    localStorage.setItem('cart', JSON.stringify([item('belt:M', 1)]));
    await changes.add(item('belt:M', 4)).undone;
    expect(store.state().items).toEqual([item('belt:M', 3)]);
    localStorage.setItem('cart', JSON.stringify([item('belt:M', 6)]));
    await changes.add(item('belt:M', 1)).undone;
    expect(store.state().items).toEqual([item('belt:M', 6)]);
  });
});

describe('a storage that fails', () => {
  const refuse = () => {
    throw new DOMException('Denied', 'SecurityError');
  };

  it.each([
    ['is switched off', undefined],
    ['throws', { getItem: refuse, setItem: refuse }],
  ])('works in memory and says so when it %s', (_, storage) => {
    vi.stubGlobal('localStorage', storage);
    const { store, changes } = open();
    expect(store.state()).toMatchObject({
      isReady: true,
      items: [],
      problem: expect.stringContaining('stores nothing'),
    });
    changes.add(belt);
    changes.add(straps);
    expect(store.state().items).toEqual([belt, straps]);
    expect(store.state().problem).toContain('stores nothing');
  });

  it('works in memory and says so when it is full', () => {
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse });
    const { store, changes } = open();
    expect(store.state().problem).toBeUndefined();
    changes.add(belt);
    changes.add(straps);
    expect(store.state().items).toEqual([belt, straps]);
    expect(store.state().problem).toContain('couldn’t store your cart');
  });

  it('starts empty and says so when it is corrupt, until the next change', () => {
    localStorage.setItem('cart', '[{]');
    const { store, changes } = open();
    expect(store.state()).toMatchObject({
      items: [],
      problem: expect.stringContaining('starts empty'),
    });
    changes.add(belt);
    expect(store.state().problem).toBeUndefined();
    expect(stored()).toEqual([belt]);
  });
});

describe('with a cart service', () => {
  it('loads it with the first change, and tells it everything in order', async () => {
    const { service, calls } = createService();
    const { store, load, changes } = open(service);
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
    expect(store.state().items).toEqual([item('belt:S', 4)]);
    expect(store.state().held).toMatchObject({ userStatus: 'SignedIn', total: 7777 });
  });

  it.each([
    ['an addition', []],
    ['a quantity', [belt, straps]],
  ] as const)('undoes %s that it refuses, with its sentence', async (_, items) => {
    localStorage.setItem('cart', JSON.stringify(items));
    const { service } = createService(() => new CartServiceRefusal('The price isn’t the page’s.'));
    const { store, changes } = open(service);
    if (items.length === 0) changes.add(belt);
    else changes.changeQuantity('belt:M', 7);
    expect(store.state().items).not.toEqual(items);
    await settled();
    expect(store.state()).toMatchObject({ items, undone: 'The price isn’t the page’s.' });
    changes.remove('straps');
    expect(store.state().undone).toBeUndefined();
  });

  it('brings back what it doesn’t let go, or change', async () => {
    localStorage.setItem('cart', JSON.stringify([belt, straps]));
    const { service } = createService(() => new CartServiceRefusal('No.'));
    const { store, changes } = open(service);
    changes.remove('belt:M');
    await settled();
    expect(store.state().items).toEqual([belt, straps]);
    changes.changePiece('belt:M', { sku: 'belt:S', variant: 'S' });
    await settled();
    expect(store.state().items).toEqual([belt, straps]);
  });

  it('goes on without it when it can’t be reached', async () => {
    const { service, calls } = createService(() => new Error('blocked'));
    const { store, changes } = open(service);
    changes.add(belt);
    changes.add(straps);
    await settled();
    changes.changeQuantity('straps', 3);
    await settled();
    expect(store.state().items).toEqual([belt, item('straps', 3)]);
    expect(store.state().undone).toBeUndefined();
    expect(calls).toEqual(['add belt:M 2']);
  });

  it('copies what is changed in its own cart', async () => {
    const { service, set } = createService();
    const { store, changes } = open(service);
    changes.add(belt);
    changes.add(straps);
    await settled();
    set('belt:M', 6);
    expect(store.state().items).toEqual([item('belt:M', 6), straps]);
    set('straps', 0);
    expect(stored()).toEqual([item('belt:M', 6)]);
  });

  it('closes its cart when the sidebar opens', async () => {
    const { service, isClosed } = createService();
    open(service).changes.add(belt);
    await settled();
    document.dispatchEvent(new Event('sidebar-opened'));
    expect(isClosed).toHaveBeenCalledOnce();
  });

  it('is emptied with the cart', async () => {
    const { service, held } = createService();
    const { store, changes } = open(service);
    changes.add(belt);
    changes.add(straps);
    changes.empty();
    await settled();
    expect(store.state().items).toEqual([]);
    expect(held.size).toBe(0);
  });

  it('holds the same in the end, whatever is done in whatever order', async () => {
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
        const { store, changes } = open(service);
        for (const { what, sku: name, quantity } of steps) {
          if (what === 'add') changes.add(item(name, quantity));
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
        expect(quantityOf(items)).toBe([...held.values()].reduce((sum, many) => sum + many, 0));
        expect(stored()).toEqual(items);
      }),
      { numRuns: 60 },
    );
  });
});
