// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { navigate } from 'gatsby';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  beltItem,
  powerPackItem,
  quoteLineOfCartItem,
  quoteOfLines,
} from '../../domain/cart/quote.test-support.ts';
import { instantSupplyAgreementsVersion } from '../../domain/orders/instant-supply-agreements.ts';
import { memberSession } from '../../services/auth/login-session.test-support.tsx';
import { clearCart } from '../../services/cart/cart.ts';
import { noConnection, stubFetch } from '../../services/stub-fetch.test-support.ts';
import {
  addCartQuotesToResponder,
  cartAtShownPricesOf,
  cartLocationAssignMock,
  cartLocationReplaceMock,
  cartLoginActionsMock,
  cartPaymentPageUrl,
  checkoutRequestBodiesIn,
  findOrderButton,
  resetCartOrderPageTest,
  respondWithCartCheckoutSession,
  showOrderOfCartItems,
} from './cart-order.test-support.tsx';

beforeEach(resetCartOrderPageTest);
afterEach(() => act(clearCart));

describe('opened by hand', () => {
  it('shows the order and orders nothing by itself', async () => {
    const requests = stubFetch(addCartQuotesToResponder(respondWithCartCheckoutSession));
    showOrderOfCartItems([beltItem]);
    expect((await findOrderButton()).textContent).toBe('Order and pay £121.95');
    expect(screen.getByText('Total').nextSibling?.textContent).toBe('£121.95');
    expect(checkoutRequestBodiesIn(requests)).toEqual([]);
  });

  it('orders once when pressed, and works again after coming back', async () => {
    const requests = stubFetch(addCartQuotesToResponder(respondWithCartCheckoutSession));
    showOrderOfCartItems([beltItem]);
    const button = await findOrderButton();
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(cartLocationAssignMock).toHaveBeenCalledWith(cartPaymentPageUrl));
    expect(checkoutRequestBodiesIn(requests)).toEqual([
      { mode: 'cart', priceId: cartAtShownPricesOf(beltItem) },
    ]);
    expect(JSON.parse(localStorage.getItem('cart.order') ?? '')).toMatchObject({ payment: 'cs_1' });
    expect(localStorage.getItem('cart')).toContain(beltItem.sku);
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect((await findOrderButton()).getAttribute('aria-busy')).toBe('false');
  });

  it('shows the empty state for an empty cart', () => {
    stubFetch(addCartQuotesToResponder(respondWithCartCheckoutSession));
    showOrderOfCartItems([]);
    expect(screen.getByText('Nothing in it')).toBeDefined();
  });

  it('leads back to the cart if a line can’t be paid', async () => {
    stubFetch(async () =>
      Response.json(
        quoteOfLines([quoteLineOfCartItem(beltItem, { available: 0, problem: 'sold-out' })]),
      ),
    );
    showOrderOfCartItems([beltItem]);
    expect(await screen.findByText(/Lifting belt, S is sold out/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go back to your cart' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Order/ })).toBeNull();
  });
});

describe('after a press on the cart page', () => {
  it('leads to the order if this cart is already paid', async () => {
    const ours = '/success/?session_id=cs_1#shop=link';
    history.replaceState({ pressed: cartAtShownPricesOf(beltItem) }, '');
    stubFetch(
      addCartQuotesToResponder(async () =>
        Response.json({ till: 'stripe', id: 'cs_1', url: ours, customer: null }),
      ),
    );
    showOrderOfCartItems([beltItem]);
    await waitFor(() => expect(cartLocationReplaceMock).toHaveBeenCalledWith(ours));
  });

  it('goes straight on, and the Back button leads to the cart', async () => {
    history.replaceState({ pressed: cartAtShownPricesOf(beltItem) }, '');
    const requests = stubFetch(addCartQuotesToResponder(respondWithCartCheckoutSession));
    showOrderOfCartItems([beltItem]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Taking you to the payment page',
    );
    await waitFor(() => expect(cartLocationReplaceMock).toHaveBeenCalledWith(cartPaymentPageUrl));
    expect(checkoutRequestBodiesIn(requests)).toHaveLength(1);
    // A reload doesn't order again.
    expect(history.state).toEqual({});
  });

  it('calls the server without a token for a visitor, and with hers for a member', async () => {
    const headers: unknown[] = [];
    history.replaceState({ pressed: cartAtShownPricesOf(beltItem) }, '');
    stubFetch(addCartQuotesToResponder(respondWithCartCheckoutSession));
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
      if (address === '/api/checkout') headers.push(init.headers);
      return fetch(address, init);
    });
    const { unmount } = showOrderOfCartItems([beltItem]);
    await waitFor(() => expect(cartLocationReplaceMock).toHaveBeenCalledTimes(1));
    unmount();
    history.replaceState({ pressed: cartAtShownPricesOf(beltItem) }, '');
    act(clearCart);
    showOrderOfCartItems([beltItem], memberSession);
    await waitFor(() => expect(cartLocationReplaceMock).toHaveBeenCalledTimes(2));
    expect(headers).toEqual([
      { 'content-type': 'application/json' },
      { 'content-type': 'application/json', authorization: 'Bearer token' },
    ]);
  });

  it('pays for goods as a visitor if her login can’t be renewed', async () => {
    cartLoginActionsMock.getAccessToken.mockResolvedValueOnce({
      kind: 'unreachable',
      sentence: 'Down.',
    });
    history.replaceState({ pressed: cartAtShownPricesOf(beltItem) }, '');
    stubFetch(addCartQuotesToResponder(respondWithCartCheckoutSession));
    showOrderOfCartItems([beltItem], memberSession);
    await waitFor(() => expect(cartLocationReplaceMock).toHaveBeenCalledWith(cartPaymentPageUrl));
  });

  it.each(['price-changed', 'sold-out', 'gone', 'not-served', 'already-owned'])(
    'leads back to the line when it is refused: %s',
    async (reason) => {
      history.replaceState({ pressed: cartAtShownPricesOf(beltItem) }, '');
      stubFetch(
        addCartQuotesToResponder(async () =>
          Response.json({ error: 'It costs £62.', reason, sku: beltItem.sku }, { status: 409 }),
        ),
      );
      showOrderOfCartItems([beltItem]);
      await waitFor(() =>
        expect(navigate).toHaveBeenCalledWith('/shop/cart/', {
          replace: true,
          state: { refused: { sentence: 'It costs £62.', reason, sku: beltItem.sku } },
        }),
      );
      expect(cartLocationReplaceMock).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['an outage', async () => Response.json({ error: 'Stripe rests.' }, { status: 503 }), /rests/],
    ['too many', async () => Response.json({ error: 'Wait.' }, { status: 429 }), /Wait/],
    ['no connection', noConnection, /couldn’t reach the server/],
    [
      'an address that we don’t trust',
      async () =>
        Response.json({ till: 'stripe', id: 'c', url: 'http://evil.example/', customer: null }),
      /Something looked wrong/,
    ],
  ])('shows the order after %s, says why, and can be pressed again', async (_, press, sentence) => {
    history.replaceState({ pressed: cartAtShownPricesOf(beltItem) }, '');
    const requests = stubFetch(addCartQuotesToResponder(press));
    showOrderOfCartItems([beltItem]);
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
    requests.answerWith(addCartQuotesToResponder(respondWithCartCheckoutSession));
    fireEvent.click(await findOrderButton());
    await waitFor(() => expect(cartLocationAssignMock).toHaveBeenCalledWith(cartPaymentPageUrl));
  });
});

