import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { shopApiPaths } from '../../../src/domain/shop/shop-api-paths.ts';
import { Refusal } from '../../../src/server/http/answers.ts';
import { orderLinkTokenOf } from '../../../src/server/shop/order-link.ts';
import {
  belt,
  codes,
  openOrderPageForEachTest,
  Refused,
} from '../../support/shop/order-page-for-tests.ts';

const test = openOrderPageForEachTest();
const { send, read, buy } = test;

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
    // The buyer asked for immediate access to the pack, so it has been open since she paid.
    expect(
      order.lines.map(({ sku, returned, left, opensAt }) => [sku, returned, left, opensAt]),
    ).toEqual([
      [belt, 0, 2, null],
      ['prod_pack', 0, 1, order.paidAt],
    ]);
  });

  it('shows what we know while Stripe is down', async () => {
    const id = await buy();
    test.shop.payments.faults.set('down', 'always');
    expect(await read(id)).toMatchObject({
      state: 'open',
      address: null,
      email: null,
      lines: [{ opensAt: null }, { opensAt: null }],
    });
    test.shop.payments.faults.clear();
    expect(await read(id)).toMatchObject({ state: 'paid' });
  });

  it.each([
    ['another’s code', (id: string) => `${id}.${codes.linkCodeOf('shop-order', 'other')}`],
    ['a code for something else', (id: string) => `${id}.${codes.linkCodeOf('proof', id)}`],
    ['no code', (id: string) => id],
    ['a code that is cut off', (id: string) => orderLinkTokenOf(codes, id).slice(0, -1)],
    ['nothing', () => ''],
    ['the code of an order that isn’t there', () => orderLinkTokenOf(codes, 'none')],
  ])('opens no order with %s', async (_, linkOf) => {
    const id = await buy();
    for (const path of [shopApiPaths.shopOrder, shopApiPaths.shopReturn]) {
      const lines = path === shopApiPaths.shopReturn ? { lines: [{ sku: belt, quantity: 1 }] } : {};
      const answer = await send(path, { link: linkOf(id), ...lines });
      expect(answer.status).toBe(404);
      expect(v.parse(Refused, await answer.json()).error).toMatch(
        /can’t find an order for this link/,
      );
    }
    expect(await test.shop.mails(id)).toEqual([]);
  });

  it('answers an invalid request with a sentence, and limits requests', async () => {
    expect((await send(shopApiPaths.shopOrder, { link: 7 })).status).toBe(400);
    expect((await send(shopApiPaths.shopReturn, { link: 'a.b', lines: [] })).status).toBe(400);
    const tooMany = (): never => {
      throw new Refusal(429, 'Please wait.');
    };
    const limited = await send(shopApiPaths.shopOrder, { link: 'a.b' }, { countRequest: tooMany });
    expect(limited.status).toBe(429);
    const returns = { enforceLimit: async () => tooMany() };
    const body = { link: 'a.b', lines: [{ sku: belt, quantity: 1 }] };
    expect((await send(shopApiPaths.shopReturn, body, returns)).status).toBe(429);
  });
});
