import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '../../../local/snipcart/books.ts';
import type { SnipcartService } from '../../../local/snipcart/start.ts';
import { requestRates } from '../../../src/domain/limits.ts';
import { createBatchedRateLimit } from '../../../src/server/rate-limit/batched-rate-limit.ts';
import { createCodes } from '../../../src/server/rights/gift-codes.ts';
import { makeDueRefund } from '../../../src/server/shop/refunds.ts';
import { findShopOrder } from '../../../src/server/shop/stored-shop-order.ts';
import { reconcileSnipcart } from '../../../src/server/snipcart/reconcile-snipcart.ts';
import { createSnipcartClient } from '../../../src/server/snipcart/snipcart-client.ts';
import {
  createSnipcartEventsEndpoint,
  type SnipcartEventsDependencies,
} from '../../../src/server/snipcart/snipcart-events-endpoint.ts';
import { toSnipcartTill } from '../../../src/server/snipcart/snipcart-till.ts';
import type { Database } from '../../../src/server/store/database.ts';
import { openFreshDatabase } from '../../support/server/fresh-database.ts';
import { storeShopOrder, storeStock } from '../../support/shop/stored-shop-orders.ts';
import {
  callApi,
  callCart,
  openShopSite,
  openTestSnipcart,
  secretKey,
  type ShopSite,
} from '../../support/snipcart/test-snipcart.ts';

let database: Database;
let site: ShopSite;
let snipcart: SnipcartService;
let dependencies: SnipcartEventsDependencies;
let answerEvent: (request: Request) => Promise<Response>;
let logged: string[] = [];
let time = new Date();
const codes = createCodes('a secret that only this test knows');

beforeAll(async () => {
  database = await openFreshDatabase();
  site = await openShopSite();
  snipcart = await openTestSnipcart(site);
  dependencies = {
    database,
    snipcart: createSnipcartClient({ apiUrl: `${snipcart.origin}/api`, secretKey }),
    codes,
    readTermsDay: async () => '2026-11-02',
    contactInbox: 'hello@knurl.example',
    now: () => time,
    log: (message) => void logged.push(message),
    countRequest: () => undefined,
  };
  answerEvent = createSnipcartEventsEndpoint(dependencies);
});
afterAll(async () => {
  await snipcart.close();
  await site.close();
  await database.close();
});

let count = 0;
let id = '';
let sku = '';
beforeEach(async () => {
  count += 1;
  id = `snip-${count}`;
  sku = `belt-${count}:S`;
  logged = [];
  time = new Date();
  site.received.length = 0;
  await storeStock(database, sku, 5);
  site.pages.set('/belt', [
    'application/json',
    JSON.stringify([{ id: sku, price: { gbp: 20, eur: 25 } }]),
  ]);
});

const referenceOf = (shopOrderId: string): string =>
  `${shopOrderId}.${codes.linkCodeOf('shop-order', shopOrderId)}`;

const order = (changes: Partial<Parameters<typeof storeShopOrder>[1]> = {}): Promise<void> =>
  storeShopOrder(database, {
    shopOrderId: id,
    till: 'snipcart',
    lines: [{ sku, quantity: 2 }],
    orderedAt: time,
    ...changes,
  });

/** Passes what the stand-in has sent to our endpoint, as the host would. */
const deliver = async (from = 0): Promise<readonly number[]> => {
  await snipcart.webhooks.settled();
  const statuses: number[] = [];
  for (const { token, body } of site.received.slice(from)) {
    statuses.push((await tell(token, body)).status);
  }
  return statuses;
};
const tell = (token: string, body: string): Promise<Response> =>
  answerEvent(
    new Request('http://localhost/api/snipcart-events', {
      method: 'POST',
      headers: { 'x-snipcart-requesttoken': token },
      body,
    }),
  );

const Token = v.object({ token: v.string() });
const rate = { rates: [{ cost: 4, description: 'Tracked delivery' }] };

/** Buys at the stand-in as her browser does, with the order's delivery price. */
const buy = async (quantity = 2, reference: string | undefined = referenceOf(id), to = {}) => {
  site.answerWith(200, rate);
  const call = async (method: string, path: string, body: unknown) =>
    v.parse(Token, (await callCart(snipcart.origin, method, path, body)).body).token;
  const token = await call('POST', '', { currency: 'gbp' });
  const url = `${site.origin}/belt`;
  await call('POST', `/${token}/items`, [{ id: sku, name: 'Belt', price: 20, url, quantity }]);
  if (reference !== undefined) {
    await call('PUT', `/${token}`, { metadata: { order: reference } });
  }
  await call('PUT', `/${token}/details`, {
    email: 'jo@example.com',
    name: 'Jo Sample',
    address1: '1 Sample Street',
    city: 'Sheffield',
    postalCode: 'S1 1AA',
    country: 'GB',
    ...to,
  });
  // The request for the delivery price is not an event.
  site.received.length = 0;
  site.answerWith(200);
  await call('POST', `/${token}/confirm`, { card: '4242424242424242' });
  return token;
};

