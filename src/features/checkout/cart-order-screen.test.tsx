// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { navigate } from 'gatsby';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { belt, lineOf, powerPack, quoteOf } from '../../domain/cart/quote.test-support.ts';
import { agreementsVersion } from '../../domain/orders/agreements.ts';
import { member } from '../../services/auth/member.test-support.tsx';
import { emptyCart } from '../../services/cart/cart.ts';
import { noConnection, stubFetch } from '../../services/stub-fetch.test-support.ts';
import {
  answering,
  answerWithCheckoutSession,
  assign,
  cartAsSeen,
  login,
  openCartOrder,
  orderButton,
  pressesIn,
  replace,
  show,
  url,
} from './cart-order.test-support.tsx';

beforeEach(openCartOrder);
afterEach(() => act(emptyCart));

describe('opened by hand', () => {
  it('shows the order and orders nothing by itself', async () => {
    const requests = stubFetch(answering(answerWithCheckoutSession));
    show([belt]);
    expect((await orderButton()).textContent).toBe('Order and pay £121.95');
    expect(screen.getByText('Total').nextSibling?.textContent).toBe('£121.95');
    expect(pressesIn(requests)).toEqual([]);
  });

  it('orders once when pressed, and works again after coming back', async () => {
    const requests = stubFetch(answering(answerWithCheckoutSession));
    show([belt]);
    const button = await orderButton();
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(assign).toHaveBeenCalledWith(url));
    expect(pressesIn(requests)).toEqual([{ mode: 'cart', priceId: cartAsSeen(belt) }]);
    expect(JSON.parse(localStorage.getItem('cart.order') ?? '')).toMatchObject({ payment: 'cs_1' });
    expect(localStorage.getItem('cart')).toContain(belt.sku);
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect((await orderButton()).getAttribute('aria-busy')).toBe('false');
  });

  it('shows the empty state for an empty cart', () => {
    stubFetch(answering(answerWithCheckoutSession));
    show([]);
    expect(screen.getByText('Nothing in it')).toBeDefined();
  });

  it('leads back to the cart if a line can’t be paid', async () => {
    stubFetch(async () =>
      Response.json(quoteOf([lineOf(belt, { available: 0, problem: 'sold-out' })])),
    );
    show([belt]);
    expect(await screen.findByText(/Lifting belt, S is sold out/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go back to your cart' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Order/ })).toBeNull();
  });
});

describe('after a press on the cart page', () => {
  it('leads to the order if this cart is already paid', async () => {
    const ours = '/success/?session_id=cs_1#shop=link';
    history.replaceState({ pressed: cartAsSeen(belt) }, '');
    stubFetch(
      answering(async () =>
        Response.json({ till: 'stripe', id: 'cs_1', url: ours, customer: null }),
      ),
    );
    show([belt]);
    await waitFor(() => expect(replace).toHaveBeenCalledWith(ours));
  });

  it('goes straight on, and the Back button leads to the cart', async () => {
    history.replaceState({ pressed: cartAsSeen(belt) }, '');
    const requests = stubFetch(answering(answerWithCheckoutSession));
    show([belt]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Taking you to the payment page',
    );
    await waitFor(() => expect(replace).toHaveBeenCalledWith(url));
    expect(pressesIn(requests)).toHaveLength(1);
    // A reload doesn't order again.
    expect(history.state).toEqual({});
  });

  it('calls the server without a token for a visitor, and with hers for a member', async () => {
    const headers: unknown[] = [];
    history.replaceState({ pressed: cartAsSeen(belt) }, '');
    stubFetch(answering(answerWithCheckoutSession));
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
      if (address === '/api/checkout') headers.push(init.headers);
      return fetch(address, init);
    });
    const { unmount } = show([belt]);
    await waitFor(() => expect(replace).toHaveBeenCalledTimes(1));
    unmount();
    history.replaceState({ pressed: cartAsSeen(belt) }, '');
    act(emptyCart);
    show([belt], member);
    await waitFor(() => expect(replace).toHaveBeenCalledTimes(2));
    expect(headers).toEqual([
      { 'content-type': 'application/json' },
      { 'content-type': 'application/json', authorization: 'Bearer token' },
    ]);
  });

  it('pays for goods as a visitor if her login can’t be renewed', async () => {
    login.getAccessToken.mockResolvedValueOnce({ kind: 'unreachable', sentence: 'Down.' });
    history.replaceState({ pressed: cartAsSeen(belt) }, '');
    stubFetch(answering(answerWithCheckoutSession));
    show([belt], member);
    await waitFor(() => expect(replace).toHaveBeenCalledWith(url));
  });

  it.each(['price-changed', 'sold-out', 'gone', 'not-served', 'already-owned'])(
    'leads back to the line when it is refused: %s',
    async (reason) => {
      history.replaceState({ pressed: cartAsSeen(belt) }, '');
      stubFetch(
        answering(async () =>
          Response.json({ error: 'It costs £62.', reason, sku: belt.sku }, { status: 409 }),
        ),
      );
      show([belt]);
      await waitFor(() =>
        expect(navigate).toHaveBeenCalledWith('/shop/cart/', {
          replace: true,
          state: { refused: { sentence: 'It costs £62.', reason, sku: belt.sku } },
        }),
      );
      expect(replace).not.toHaveBeenCalled();
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
    history.replaceState({ pressed: cartAsSeen(belt) }, '');
    const requests = stubFetch(answering(press));
    show([belt]);
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
    requests.answerWith(answering(answerWithCheckoutSession));
    fireEvent.click(await orderButton());
    await waitFor(() => expect(assign).toHaveBeenCalledWith(url));
  });
});

