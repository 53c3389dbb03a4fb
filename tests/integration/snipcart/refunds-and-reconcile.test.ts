import { describe, expect, it } from 'vitest';
import type { BookedOrder } from '../../../local/snipcart/books.ts';
import { findShopOrder } from '../../../src/server/orders/cart/stored-shop-order.ts';
import { createSnipcartTillForPaidOrders } from '../../../src/server/till/snipcart/snipcart-till.ts';
import { createShopRefundAtEitherTillWork } from '../../../src/server/refunds/shop-refunds.ts';
import { runDueWork } from '../../../src/server/store/work-queue/run-due-work.ts';
import { storeShopOrder } from '../../support/stored/shop-order.ts';
import {
  openSnipcartOrderForEachTest,
  unreachableSnipcart,
} from '../../support/snipcart/order-for-tests.ts';
import { callApi } from '../../support/snipcart/test-snipcart.ts';

const test = openSnipcartOrderForEachTest();
const { reference, order, buy, deliver, stored, stock, mails, refundsOf, reconcile, later } = test;

/** Makes an order there look as if the bank hadn't confirmed its payment, or had refused it. */
const pretend = (token: string, changes: Partial<BookedOrder>): void => {
  const found = test.snipcart.books.findOrder(token);
  if (found !== undefined) {
    const modificationDate = new Date().toISOString();
    test.snipcart.books.putOrder({ ...found, ...changes, modificationDate });
  }
};
const payBack = () => {
  const snipcart = createSnipcartTillForPaidOrders(test.dependencies);
  const paying = { ...test.dependencies, tills: { stripe: undefined, snipcart } };
  return runDueWork(paying, [createShopRefundAtEitherTillWork(paying)], () => true);
};

describe('a payment there that differs from the order here', () => {
  it('is refunded: she has changed the cart in its checkout', async () => {
    await order();
    const token = await buy(3);
    await deliver();
    expect(refundsOf(token)).toBe(64);
    expect((await stored())?.state).toBe('expired');
    // The stock held for it is available to others.
    expect(await stock()).toEqual([5, 0]);
    expect(await mails(`snipcart-order:${token}`)).toEqual(['reconcile-report']);
    // The refund's event, and the reconcile, change nothing more.
    await deliver(1);
    await reconcile();
    expect(refundsOf(token)).toBe(64);
  });

  it('is refunded: she has paid twice', async () => {
    await order();
    const first = await buy();
    await deliver();
    const second = await buy();
    await deliver();
    expect([refundsOf(first), refundsOf(second)]).toEqual([0, 44]);
    expect(await stored()).toMatchObject({ state: 'paid', session_id: first });
    expect(await stock()).toEqual([3, 0]);
  });

  it('is kept if it follows an unpaid attempt there', async () => {
    await order();
    const first = await buy();
    pretend(first, { paymentStatus: 'Pending' });
    await deliver();
    expect(await stored()).toMatchObject({ state: 'processing', session_id: first });
    const second = await buy(2, reference(), { address1: '2 Sample Street' });
    await deliver();
    await callApi(test.snipcart.origin, 'POST', `/orders/${second}/refunds`, { amount: 20 });
    await deliver();
    pretend(first, { paymentStatus: 'Failed' });
    await reconcile();
    expect([refundsOf(first), refundsOf(second)]).toEqual([0, 20]);
    expect(await stored()).toMatchObject({
      state: 'paid',
      payment_id: second,
      refunded_minor_units: 2000,
      postal: { line1: '2 Sample Street' },
    });
    expect(await stock()).toEqual([3, 0]);
  });

  it('is refunded: her goods were sold to others in the meantime', async () => {
    await order();
    later(3);
    await reconcile();
    expect(await stock()).toEqual([5, 0]);
    const token = await buy();
    await deliver();
    expect(await payBack()).toEqual({ done: 1, failed: 0 });
    expect(refundsOf(token)).toBe(44);
    expect(await stored()).toMatchObject({
      state: 'paid',
      not_kept: 'sold-out',
      refunded_minor_units: 4400,
    });
    expect(await stock()).toEqual([5, 0]);
  });
});

describe('refunds', () => {
  it('are made once for each key, even when the first answer was lost', async () => {
    await order();
    const token = await buy();
    await deliver();
    const paid = {
      reference: { kind: 'cart', orderId: test.id },
      paymentId: token,
      idempotencyKey: 'return-1',
      isRetry: true,
    } as const;
    const { refund } = createSnipcartTillForPaidOrders(test.dependencies);
    const once = { ...paid, minorUnits: 2000, key: 'return-1' };
    const first = await refund(once);
    expect(await refund({ ...once, idempotencyKey: 'return-1-1' })).toBe(first);
    expect(refundsOf(token)).toBe(20);
    // Never more than is left.
    await refund({ ...paid, minorUnits: 9900, key: 'return-2' });
    expect(refundsOf(token)).toBe(44);
    expect(await refund({ ...paid, minorUnits: 100, key: 'return-3' })).toBeUndefined();
  });

  it('that are made at Snipcart reach us by its webhook', async () => {
    await order();
    const token = await buy();
    await deliver();
    await callApi(test.snipcart.origin, 'POST', `/orders/${token}/refunds`, { amount: 20 });
    await deliver();
    expect((await stored())?.refunded_minor_units).toBe(2000);
    const [made] = test.snipcart.books.findOrder(token)?.refunds ?? [];
    expect(await mails(`%${made?.id}%`)).toEqual(['shop-refund']);
  });
});

describe('the hourly reconcile', () => {
  it('stores what lost webhooks didn’t report: the order, and its refunds', async () => {
    await order();
    test.snipcart.webhooks.lose(2);
    const token = await buy();
    await callApi(test.snipcart.origin, 'POST', `/orders/${token}/refunds`, { amount: 44 });
    expect(await deliver()).toEqual([]);
    later(3);
    await reconcile();
    expect(await stored()).toMatchObject({ state: 'paid', refunded_minor_units: 4400 });
    // Paid within the two hours, so the buyer’s goods were still held.
    expect(await stock()).toEqual([3, 0]);
  });

  it('continues after an order whose refund Snipcart refuses, and reports it to us', async () => {
    await order();
    const token = await buy(3);
    await storeShopOrder(test.database, {
      ...{ id: `${test.id}-left`, till: 'snipcart', orderedAt: test.dependencies.now() },
      lines: [{ sku: test.sku }],
    });
    later(3);
    await reconcile({
      snipcart: {
        ...test.dependencies.snipcart,
        refund: () => Promise.reject(new Error('The gateway takes nothing back.')),
      },
    });
    expect((await findShopOrder(test.database, `${test.id}-left`))?.state).toBe('expired');
    expect(await mails(`snipcart-order:refund:${token}`)).toEqual(['reconcile-report']);
    await reconcile();
    expect(refundsOf(token)).toBe(64);
    expect(await stock()).toEqual([5, 0]);
  });

  it('keeps goods held for two hours, and while Snipcart can’t be reached', async () => {
    await order();
    later(1.9);
    await reconcile();
    expect(await stock()).toEqual([5, 2]);
    later(2.1);
    await expect(reconcile({ snipcart: unreachableSnipcart })).rejects.toThrow('can’t be asked');
    await reconcile({ hasTime: () => false });
    expect(await stock()).toEqual([5, 2]);
    await reconcile();
    expect(await stock()).toEqual([5, 0]);
    expect((await stored())?.state).toBe('expired');
  });
});
