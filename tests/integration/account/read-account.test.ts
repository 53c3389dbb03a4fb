import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accountPaths } from '../../../src/domain/account/account-paths.ts';
import { openTestAccount, type TestAccount } from '../../support/account/test-account.ts';
import { openFreshDatabase } from '../../support/server/fresh-database.ts';
import { openTestPayments, type TestPayments } from '../../support/payments/test-payments.ts';

import type { Database } from '../../../src/server/store/database.ts';

let database: Database;
let payments: TestPayments;
let account: TestAccount;
beforeAll(async () => {
  database = await openFreshDatabase();
});
beforeEach(() => {
  payments = openTestPayments(database);
  account = openTestAccount(payments);
});
afterAll(() => database.close());

it('the account requires a login', async () => {
  const answer = await account.send(accountPaths.account, '');
  expect(answer.status).toBe(401);
});

it('the account is empty for a member who has never ordered', async () => {
  expect(await account.read('auth0|nobody')).toEqual({
    address: null,
    membership: null,
    rights: [],
    orders: [],
    gifts: [],
    shopOrders: [],
    proofs: [],
    deletionAskedAt: null,
  });
});

it('the account shows what she has, since when, and what it costs next', async () => {
  const membership = await account.buy('membership');
  const pack = await account.buy('pack', { customer: membership.subject.replace('auth0|', '') });
  const answer = await account.read(membership.subject);
  expect(answer.membership).toMatchObject({
    orderId: membership.orderId,
    offer: 'annual',
    state: 'active',
    since: '2027-01-31T12:00:00.000Z',
    renewsAt: '2028-01-31T12:00:00.000Z',
    openAfterCancelling: '2028-01-31T12:00:00.000Z',
    renewal: { currency: 'gbp', minorUnits: 5999 },
    may: { cancel: true, keep: false, resume: false },
    comeBack: null,
  });
  expect(answer.rights.map(({ kind, from, state }) => [kind, from, state]).toSorted()).toEqual([
    ['membership', 'bought', 'open'],
    ['pack', 'bought', 'open'],
  ]);
  expect(new Set(answer.orders.map(({ orderId }) => orderId))).toEqual(
    new Set([membership.orderId, pack.orderId]),
  );
  expect((await account.read('auth0|another')).orders).toEqual([]);
});

it('the account leaves out an order that was never paid', async () => {
  const order = await payments.order('pack');
  expect((await account.read(order.subject)).orders).toEqual([]);
});

it('the account shows what ended and until when she can come back at the renewal price', async () => {
  const order = await account.buy('membership');
  const { data } = await payments.stripe.subscriptions.list({ limit: 1 });
  await payments.stripe.subscriptions.cancel(data[0]?.id ?? '');
  await account.deliverAll();
  expect((await account.read(order.subject)).membership).toMatchObject({
    state: 'ended',
    endedAt: '2027-01-31T12:00:00.000Z',
    openAfterCancelling: null,
    may: { cancel: false, keep: false, pause: false, resume: false },
    comeBack: { productId: 'sub_renewal', until: '2027-03-02T12:00:00.000Z' },
  });
  payments.moveDays(31);
  expect((await account.read(order.subject)).membership?.comeBack).toBeNull();
});

it('the account is read within 50 ms after three years of orders', async () => {
  const order = await account.buy('membership');
  await database.query(
    v.object({}),
    `with o as (
       insert into orders (order_id, customer_id, kind, product_id, price_id, currency, minor_units, title, agreements_version,
         supply_now, knows_consequence, ordered_at, state, right_id)
       select 'many-' || n, $1, 'pack', 'pack-' || n, 'price', 'gbp', 2400, 'Pack ' || n, '2026-11-22', true, true,
         timestamptz '2024-02-01' + n * interval '9 days', 'paid', 'pack-' || n
       from generate_series(1, 120) as n returning order_id, customer_id, right_id, ordered_at),
     g as (insert into grants (source, right_id, customer_id, order_id, granted_at)
       select 'many-' || order_id, right_id, customer_id, order_id, ordered_at from o),
     p as (insert into payments (payment_id, order_id, cause, currency, minor_units, paid_at)
       select 'pay-' || order_id, order_id, 'order', 'gbp', 2400, ordered_at from o)
     select from o`,
    [order.customerId],
  );
  await account.read(order.subject);
  const times: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    const begun = process.cpuUsage();
    expect((await account.read(order.subject)).orders).toHaveLength(121);
    times.push(process.cpuUsage(begun).user / 1000);
  }
  // CPU time, not elapsed time, because other tests share the machine. The database is in this process.
  expect(Math.min(...times)).toBeLessThan(50);
});
