import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../../src/server/store/database.ts';
import { openTestAccount, type TestAccount } from '../../support/account/test-account.ts';
import { storeShopOrder } from '../../support/owner/shop-orders.ts';
import { run } from '../../support/owner/test-desk.ts';
import { openFreshDatabase } from '../../support/server/fresh-database.ts';
import { openTestPayments } from '../../support/payments/test-payments.ts';

let database: Database;
let account: TestAccount;
beforeAll(async () => {
  database = await openFreshDatabase();
});
beforeEach(() => {
  account = openTestAccount(openTestPayments(database));
});
afterAll(() => database.close());

it('the account lists her shop orders, newest first, and says which one a pack came with', async () => {
  for (const name of ['ann', 'bea']) {
    await run(
      database,
      'insert into customers (customer_id, subject, created_at) values ($1, $2, now())',
      [`customer-${name}`, `auth0|${name}`],
    );
  }
  const lines = [
    { sku: 'lifting-belt:S', quantity: 2 },
    { sku: 'prod_pack', quantity: 1, pack: true },
  ] as const;
  await storeShopOrder(database, { id: 'first', customerId: 'customer-ann', lines });
  await storeShopOrder(database, {
    id: 'second',
    customerId: 'customer-ann',
    sentAt: new Date('2026-11-22T12:00:00Z'),
  });
  await storeShopOrder(database, { id: 'never', customerId: 'customer-ann', state: 'expired' });
  await storeShopOrder(database, { id: 'of-bea', customerId: 'customer-bea' });
  await storeShopOrder(database, { id: 'of-nobody' });
  await run(
    database,
    `insert into grants (source, right_id, customer_id, shop_order_id, granted_at, opens_at)
     values ('first:prod_pack', 'prod_pack', 'customer-ann', 'first', now(), now())`,
  );
  const { shopOrders, rights } = await account.read('auth0|ann');
  expect(shopOrders).toMatchObject([
    { link: 'second.signed', state: 'sent', what: 'Lifting belt, S' },
    {
      link: 'first.signed',
      state: 'paid',
      what: 'Lifting belt, S (2); Strength and power',
      total: { currency: 'gbp', minorUnits: 3 * 5900 + 395 },
    },
  ]);
  expect(rights).toMatchObject([
    {
      title: 'Strength and power',
      kind: 'pack',
      from: 'bought',
      shopOrder: shopOrders[1]?.number,
    },
  ]);
  // She no longer owns what she has withdrawn from.
  await run(database, `update grants set state = 'withdrawn', returned_at = now()`);
  expect((await account.read('auth0|ann')).rights).toEqual([]);
});