const Stock = v.object({ on_hand: v.number(), held: v.number() });
const stock = async () => {
  const [row] = await database.query(Stock, 'select on_hand, held from stock where sku = $1', [
    sku,
  ]);
  return [row?.on_hand, row?.held];
};
const Mail = v.object({ kind: v.string() });
const mails = async (like: string) =>
  (
    await database.query(Mail, 'select kind from mails where mail_id like $1 order by kind', [like])
  ).map(({ kind }) => kind);
/** Makes an order there look as if the bank hadn't confirmed its payment, or had refused it. */
const pretend = (token: string, changes: Partial<Order>): void => {
  const found = snipcart.books.findOrder(token);
  if (found !== undefined) {
    snipcart.books.putOrder({ ...found, ...changes, modificationDate: new Date().toISOString() });
  }
};
const refundsOf = (token: string) => snipcart.books.findOrder(token)?.refundsAmount;
const payBack = () =>
  makeDueRefund(
    {
      database,
      now: () => time,
      log: dependencies.log,
      tills: { stripe: undefined, snipcart: toSnipcartTill(dependencies) },
    },
    id,
  );
const reconcile = () => reconcileSnipcart({ ...dependencies, hasTime: () => true });
const later = (hours: number): void => {
  time = new Date(Date.now() + hours * 3_600_000);
};

describe('the webhook of the cart service', () => {
  it('turns an order there into a paid order of ours: its stock, address and e-mail', async () => {
    await order();
    const token = await buy();
    expect(await deliver()).toEqual([200]);
    expect(await findShopOrder(database, id)).toMatchObject({
      state: 'paid',
      session_id: token,
      payment_id: token,
      address: 'jo@example.com',
      postal: { name: 'Jo Sample', city: 'Sheffield', country: 'GB' },
    });
    expect(await stock()).toEqual([3, 0]);
    expect(await mails(`%${id}%`)).toEqual(['shop-order-confirmation']);
  });

  it('handles the same event once, however often it is sent', async () => {
    await order();
    await buy();
    await deliver();
    const [event] = site.received;
    const calls: string[] = [];
    const counting = createSnipcartEventsEndpoint({
      ...dependencies,
      snipcart: {
        ...dependencies.snipcart,
        findOrder: (token) => {
          calls.push(token);
          return dependencies.snipcart.findOrder(token);
        },
      },
    });
    const again = await counting(
      new Request('http://localhost/api/snipcart-events', {
        method: 'POST',
        headers: { 'x-snipcart-requesttoken': event?.token ?? '' },
        body: event?.body ?? '',
      }),
    );
    expect(again.status).toBe(200);
    expect(calls).toEqual([]);
    expect(await stock()).toEqual([3, 0]);
  });

  it.each([
    ['no token', ''],
    ['a token that Snipcart never gave out', '00000000-0000-4000-8000-000000000000'],
    ['a token that leads elsewhere', '../orders'],
  ])('refuses a request with %s', async (_, token) => {
    await order();
    await buy();
    await snipcart.webhooks.settled();
    expect((await tell(token, site.received[0]?.body ?? '')).status).toBe(400);
    expect((await findShopOrder(database, id))?.state).toBe('open');
  });

  it('refuses a token that is more than an hour old', async () => {
    await order();
    await buy();
    await snipcart.webhooks.settled();
    snipcart.webhooks.expireTokens();
    expect(await deliver()).toEqual([400]);
    expect((await findShopOrder(database, id))?.state).toBe('open');
  });

  it('trusts nothing that the event says about an order', async () => {
    await order();
    await buy();
    await snipcart.webhooks.settled();
    const [event] = site.received;
    const forged = JSON.stringify({
      eventName: 'order.completed',
      createdOn: 'now',
      content: { token: 'made-up', metadata: { order: referenceOf(id) }, paymentStatus: 'Paid' },
    });
    expect((await tell(event?.token ?? '', forged)).status).toBe(200);
    expect((await findShopOrder(database, id))?.state).toBe('open');
  });

  it('makes no more requests to Snipcart than one network may cause', async () => {
    const asked: string[] = [];
    const limited = createSnipcartEventsEndpoint({
      ...dependencies,
      countRequest: createBatchedRateLimit({ database, signingSecret: 'secret', now: () => time }),
      snipcart: {
        ...dependencies.snipcart,
        isOwnRequest: async (token) => {
          asked.push(token);
          return false;
        },
      },
    });
    const send = async (address: string): Promise<number> => {
      const headers = { 'x-snipcart-requesttoken': 'any', 'x-nf-client-connection-ip': address };
      const url = 'http://localhost/api/snipcart-events';
      return (await limited(new Request(url, { method: 'POST', headers, body: '{}' }))).status;
    };
    const { maxRequests } = requestRates.snipcartEvents;
    for (let sent = 0; sent < maxRequests; sent += 1) expect(await send('192.0.2.7')).toBe(400);
    // A process updates the database only now and then, so a few more pass.
    await vi.waitUntil(async () => (await send('192.0.2.7')) === 429, {
      interval: 1,
      timeout: 10_000,
    });
    const before = asked.length;
    expect(await send('192.0.2.7')).toBe(429);
    expect(asked).toHaveLength(before);
    expect(await send('192.0.2.8')).toBe(400);
  });

  it('answers 503 while Snipcart can’t be reached', async () => {
    const down = createSnipcartEventsEndpoint({
      ...dependencies,
      snipcart: createSnipcartClient({ apiUrl: 'http://127.0.0.1:9/api', secretKey }),
    });
    const answer = await down(
      new Request('http://localhost/api/snipcart-events', {
        method: 'POST',
        headers: { 'x-snipcart-requesttoken': 'any' },
        body: '{}',
      }),
    );
    expect(answer.status).toBe(503);
  });

  it('reports once an order there that didn’t start here', async () => {
    await order();
    const token = await buy(2, 'snip-1.forged');
    await deliver();
    expect((await findShopOrder(database, id))?.state).toBe('open');
    await reconcile();
    expect(await mails(`snipcart-order:${token}`)).toEqual(['reconcile-report']);
    expect(refundsOf(token)).toBe(0);
  });
});

