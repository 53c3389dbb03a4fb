import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { expireCheckoutSession } from '../../../local/stripe/checkout/expire.ts';
import { closeDispute, openDispute } from '../../../local/stripe/objects/disputes.ts';
import { failRefund, refundCharge } from '../../../local/stripe/objects/payments.ts';
import { markUnpaidOrderExpired } from '../../../src/server/orders/order-books.ts';
import { declareReturnOrPackWithdrawal } from '../../../src/server/refunds/declare-return-or-pack-withdrawal.ts';
import { markReturnReceived } from '../../../src/server/refunds/return-acts.ts';
import { toShopOrderAnswer } from '../../../src/server/shop/to-shop-order-answer.ts';
import { openDatabaseForTests } from '../../support/server/database-for-tests.ts';
import { sheffield, storeStock } from '../../support/stored/shop-order.ts';
import {
  emptyShop,
  openTestShop,
  packLine,
  type PlacedShopOrder,
  type TestOrder,
  type TestShop,
} from '../../support/shop/test-shop.ts';

const database = openDatabaseForTests();

const sku = 'belt:S';
let shop: TestShop;
beforeEach(async () => {
  await emptyShop(database);
  await storeStock(database, sku, 5);
  shop = openTestShop(database);
});

const buy = (changes: Partial<TestOrder> = {}): Promise<PlacedShopOrder> =>
  shop.order({ lines: [{ sku, quantity: 2 }, packLine], ...changes });
const paid = async (changes: Partial<TestOrder> = {}): Promise<PlacedShopOrder> => {
  const order = await buy(changes);
  shop.pay(order.sessionId);
  await shop.refresh(order.id);
  return order;
};
const chargeId = (): string => shop.payments.account.books.all('charge').at(-1)?.id ?? '';
const disputeId = (): string => shop.payments.account.books.all('dispute').at(-1)?.id ?? '';
const refundId = (): string => shop.payments.account.books.all('refund').at(-1)?.id ?? '';
const declare = async (order: PlacedShopOrder, of: string, quantity: number): Promise<void> => {
  await declareReturnOrPackWithdrawal(database, await shop.stored(order.id), {
    returnId: `return-${order.id}`,
    pieces: [{ sku: of, quantity }],
    at: shop.refreshing.now(),
  });
};
const late = async (arrives?: boolean): Promise<PlacedShopOrder> => {
  const order = await buy();
  shop.pay(order.sessionId, { card: 'bank' });
  await shop.refresh(order.id);
  if (arrives !== undefined) shop.settle(order.sessionId, arrives);
  return order;
};
const disputed = async (end?: 'won' | 'lost'): Promise<PlacedShopOrder> => {
  const order = await paid();
  openDispute(shop.payments.account, chargeId(), 'fraudulent');
  if (end !== undefined) closeDispute(shop.payments.account, disputeId(), end);
  return order;
};
const refunded = async (amount?: number): Promise<PlacedShopOrder> => {
  const order = await paid();
  refundCharge(shop.payments.account, chargeId(), amount === undefined ? {} : { amount });
  await shop.refresh(order.id);
  return order;
};

/** How each case of the table comes about. */
const cases: Readonly<Record<string, () => Promise<PlacedShopOrder>>> = {
  'not paid yet': () => buy(),
  'session expired': async () => {
    const order = await buy();
    expireCheckoutSession(shop.payments.account, order.sessionId);
    return order;
  },
  paid: () => paid(),
  'paid, packs not asked for at once': () => paid({ startsNow: false }),
  'paid late: the money is on its way': () => late(),
  'paid late: the money has come': () => late(true),
  "paid late: the money didn't come": () => late(false),
  'paid after its stock was given back': async () => {
    const order = await buy();
    await markUnpaidOrderExpired(database, { kind: 'cart', orderId: order.id }, order.sessionId);
    shop.pay(order.sessionId);
    return order;
  },
  'paid with an address outside': async () => {
    const order = await buy();
    shop.pay(order.sessionId, { postal: { ...sheffield, postalCode: 'BT1 1AA' } });
    return order;
  },
  'refunded in part': () => refunded(500),
  'refunded wholly': () => refunded(),
  'refund failed': async () => {
    const order = await refunded();
    failRefund(shop.payments.account, refundId());
    return order;
  },
  disputed: () => disputed(),
  'dispute won': () => disputed('won'),
  'dispute lost': () => disputed('lost'),
  'some of the goods came back': async () => {
    const order = await paid();
    await declare(order, sku, 1);
    await markReturnReceived(
      { database, now: shop.refreshing.now, newId: () => `act-${order.id}` },
      { returnId: `return-${order.id}`, minorUnits: 2000, isRestocked: false, by: 'auth0|owner' },
    );
    return order;
  },
  "withdrawn from a pack that wasn't open": async () => {
    const order = await paid({ startsNow: false });
    await declare(order, packLine.sku, 1);
    return order;
  },
};

const Right = v.object({ state: v.string(), opens_at: v.date() });

const rightOf = async ({ id }: PlacedShopOrder): Promise<string> => {
  const [right] = await database.query(
    Right,
    'select state, opens_at from grants where shop_order_id = $1',
    [id],
  );
  if (right === undefined) return 'none';
  if (right.state === 'withdrawn') return 'closed';
  return right.opens_at > shop.refreshing.now() ? 'later' : 'open';
};

const mailNames: Readonly<Record<string, string>> = {
  'shop-order-confirmation': 'confirmation',
  'shop-order-not-kept': 'not-kept',
  'shop-return-received': 'return',
  'shop-refund': 'refund',
};
const mailOrder = ['confirmation', 'not-kept', 'return', 'refund'];

/** The rows of the shop's table in docs/payments.md, by their first cell. */
const rowsOfTable = (): ReadonlyMap<string, readonly string[]> => {
  const text = readFileSync(new URL('../../../docs/payments.md', import.meta.url), 'utf8');
  const [, part = ''] = text.split('\n## Orders of the shop\n');
  const [section = ''] = part.split('\n## ');
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return new Map(rows.map(([, name = '', ...cells]) => [name, cells.slice(0, 4)]));
};

describe('the shop’s table in docs/payments.md', () => {
  const rows = rowsOfTable();

  it('has every case of a shop order, and no other', () => {
    expect([...rows.keys()]).toEqual(Object.keys(cases));
  });

  it.each(Object.entries(cases))('states its meaning correctly: %s', async (name, happen) => {
    const order = await happen();
    await shop.refresh(order.id);
    await shop.payBack();
    await shop.refresh(order.id);
    const stored = await shop.stored(order.id);
    const mails = (await shop.mails(order.id)).map((kind) => mailNames[kind] ?? kind);
    const told = mailOrder.filter((one) => mails.includes(one));
    expect(mails).toHaveLength(told.length);
    expect([
      toShopOrderAnswer(stored).state,
      stored.stock_state,
      await rightOf(order),
      told.length === 0 ? 'none' : told.join(', '),
    ]).toEqual(rows.get(name));
  });
});
