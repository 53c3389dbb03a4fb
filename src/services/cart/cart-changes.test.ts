// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  belt,
  createCartItem,
  createCartWithMockService,
  readStoredItems,
  straps,
} from './cart-changes.test-support.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('without a cart service', () => {
  it('adds an item at once and stores the list', async () => {
    const { store, changes } = createCartWithMockService();
    const { refusal, undone } = changes.add(belt);
    expect(refusal).toBeUndefined();
    expect(store.state().items).toEqual([belt]);
    expect(readStoredItems()).toEqual([belt]);
    expect(await undone).toBeUndefined();
  });

  it('never removes what another tab has added', () => {
    const one = createCartWithMockService();
    const two = createCartWithMockService();
    one.changes.add(belt);
    two.changes.add(straps);
    one.changes.changeQuantity('belt:M', 5);
    expect(readStoredItems()).toEqual([createCartItem('belt:M', 5), straps]);
    expect(one.store.state().items).toEqual(readStoredItems());
  });

  it('follows another tab while there is a listener', () => {
    const { store } = createCartWithMockService();
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

  it('puts a removed item back in its old place', () => {
    const { store, changes } = createCartWithMockService();
    changes.add(belt);
    changes.add(straps);
    const removed = changes.remove('belt:M');
    expect(store.state().items).toEqual([straps]);
    expect(removed).toEqual({ item: belt, place: 0 });
    changes.undoRemove(belt, 0);
    expect(store.state().items).toEqual([belt, straps]);
    expect(changes.remove('nothing')).toBeUndefined();
  });

  it('undoes an addition that the shop can’t fulfil, and says why', async () => {
    const sentence = 'Lifting belt in M has just sold out, so we didn’t add it.';
    const { store, changes } = createCartWithMockService(undefined, () =>
      Promise.resolve({ available: 0, sentence }),
    );
    const { undone } = changes.add(belt);
    expect(store.state().items).toEqual([belt]);
    expect(await undone).toBe(sentence);
    expect(store.state()).toMatchObject({ items: [], undone: sentence });
    expect(readStoredItems()).toEqual([]);
  });

  it('keeps as many as are available, and never removes what was there before', async () => {
    const missing = { available: 3, sentence: 'Only 3 left.' };
    const { store, changes } = createCartWithMockService(undefined, () => Promise.resolve(missing));
    localStorage.setItem('cart', JSON.stringify([createCartItem('belt:M', 1)]));
    await changes.add(createCartItem('belt:M', 4)).undone;
    expect(store.state().items).toEqual([createCartItem('belt:M', 3)]);
    localStorage.setItem('cart', JSON.stringify([createCartItem('belt:M', 6)]));
    await changes.add(createCartItem('belt:M', 1)).undone;
    expect(store.state().items).toEqual([createCartItem('belt:M', 6)]);
  });
});

describe('with a storage that fails', () => {
  const refuse = () => {
    throw new DOMException('Denied', 'SecurityError');
  };

  it.each([
    ['is switched off', undefined],
    ['throws', { getItem: refuse, setItem: refuse }],
  ])('works in memory and says so when the storage %s', (_, storage) => {
    vi.stubGlobal('localStorage', storage);
    const { store, changes } = createCartWithMockService();
    expect(store.state()).toMatchObject({
      isReady: true,
      items: [],
      problem: expect.stringContaining('isn’t saving anything'),
    });
    changes.add(belt);
    changes.add(straps);
    expect(store.state().items).toEqual([belt, straps]);
    expect(store.state().problem).toContain('isn’t saving anything');
  });

  it('works in memory and says so when the storage is full', () => {
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse });
    const { store, changes } = createCartWithMockService();
    expect(store.state().problem).toBeUndefined();
    changes.add(belt);
    changes.add(straps);
    expect(store.state().items).toEqual([belt, straps]);
    expect(store.state().problem).toContain('couldn’t save your cart');
  });

  it.each([
    ['[{]', []],
    [JSON.stringify([belt, { sku: 'nonsense' }]), [belt]],
  ])('discards what can’t be read of %s once she has been told', (text, kept) => {
    localStorage.setItem('cart', text);
    const { store } = createCartWithMockService();
    const { problem } = store.state();
    expect(problem).toContain('couldn’t read');
    // Only then: a page that doesn't show the problem leaves the storage as it is.
    expect(localStorage.getItem('cart')).toBe(text);
    store.heal();
    expect(readStoredItems()).toEqual(kept);
    expect(store.state().problem).toBe(problem);
    const next = createCartWithMockService();
    expect(next.store.state()).toMatchObject({ items: kept });
    expect(next.store.state().problem).toBeUndefined();
  });

  it('starts empty and says so when the stored cart is corrupt, until the next change', () => {
    localStorage.setItem('cart', '[{]');
    const { store, changes } = createCartWithMockService();
    expect(store.state()).toMatchObject({
      items: [],
      problem: expect.stringContaining('your cart is empty'),
    });
    changes.add(belt);
    expect(store.state().problem).toBeUndefined();
    expect(readStoredItems()).toEqual([belt]);
  });
});
