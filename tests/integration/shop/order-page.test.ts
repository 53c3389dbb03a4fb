import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { daysUntilSupply } from '../../../src/domain/orders/agreements.ts';
import { ShopOrderAnswerSchema } from '../../../src/domain/shop/shop-order.ts';
import { shopPaths } from '../../../src/domain/shop/shop-paths.ts';
import { Refusal } from '../../../src/server/http/refusal.ts';
import { createCodes } from '../../../src/server/rights/gift-codes.ts';
import { declineReturn, receiveReturn } from '../../../src/server/shop/desk-acts.ts';
import { markPacked, markSent } from '../../../src/server/shop/desk-parcels.ts';
import { orderLinkOf } from '../../../src/server/shop/order-link.ts';
import {
  createShopOrderEndpoint,
  type ShopOrderDependencies,
} from '../../../src/server/shop/shop-order-endpoint.ts';
import type { Database } from '../../../src/server/store/database.ts';
import { openFreshDatabase } from '../../support/server/fresh-database.ts';
import { storeStock } from '../../support/shop/stored-shop-orders.ts';
import {
  emptyShop,
  openTestShop,
  packLine,
  type TestOrder,
  type TestShop,
} from '../../support/shop/test-shop.ts';

const codes = createCodes('a secret of these tests, with 32 characters');
const belt = 'belt:S';
let database: Database;
let shop: TestShop;
beforeAll(async () => {
  database = await openFreshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyShop(database);
  await storeStock(database, belt, 5);
  shop = openTestShop(database);
});

