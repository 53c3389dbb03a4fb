import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { findCustomerWithRightsBySubject } from '../../../src/server/rights/read-rights.ts';
import { findOrStoreCustomerIdOfSubject } from '../../../src/server/rights/write-rights.ts';
import type { ShopOrderReadFromEitherTill } from '../../../src/server/orders/cart/store-shop-order-read-from-either-till.ts';
import { storeShopOrderReadFromEitherTill } from '../../../src/server/orders/cart/store-shop-order-read-from-either-till.ts';
import { findShopOrder } from '../../../src/server/orders/cart/stored-shop-order.ts';
import { openDatabaseForTests } from '../../support/server/database-for-tests.ts';
import { sheffield, storeShopOrder, storeStock } from '../../support/stored/shop-order.ts';

const database = openDatabaseForTests();

const facts = { termsUpdated: '2026-11-02' };
const paidAt = new Date('2026-11-02T12:05:00Z');
let count = 0;
let id = '';
let sku = '';
let reading = 0;

beforeEach(async () => {
  count += 1;
  id = `order-${count}`;
  sku = `belt-${count}:S`;
  await storeStock(database, sku, 5);
});

const read = (changes: Partial<ShopOrderReadFromEitherTill> = {}): ShopOrderReadFromEitherTill => {
  reading += 1;
  return {
    shopOrderId: id,
    reading: String(reading),
    readAt: paidAt,
    payment: 'paid',
    sessionId: `cs_${id}`,
    paymentId: `pi_${id}`,
    paidAt: changes.payment === undefined || changes.payment === 'paid' ? paidAt : undefined,
    address: 'jo@example.com',
    postal: sheffield,
    moneyBack: [],
    ...changes,
  };
};
/** A refund of this order. */
const back = (minorUnits: number): ShopOrderReadFromEitherTill['moneyBack'][number] => ({
  id: `re_${id}`,
  kind: 'refund',
  minorUnits,
  at: paidAt,
});
const write = (changes: Partial<ShopOrderReadFromEitherTill> = {}) =>
  storeShopOrderReadFromEitherTill(database, read(changes), facts);

const Stock = v.object({ on_hand: v.number(), held: v.number() });
const stockOf = async (of = sku) => {
  const [row] = await database.query(Stock, 'select on_hand, held from stock where sku = $1', [of]);
  return [row?.on_hand, row?.held];
};
const Mail = v.object({ kind: v.string(), address: v.string() });
const mailsOf = async () =>
  (
    await database.query(
      Mail,
      `select kind, address from mails where details ->> 'shopOrderId' = $1 order by kind`,
      [id],
    )
  ).map(({ kind, address }) => `${kind} to ${address}`);

const order = (changes: Partial<Parameters<typeof storeShopOrder>[1]> = {}) =>
  storeShopOrder(database, { id, lines: [{ sku, quantity: 2 }], ...changes });

describe('stock', () => {
  it('is held while she pays, and sold once, however often and in whatever order it is read', async () => {
    await order();
    expect(await stockOf()).toEqual([5, 2]);
    await write({ payment: 'open' });
    const stale = read({ payment: 'expired' });
    await write();
    await write();
    await storeShopOrderReadFromEitherTill(database, stale, facts);
    expect(await stockOf()).toEqual([3, 0]);
    expect(await findShopOrder(database, id)).toMatchObject({ state: 'paid', not_kept: null });
    expect(await mailsOf()).toEqual(['shop-order-confirmation to jo@example.com']);
  });

  it('is released once when the time to pay is over', async () => {
    await order();
    await write({ payment: 'expired', postal: undefined });
    await write({ payment: 'expired', postal: undefined });
    expect(await stockOf()).toEqual([5, 0]);
    expect(await mailsOf()).toEqual([]);
  });

  it('is released without what she typed: she has ordered nothing', async () => {
    await order();
    await write({ payment: 'open' });
    await write({ payment: 'expired' });
    expect(await findShopOrder(database, id)).toMatchObject({ address: null, postal: null });
  });

  it('stays held while money is on its way', async () => {
    await order();
    await write({ payment: 'processing' });
    expect(await stockOf()).toEqual([5, 2]);
    await write();
    expect(await stockOf()).toEqual([3, 0]);
  });
});

