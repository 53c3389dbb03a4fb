import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { createWithdrawalWorkKind } from '../../../src/server/refunds/book-withdrawal.ts';
import { runDueWork } from '../../../src/server/store/work-queue/run-due-work.ts';
import { storeDeletionRequest } from '../../../src/server/account-deletion/store-deletion-request.ts';
import { finishDeletions } from '../../../src/server/account-deletion/finish-deletions.ts';
import { readRepeatWithdrawersAndPaymentsAfterDeletion } from '../../../src/server/owner/read-repeat-withdrawers-and-payments-after-deletion.ts';
import { openDatabaseForTests } from '../../support/server/database-for-tests.ts';
import {
  emptyDatabase,
  openTestPayments,
  type PlacedOrder,
  type TestPayments,
} from '../../support/payments/test-payments.ts';

const database = openDatabaseForTests();
let payments: TestPayments;
beforeEach(async () => {
  await emptyDatabase(database);
  payments = openTestPayments(database);
});

const run = (statement: string, values: readonly unknown[] = []) =>
  database.query(v.record(v.string(), v.unknown()), statement, values);
const log = (message: string, error?: unknown): void => {
  throw new Error(message, { cause: error });
};
const deliverAll = async (): Promise<void> => {
  for (const event of payments.events()) await payments.deliver(event);
};
const askFor = ({ subject }: PlacedOrder): Promise<void> =>
  storeDeletionRequest(database, subject, payments.now());
/** The scheduled functions: what is left of deletions, and money that is due. */
const work = async (): Promise<void> => {
  await finishDeletions({
    database,
    stripe: payments.stripe,
    mailingList: { forget: async () => undefined },
    accounts: { findPerson: async () => undefined, deleteAccount: async () => undefined },
    now: payments.now,
    hasTime: () => true,
    log,
  });
  const booking = { ...payments.dependencies, log };
  await runDueWork(booking, [createWithdrawalWorkKind(booking)], () => true);
};
const refunds = async (): Promise<readonly number[]> =>
  (await payments.stripe.refunds.list({ limit: 100 })).data.map(({ amount }) => amount);
const named = async () =>
  (await readRepeatWithdrawersAndPaymentsAfterDeletion(database)).latePayments;

const kinds = [
  ['pack', 'Strength and power', 2400],
  ['membership', 'Annual membership', 5999],
] as const;

describe.each(kinds)('a payment for a %s', (kind, title, minorUnits) => {
  const whole = [{ what: title, amount: { currency: 'gbp', minorUnits }, isBack: true }];

  it('in the second of the deletion goes back, and the owner reads for what it was', async () => {
    const order = await payments.order(kind);
    payments.pay(order.sessionId);
    await askFor(order);
    await deliverAll();
    expect(await named()).toMatchObject([{ ...whole[0], isBack: false }]);
    await work();
    await deliverAll();
    await work();
    expect(await refunds()).toEqual([minorUnits]);
    expect(await named()).toMatchObject(whole);
    expect(await run('select state from orders')).toEqual([{ state: 'refunded' }]);
    expect(await payments.reconcile()).toEqual([]);
  });

  it('is found without its webhook, after her account is gone', async () => {
    const order = await payments.order(kind);
    payments.pay(order.sessionId);
    await askFor(order);
    await work();
    await payments.reconcile();
    await work();
    expect(await refunds()).toEqual([minorUnits]);
    expect(await named()).toMatchObject(whole);
    expect(await run('select data_done_at is not null as done from account_deletions')).toEqual([
      { done: true },
    ]);
    expect(await payments.reconcile()).toEqual([]);
  });

  it('that we knew before the deletion stays', async () => {
    const order = await payments.order(kind);
    payments.pay(order.sessionId);
    await deliverAll();
    await askFor(order);
    await work();
    await deliverAll();
    await payments.reconcile();
    await work();
    expect(await refunds()).toEqual([]);
    expect(await named()).toEqual([]);
  });
});

it('a renewal in the second of the deletion goes back, and the year before it stays', async () => {
  const order = await payments.order('membership');
  payments.pay(order.sessionId);
  await deliverAll();
  payments.moveDays(366);
  await askFor(order);
  await deliverAll();
  await work();
  expect(await refunds()).toEqual([5999]);
  expect(await named()).toMatchObject([{ what: 'Annual membership', isBack: true }]);
  expect(await run('select status from subscriptions')).toEqual([{ status: 'canceled' }]);
});

it('money that her bank sends days after the deletion goes back', async () => {
  const order = await payments.order('pack');
  payments.pay(order.sessionId, 'bank');
  await deliverAll();
  await askFor(order);
  await work();
  payments.settle(order.sessionId, true);
  await deliverAll();
  await work();
  expect(await refunds()).toEqual([2400]);
  expect(await named()).toMatchObject([{ what: 'Strength and power', isBack: true }]);
});
