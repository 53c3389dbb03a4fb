import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import type { StockCountOrDelivery } from '../../../src/domain/shop-desk/desk-answer.ts';
import type { Shop } from '../../../src/domain/shop/goods.ts';
import { Refusal } from '../../../src/server/http/answers.ts';
import {
  changeStock,
  countSoldOutPiecesWithOldest,
  readStock,
} from '../../../src/server/shop-desk/stock.ts';
import { storePaidShopOrder, storeStock } from '../../support/stored/shop-order.ts';
import { openDatabaseForTests } from '../../support/server/database-for-tests.ts';
import { run } from '../../support/stored/rows.ts';

const now = new Date('2026-11-23T12:00:00Z');
const prices = {
  gbp: { minorUnits: 5900 },
  eur: { minorUnits: 6900 },
  usd: { minorUnits: 7900 },
  aud: { minorUnits: 9900 },
};
const shop: Shop = {
  products: [
    {
      slug: 'lifting-belt',
      title: 'Lifting belt',
      path: '/shop/lifting-belt/',
      image: null,
      weightGrams: 800,
      isOffered: true,
      prices,
      pieces: [
        { sku: 'lifting-belt:S', variant: 'S' },
        { sku: 'lifting-belt:M', variant: 'M' },
      ],
    },
  ],
  zones: [],
};

const database = openDatabaseForTests();
beforeEach(async () => {
  await run(
    database,
    `with b as (delete from shop_money_back), r as (delete from shop_returns), l as (delete from shop_order_lines), a as (delete from owner_acts), s as (delete from stock)
     delete from shop_orders`,
  );
});

let ids = 0;
const change = async (act: StockCountOrDelivery): Promise<string | undefined> => {
  try {
    await changeStock(database, shop, act, {
      by: 'auth0|owner',
      now,
      newId: () => `act-${(ids += 1)}`,
    });
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return `${error.status} ${error.message}`;
    throw error;
  }
};
const onHandOf = async (sku: string) =>
  (await readStock(database, shop)).pieces.find((piece) => piece.sku === sku);
const acts = () => run(database, 'select act, about, details from owner_acts order by act_id');
const sku = 'lifting-belt:S';

it('the stock list has every sku of the shop, including discontinued ones', async () => {
  await storeStock(database, 'old-thing', 4, { held: 1 });
  await storePaidShopOrder(database, { id: 'waits', lines: [{ sku, quantity: 2 }] });
  await storePaidShopOrder(database, { id: 'gone', lines: [{ sku, quantity: 3 }], sentAt: now });
  const { pieces } = await readStock(database, shop);
  expect(pieces).toEqual([
    {
      sku,
      title: 'Lifting belt',
      variant: 'S',
      isOffered: true,
      onHand: 0,
      held: 0,
      available: 0,
      toSend: 2,
    },
    {
      sku: 'lifting-belt:M',
      title: 'Lifting belt',
      variant: 'M',
      isOffered: true,
      onHand: 0,
      held: 0,
      available: 0,
      toSend: 0,
    },
    {
      sku: 'old-thing',
      title: 'old-thing',
      variant: null,
      isOffered: false,
      onHand: 4,
      held: 1,
      available: 3,
      toSend: 0,
    },
  ]);
});

it('a counted number is stored and recorded', async () => {
  expect(await change({ act: 'counted', sku, onHand: 12, seen: 0 })).toBeUndefined();
  expect(await onHandOf(sku)).toMatchObject({ onHand: 12, available: 12 });
  // A lost answer: the same press again.
  expect(await change({ act: 'counted', sku, onHand: 12, seen: 0 })).toBeUndefined();
  expect(await acts()).toEqual(
    Array.from({ length: 2 }, () => ({
      act: 'stock-counted',
      about: sku,
      details: { onHand: 12, before: 0 },
    })),
  );
});

it('a count below what is held, or from before a sale, is refused', async () => {
  await storeStock(database, sku, 12, { held: 3 });
  expect(await change({ act: 'counted', sku, onHand: 2, seen: 12 })).toBe(
    '409 Somebody is paying for 3 of them just now, so there can’t be fewer. Count at least 3, or try again in half an hour.',
  );
  expect(await change({ act: 'counted', sku, onHand: 20, seen: 13 })).toBe(
    '409 The number has changed since you looked: it is 12 now. Please count again.',
  );
  expect(await onHandOf(sku)).toMatchObject({ onHand: 12, held: 3 });
  expect(await acts()).toEqual([]);
  expect(await change({ act: 'counted', sku, onHand: 3, seen: 12 })).toBeUndefined();
});

it('a delivery is added once, however often it is sent', async () => {
  const delivery = {
    act: 'added',
    requestId: '7f1d3e1c-9f0c-4d51-9a0e-5d2f4c8b7a61',
    sku,
    quantity: 30,
  } as const;
  expect(await change(delivery)).toBeUndefined();
  expect(await change(delivery)).toBeUndefined();
  expect(await onHandOf(sku)).toMatchObject({ onHand: 30 });
  expect(await acts()).toEqual([{ act: 'stock-added', about: sku, details: { quantity: 30 } }]);
  expect(await change({ ...delivery, sku: 'nothing' })).toBe('404 The shop has no such piece.');
});

it('whatever is counted, added and held, there are never fewer than are held', async () => {
  const anyAct = fc.oneof(
    fc.record({ kind: fc.constant('counted' as const), pieces: fc.nat(20) }),
    fc.record({ kind: fc.constant('added' as const), pieces: fc.integer({ min: 1, max: 20 }) }),
    fc.record({ kind: fc.constant('held' as const), pieces: fc.integer({ min: 1, max: 5 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(anyAct, { maxLength: 12 }), async (done) => {
      await run(database, 'delete from stock');
      let expected = { onHand: 0, held: 0 };
      for (const { kind, pieces } of done) {
        if (kind === 'held') {
          await run(
            database,
            'update stock set held = held + $2 where sku = $1 and on_hand - held >= $2',
            [sku, pieces],
          );
          if (expected.onHand - expected.held >= pieces)
            expected = { ...expected, held: expected.held + pieces };
        } else if (kind === 'added') {
          await change({ act: 'added', requestId: crypto.randomUUID(), sku, quantity: pieces });
          expected = { ...expected, onHand: expected.onHand + pieces };
        } else {
          const refusal = await change({
            act: 'counted',
            sku,
            onHand: pieces,
            seen: expected.onHand,
          });
          expect(refusal === undefined).toBe(pieces >= expected.held);
          if (refusal === undefined) expected = { ...expected, onHand: pieces };
        }
        expect(await onHandOf(sku)).toMatchObject(expected);
      }
    }),
    { numRuns: 30 },
  );
});

it('pieces on offer that nobody can buy are counted, with the day since which the first of them can’t', async () => {
  const earlier = new Date('2026-11-20T12:00:00Z');
  const soldOut = async () => countSoldOutPiecesWithOldest(database, shop);
  // None of them was ever counted.
  expect(await soldOut()).toEqual({ count: 2, since: null });
  await storeStock(database, sku, 1, { held: 1, changedAt: now });
  await storeStock(database, 'lifting-belt:M', 2, { changedAt: earlier });
  await storeStock(database, 'old-belt:S', 0, { changedAt: earlier });
  expect(await soldOut()).toEqual({ count: 1, since: now });
  await run(database, `update stock set on_hand = 0 where sku = 'lifting-belt:M'`);
  expect(await soldOut()).toEqual({ count: 2, since: earlier });
});
