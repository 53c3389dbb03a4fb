import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { paidAgainWords } from '../../../src/domain/refunds/paid-again.ts';
import { createWithdrawalWorkKind } from '../../../src/server/refunds/book-withdrawal.ts';
import { markUnpaidOrderExpired } from '../../../src/server/orders/order-books.ts';
import { refreshItemOrderFromStripe } from '../../../src/server/orders/item/refresh-item-order-from-stripe.ts';
import { findRightsMemberLatelyWithdrewFrom } from '../../../src/server/rights/read-rights.ts';
import { runDueWork } from '../../../src/server/store/work-queue/run-due-work.ts';
import { openDatabaseForTests } from '../../support/server/database-for-tests.ts';
import {
  emptyDatabase,
  openTestPayments,
  rightIds,
  type PlacedOrder,
  type TestPayments,
} from '../../support/payments/test-payments.ts';

const database = openDatabaseForTests();
let payments: TestPayments;
beforeEach(async () => {
  await emptyDatabase(database);
  payments = openTestPayments(database);
});

/**
 * Two memberships of one member, both with a page that can be paid: we didn't hear of the first
 * one's page, gave it up, and made another on another device.
 */
const openTwo = async (
  one: { readonly startsNow: boolean } = { startsNow: true },
  other = one,
): Promise<readonly [PlacedOrder, PlacedOrder]> => {
  const first = await payments.order('membership', { customer: 'twin', ...one });
  await markUnpaidOrderExpired(database, { kind: 'item', orderId: first.orderId }, first.sessionId);
  return [first, await payments.order('membership', { customer: 'twin', ...other })];
};
const read = ({ orderId, sessionId }: PlacedOrder): Promise<boolean> =>
  refreshItemOrderFromStripe(payments.dependencies, orderId, sessionId);
const pay = async (order: PlacedOrder): Promise<void> => {
  payments.pay(order.sessionId);
  await read(order);
  payments.moveDays(0.01);
};
/** The clock that does what waits. */
const finishWork = () =>
  runDueWork(payments.dependencies, [createWithdrawalWorkKind(payments.dependencies)], () => true);

const statusOf = ({ orderId }: PlacedOrder): string | undefined =>
  payments.account.books
    .all('subscription')
    .find(({ metadata }) => metadata['order_id'] === orderId)?.status;
const refunds = (): readonly number[] =>
  payments.account.books.all('refund').map(({ amount }) => amount);
const Told = v.object({ kind: v.string(), order_id: v.nullable(v.string()), why: v.string() });
const told = () =>
  database.query(
    Told,
    `select kind, details ->> 'orderId' as order_id, details ->> 'why' as why from mails
     where kind in ('ended', 'refund') order by kind`,
  );

describe('two memberships that were paid at once', () => {
  it('become one: the second ends, all of its money goes back, and the member is told why', async () => {
    const [first, second] = await openTwo();
    await pay(first);
    await pay(second);
    await finishWork();
    expect([statusOf(first), statusOf(second)]).toEqual(['active', 'canceled']);
    expect(refunds()).toEqual([5999]);
    expect(await told()).toEqual([
      { kind: 'ended', order_id: null, why: paidAgainWords.membership },
      { kind: 'refund', order_id: second.orderId, why: paidAgainWords.membership },
    ]);
    expect((await payments.recordOf(first.subject))?.rightIds).toEqual([rightIds.membership]);
    expect(await payments.reconcile()).toEqual([]);
    expect(
      await findRightsMemberLatelyWithdrewFrom(database, first.customerId, payments.now()),
    ).toEqual([]);
    payments.moveDays(367);
    expect(payments.account.books.all('invoice').map(({ total }) => total)).toEqual([
      5999, 5999, 5999,
    ]);
  });

  it('are settled once, however often and however early they are read', async () => {
    const [first, second] = await openTwo();
    payments.pay(first.sessionId);
    payments.pay(second.sessionId);
    await Promise.all([read(first), read(second)]);
    await Promise.all([read(second), read(first)]);
    await finishWork();
    await Promise.all([read(first), read(second)]);
    await finishWork();
    expect(refunds()).toEqual([5999]);
    expect([statusOf(first), statusOf(second)].toSorted()).toEqual(['active', 'canceled']);
  });

  it('end with the one that is paid, if the other starts later: nothing is charged for that', async () => {
    const [later, atOnce] = await openTwo({ startsNow: false }, { startsNow: true });
    await pay(later);
    await pay(atOnce);
    await finishWork();
    expect([statusOf(later), statusOf(atOnce)]).toEqual(['canceled', 'active']);
    expect(refunds()).toEqual([]);
    payments.moveDays(20);
    expect(payments.account.books.all('charge').map(({ amount }) => amount)).toEqual([5999]);
  });

  it('end with the first, if both start later', async () => {
    const [first, second] = await openTwo({ startsNow: false });
    await pay(first);
    await pay(second);
    await finishWork();
    expect([statusOf(first), statusOf(second)]).toEqual(['trialing', 'canceled']);
    expect(refunds()).toEqual([]);
  });
});

it.each([
  ['has been cancelled', { cancel_at_period_end: true }],
  ['is held back', { pause_collection: { behavior: 'void' as const } }],
])('a second membership is the owner’s to decide, if the first %s', async (_how, change) => {
  const [first, second] = await openTwo();
  await pay(first);
  const [one] = payments.account.books.all('subscription');
  await payments.stripe.subscriptions.update(one?.id ?? '', change);
  await read(first);
  await pay(second);
  await finishWork();
  expect(refunds()).toEqual([]);
  expect(await payments.reconcile()).toEqual([
    `orders ${[first.orderId, second.orderId].toSorted().join(', ')}: one member has ${rightIds.membership} twice.`,
  ]);
});
