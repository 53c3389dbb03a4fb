// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import type { CartItem } from '../../domain/cart/cart-item.ts';
import { noConnection, stubFetch } from '../stub-fetch.test-support.ts';
import { addToCart, changeQuantity, clearCart, useCart } from './cart.ts';
import type { CartService, ServiceCart } from './cart-service.ts';

const service = vi.hoisted((): { tell?: (cart: ServiceCart) => void } => ({}));

vi.mock('./load-cart-service.ts', () => ({
  loadCartService: async (): Promise<CartService> => ({
    add: async () => undefined,
    changeQuantity: async () => undefined,
    remove: async () => undefined,
    watch: (listener) => {
      service.tell = listener;
      return () => undefined;
    },
    close: () => undefined,
    checkOut: async () => undefined,
  }),
}));

afterEach(() => {
  cleanup();
  clearCart();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const belt: CartItem = {
  sku: 'lifting-belt:M',
  kind: 'goods',
  title: 'Lifting belt',
  variant: 'M',
  path: '/shop/lifting-belt/',
  image: null,
  quantity: 2,
  prices: {
    gbp: { minorUnits: 5900 },
    eur: { minorUnits: 6900 },
    usd: { minorUnits: 7500 },
    aud: { minorUnits: 11500 },
  },
};

const heldCart = (quantity: number, total: number): ServiceCart => ({
  userStatus: 'SignedIn',
  items: [{ sku: belt.sku, quantity }],
  total,
  subTotal: quantity * 5900,
});

it('is empty and not ready on the server, whatever is stored', () => {
  localStorage.setItem('cart', JSON.stringify([belt]));
  const Shown = () => {
    const { isReady, userStatus, cartQuantity } = useCart();
    return <p>{`${isReady} ${userStatus} ${cartQuantity}`}</p>;
  };
  expect(renderToString(<Shown />)).toBe('<p>false SignedOut 0</p>');
});

it('has the states of STATES, and uses the cart service’s figures while both hold the same cart', async () => {
  stubFetch(noConnection);
  const { result } = renderHook(useCart);
  const shows = (state: object): Promise<void> =>
    waitFor(() => expect(result.current).toMatchObject(state));
  expect(result.current).toMatchObject({
    ...{ isReady: true, userStatus: 'SignedOut', cartQuantity: 0, cartTotal: 0, cartSubTotal: 0 },
  });
  await act(async () => void (await addToCart(belt).undone));
  expect(result.current).toMatchObject({
    ...{ userStatus: 'SignedOut', cartQuantity: 2, cartTotal: 11800, cartSubTotal: 11800 },
  });
  // The service's total includes a discount that we don't know of.
  act(() => service.tell?.(heldCart(2, 10000)));
  await shows({ userStatus: 'SignedIn', cartQuantity: 2, cartTotal: 10000, cartSubTotal: 11800 });
  // The quantity has changed in the service's own cart.
  act(() => service.tell?.(heldCart(3, 15000)));
  await shows({ cartQuantity: 3, cartTotal: 15000, cartSubTotal: 17700 });
  // Until the service has followed our change, its total belongs to a different cart.
  await act(async () => changeQuantity(belt.sku, 1));
  expect(result.current).toMatchObject({ cartQuantity: 1, cartTotal: 5900, cartSubTotal: 5900 });
  act(() => service.tell?.(heldCart(1, 5000)));
  await shows({ cartQuantity: 1, cartTotal: 5000, cartSubTotal: 5900 });
});
