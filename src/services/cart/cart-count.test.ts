// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { countPiecesInStoredCart, notifyCartCountListeners, useCartCount } from './cart-count.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  notifyCartCountListeners(undefined);
});

it.each([
  ['nothing', null, 0],
  ['an empty list', '[]', 0],
  ['two items', '[{"quantity":2},{"quantity":3}]', 5],
  ['an item without a quantity', '[{"quantity":2},{},7,{"quantity":"9"}]', 2],
  ['no list', '{"quantity":2}', undefined],
  ['no JSON', '[{', undefined],
])('counts the stored items: %s', (_, text, count) => {
  if (text !== null) localStorage.setItem('cart', text);
  expect(countPiecesInStoredCart()).toBe(count);
});

it('has no count when the storage can’t be read', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(countPiecesInStoredCart()).toBeUndefined();
});

it('follows other tabs, and a cart that can’t be stored', () => {
  const { result } = renderHook(useCartCount);
  expect(result.current).toBe(0);
  localStorage.setItem('cart', '[{"quantity":4}]');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'cart' })));
  expect(result.current).toBe(4);
  act(() => notifyCartCountListeners(7));
  expect(result.current).toBe(7);
  act(() => notifyCartCountListeners(undefined));
  expect(result.current).toBe(4);
});
