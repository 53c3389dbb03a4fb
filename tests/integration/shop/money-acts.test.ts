import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { declareReturnOrPackWithdrawal } from '../../../src/server/refunds/declare-return-or-pack-withdrawal.ts';
import {
  declineReturn,
  storeVoluntaryRefundOfShopOrder,
  markReturnReceived,
} from '../../../src/server/refunds/return-acts.ts';
import type { StoredShopOrder } from '../../../src/server/orders/cart/stored-shop-order.ts';
import { parallelDatabases, type Opened } from '../../support/server/parallel-databases.ts';
import { storeStock } from '../../support/stored/shop-order.ts';
import { emptyShop, openTestShop, type TestShop } from '../../support/shop/test-shop.ts';

// Acts at the same moment that decide what goes back of one order.
describe.each(Object.entries(parallelDatabases))('on %s', (_, open) => {
  let opened: Opened;
  let shop: TestShop;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.dispose());
  beforeEach(async () => {
    await emptyShop(opened.database);
    await storeStock(opened.database, 'belt:S', 5);
    shop = openTestShop(opened.database);
  });

  const by = 'auth0|owner';
  let ids = 0;
  const desk = () => ({
    database: opened.database,
    now: shop.refreshing.now,
    newId: () => `act-${(ids += 1)}`,
  });
  /** Somebody pays £44 for two belts. */
  const buy = async (): Promise<string> => {
    const { id, sessionId } = await shop.order({ lines: [{ sku: 'belt:S', quantity: 2 }] });
    shop.pay(sessionId);
    await shop.refresh(id);
    return id;
  };
  const give = (shopOrderId: string, minorUnits: number, quantity = 0) =>
    storeVoluntaryRefundOfShopOrder(desk(), {
      requestId: `request-${(ids += 1)}`,
      shopOrderId,
      lines: quantity === 0 ? [] : [{ sku: 'belt:S', quantity }],
      minorUnits,
      isRestocked: quantity > 0,
      by,
    });
  const declare = async (id: string, returnId: string): Promise<boolean> =>
    declareReturnOrPackWithdrawal(opened.database, await shop.stored(id), {
      returnId,
      pieces: [{ sku: 'belt:S', quantity: 1 }],
      at: shop.refreshing.now(),
    });
  const receive = (returnId: string, minorUnits: number) =>
    markReturnReceived(desk(), { returnId, minorUnits, isRestocked: true, by });
  /** How many of these acts were done; the others must have been refused with a sentence. */
  const doneOf = async (acts: readonly Promise<unknown>[]): Promise<number> => {
    const results = await Promise.allSettled(acts);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ status: 409 });
    }
    return results.filter(({ status }) => status === 'fulfilled').length;
  };
  const refunds = (): readonly number[] =>
    shop.payments.account.books.all('refund').map(({ amount }) => amount);
  const countActs = async (act: string): Promise<number> =>
    (await opened.database.query(v.object({}), 'select from owner_acts where act = $1', [act]))
      .length;
  const stock = async () =>
    (await opened.database.query(v.object({ on_hand: v.number() }), 'select on_hand from stock'))[0]
      ?.on_hand;

  it('no more money goes back than was paid, and as many acts are recorded', async () => {
    const id = await buy();
    expect(await doneOf(Array.from({ length: 12 }, () => give(id, 4400)))).toBe(1);
    await shop.payBack();
    expect(refunds()).toEqual([4400]);
    expect((await shop.stored(id)).returns).toMatchObject([
      { state: 'refunded', minorUnits: 4400 },
    ]);
    expect(await countActs('money-given-back')).toBe(1);
  });

  it('pieces go back once', async () => {
    const id = await buy();
    expect(await doneOf(Array.from({ length: 6 }, () => give(id, 100, 2)))).toBe(1);
    expect(await stock()).toBe(5);
    expect((await shop.stored(id)).lines).toMatchObject([{ declared: 2, returned: 2 }]);
  });

  it('a return that arrives counts with what the owner gives', async () => {
    const id = await buy();
    await declare(id, 'return-1');
    await declare(id, 'return-2');
    const acts = [receive('return-1', 2200), receive('return-2', 2200), give(id, 2200)];
    expect(await doneOf(acts)).toBe(2);
    await shop.payBack();
    expect(refunds()).toEqual([2200, 2200]);
  });

  it('a return is received or declined, not both', async () => {
    const id = await buy();
    await declare(id, 'return-1');
    const decline = () => declineReturn(desk(), { returnId: 'return-1', reason: 'Worn.', by });
    expect(
      await doneOf([receive('return-1', 2200), decline(), receive('return-1', 2200), decline()]),
    ).toBe(1);
    const received = await countActs('return-received');
    expect(received + (await countActs('return-declined'))).toBe(1);
    const { lines, returned_at: returnedAt } = await shop.stored(id);
    expect(lines).toMatchObject([{ declared: received, returned: received }]);
    expect(returnedAt !== null).toBe(received === 1);
  });

  it('her return isn’t lost because the owner gives something at that moment', async () => {
    const id = await buy();
    const pieces = [{ sku: 'belt:S', quantity: 1 }];
    const declareAs = (returnId: string, stored: StoredShopOrder) =>
      declareReturnOrPackWithdrawal(opened.database, stored, {
        returnId,
        pieces,
        at: shop.refreshing.now(),
      });
    const before = await shop.stored(id);
    await give(id, 100);
    // The page of the order reads it again then.
    expect(await declareAs('return-1', before)).toBe(false);
    const stored = await shop.stored(id);
    const declared = await Promise.all(
      Array.from({ length: 6 }, (_one, at) => declareAs(`at-once-${at}`, stored)),
    );
    expect(declared.filter(Boolean)).toHaveLength(1);
    expect((await shop.stored(id)).lines).toMatchObject([{ declared: 1 }]);
  });
});