describe('a payment there that differs from the order here', () => {
  it('is refunded: she has changed the cart in its checkout', async () => {
    await order();
    const token = await buy(3);
    await deliver();
    expect(refundsOf(token)).toBe(64);
    expect((await findShopOrder(database, id))?.state).toBe('expired');
    // The stock held for it is available to others.
    expect(await stock()).toEqual([5, 0]);
    expect(await mails(`snipcart-order:${token}`)).toEqual(['reconcile-report']);
    // The refund's event, and the reconcile, change nothing more.
    await deliver(1);
    await reconcile();
    expect(refundsOf(token)).toBe(64);
  });

  it('is refunded: she has paid twice', async () => {
    await order();
    const first = await buy();
    await deliver();
    const second = await buy();
    await deliver();
    expect([refundsOf(first), refundsOf(second)]).toEqual([0, 44]);
    expect(await findShopOrder(database, id)).toMatchObject({ state: 'paid', session_id: first });
    expect(await stock()).toEqual([3, 0]);
  });

  it('is kept if it follows an unpaid attempt there', async () => {
    await order();
    const first = await buy();
    pretend(first, { paymentStatus: 'Pending' });
    await deliver();
    expect(await findShopOrder(database, id)).toMatchObject({
      state: 'processing',
      session_id: first,
    });
    const second = await buy(2, referenceOf(id), { address1: '2 Sample Street' });
    await deliver();
    await callApi(snipcart.origin, 'POST', `/orders/${second}/refunds`, { amount: 20 });
    await deliver();
    pretend(first, { paymentStatus: 'Failed' });
    await reconcile();
    expect([refundsOf(first), refundsOf(second)]).toEqual([0, 20]);
    expect(await findShopOrder(database, id)).toMatchObject({
      state: 'paid',
      payment_id: second,
      refunded_minor_units: 2000,
      postal: { line1: '2 Sample Street' },
    });
    expect(await stock()).toEqual([3, 0]);
  });

  it('is refunded: her goods were sold to others in the meantime', async () => {
    await order();
    later(3);
    await reconcile();
    expect(await stock()).toEqual([5, 0]);
    const token = await buy();
    await deliver();
    expect(await payBack()).toBe(true);
    expect(refundsOf(token)).toBe(44);
    expect(await findShopOrder(database, id)).toMatchObject({
      state: 'paid',
      not_kept: 'sold-out',
      refunded_minor_units: 4400,
    });
    expect(await stock()).toEqual([5, 0]);
  });
});

