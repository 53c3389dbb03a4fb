import { vi } from 'vitest';
import type { CartItem } from '../../domain/cart/cart-item.ts';
import { parseCartDroppingInvalidItems } from '../../domain/cart/cart.ts';
import { createCartActions, type FindShortageOfCartItem } from './cart-changes.ts';
import type { CartService } from './cart-service.ts';
import { createCartStore } from './cart-store.ts';

const price = { minorUnits: 5900 };

export const createCartItem = (sku: string, quantity = 1): CartItem => ({
  sku,
  kind: 'goods',
  title: 'Lifting belt',
  variant: sku.split(':')[1] ?? null,
  path: '/shop/lifting-belt/',
  image: null,
  quantity,
  prices: { gbp: price, eur: price, usd: price, aud: price },
});

export const belt = createCartItem('belt:M', 2);
export const straps = createCartItem('straps');

const allThere: FindShortageOfCartItem = () => Promise.resolve(undefined);

/** Creates a cart and its changes over a mocked service. */
export const createCartWithMockService = (
  service?: CartService,
  findMissing: FindShortageOfCartItem = allThere,
) => {
  const store = createCartStore();
  const load = vi.fn(() => Promise.resolve(service));
  return { store, load, changes: createCartActions(store, load, findMissing) };
};

export const readStoredItems = (): readonly CartItem[] =>
  parseCartDroppingInvalidItems(localStorage.getItem('cart') ?? undefined).items;
