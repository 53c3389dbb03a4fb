import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { failRefund, refundCharge } from '../../../local/stripe/objects/payments.ts';
import { accountAndOwnerApiPaths } from '../../../src/domain/account/account-and-owner-api-paths.ts';
import { refreshItemOrderFromStripe } from '../../../src/server/orders/item/refresh-item-order-from-stripe.ts';
import { createWithdrawalWorkKind } from '../../../src/server/refunds/book-withdrawal.ts';
import { runDueWork } from '../../../src/server/store/work-queue/run-due-work.ts';
import { openTestAccount, type TestAccount } from '../../support/account/test-account.ts';
import { openDatabaseForTests } from '../../support/server/database-for-tests.ts';
import { makeItAGift } from '../../support/stored/rights.ts';
import {
  emptyDatabase,
  openTestPayments,
  type PlacedOrder,
  type TestPayments,
} from '../../support/payments/test-payments.ts';

// Events between a declaration and its refund, and after it.
const database = openDatabaseForTests();
let payments: TestPayments;
let account: TestAccount;
beforeEach(async () => {
  await emptyDatabase(database);
  payments = openTestPayments(database);
  account = openTestAccount(payments);
});

const run = (statement: string, values: readonly unknown[] = []) =>
  database.query(v.object({}), statement, values);
const stateOf = async ({ subject }: PlacedOrder) =>
  (await account.read(subject)).orders[0]?.withdrawal;
/** Withdraws from an order of 24 pounds. */
const withdraw = async ({ orderId, subject }: PlacedOrder): Promise<void> => {
  const refund = { currency: 'gbp', minorUnits: 2400 };
  const { status } = await account.send(accountAndOwnerApiPaths.withdrawal, subject, {
    orderId,
    refund,
  });
  expect(status).toBe(200);
};
const finish = () =>
  runDueWork(account.dependencies, [createWithdrawalWorkKind(account.dependencies)], () => true);

it('only the rest is refunded when a part has already been refunded another way', async () => {
  const order = await account.buy('pack', { startsNow: false });
  // By hand, on Stripe's page; our books don't know it yet.
  const [charge] = payments.account.books.all('charge');
  refundCharge(payments.account, charge?.id ?? '', { amount: 1000 });
  await withdraw(order);
  payments.moveDays(1);
  await finish();
  expect((await payments.stripe.refunds.list()).data.map(({ amount }) => amount)).toEqual([
    1400, 1000,
  ]);
  expect(await stateOf(order)).toMatchObject({ kind: 'done' });
  expect((await payments.recordOf(order.subject))?.rightIds).toEqual([]);
});

it('a refund that fails later is reported to the owner', async () => {
  const order = await account.buy('pack', { startsNow: false });
  await withdraw(order);
  expect(await payments.reconcile()).toEqual([]);
  failRefund(payments.account, payments.account.books.all('refund')[0]?.id ?? '');
  await account.deliverAll();
  expect(await payments.reconcile()).toEqual([
    expect.stringMatching(/^withdrawal .+: its refund has failed, so she waits for her money\.$/),
  ]);
});

it('a withdrawn gift stays closed after a refresh that began before the withdrawal', async () => {
  const order = await account.buy('pack', { startsNow: false });
  await makeItAGift(database, order.orderId, payments.now());
  const states = () =>
    database.query(v.object({ state: v.string() }), 'select state from gifts', []);
  payments.faults.set('down', 'always');
  await withdraw(order);
  payments.faults.clear();
  // A statement that has waited for the gift's row sees that row's current version, and everything
  // else as it was before.
  const [withdrawal] = await database.query(
    v.object({ row: v.unknown() }),
    'select to_jsonb(withdrawals) as row from withdrawals',
  );
  await run('delete from withdrawals');
  expect(await refreshItemOrderFromStripe(payments.dependencies, order.orderId)).toBe(true);
  expect(await states()).toEqual([{ state: 'refunded' }]);
  await run('insert into withdrawals select * from jsonb_populate_record(null::withdrawals, $1)', [
    JSON.stringify(withdrawal?.row),
  ]);
  payments.moveDays(1);
  await finish();
  expect(await stateOf(order)).toMatchObject({ kind: 'done' });
  // The refund fails, so we have the money again: now Stripe's books decide.
  failRefund(payments.account, payments.account.books.all('refund')[0]?.id ?? '');
  await account.deliverAll();
  expect(await states()).toEqual([{ state: 'open' }]);
});