let ids = 0;
const send = (
  path: string,
  body: unknown,
  changes: Partial<ShopOrderDependencies> = {},
): Promise<Response> =>
  createShopOrderEndpoint({
    ...shop.refreshing,
    codes,
    countRequest: () => undefined,
    enforceLimit: async () => undefined,
    newId: () => `return-${(ids += 1)}`,
    log: () => undefined,
    ...changes,
  })(
    new Request(`https://knurl.example${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );

const Refused = v.object({ error: v.string() });
const read = async (id: string, changes: Partial<ShopOrderDependencies> = {}) => {
  const answer = await send(shopPaths.shopOrder, { link: orderLinkOf(codes, id) }, changes);
  expect(answer.status).toBe(200);
  return v.parse(ShopOrderAnswerSchema, await answer.json());
};
const sendBack = async (
  id: string,
  lines: readonly { sku: string; quantity: number }[],
): Promise<readonly [number, string]> => {
  const answer = await send(shopPaths.shopReturn, { link: orderLinkOf(codes, id), lines });
  const body: unknown = await answer.json();
  return [answer.status, v.is(Refused, body) ? body.error : ''];
};
const buy = async (changes: Partial<TestOrder> = {}): Promise<string> => {
  const { id, sessionId } = await shop.order({
    lines: [{ sku: belt, quantity: 2 }, packLine],
    ...changes,
  });
  shop.pay(sessionId);
  return id;
};
const by = 'auth0|owner';
const desk = () => ({ database, now: shop.refreshing.now, newId: () => `act-${(ids += 1)}` });

describe('the page of an order', () => {
  it('asks Stripe itself while she pays, and shows nobody her full address', async () => {
    const id = await buy();
    const order = await read(id);
    expect(order).toMatchObject({
      state: 'paid',
      totalMinorUnits: 6800,
      refundedMinorUnits: 0,
      email: 'j…@e….com',
      address: { city: 'Sheffield', postalCode: 'S1 1AA' },
      delivery: { minorUnits: 400 },
      returnUntil: null,
      url: null,
    });
    expect(order.number).toMatch(/^KN-\d+$/);
    // She asked for immediate access to the pack, so it has been open since she paid.
    expect(
      order.lines.map(({ sku, returned, left, opensAt }) => [sku, returned, left, opensAt]),
    ).toEqual([
      [belt, 0, 2, null],
      ['prod_pack', 0, 1, order.paidAt],
    ]);
  });

  it('shows what we know while Stripe is down', async () => {
    const id = await buy();
    shop.payments.faults.set('down', 'always');
    expect(await read(id)).toMatchObject({
      state: 'open',
      address: null,
      email: null,
      lines: [{ opensAt: null }, { opensAt: null }],
    });
    shop.payments.faults.clear();
    expect(await read(id)).toMatchObject({ state: 'paid' });
  });

  it.each([
    ['another’s code', (id: string) => `${id}.${codes.linkCodeOf('shop-order', 'other')}`],
    ['a code for something else', (id: string) => `${id}.${codes.linkCodeOf('proof', id)}`],
    ['no code', (id: string) => id],
    ['a code that is cut off', (id: string) => orderLinkOf(codes, id).slice(0, -1)],
    ['nothing', () => ''],
    ['the code of an order that isn’t there', () => orderLinkOf(codes, 'none')],
  ])('opens no order with %s', async (_, linkOf) => {
    const id = await buy();
    for (const path of [shopPaths.shopOrder, shopPaths.shopReturn]) {
      const lines = path === shopPaths.shopReturn ? { lines: [{ sku: belt, quantity: 1 }] } : {};
      const answer = await send(path, { link: linkOf(id), ...lines });
      expect(answer.status).toBe(404);
      expect(v.parse(Refused, await answer.json()).error).toMatch(/opens no order/);
    }
    expect(await shop.mails(id)).toEqual([]);
  });

  it('answers an invalid request with a sentence, and limits requests', async () => {
    expect((await send(shopPaths.shopOrder, { link: 7 })).status).toBe(400);
    expect((await send(shopPaths.shopReturn, { link: 'a.b', lines: [] })).status).toBe(400);
    const tooMany = (): never => {
      throw new Refusal(429, 'Please wait.');
    };
    const limited = await send(shopPaths.shopOrder, { link: 'a.b' }, { countRequest: tooMany });
    expect(limited.status).toBe(429);
    const returns = { enforceLimit: async () => tooMany() };
    const body = { link: 'a.b', lines: [{ sku: belt, quantity: 1 }] };
    expect((await send(shopPaths.shopReturn, body, returns)).status).toBe(429);
  });
});

describe('sending goods back', () => {
  it('is stored and acknowledged at once, and refunded when they have arrived', async () => {
    const id = await buy();
    await read(id);
    await markPacked(desk(), { shopOrderIds: [id], by });
    await markSent(desk(), { shopOrderId: id, tracking: { carrier: 'Post', number: '1' }, by });
    expect(await read(id)).toMatchObject({ state: 'sent', tracking: { number: '1' } });
    expect(await sendBack(id, [{ sku: belt, quantity: 1 }])).toEqual([200, '']);
    const { lines, returns } = await read(id);
    expect(lines[0]).toMatchObject({ returned: 0, left: 1 });
    const [one] = returns;
    expect(one).toMatchObject({ state: 'declared', minorUnits: null });
    const act = { returnId: one?.id ?? '', minorUnits: 2000, isRestocked: true, by };
    await receiveReturn(desk(), act);
    await expect(receiveReturn(desk(), act)).rejects.toThrow(/decided already/);
    await shop.payBack();
    expect(await read(id)).toMatchObject({
      state: 'returned',
      refundedMinorUnits: 2000,
      returns: [{ state: 'refunded', minorUnits: 2000 }],
    });
    expect(await shop.mails(id)).toEqual([
      'shop-order-confirmation',
      'shop-order-sent',
      'shop-refund',
      'shop-return-received',
    ]);
    const rows = await database.query(
      v.object({ on_hand: v.number() }),
      'select on_hand from stock',
      [],
    );
    expect(rows).toEqual([{ on_hand: 4 }]);
  });

  it('doesn’t ask her to post what was never dispatched', async () => {
    const mailOf = async (id: string) => {
      const [mail] = await database.query(
        v.object({ goods: v.string(), unsent: v.string() }),
        `select details ->> 'goods' as goods, details ->> 'unsent' as unsent from mails
         where details ->> 'shopOrderId' = $1 and kind = 'shop-return-received'`,
        [id],
      );
      return mail;
    };
    const early = await buy();
    await read(early);
    await sendBack(early, [{ sku: belt, quantity: 1 }]);
    expect(await mailOf(early)).toEqual({ goods: '', unsent: 'belt, S' });
    await markSent(desk(), { shopOrderId: early, tracking: null, by });
    expect((await read(early)).returns).toHaveLength(1);

    const late = await buy();
    await read(late);
    await markSent(desk(), { shopOrderId: late, tracking: null, by });
    await sendBack(late, [{ sku: belt, quantity: 1 }]);
    expect(await mailOf(late)).toEqual({ goods: 'belt, S', unsent: '' });
  });

  it('is refused beyond what she has, even by two presses at once', async () => {
    const id = await buy();
    await read(id);
    expect(await sendBack(id, [{ sku: belt, quantity: 3 }])).toEqual([
      409,
      'belt: only 2 of them can still go back.',
    ]);
    const both = await Promise.all([
      sendBack(id, [{ sku: belt, quantity: 2 }]),
      sendBack(id, [{ sku: belt, quantity: 2 }]),
    ]);
    expect(both.map(([status]) => status).toSorted()).toEqual([200, 409]);
    expect((await shop.mails(id)).filter((kind) => kind === 'shop-return-received')).toHaveLength(
      1,
    );
    const answer = await sendBack(id, [{ sku: 'rack', quantity: 1 }]);
    expect(answer).toEqual([409, expect.stringMatching(/no such thing/)]);
  });

  it('can be declared again after it was declined', async () => {
    const id = await buy();
    await read(id);
    await sendBack(id, [{ sku: belt, quantity: 2 }]);
    const [one] = (await read(id)).returns;
    await declineReturn(desk(), { returnId: one?.id ?? '', reason: 'Nothing has come.', by });
    expect(await shop.mails(id)).toContain('shop-return-declined');
    expect((await read(id)).lines[0]).toMatchObject({ left: 2 });
    expect((await sendBack(id, [{ sku: belt, quantity: 2 }]))[0]).toBe(200);
  });

  it('is possible until the last day', async () => {
    const id = await buy();
    await read(id);
    await markSent(desk(), { shopOrderId: id, tracking: null, by });
    const { returnUntil } = await read(id);
    const days =
      (new Date(returnUntil ?? '').getTime() - shop.refreshing.now().getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(14);
    shop.payments.moveDays(Math.ceil(days));
    expect(await sendBack(id, [{ sku: belt, quantity: 1 }])).toEqual([
      409,
      expect.stringMatching(/are over/),
    ]);
  });

  it('closes a pack that wasn’t open at once, with a refund; one that is open is kept', async () => {
    const open = await buy();
    await read(open);
    expect(await sendBack(open, [{ sku: packLine.sku, quantity: 1 }])).toEqual([
      409,
      expect.stringMatching(/is open/),
    ]);
    const lines = [{ sku: belt }, packLine];
    const { id, subject, sessionId } = await shop.order({ lines, startsNow: false });
    shop.pay(sessionId);
    const { paidAt, lines: own } = await read(id);
    const waits = new Date(own[1]?.opensAt ?? '').getTime() - new Date(paidAt ?? '').getTime();
    expect(waits / 86_400_000).toBe(daysUntilSupply);
    expect((await sendBack(id, [{ sku: packLine.sku, quantity: 1 }]))[0]).toBe(200);
    await shop.payBack();
    expect(await read(id)).toMatchObject({ state: 'paid', refundedMinorUnits: 2400 });
    shop.payments.moveDays(20);
    await shop.refresh(id);
    expect(await shop.rights(subject)).toEqual([]);
  });
});

describe('a parcel', () => {
  it('is packed and dispatched once, and announced again only with another tracking number', async () => {
    const id = await buy();
    await read(id);
    await markPacked(desk(), { shopOrderIds: [id], by });
    await markPacked(desk(), { shopOrderIds: [id], by });
    const tracking = { carrier: 'Post', number: '1' };
    await markSent(desk(), { shopOrderId: id, tracking, by });
    await markSent(desk(), { shopOrderId: id, tracking, by });
    await markSent(desk(), { shopOrderId: id, tracking: { ...tracking, number: '2' }, by });
    const told = (await shop.mails(id)).filter((kind) => kind === 'shop-order-sent');
    expect(told).toHaveLength(2);
    const acts = await database.query(
      v.object({ act: v.string() }),
      'select act from owner_acts where about = $1 order by act',
      [id],
    );
    expect(acts.map(({ act }) => act)).toEqual(['order-packed', 'order-sent', 'order-sent']);
  });

  it('isn’t dispatched if it is unpaid, cancelled, or has no goods', async () => {
    const { id: unpaid } = await shop.order({ lines: [{ sku: belt }] });
    const pack = async () => {
      const { id, sessionId } = await shop.order({ lines: [packLine] });
      shop.pay(sessionId);
      await read(id);
      return id;
    };
    const cancelled = await buy();
    await read(cancelled);
    await sendBack(cancelled, [{ sku: belt, quantity: 2 }]);
    for (const [id, sentence] of [
      [unpaid, /isn’t paid/],
      [await pack(), /only plans/],
      [cancelled, /cancelled all the goods/],
    ] as const) {
      await expect(markPacked(desk(), { shopOrderIds: [id], by })).rejects.toThrow(sentence);
      await expect(markSent(desk(), { shopOrderId: id, tracking: null, by })).rejects.toThrow(
        sentence,
      );
    }
  });
});
