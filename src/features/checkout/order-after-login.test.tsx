// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { As, member, visitor } from '../../services/auth/member.test-support.tsx';
import { membership, pack } from './checkout.test-support.tsx';
import {
  answerWithCheckoutSession,
  assign,
  login,
  openOrderPage,
  show,
  storePendingOrder,
  stubOrders,
  ticks,
  url,
} from './order-page.test-support.tsx';
import { OrderScreen } from './order-screen.island.tsx';

beforeEach(openOrderPage);

describe('after the login', () => {
  const search = '?product=prod_pack&after=login';

  it('opens the payment page once, without another press', async () => {
    storePendingOrder(pack, null);
    const { sent } = stubOrders(answerWithCheckoutSession);
    const { rerender } = show(pack, member, search);
    await waitFor(() => expect(assign).toHaveBeenCalledWith(url));
    expect(JSON.parse(String(sent[0]?.body)).agreements).toMatchObject({
      supplyNow: true,
      knowsConsequence: true,
    });
    rerender(
      <As session={member} login={login}>
        <OrderScreen
          items={[pack]}
          insideOf={() => undefined}
          product={pack.productId}
          search={search}
        />
      </As>,
    );
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['an hour has passed', () => storePendingOrder(pack, null, Date.now() - 3_600_000)],
    [
      'the price has changed',
      () =>
        storePendingOrder(
          { ...pack, prices: { ...pack.prices, gbp: { ...pack.prices.gbp, minorUnits: 2300 } } },
          null,
        ),
    ],
    ['it was somebody else', () => storePendingOrder(pack, 'auth0|eve')],
  ])('ticks nothing and asks again when %s', async (_, prepare) => {
    prepare();
    const { sent } = stubOrders(answerWithCheckoutSession);
    show(pack, member, search);
    expect(await screen.findByText(/nothing has been ordered yet/)).toBeDefined();
    expect(ticks()).toEqual([false, false]);
    expect(sent).toEqual([]);
  });

  it('starts nothing by itself on a page that wasn’t opened by the order’s login', () => {
    storePendingOrder(pack, null);
    const { sent } = stubOrders(answerWithCheckoutSession);
    show(pack);
    expect(ticks()).toEqual([true, true]);
    expect(sent).toEqual([]);
  });
});

describe('a stored request to subscribe', () => {
  beforeEach(() => localStorage.setItem('redirect', 'sub'));

  it('is removed, and opens the order filled in', () => {
    const { sent } = stubOrders(answerWithCheckoutSession);
    show(membership);
    expect(localStorage.getItem('redirect')).toBeNull();
    expect(ticks()).toEqual([false, false]);
    expect(sent).toEqual([]);
  });

  it('goes on to the payment page if she had already agreed on the order page', async () => {
    storePendingOrder(membership, null);
    stubOrders(answerWithCheckoutSession);
    show(membership);
    await waitFor(() => expect(assign).toHaveBeenCalledWith(url));
    expect(localStorage.getItem('redirect')).toBeNull();
  });

  it('waits until she is logged in, and doesn’t apply to packs', () => {
    const { unmount } = show(membership, visitor);
    unmount();
    show(pack);
    expect(localStorage.getItem('redirect')).toBe('sub');
  });
});
