// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CartItem } from '../../domain/cart/cart-item.ts';
import { cartOfQuoteIfPayable } from '../../domain/cart/cart-order-kept-in-browser.ts';
import {
  beltItem,
  chalkItem,
  quoteLineOfCartItem,
  quoteOfLines,
} from '../../domain/cart/quote.test-support.ts';
import { createTestShopOrder } from '../../domain/shop/shop-order.test-support.ts';
import type { ShopOrderAnswer } from '../../domain/shop/shop-order.ts';
import {
  createMockLoginActions,
  memberSession,
  visitorSession,
  WithLoginSession,
} from '../../services/auth/login-session.test-support.tsx';
import { clearCart, putRemovedItemBackIntoCart } from '../../services/cart/cart.ts';
import { noConnection, stubFetch } from '../../services/stub-fetch.test-support.ts';
import { PlacedShopOrderScreen } from './placed-shop-order.island.tsx';

const paidAt = '2026-11-23T10:00:00.000Z';

const answer = (changed: Partial<ShopOrderAnswer> = {}): ShopOrderAnswer =>
  createTestShopOrder({ orderedAt: paidAt, paidAt, ...changed });

const answering = (changed?: Partial<ShopOrderAnswer>) => async () =>
  Response.json(answer(changed));

const show = (session = visitorSession) =>
  render(
    <WithLoginSession session={session} login={createMockLoginActions()}>
      <PlacedShopOrderScreen
        link="id.link"
        sessionId="cs_1"
        unknown={<p>No such order</p>}
        bought={() => <p>Her plans</p>}
      />
    </WithLoginSession>,
  );

/**
 * Sets up a cart after the buyer has pressed to pay for two belts; `items` is what it holds now.
 */
const carry = (payment: string | null, ...items: readonly CartItem[]): void => {
  const cart = cartOfQuoteIfPayable(quoteOfLines([quoteLineOfCartItem(beltItem)]));
  localStorage.setItem('cart.order', JSON.stringify({ cart, at: 0, subject: null, payment }));
  items.forEach(putRemovedItemBackIntoCart);
};
const inCart = (): readonly (readonly [string, number])[] => {
  const items: readonly CartItem[] = JSON.parse(localStorage.getItem('cart') ?? '[]');
  return items.map(({ sku, quantity }) => [sku, quantity]);
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  act(clearCart);
});

it('shows a paid order and empties its cart', async () => {
  carry('cs_1', beltItem);
  stubFetch(answering());
  show();
  expect(await screen.findByText('Lifting belt, S', { exact: false })).toBeDefined();
  await waitFor(() => expect(inCart()).toEqual([]));
  expect(localStorage.getItem('cart.order')).toBeNull();
});

it('leaves items in the cart that she has added since', async () => {
  carry('id.link', { ...beltItem, quantity: 3 }, chalkItem);
  stubFetch(answering());
  show();
  await waitFor(() =>
    expect(inCart()).toEqual([
      [beltItem.sku, 1],
      [chalkItem.sku, 1],
    ]),
  );
});

it.each([
  ['it isn’t this cart that was paid', 'cs_2', {}],
  ['nobody has begun to pay', null, {}],
  ['it isn’t paid', 'cs_1', { state: 'expired' as const, paidAt: null }],
])('leaves the cart as it is when %s', async (_, payment, changed) => {
  carry(payment, beltItem);
  stubFetch(answering(changed));
  show();
  expect(await screen.findByText('Lifting belt, S', { exact: false })).toBeDefined();
  expect(inCart()).toEqual([[beltItem.sku, 2]]);
});

it('asks again until the order is paid, and empties the cart only then', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  carry('cs_1', beltItem);
  const requests = stubFetch(answering({ state: 'open', paidAt: null, url: null }));
  show();
  await screen.findByText('Lifting belt, S', { exact: false });
  expect(inCart()).toEqual([[beltItem.sku, 2]]);
  requests.answerWith(answering());
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await waitFor(() => expect(inCart()).toEqual([]));
});

it('shows plans only to a member who has paid', async () => {
  stubFetch(answering());
  const { unmount } = show(memberSession);
  expect(await screen.findByText('Her plans')).toBeDefined();
  unmount();
  show();
  await screen.findByText('Lifting belt, S', { exact: false });
  expect(screen.queryByText('Her plans')).toBeNull();
});

it('says if no order has the link', async () => {
  stubFetch(async () => Response.json({ error: 'No order.' }, { status: 404 }));
  show();
  expect(await screen.findByText('No such order')).toBeDefined();
});

it('says that an outage loses nothing, and retries', async () => {
  const requests = stubFetch(noConnection);
  show();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'What you have paid for is safe',
  );
  requests.answerWith(answering());
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Lifting belt, S', { exact: false })).toBeDefined();
});
