import * as v from 'valibot';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import {
  DeskOrdersAfterActionSchema,
  DeskOrdersAnswerSchema,
  type DeskOrderAction,
  type DeskOrdersAnswer,
} from '../../../src/domain/shop-desk/desk-answer.ts';
import { shopApiPaths } from '../../../src/domain/shop/shop-api-paths.ts';
import { Refusal } from '../../../src/server/http/answers.ts';
import { countWaitingForOwnerInShopByKind } from '../../../src/server/shop-desk/count-waiting-for-owner-in-shop-by-kind.ts';
import { createShopDeskEndpoint } from '../../../src/server/shop-desk/desk-endpoint.ts';
import { insertRow, run } from '../../support/stored/rows.ts';
import { belt, leeds, storePaidShopOrder } from '../../support/stored/shop-order.ts';
import { openTestTokens, ownerSubject } from '../../support/login/test-tokens.ts';
import { openDatabaseForTests } from '../../support/server/database-for-tests.ts';

const now = (): Date => new Date('2026-11-23T12:00:00Z');
const at = (day: string): Date => new Date(`${day}T12:00:00Z`);

const database = openDatabaseForTests();
let tokens: Awaited<ReturnType<typeof openTestTokens>>;
let done: { readonly act: DeskOrderAction; readonly by: string }[];
beforeAll(async () => {
  tokens = await openTestTokens(now);
});
beforeEach(async () => {
  done = [];
  await run(
    database,
    `with w as (delete from work), b as (delete from shop_money_back), r as (delete from shop_returns), l as (delete from shop_order_lines), a as (delete from owner_acts), s as (delete from stock)
     delete from shop_orders`,
  );
});

let ids = 0;
const endpoint = () =>
  createShopDeskEndpoint({
    authenticateOwner: tokens.authenticateOwner,
    database,
    enforceLimit: async () => undefined,
    readShop: async () => ({ products: [], zones: [] }),
    doAct: async (act, by) => {
      if (act.act === 'sent' && act.orderId === 'gone') {
        throw new Refusal(409, 'This order has been sent already.');
      }
      done.push({ act, by });
    },
    newId: () => `act-${(ids += 1)}`,
    now,
  });

type Sent = { readonly method?: string; readonly body?: unknown };
const send = async (subject: string | undefined, path: string, sent: Sent = {}) =>
  endpoint()(await tokens.requestOf(subject, path, sent));
const post = (act: unknown) =>
  send(ownerSubject, shopApiPaths.ownerOrders, { method: 'POST', body: act });

const ask = async (query: string): Promise<DeskOrdersAnswer> => {
  const answer = await send(ownerSubject, `${shopApiPaths.ownerOrders}?${query}`);
  expect(answer.status).toBe(200);
  return v.parse(v.strictObject(DeskOrdersAnswerSchema.entries), await answer.json());
};
const idsOf = ({ orders }: Pick<DeskOrdersAnswer, 'orders'>): readonly string[] =>
  orders.map(({ id }) => id);

const storeEveryKind = async (): Promise<void> => {
  await storePaidShopOrder(database, { id: 'to-pack' });
  await storePaidShopOrder(database, { id: 'packed', packedAt: at('2026-11-21') });
  await storePaidShopOrder(database, {
    id: 'sent',
    packedAt: at('2026-11-21'),
    sentAt: at('2026-11-22'),
  });
  await storePaidShopOrder(database, {
    id: 'pack-alone',
    lines: [{ sku: 'prod_1', rightId: 'prod_1' }],
  });
  await storePaidShopOrder(database, { id: 'refunded', refundedMinorUnits: 6295 });
  await storePaidShopOrder(database, { id: 'open', state: 'open' });
  await storePaidShopOrder(database, { id: 'expired', state: 'expired' });
  await storePaidShopOrder(database, { id: 'processing', state: 'processing' });
  await storePaidShopOrder(database, {
    id: 'withdrawn',
    lines: [{ ...belt, quantity: 2, declared: 2 }],
  });
  await insertRow(database, 'shop_returns', {
    return_id: 'return-1',
    shop_order_id: 'withdrawn',
    kind: 'return',
    lines: [{ sku: belt.sku, quantity: 2 }],
    state: 'declared',
    declared_at: now(),
  });
};

it('nobody but the owner can use the desk', async () => {
  await storeEveryKind();
  const requests: readonly (readonly [string, Sent])[] = [
    [shopApiPaths.ownerOrders, {}],
    [`${shopApiPaths.ownerOrders}?show=all&form=csv`, {}],
    [shopApiPaths.ownerOrders, { method: 'POST', body: { act: 'packed', orderIds: ['to-pack'] } }],
    [shopApiPaths.ownerStock, {}],
    [
      shopApiPaths.ownerStock,
      { method: 'POST', body: { act: 'counted', sku: 'lifting-belt:S', onHand: 3, seen: 0 } },
    ],
  ];
  for (const [path, sent] of requests) {
    for (const [subject, status] of [
      [undefined, 401],
      ['auth0|ann', 403],
    ] as const) {
      const answer = await send(subject, path, sent);
      expect([path, answer.status]).toEqual([path, status]);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(await answer.text()).not.toMatch(/Example|Leeds|belt/);
    }
  }
  expect(done).toEqual([]);
  expect(await run(database, 'select * from stock')).toEqual([]);
});