describe('with a pack', () => {
  const boxes = (): readonly HTMLInputElement[] => screen.getAllByRole('checkbox');

  it('asks for her agreement, and sends it', async () => {
    const requests = stubFetch(addCartQuotesToResponder(respondWithCartCheckoutSession));
    showOrderOfCartItems([beltItem, powerPackItem], memberSession);
    const button = await findOrderButton();
    expect(boxes().map(({ checked }) => checked)).toEqual([false, false]);
    boxes().forEach((box) => fireEvent.click(box));
    fireEvent.click(button);
    await waitFor(() => expect(cartLocationAssignMock).toHaveBeenCalledWith(cartPaymentPageUrl));
    expect(checkoutRequestBodiesIn(requests)[0]?.['priceId']).toMatchObject({
      agreements: {
        version: instantSupplyAgreementsVersion,
        supplyNow: true,
        knowsConsequence: true,
      },
    });
  });

  it('logs a visitor in first, keeps her ticks, and then goes on', async () => {
    const requests = stubFetch(addCartQuotesToResponder(respondWithCartCheckoutSession));
    const { unmount } = showOrderOfCartItems([powerPackItem]);
    const button = await findOrderButton();
    boxes().forEach((box) => fireEvent.click(box));
    fireEvent.click(button);
    await waitFor(() =>
      expect(cartLoginActionsMock.logIn).toHaveBeenCalledWith({
        target: '/checkout/?cart&after=login#order',
      }),
    );
    expect(checkoutRequestBodiesIn(requests)).toEqual([]);
    unmount();
    act(clearCart);
    showOrderOfCartItems([powerPackItem], memberSession, '?cart&after=login');
    await waitFor(() => expect(cartLocationAssignMock).toHaveBeenCalledWith(cartPaymentPageUrl));
    expect(checkoutRequestBodiesIn(requests)[0]?.['priceId']).toMatchObject({
      agreements: { supplyNow: true, knowsConsequence: true },
    });
  });

  it('orders nothing after a login if the cart has changed in the meantime', async () => {
    const requests = stubFetch(addCartQuotesToResponder(respondWithCartCheckoutSession));
    const { unmount } = showOrderOfCartItems([powerPackItem]);
    fireEvent.click(await findOrderButton());
    await waitFor(() => expect(cartLoginActionsMock.logIn).toHaveBeenCalled());
    unmount();
    act(clearCart);
    showOrderOfCartItems([powerPackItem, beltItem], memberSession, '?cart&after=login');
    expect(await screen.findByText(/nothing has been ordered yet/)).toBeDefined();
    expect(checkoutRequestBodiesIn(requests)).toEqual([]);
  });

  it('goes to the login page when her login has expired', async () => {
    cartLoginActionsMock.getAccessToken.mockResolvedValue({ kind: 'signed-out' });
    stubFetch(addCartQuotesToResponder(respondWithCartCheckoutSession));
    showOrderOfCartItems([powerPackItem], memberSession);
    fireEvent.click(await findOrderButton());
    await waitFor(() => expect(cartLoginActionsMock.logIn).toHaveBeenCalled());
    cartLoginActionsMock.getAccessToken.mockResolvedValue({ kind: 'token', token: 'token' });
  });

  it('says why the login couldn’t start', async () => {
    cartLoginActionsMock.logIn.mockResolvedValueOnce({
      kind: 'error',
      error: { kind: 'unreachable', sentence: 'The login is down.', target: '/' },
    });
    stubFetch(addCartQuotesToResponder(respondWithCartCheckoutSession));
    showOrderOfCartItems([powerPackItem]);
    fireEvent.click(await findOrderButton());
    expect((await screen.findByRole('alert')).textContent).toContain('The login is down.');
  });
});
