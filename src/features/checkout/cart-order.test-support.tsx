import { render, screen, waitFor, type RenderResult } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { CartItem } from '../../domain/cart/cart-item.ts';
import { toCartAtShownPrices } from '../../domain/cart/cart-order.ts';
import { belt, lineOf, powerPack, quoteOf } from '../../domain/cart/quote.test-support.ts';
import { shopApiPaths } from '../../domain/shop/shop-api-paths.ts';
import { As, createLogin, visitor } from '../../services/auth/member.test-support.tsx';
import { undoRemove } from '../../services/cart/cart.ts';
import type { StubbedFetch, stubFetch } from '../../services/stub-fetch.test-support.ts';
import { CartOrderScreen } from './cart-order-screen.island.tsx';

export const url = 'https://checkout.stripe.com/c/pay/cs_1';
export const assign = vi.fn();
export const replace = vi.fn();
export const login = createLogin();

export const answerWithCheckoutSession = async (): Promise<Response> =>
  Response.json({ till: 'stripe', id: 'cs_1', url, customer: null });

export type Answer = Parameters<typeof stubFetch>[0];

/** Returns quotes for the cart, and answers a press. */
export const answering =
  (press: Answer): Answer =>
  async (request) => {
    if (request.address !== shopApiPaths.cart) return press(request);
    const { items }: { readonly items: readonly { readonly sku: string }[] } = JSON.parse(
      String(request.body),
    );
    return Response.json(
      quoteOf(
        [belt, powerPack]
          .filter(({ sku }) => items.some((one) => one.sku === sku))
          .map((item) => lineOf(item)),
      ),
    );
  };

/** The presses among the requests, in the order they were sent. */
export const pressesIn = ({ sent }: StubbedFetch): readonly Record<string, unknown>[] =>
  sent
    .filter(({ address }) => address === '/api/checkout')
    .map(({ body }): Record<string, unknown> => JSON.parse(String(body)));

export const cartAsSeen = (...items: readonly CartItem[]) =>
  toCartAtShownPrices(quoteOf(items.map((item) => lineOf(item))));

export const show = (
  items: readonly CartItem[],
  session = visitor,
  search = '?cart',
): RenderResult => {
  items.forEach(undoRemove);
  return render(
    <As session={session} login={login}>
      <CartOrderScreen search={search} empty={<p>Nothing in it</p>} waiting={<p>One moment</p>} />
    </As>,
  );
};

export const orderButton = async (): Promise<HTMLElement> => {
  const button = await screen.findByRole('button', { name: /^Order and pay/ });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
  return button;
};

/** Resets everything, and puts the browser on the order page. */
export const openCartOrder = (): void => {
  vi.clearAllMocks();
  localStorage.clear();
  history.replaceState(null, '', '/');
  vi.stubGlobal('location', {
    href: 'https://knurl.example/checkout/?cart',
    pathname: '/checkout/',
    search: '?cart',
    hash: '',
    origin: 'https://knurl.example',
    assign,
    replace,
  });
  delete document.documentElement.dataset['currency'];
};