describe('with a pack', () => {
  const boxes = (): readonly HTMLInputElement[] => screen.getAllByRole('checkbox');

  it('asks for her agreement, and sends it', async () => {
    const requests = stubFetch(answering(answerWithCheckoutSession));
    show([belt, powerPack], member);
    const button = await orderButton();
    expect(boxes().map(({ checked }) => checked)).toEqual([false, false]);
    boxes().forEach((box) => fireEvent.click(box));
    fireEvent.click(button);
    await waitFor(() => expect(assign).toHaveBeenCalledWith(url));
    expect(pressesIn(requests)[0]?.['priceId']).toMatchObject({
      agreements: { version: agreementsVersion, supplyNow: true, knowsConsequence: true },
    });
  });

  it('logs a visitor in first, keeps her ticks, and then goes on', async () => {
    const requests = stubFetch(answering(answerWithCheckoutSession));
    const { unmount } = show([powerPack]);
    const button = await orderButton();
    boxes().forEach((box) => fireEvent.click(box));
    fireEvent.click(button);
    await waitFor(() =>
      expect(login.logIn).toHaveBeenCalledWith({ target: '/checkout/?cart&after=login#order' }),
    );
    expect(pressesIn(requests)).toEqual([]);
    unmount();
    act(emptyCart);
    show([powerPack], member, '?cart&after=login');
    await waitFor(() => expect(assign).toHaveBeenCalledWith(url));
    expect(pressesIn(requests)[0]?.['priceId']).toMatchObject({
      agreements: { supplyNow: true, knowsConsequence: true },
    });
  });

  it('orders nothing after a login if the cart has changed in the meantime', async () => {
    const requests = stubFetch(answering(answerWithCheckoutSession));
    const { unmount } = show([powerPack]);
    fireEvent.click(await orderButton());
    await waitFor(() => expect(login.logIn).toHaveBeenCalled());
    unmount();
    act(emptyCart);
    show([powerPack, belt], member, '?cart&after=login');
    expect(await screen.findByText(/nothing has been ordered yet/)).toBeDefined();
    expect(pressesIn(requests)).toEqual([]);
  });

  it('goes to the login page when her login has expired', async () => {
    login.getAccessToken.mockResolvedValue({ kind: 'signed-out' });
    stubFetch(answering(answerWithCheckoutSession));
    show([powerPack], member);
    fireEvent.click(await orderButton());
    await waitFor(() => expect(login.logIn).toHaveBeenCalled());
    login.getAccessToken.mockResolvedValue({ kind: 'token', token: 'token' });
  });

  it('says why the login couldn’t start', async () => {
    login.logIn.mockResolvedValueOnce({
      kind: 'error',
      error: { kind: 'unreachable', sentence: 'The login is down.', target: '/' },
    });
    stubFetch(answering(answerWithCheckoutSession));
    show([powerPack]);
    fireEvent.click(await orderButton());
    expect((await screen.findByRole('alert')).textContent).toContain('The login is down.');
  });
});