it('the desk separates and counts orders to pack, to dispatch and to take in', async () => {
  await storeEveryKind();
  const toPack = await ask('show=to-pack');
  expect(idsOf(toPack)).toEqual(['to-pack']);
  expect(toPack.waiting).toEqual({ toPack: 1, toSend: 1, returns: 1 });
  expect(toPack.orders[0]).toMatchObject({
    state: 'paid',
    totalMinorUnits: 6295,
    email: 'to-pack@example.com',
    address: { name: 'Ann Example', postalCode: 'LS1 1AA' },
    lines: [{ sku: 'lifting-belt:S', variant: 'S', quantity: 1, unitMinorUnits: 5900, left: 1 }],
  });
  expect(idsOf(await ask('show=to-send'))).toEqual(['packed']);
  const returns = await ask('show=returns');
  expect(idsOf(returns)).toEqual(['withdrawn']);
  expect(returns.orders[0]?.lines).toMatchObject([{ quantity: 2, returned: 0, left: 0 }]);
  expect(returns.orders[0]?.returns).toEqual([
    {
      id: 'return-1',
      kind: 'return',
      lines: [{ sku: 'lifting-belt:S', quantity: 2 }],
      state: 'declared',
      declaredAt: now().toISOString(),
      minorUnits: null,
      proposedMinorUnits: 2 * 5900 + 395,
      problem: null,
    },
  ]);
  // Carts that nobody has paid are found only by their number.
  const all = await ask('show=all');
  expect(idsOf(all).toSorted()).toEqual(
    ['pack-alone', 'packed', 'processing', 'refunded', 'sent', 'to-pack', 'withdrawn'].toSorted(),
  );
});

it('a refund that hasn’t come through is listed with what went wrong in its last try', async () => {
  await storePaidShopOrder(database, { id: 'paid-back', lines: [{ ...belt, declared: 1 }] });
  await insertRow(database, 'shop_returns', {
    return_id: 'return-2',
    shop_order_id: 'paid-back',
    kind: 'return',
    lines: [{ sku: belt.sku, quantity: 1 }],
    state: 'received',
    minor_units: 6295,
    declared_at: now(),
    decided_at: now(),
  });
  const problems = async () =>
    (await ask('show=returns')).orders.flatMap(({ returns }) =>
      returns.map(({ problem }) => problem),
    );
  expect(await problems()).toEqual([null]);
  await insertRow(database, 'work', {
    kind: 'shop-return',
    work_key: 'return-2',
    state: 'waiting',
    yields: false,
    queued_at: now(),
    next_try_at: now(),
    tries: 1,
    failures: 1,
    problem: 'Stripe: charge_disputed',
  });
  expect(await problems()).toEqual(['Stripe: charge_disputed']);
});

it('an order is found by its number, or by part of a name or an address', async () => {
  await storePaidShopOrder(database, { id: 'one', postal: { ...leeds, name: 'Åsa O’Brien' } });
  await storePaidShopOrder(database, { id: 'two', postal: { ...leeds, name: '100%_sure' } });
  await storePaidShopOrder(database, { id: 'three', state: 'expired' });
  const [, , three] = await run(
    database,
    'select number::int as number from shop_orders order by number',
  );
  for (const find of [
    `KN-${String(three?.['number'])}`,
    `kn${String(three?.['number'])}`,
    ` ${String(three?.['number'])} `,
  ]) {
    expect(idsOf(await ask(`find=${encodeURIComponent(find)}`))).toEqual(['three']);
  }
  expect(idsOf(await ask(`find=${encodeURIComponent('o’brien')}`))).toEqual(['one']);
  expect(idsOf(await ask(`find=${encodeURIComponent('%_')}`))).toEqual(['two']);
  expect(idsOf(await ask('find=TWO@example'))).toEqual(['two']);
  expect(idsOf(await ask('find=nobody'))).toEqual([]);
  for (const wrong of ['show=nothing', 'month=2026-13', 'before=x', `find=${'x'.repeat(101)}`]) {
    expect((await send(ownerSubject, `${shopApiPaths.ownerOrders}?${wrong}`)).status).toBe(400);
  }
});

it('a UK month is saved as CSV', async () => {
  await storePaidShopOrder(database, { id: 'before', orderedAt: new Date('2026-10-31T23:59:00Z') });
  await storePaidShopOrder(database, { id: 'within', orderedAt: new Date('2026-11-01T00:00:00Z') });
  const answer = await send(ownerSubject, `${shopApiPaths.ownerOrders}?month=2026-11&form=csv`);
  expect(answer.headers.get('content-disposition')).toContain('knurl-orders-2026-11.csv');
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const lines = (await answer.text()).split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain('within@example.com');
});