describe('an order that can’t be kept', () => {
  it('is refunded in full, with one e-mail, when it is paid after its stock was released', async () => {
    await order();
    await write({ payment: 'expired' });
    await write();
    await write();
    expect(await stockOf()).toEqual([5, 0]);
    expect(await findShopOrder(database, id)).toMatchObject({
      state: 'paid',
      not_kept: 'sold-out',
      returns: [{ kind: 'not-kept', state: 'received', minorUnits: 4400 }],
    });
    expect(await mailsOf()).toEqual(['shop-order-not-kept to jo@example.com']);
  });

  it.each([
    ['in Northern Ireland', { ...sheffield, postalCode: 'BT9 5AA' }],
    ['in another country', { ...sheffield, country: 'FR', postalCode: '75001' }],
  ])(
    'includes one for Great Britain with a delivery address %s: its stock is released',
    async (_, postal) => {
      await order();
      await write({ postal });
      await write({ postal });
      expect(await stockOf()).toEqual([5, 0]);
      expect(await findShopOrder(database, id)).toMatchObject({ not_kept: 'not-served' });
      expect(await mailsOf()).toEqual(['shop-order-not-kept to jo@example.com']);
    },
  );

  it('opens no pack', async () => {
    const subject = `auth0|not-kept-${count}`;
    const customerId = await findOrStoreCustomerIdOfSubject(
      database,
      subject,
      `c-${count}`,
      paidAt,
    );
    await order({ customerId, lines: [{ sku }, { sku: 'prod_pack', rightId: 'prod_pack' }] });
    await write({ payment: 'expired' });
    await write();
    expect((await findCustomerWithRightsBySubject(database, subject, paidAt))?.rightIds).toEqual(
      [],
    );
  });
});

describe('a pack in a cart', () => {
  const buyPack = async (startsNow: boolean) => {
    const subject = `auth0|pack-${count}`;
    const customerId = await findOrStoreCustomerIdOfSubject(
      database,
      subject,
      `p-${count}`,
      paidAt,
    );
    await order({
      customerId,
      startsNow,
      lines: [{ sku: 'prod_pack', rightId: 'prod_pack', minorUnits: 2500 }],
    });
    return async (days: number) =>
      (
        await findCustomerWithRightsBySubject(
          database,
          subject,
          new Date(paidAt.getTime() + days * 24 * 60 * 60 * 1000),
        )
      )?.rightIds;
  };

  it('opens at once if she asked for it, and closes and reopens with its money', async () => {
    const rights = await buyPack(true);
    expect(await rights(0)).toEqual([]);
    await write();
    expect(await rights(0)).toEqual(['prod_pack']);
    await write({ moneyBack: [back(1000)] });
    expect(await rights(0)).toEqual(['prod_pack']);
    await write({ moneyBack: [back(2500)] });
    expect(await rights(0)).toEqual([]);
    await write({ moneyBack: [] });
    expect(await rights(0)).toEqual(['prod_pack']);
  });

  it('otherwise opens after the days to cancel', async () => {
    const rights = await buyPack(false);
    await write();
    expect(await rights(14)).toEqual([]);
    expect(await rights(15)).toEqual(['prod_pack']);
  });
});

it('an older reading changes nothing', async () => {
  await order();
  const older = read();
  await write({ moneyBack: [back(500)] });
  await storeShopOrderReadFromEitherTill(database, older, facts);
  expect(await findShopOrder(database, id)).toMatchObject({ refunded_minor_units: 500 });
});

it('each refund gets one e-mail', async () => {
  await order();
  await write({ moneyBack: [back(500)] });
  await write({ moneyBack: [back(500), { ...back(900), id: `dp_${id}`, kind: 'dispute' }] });
  expect(await mailsOf()).toEqual([
    'shop-order-confirmation to jo@example.com',
    'shop-refund to jo@example.com',
  ]);
});

it('nothing is stored for an order that doesn’t exist', async () => {
  expect(
    await storeShopOrderReadFromEitherTill(database, { ...read(), shopOrderId: 'none' }, facts),
  ).toBe(false);
});

const Moved = v.object({
  money_back_id: v.string(),
  minor_units: v.number(),
  is_back: v.boolean(),
  moved_at: v.date(),
});
const moves = () =>
  database.query(
    Moved,
    'select money_back_id, minor_units, is_back, moved_at from shop_money_back where shop_order_id = $1 order by moved_at, money_back_id',
    [id],
  );

it('what has gone back is written once, with its day, and is ours again when the till no longer lists it', async () => {
  await order();
  const refundedAt = new Date('2026-12-24T12:00:00Z');
  const refund = { ...back(500), at: refundedAt };
  const unlisted = {
    id: `unlisted:${id}`,
    kind: 'unlisted',
    minorUnits: 700,
    at: undefined,
  } as const;
  await write({ moneyBack: [refund] });
  await write({ moneyBack: [refund, unlisted] });
  const stored = {
    money_back_id: refund.id,
    minor_units: 500,
    is_back: true,
    moved_at: refundedAt,
  };
  expect(await moves()).toEqual([
    { money_back_id: unlisted.id, minor_units: 700, is_back: true, moved_at: paidAt },
    stored,
  ]);
  await write({ moneyBack: [unlisted] });
  expect((await moves()).map((one) => one.is_back)).toEqual([true, false]);
  expect(await findShopOrder(database, id)).toMatchObject({ refunded_minor_units: 700 });
});

it('more than was paid can’t go back', async () => {
  await order();
  await write({ moneyBack: [back(500), { ...back(999_999), id: `dp_${id}`, kind: 'dispute' }] });
  const stored = await findShopOrder(database, id);
  expect(stored?.refunded_minor_units).toBe(stored?.minor_units);
});
