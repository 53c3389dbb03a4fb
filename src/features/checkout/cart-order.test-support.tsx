import { render, screen, waitFor, type RenderResult } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { CartItem } from '../../domain/cart/cart-item.ts';
import { cartOfQuoteIfPayable } from '../../domain/cart/cart-order-kept-in-browser.ts';
import {
  beltItem,
  powerPackItem,
  quoteLineOfCartItem,
  quoteOfLines,
} from '../../domain/cart/quote.test-support.ts';
import { shopApiPaths } from '../../domain/shop/shop-api-paths.ts';
import {
  createMockLoginActions,
  visitorSession,
  WithLoginSession,
} from '../../services/auth/login-session.test-support.tsx';
import { putRemovedItemBackIntoCart } from '../../services/cart/cart.ts';
import type { StubbedFetch, stubFetch } from '../../services/stub-fetch.test-support.ts';
import { CartOrderBeforePaymentScreen } from './cart-order-before-payment-screen.island.tsx';

export const cartPaymentPageUrl = 'https://checkout.stripe.com/c/pay/cs_1';
export const cartLocationAssignMock = vi.fn();
export const cartLocationReplaceMock = vi.fn();
export const cartLoginActionsMock = createMockLoginActions();

export const respondWithCartCheckoutSession = async (): Promise<Response> =>
  Response.json({ till: 'stripe', id: 'cs_1', url: cartPaymentPageUrl, customer: null });

export type StubbedFetchResponder = Parameters<typeof stubFetch>[0];

/**
 * Answers requests for the cart with a quote of its belts and power packs, and leaves the rest to
 * `press`.
 */
export const addCartQuotesToResponder =
  (press: StubbedFetchResponder): StubbedFetchResponder =>
  async (request) => {
    if (request.address !== shopApiPaths.cart) return press(request);
    const { items }: { readonly items: readonly { readonly sku: string }[] } = JSON.parse(
      String(request.body),
    );
    return Response.json(
      quoteOfLines(
        [beltItem, powerPackItem]
          .filter(({ sku }) => items.some((one) => one.sku === sku))
          .map((item) => quoteLineOfCartItem(item)),
      ),
    );
  };

/** The presses among the requests, in the order they were sent. */
export const checkoutRequestBodiesIn = ({
  sent,
}: StubbedFetch): readonly Record<string, unknown>[] =>
  sent
    .filter(({ address }) => address === '/api/checkout')
    .map(({ body }): Record<string, unknown> => JSON.parse(String(body)));

export const cartAtShownPricesOf = (...items: readonly CartItem[]) =>
  cartOfQuoteIfPayable(quoteOfLines(items.map((item) => quoteLineOfCartItem(item))));

export const showOrderOfCartItems = (
  items: readonly CartItem[],
  session = visitorSession,
  search = '?cart',
): RenderResult => {
  items.forEach(putRemovedItemBackIntoCart);
  return render(
    <WithLoginSession session={session} login={cartLoginActionsMock}>
      <CartOrderBeforePaymentScreen
        search={search}
        empty={<p>Nothing in it</p>}
        waiting={<p>One moment</p>}
      />
    </WithLoginSession>,
  );
};

export const findOrderButton = async (): Promise<HTMLElement> => {
  const button = await screen.findByRole('button', { name: /^Order and pay/ });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
  return button;
};

/** Resets everything, and puts the browser on the order page. */
export const resetCartOrderPageTest = (): void => {
  vi.clearAllMocks();
  localStorage.clear();
  history.replaceState(null, '', '/');
  vi.stubGlobal('location', {
    href: 'https://knurl.example/checkout/?cart',
    pathname: '/checkout/',
    search: '?cart',
    hash: '',
    origin: 'https://knurl.example',
    assign: cartLocationAssignMock,
    replace: cartLocationReplaceMock,
  });
  delete document.documentElement.dataset['currency'];
};
