import { beforeEach, expect, it } from 'vitest';
import { openTestAccount, type TestAccount } from '../../support/account/test-account.ts';
import { storeMember } from '../../support/stored/member.ts';
import { insertRow, run } from '../../support/stored/rows.ts';
import { belt, storePaidShopOrder } from '../../support/stored/shop-order.ts';
import { openDatabaseForTests } from '../../support/server/database-for-tests.ts';
import { openTestPayments } from '../../support/payments/test-payments.ts';

const database = openDatabaseForTests();
let account: TestAccount;
beforeEach(() => {
  account = openTestAccount(openTestPayments(database));
});

it('the account lists her shop orders, newest first, and says which one a pack came with', async () => {
  for (const name of ['ann', 'bea']) {
    await storeMember(database, `auth0|${name}`, { customerId: `customer-${name}` });
  }
  const lines = [
    { ...belt, quantity: 2 },
    { sku: 'prod_pack', title: 'Strength and power', minorUnits: 5900, rightId: 'prod_pack' },
  ] as const;
  await storePaidShopOrder(database, { id: 'first', customerId: 'customer-ann', lines });
  await storePaidShopOrder(database, {
    id: 'second',
    customerId: 'customer-ann',
    sentAt: new Date('2026-11-22T12:00:00Z'),
  });
  await storePaidShopOrder(database, { id: 'never', customerId: 'customer-ann', state: 'expired' });
  await storePaidShopOrder(database, { id: 'of-bea', customerId: 'customer-bea' });
  await storePaidShopOrder(database, { id: 'of-nobody' });
  await insertRow(database, 'grants', {
    source: 'first:prod_pack',
    right_id: 'prod_pack',
    customer_id: 'customer-ann',
    shop_order_id: 'first',
    granted_at: new Date(),
  });
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
  // The member no longer owns what she has withdrawn from.
  await run(database, `update grants set state = 'withdrawn', returned_at = now()`);
  expect((await account.read('auth0|ann')).rights).toEqual([]);
});