it('an act is passed on with the owner’s subject, and the answer has the affected orders and the open work', async () => {
  await storeEveryKind();
  const act = { act: 'packed', orderIds: ['to-pack', 'packed'] };
  const answer = v.parse(DeskOrdersAfterActionSchema, await (await post(act)).json());
  expect(done).toEqual([{ act, by: ownerSubject }]);
  expect(idsOf(answer).toSorted()).toEqual(['packed', 'to-pack']);
  expect(answer.waiting).toEqual({ toPack: 1, toSend: 1, returns: 1 });
  done = [];
  const money = {
    act: 'money-back',
    requestId: '7f1d3e1c-9f0c-4d51-9a0e-5d2f4c8b7a61',
    orderId: 'sent',
    lines: [],
    minorUnits: 500,
    isRestocked: false,
  };
  for (const wrong of [
    { act: 'packed', orderIds: [] },
    { act: 'sent', orderId: 'to-pack', tracking: { carrier: '', number: '1' } },
    { act: 'return-declined', orderId: 'withdrawn', returnId: 'return-1', reason: ' ' },
    { ...money, minorUnits: 0 },
    { ...money, requestId: 'mine' },
    { ...money, by: 'auth0|eve' },
    { act: 'deleted', orderId: 'sent' },
  ]) {
    expect((await post(wrong)).status).toBe(400);
  }
  expect((await post({ act: 'sent', orderId: 'gone', tracking: null })).status).toBe(409);
  expect(done).toEqual([]);
  expect((await post(money)).status).toBe(200);
});

it('10,000 orders are paged, newest first, each page within its budget', async () => {
  await run(
    database,
    `insert into shop_orders (shop_order_id, buyer, till, cart_digest, currency, lines_minor_units, delivery_minor_units, minor_units,
       destination, delivery_title, arrives_from, arrives_to, ordered_at, state, stock_state, address, postal, paid_at, sent_at)
     select 'order-' || n, 'visitor:' || n, 'stripe', 'digest', 'gbp', 5900, 0, 5900, 'GB', 'Tracked', '2026-11-24', '2026-11-26', $1,
       'paid', 'sold', n || '@example.com', jsonb_build_object('name', 'Buyer ' || n, 'line1', 'x', 'line2', null, 'city', 'x',
         'state', null, 'postalCode', null, 'country', 'GB'), $1, case when n % 10 <> 0 then $1::timestamptz end
     from generate_series(1, 10000) as n`,
    [now()],
  );
  await run(
    database,
    `insert into shop_order_lines (shop_order_id, line, sku, kind, title, path, quantity, unit_minor_units, weight_grams)
     select 'order-' || n, line, 'sku-' || line, 'goods', 'Thing', '/shop/thing/', 1, 2950, 10
     from generate_series(1, 10000) as n cross join generate_series(1, 2) as line`,
  );
  const seen: string[] = [];
  const times: number[] = [];
  let before: number | null = null;
  do {
    const start = performance.now();
    const page: DeskOrdersAnswer = await ask(
      `show=to-pack${before === null ? '' : `&before=${before}`}`,
    );
    times.push(performance.now() - start);
    expect(page.waiting.toPack).toBe(1000);
    seen.push(...idsOf(page));
    before = page.next;
  } while (before !== null);
  expect(seen).toHaveLength(1000);
  expect(new Set(seen).size).toBe(1000);
  const numbers = seen.map((id) => Number(id.slice('order-'.length)));
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  const start = performance.now();
  expect(idsOf(await ask('find=Buyer+77'))).not.toEqual([]);
  times.push(performance.now() - start);
  // A page takes some 40 ms in this database, which shares its one process with the test.
  expect(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]).toBeLessThan(500);
  const csv = await send(ownerSubject, `${shopApiPaths.ownerOrders}?show=all&form=csv`);
  expect(csv.status).toBe(200);
  expect((await csv.text()).split('\r\n')).toHaveLength(20_002);
});

it('what waits in the shop is counted for the owner’s desk as her list of orders counts it', async () => {
  await storeEveryKind();
  await storePaidShopOrder(database, { id: 'to-pack-first', orderedAt: at('2026-11-18') });
  await insertRow(database, 'shop_returns', {
    return_id: 'on-its-way',
    shop_order_id: 'sent',
    kind: 'return',
    lines: [],
    state: 'received',
    declared_at: at('2026-11-01'),
  });
  expect(await countWaitingForOwnerInShopByKind(database, { products: [], zones: [] })).toEqual([
    { kind: 'to-pack', count: 2, since: at('2026-11-18') },
    { kind: 'to-send', count: 1, since: at('2026-11-21') },
    { kind: 'return', count: 1, since: now() },
    { kind: 'sold-out', count: 0, since: null },
  ]);
  expect((await ask('show=all')).waiting).toEqual({ toPack: 2, toSend: 1, returns: 1 });
});