describe('refunds', () => {
  it('are made once for each key, even when the first answer was lost', async () => {
    await order();
    const token = await buy();
    await deliver();
    const paid = { shopOrderId: id, till: 'snipcart', sessionId: token, paymentId: token } as const;
    const { refund } = toSnipcartTill(dependencies);
    const first = await refund(paid, 2000, 'return-1', 0);
    expect(await refund(paid, 2000, 'return-1', 1)).toBe(first);
    expect(refundsOf(token)).toBe(20);
    // Never more than is left.
    await refund(paid, 9900, 'return-2', 0);
    expect(refundsOf(token)).toBe(44);
    expect(await refund(paid, 100, 'return-3', 0)).toBeUndefined();
  });

  it('that are made at Snipcart reach us by its webhook', async () => {
    await order();
    const token = await buy();
    await deliver();
    await callApi(snipcart.origin, 'POST', `/orders/${token}/refunds`, { amount: 20 });
    await deliver();
    expect((await findShopOrder(database, id))?.refunded_minor_units).toBe(2000);
    const [made] = snipcart.books.findOrder(token)?.refunds ?? [];
    expect(await mails(`%${made?.id}%`)).toEqual(['shop-refund']);
  });
});

describe('the hourly reconcile', () => {
  it('stores what lost webhooks didn’t report: the order, and its refunds', async () => {
    await order();
    snipcart.webhooks.lose(2);
    const token = await buy();
    await callApi(snipcart.origin, 'POST', `/orders/${token}/refunds`, { amount: 44 });
    expect(await deliver()).toEqual([]);
    later(3);
    await reconcile();
    expect(await findShopOrder(database, id)).toMatchObject({
      state: 'paid',
      refunded_minor_units: 4400,
    });
    // Paid within the two hours, so her goods were still held.
    expect(await stock()).toEqual([3, 0]);
  });

  it('continues after an order whose refund Snipcart refuses, and reports it to us', async () => {
    await order();
    const token = await buy(3);
    await storeShopOrder(database, {
      ...{ shopOrderId: `${id}-left`, till: 'snipcart', orderedAt: time },
      lines: [{ sku }],
    });
    later(3);
    await reconcileSnipcart({
      ...dependencies,
      hasTime: () => true,
      snipcart: {
        ...dependencies.snipcart,
        refund: () => Promise.reject(new Error('The gateway takes nothing back.')),
      },
    });
    expect((await findShopOrder(database, `${id}-left`))?.state).toBe('expired');
    expect(await mails(`snipcart-order:refund:${token}`)).toEqual(['reconcile-report']);
    await reconcile();
    expect(refundsOf(token)).toBe(64);
    expect(await stock()).toEqual([5, 0]);
  });

  it('keeps goods held for two hours, and while Snipcart can’t be reached', async () => {
    await order();
    later(1.9);
    await reconcile();
    expect(await stock()).toEqual([5, 2]);
    later(2.1);
    const down = createSnipcartClient({ apiUrl: 'http://127.0.0.1:9/api', secretKey });
    await expect(
      reconcileSnipcart({ ...dependencies, snipcart: down, hasTime: () => true }),
    ).rejects.toThrow('can’t be asked');
    await reconcileSnipcart({ ...dependencies, hasTime: () => false });
    expect(await stock()).toEqual([5, 2]);
    await reconcile();
    expect(await stock()).toEqual([5, 0]);
    expect((await findShopOrder(database, id))?.state).toBe('expired');
  });
});

describe('the delivery price that Snipcart requests', () => {
  const ask = async (content: object): Promise<unknown> => {
    await buyNothing();
    const { token } = site.received[0] ?? { token: '' };
    const body = JSON.stringify({ eventName: 'shippingrates.fetch', createdOn: 'now', content });
    return (await tell(token, body)).json();
  };
  /** Makes the stand-in issue a token. */
  const buyNothing = async (): Promise<void> => {
    site.received.length = 0;
    await snipcart.webhooks.ask('shippingrates.fetch', {});
  };
  const cart = () => ({
    metadata: { order: referenceOf(id) },
    items: [{ id: sku, quantity: 2 }],
    currency: 'gbp',
    shippingAddressCountry: 'GB',
    shippingAddressPostalCode: 'S1 1AA',
  });

  it('is the order’s own', async () => {
    await order({ deliveryMinorUnits: 395 });
    expect(await ask(cart())).toEqual({
      rates: [{ cost: 3.95, description: 'Tracked delivery, United Kingdom' }],
    });
  });

  it.each([
    ['another cart', { items: [] }, 'cart'],
    ['another currency', { currency: 'eur' }, 'cart'],
    ['another country', { shippingAddressCountry: 'FR' }, 'country'],
    ['Northern Ireland', { shippingAddressPostalCode: 'BT1 1AA' }, 'country'],
    ['no order of ours', { metadata: { order: 'x.y' } }, 'order'],
  ])('is refused with a sentence for %s', async (_, change, key) => {
    await order();
    expect(await ask({ ...cart(), ...change })).toMatchObject({ errors: [{ key }] });
  });

  it('is refused for an order that is closed', async () => {
    await order();
    later(3);
    await reconcile();
    time = new Date();
    expect(await ask(cart())).toMatchObject({ errors: [{ key: 'order' }] });
  });
});
