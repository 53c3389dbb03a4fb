import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { daysUntilSupplyIfNotAtOnce } from '../../../src/domain/orders/instant-supply-agreements.ts';
import { declineReturn, markReturnReceived } from '../../../src/server/refunds/return-acts.ts';
import {
  markAllOrdersPackedOrRefuse,
  markParcelSent,
} from '../../../src/server/shop/desk-parcels.ts';
import { belt, openOrderPageForEachTest } from '../../support/shop/order-page-for-tests.ts';
import { packLine } from '../../support/shop/test-shop.ts';

const test = openOrderPageForEachTest();
const { read, sendBack, buy, desk } = test;
const by = 'auth0|owner';

describe('sending goods back', () => {
  it('is stored and acknowledged at once, and refunded when they have arrived', async () => {
    const id = await buy();
    await read(id);
    await markAllOrdersPackedOrRefuse(desk(), { shopOrderIds: [id], by });
    await markParcelSent(desk(), {
      shopOrderId: id,
      tracking: { carrier: 'Post', number: '1' },
      by,
    });
    expect(await read(id)).toMatchObject({ state: 'sent', tracking: { number: '1' } });
    expect(await sendBack(id, [{ sku: belt, quantity: 1 }])).toEqual([200, '']);
    const { lines, returns } = await read(id);
    expect(lines[0]).toMatchObject({ returned: 0, left: 1 });
    const [one] = returns;
    expect(one).toMatchObject({ state: 'declared', minorUnits: null });
    const act = { returnId: one?.id ?? '', minorUnits: 2000, isRestocked: true, by };
    await markReturnReceived(desk(), act);
    await expect(markReturnReceived(desk(), act)).rejects.toThrow(/decided already/);
    await test.shop.payBack();
    expect(await read(id)).toMatchObject({
      state: 'returned',
      refundedMinorUnits: 2000,
      returns: [{ state: 'refunded', minorUnits: 2000 }],
    });
    expect(await test.shop.mails(id)).toEqual([
      'shop-order-confirmation',
      'shop-order-sent',
      'shop-refund',
      'shop-return-received',
    ]);
    const rows = await test.database.query(
      v.object({ on_hand: v.number() }),
      'select on_hand from stock',
      [],
    );
    expect(rows).toEqual([{ on_hand: 4 }]);
  });

  it('doesn’t ask her to post what was never dispatched', async () => {
    const mailOf = async (id: string) => {
      const [mail] = await test.database.query(
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
    await markParcelSent(desk(), { shopOrderId: early, tracking: null, by });
    expect((await read(early)).returns).toHaveLength(1);

    const late = await buy();
    await read(late);
    await markParcelSent(desk(), { shopOrderId: late, tracking: null, by });
    await sendBack(late, [{ sku: belt, quantity: 1 }]);
    expect(await mailOf(late)).toEqual({ goods: 'belt, S', unsent: '' });
  });

  it('is refused beyond what she has, even by two presses at once', async () => {
    const id = await buy();
    await read(id);
    expect(await sendBack(id, [{ sku: belt, quantity: 3 }])).toEqual([
      409,
      'belt: you can withdraw from only 2 more.',
    ]);
    const both = await Promise.all([
      sendBack(id, [{ sku: belt, quantity: 2 }]),
      sendBack(id, [{ sku: belt, quantity: 2 }]),
    ]);
    expect(both.map(([status]) => status).toSorted()).toEqual([200, 409]);
    const received = (await test.shop.mails(id)).filter((kind) => kind === 'shop-return-received');
    expect(received).toHaveLength(1);
    const answer = await sendBack(id, [{ sku: 'rack', quantity: 1 }]);
    expect(answer).toEqual([409, expect.stringMatching(/can’t find that/)]);
  });

  it('can be declared again after it was declined', async () => {
    const id = await buy();
    await read(id);
    await sendBack(id, [{ sku: belt, quantity: 2 }]);
    const [one] = (await read(id)).returns;
    await declineReturn(desk(), { returnId: one?.id ?? '', reason: 'Nothing has come.', by });
    expect(await test.shop.mails(id)).toContain('shop-return-declined');
    expect((await read(id)).lines[0]).toMatchObject({ left: 2 });
    expect((await sendBack(id, [{ sku: belt, quantity: 2 }]))[0]).toBe(200);
  });

  it('is possible until the last day', async () => {
    const id = await buy();
    await read(id);
    await markParcelSent(desk(), { shopOrderId: id, tracking: null, by });
    const { returnUntil } = await read(id);
    const days =
      (new Date(returnUntil ?? '').getTime() - test.shop.refreshing.now().getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(14);
    test.shop.payments.moveDays(Math.ceil(days));
    expect(await sendBack(id, [{ sku: belt, quantity: 1 }])).toEqual([
      409,
      expect.stringMatching(/is over/),
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
    const { id, subject, sessionId } = await test.shop.order({ lines, startsNow: false });
    test.shop.pay(sessionId);
    const { paidAt, lines: own } = await read(id);
    const waits = new Date(own[1]?.opensAt ?? '').getTime() - new Date(paidAt ?? '').getTime();
    expect(waits / 86_400_000).toBe(daysUntilSupplyIfNotAtOnce);
    expect((await sendBack(id, [{ sku: packLine.sku, quantity: 1 }]))[0]).toBe(200);
    await test.shop.payBack();
    expect(await read(id)).toMatchObject({ state: 'paid', refundedMinorUnits: 2400 });
    test.shop.payments.moveDays(20);
    await test.shop.refresh(id);
    expect(await test.shop.rights(subject)).toEqual([]);
  });
});

describe('a parcel', () => {
  it('is packed and dispatched once, and announced again only with another tracking number', async () => {
    const id = await buy();
    await read(id);
    await markAllOrdersPackedOrRefuse(desk(), { shopOrderIds: [id], by });
    await markAllOrdersPackedOrRefuse(desk(), { shopOrderIds: [id], by });
    const tracking = { carrier: 'Post', number: '1' };
    await markParcelSent(desk(), { shopOrderId: id, tracking, by });
    await markParcelSent(desk(), { shopOrderId: id, tracking, by });
    await markParcelSent(desk(), { shopOrderId: id, tracking: { ...tracking, number: '2' }, by });
    const told = (await test.shop.mails(id)).filter((kind) => kind === 'shop-order-sent');
    expect(told).toHaveLength(2);
    const acts = await test.database.query(
      v.object({ act: v.string() }),
      'select act from owner_acts where about = $1 order by act',
      [id],
    );
    expect(acts.map(({ act }) => act)).toEqual(['order-packed', 'order-sent', 'order-sent']);
  });

  it('isn’t dispatched if it is unpaid, cancelled, or has no goods', async () => {
    const { id: unpaid } = await test.shop.order({ lines: [{ sku: belt }] });
    const pack = async () => {
      const { id, sessionId } = await test.shop.order({ lines: [packLine] });
      test.shop.pay(sessionId);
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
      await expect(markAllOrdersPackedOrRefuse(desk(), { shopOrderIds: [id], by })).rejects.toThrow(
        sentence,
      );
      await expect(markParcelSent(desk(), { shopOrderId: id, tracking: null, by })).rejects.toThrow(
        sentence,
      );
    }
  });
});
