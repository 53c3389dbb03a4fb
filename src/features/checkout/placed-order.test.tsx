// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OrderStateAnswer } from '../../domain/orders/checkout.ts';
import {
  createMockLoginActions,
  memberSession,
  visitorSession,
  WithLoginSession,
} from '../../services/auth/login-session.test-support.tsx';
import { noAnswer, noConnection, stubFetch } from '../../services/stub-fetch.test-support.ts';
import { PlacedOrderScreen } from './placed-order.island.tsx';

const login = createMockLoginActions();
const order: OrderStateAnswer = {
  state: 'paid',
  orderId: 'order-1',
  kind: 'pack',
  productId: 'prod_pack',
  rightId: 'prod_pack',
  gift: null,
  title: 'Strength and power',
  currency: 'gbp',
  minorUnits: 2400,
  opensAt: '2026-01-01T00:00:00Z',
  url: null,
};
const answer = (change: Partial<OrderStateAnswer>) => async () =>
  Response.json({ ...order, ...change });

beforeEach(() => vi.clearAllMocks());
afterEach(() => vi.useRealTimers());

const show = (session = memberSession) =>
  render(
    <WithLoginSession session={session} login={login}>
      <PlacedOrderScreen
        sessionId="cs_1"
        unknown={<h1>No such order</h1>}
        bought={({ productId }) => <p>Plans of {productId}</p>}
      />
    </WithLoginSession>,
  );
const heading = async (name: RegExp) => screen.findByRole('heading', { level: 1, name });
const hrefOf = (name: RegExp): string | null =>
  screen.getByRole('link', { name }).getAttribute('href');

it('shows what was bought, opens it, and forgets the ticks for it', async () => {
  localStorage.setItem('order', '{}');
  const { sent } = stubFetch(answer({}));
  show();
  await heading(/It’s yours: Strength and power/);
  expect(sent.map(({ address }) => address)).toEqual(['/api/orders/cs_1']);
  expect(screen.getByText(/You have paid £24, VAT included\. It is open to you now/)).toBeDefined();
  expect(screen.getByText('Plans of prod_pack')).toBeDefined();
  expect(hrefOf(/Go to your members zone/)).toBe('/members/');
  expect(localStorage.getItem('order')).toBeNull();
});

it('gives the opening day if that is later', async () => {
  stubFetch(answer({ opensAt: '2099-12-06T10:00:00Z' }));
  const { unmount } = show();
  await heading(/Ordered: Strength and power/);
  expect(screen.getByText(/opens on 6 December 2099/)).toBeDefined();
  expect(screen.queryByRole('link', { name: /Go to your members zone/ })).toBeNull();
  unmount();
  stubFetch(answer({ kind: 'membership', opensAt: '2099-12-06T10:00:00Z' }));
  show();
  expect(
    await screen.findByText(/You haven’t paid anything yet\. It starts on 6 December 2099/),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: /See what is open to you/ })).toBeDefined();
});

it('explains what happens with a gift, and leads to its card', async () => {
  const gift = { startsOn: '2026-12-25', toName: 'Bea', line: '', toAddress: 'bea@example.com' };
  stubFetch(answer({ kind: 'gift-membership', gift, opensAt: null }));
  show();
  await heading(/It’s a gift: Strength and power/);
  expect(screen.getByText(/We’ll send it to bea@example.com on 25 December 2026/)).toBeDefined();
  expect(hrefOf(/print the card/)).toBe('/members/gift-card/#gift=order-1');
  expect(screen.queryByText('Plans of prod_pack')).toBeNull();
});

it.each([
  ['open', { url: 'https://checkout.stripe.com/c/1' }, /Not paid yet/, /Back to the order/],
  ['expired', {}, /Not paid: /, /Order again/],
  ['refunded', {}, /Refunded/, /Order again/],
] as const)('links an order that is %s to the next step', async (state, change, title, link) => {
  stubFetch(answer({ state, opensAt: null, ...change }));
  show();
  await heading(title);
  expect(hrefOf(link)).toBe('/checkout/?product=prod_pack#order');
  if (state === 'open')
    expect(hrefOf(/Carry on and pay £24/)).toBe('https://checkout.stripe.com/c/1');
});

it('asks again for a while if the bank is slow, then stops', async () => {
  vi.useFakeTimers();
  const requests = stubFetch(answer({ state: 'processing', opensAt: null }));
  show();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(
    'Your bank is working on it',
  );
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(requests.sent).toHaveLength(7);
  requests.answerWith(answer({}));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Ask again' })));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('It’s yours');
});

it('says that the answer is slow, and can ask again', async () => {
  vi.useFakeTimers();
  const requests = stubFetch(noAnswer);
  show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Looking up your order');
  await act(() => vi.advanceTimersByTimeAsync(3000));
  requests.answerWith(answer({}));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Ask again' })));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('It’s yours');
});

it('says that the server is down, and retries', async () => {
  const requests = stubFetch(noConnection);
  show();
  await heading(/We can’t look up your order just now/);
  requests.answerWith(answer({}));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await heading(/It’s yours/);
});

it('says that there is no such order', async () => {
  stubFetch(async () => Response.json({ error: 'No.' }, { status: 404 }));
  show();
  await heading(/No such order/);
});

it('sends a visitor to the login and brings her back', async () => {
  const { sent } = stubFetch(answer({}));
  history.replaceState({ codes: 'session_id=cs_1' }, '', '/success/');
  show(visitorSession);
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() =>
    expect(login.logIn).toHaveBeenCalledWith({ target: '/success/#session_id=cs_1' }),
  );
  expect(sent).toEqual([]);
});
