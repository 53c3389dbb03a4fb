import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { openDatabaseForTests } from '../../support/server/database-for-tests.ts';
import { storeGrantByHand } from '../../support/stored/rights.ts';
import {
  emptyDatabase,
  openTestPayments,
  type TestPayments,
} from '../../support/payments/test-payments.ts';

const database = openDatabaseForTests();
let payments: TestPayments;
beforeEach(async () => {
  await emptyDatabase(database);
  payments = openTestPayments(database);
});

const Doubt = v.object({
  words: v.string(),
  found_at: v.date(),
  seen_at: v.date(),
  settled_by: v.nullable(v.string()),
});
const doubts = () => database.query(Doubt, 'select * from doubts order by words');
const run = (statement: string, values: readonly unknown[] = []) =>
  database.query(v.object({}), statement, values);

/** A grant without a payment. */
const grantByHand = async (): Promise<void> => {
  const { customerId } = await payments.order('pack');
  await storeGrantByHand(database, customerId, { rightId: 'prod_x' });
};
const words = 'grant by-hand: it opens prod_x and no order was paid for it.';

it('a finding of the reconcile is stored once, and settled automatically when it is no longer found', async () => {
  await grantByHand();
  const foundAt = payments.now();
  await payments.reconcile();
  payments.moveDays(0.1);
  await payments.reconcile();
  expect(await doubts()).toEqual([
    { words, found_at: foundAt, seen_at: payments.now(), settled_by: null },
  ]);
  await run(`update grants set state = 'withdrawn'`);
  payments.moveDays(0.1);
  await payments.reconcile();
  expect(await doubts()).toMatchObject([{ settled_by: 'reconcile' }]);
  await run(`update grants set state = 'granted'`);
  payments.moveDays(0.1);
  await payments.reconcile();
  expect(await doubts()).toMatchObject([{ words, settled_by: null }]);
});

it('a run without the time to look at everything settles nothing that it could not look at', async () => {
  const gone = await payments.order('pack');
  const session = payments.account.books.find('checkout.session', gone.sessionId);
  payments.account.books.drop('checkout.session', gone.sessionId);
  await payments.reconcile();
  expect(await doubts()).toMatchObject([{ settled_by: null }]);
  if (session !== undefined) payments.account.books.put('checkout.session', session);
  payments.moveDays(0.1);
  await payments.reconcile({ hasTime: () => false });
  expect(await doubts()).toMatchObject([{ settled_by: null }]);
  await payments.reconcile();
  expect(await doubts()).toMatchObject([{ settled_by: 'reconcile' }]);
});

it('a doubt that the owner has settled stays settled', async () => {
  await grantByHand();
  await payments.reconcile();
  await run(`update doubts set settled_at = now(), settled_by = 'auth0|owner'`);
  await payments.reconcile();
  expect(await doubts()).toMatchObject([{ settled_by: 'auth0|owner' }]);
});

it('a paid session without an order stays a doubt after the days in which it is searched for', async () => {
  const { customerId } = await payments.order('pack');
  const foreign = await payments.createSession('pack', { orderId: 'nobody', customerId }, true);
  payments.pay(foreign);
  await payments.reconcile();
  payments.moveDays(20);
  await payments.reconcile();
  await payments.reconcile();
  expect(await doubts()).toMatchObject([
    { words: `session ${foreign}: it was paid and belongs to no order of ours.`, settled_by: null },
  ]);
});
