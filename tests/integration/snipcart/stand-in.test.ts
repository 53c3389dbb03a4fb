import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SnipcartService } from '../../../local/snipcart/start.ts';
import {
  callApi,
  callCart,
  openShopSite,
  openTestSnipcart,
  type ShopSite,
} from '../../support/snipcart/test-snipcart.ts';

let site: ShopSite;
let snipcart: SnipcartService;

beforeAll(async () => {
  site = await openShopSite();
  snipcart = await openTestSnipcart(site);
});
afterAll(async () => {
  await snipcart.close();
  await site.close();
});
beforeEach(() => {
  site.received.length = 0;
  site.pages.clear();
  site.answerWith(200, { rates: [{ cost: 3.95, description: 'Tracked delivery' }] });
});

const Cart = v.object({
  token: v.string(),
  total: v.number(),
  items: v.array(v.object({ uniqueId: v.string(), id: v.string(), quantity: v.number() })),
});

const call = async (method: string, path: string, body?: unknown) =>
  v.parse(Cart, (await callCart(snipcart.origin, method, path, body)).body);

const belt = { id: 'lifting-belt:XS', name: 'Lifting belt, XS', price: 59.5, quantity: 2 };
const address = {
  email: 'ann@example.com',
  name: 'Ann Gray',
  address1: '1 Iron Lane',
  city: 'Leeds',
  postalCode: 'LS1 1AA',
  country: 'GB',
};

const fill = async (item: object = {}) => {
  const { token } = await call('POST', '', { currency: 'gbp' });
  const url = `${site.origin}/belt`;
  await call('POST', `/${token}/items`, [{ ...belt, url, ...item }]);
  await call('PUT', `/${token}/details`, address);
  return token;
};

const pay = (token: string, card = '4242 4242 4242 4242') =>
  callCart(snipcart.origin, 'POST', `/${token}/confirm`, { card });

const sellAt = (price: unknown): void => {
  site.pages.set('/belt', ['application/json', JSON.stringify([{ id: belt.id, price }])]);
};

describe('the crawler', () => {
  it.each([
    ['one price', 'application/json', { id: belt.id, price: 59.5 }],
    ['a price for each currency', 'application/json', [{ id: belt.id, price: { gbp: 59.5 } }]],
    [
      'a button of the page',
      'text/html',
      `<button class="snipcart-add-item" data-item-id="${belt.id}" data-item-price='{"gbp":59.5}'></button>`,
    ],
    [
      'a button whose JSON is escaped',
      'text/html; charset=utf-8',
      `<i data-item-price="{&quot;gbp&quot;:59.5}" class="a snipcart-add-item" data-item-id="${belt.id}">`,
    ],
  ])('accepts an order whose price it finds as %s', async (_, type, content) => {
    site.pages.set('/belt', [
      type,
      typeof content === 'string' ? content : JSON.stringify(content),
    ]);
    expect(await pay(await fill())).toMatchObject({ status: 200 });
  });

  it.each([
    ['another price', [{ id: belt.id, price: 79 }], {}],
    ['no price in the cart’s currency', [{ id: belt.id, price: { usd: 59.5 } }], {}],
    ['no such product', [{ id: 'lifting-belt:S', price: 59.5 }], {}],
    ['nothing', undefined, {}],
    ['a site that isn’t the account’s', undefined, { url: 'https://example.com/belt' }],
  ])('refuses an order when its address returns %s', async (_, content, item) => {
    if (content !== undefined) {
      site.pages.set('/belt', ['application/json', JSON.stringify(content)]);
    }
    const answer = await pay(await fill(item));
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: [{ key: 'product-crawling-failed' }] },
    });
  });
});

describe('the cart', () => {
  it('adds up, merges the same product, and respects an item’s limits', async () => {
    const { token } = await call('POST', '', { currency: 'gbp' });
    const url = `${site.origin}/belt`;
    await call('POST', `/${token}/items`, [{ ...belt, url }]);
    const { items, total } = await call('POST', `/${token}/items`, [
      { ...belt, url, quantity: 1 },
      { ...belt, url, id: 'two', price: '{"gbp":1.1,"usd":2}', maxQuantity: 3, quantity: 3 },
    ]);
    expect(items.map(({ id, quantity }) => [id, quantity])).toEqual([
      [belt.id, 3],
      ['two', 3],
    ]);
    expect(total).toBe(181.8);
    const second = items[1]?.uniqueId ?? '';
    const tooMany = await callCart(snipcart.origin, 'PUT', `/${token}/items/${second}`, {
      quantity: 4,
    });
    expect(tooMany).toMatchObject({ status: 400, body: { errors: [{ key: 'max-quantity' }] } });
    expect((await call('DELETE', `/${token}/items/${second}`)).items).toHaveLength(1);
  });

  it('is refused without the account’s public key', async () => {
    const answer = await callCart(snipcart.origin, 'POST', '', { currency: 'gbp' }, 'other');
    expect(answer.status).toBe(401);
  });

  it('finds no delivery, so that nobody can pay, if only the webhook for orders is set', async () => {
    const half = await openTestSnipcart(site, undefined, false);
    try {
      const { token } = v.parse(
        Cart,
        (await callCart(half.origin, 'POST', '', { currency: 'gbp' })).body,
      );
      const item = { ...belt, url: `${site.origin}/belt` };
      await callCart(half.origin, 'POST', `/${token}/items`, [item]);
      const { status } = await callCart(half.origin, 'PUT', `/${token}/details`, address);
      expect(status).toBe(400);
      expect(site.received).toEqual([]);
    } finally {
      await half.close();
    }
  });

  it('requests the delivery price from the site, and says why there is none', async () => {
    sellAt(59.5);
    const { token } = await call('POST', '', { currency: 'gbp' });
    await call('POST', `/${token}/items`, [{ ...belt, url: `${site.origin}/belt` }]);
    expect((await call('PUT', `/${token}/details`, address)).total).toBe(122.95);
    expect(site.received.map(({ body }) => JSON.parse(body))).toMatchObject([
      { eventName: 'shippingrates.fetch', content: { shippingAddressCountry: 'GB' } },
    ]);
    site.answerWith(200, { errors: [{ key: 'country', message: 'We don’t deliver there.' }] });
    const refused = await callCart(snipcart.origin, 'PUT', `/${token}/details`, address);
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: [{ message: 'We don’t deliver there.' }] },
    });
  });

  it('declines every card but the test card', async () => {
    sellAt(59.5);
    expect(await pay(await fill(), '4000 0000 0000 0002')).toMatchObject({
      status: 400,
      body: { errors: [{ key: 'payment-failed' }] },
    });
  });
});

describe('orders, refunds and webhooks', () => {
  const paid = async (): Promise<string> => {
    sellAt(59.5);
    const token = await fill();
    await pay(token);
    await snipcart.webhooks.settled();
    return token;
  };
  const events = () =>
    site.received.flatMap(({ token, body }) => {
      const { eventName, content } = v.parse(
        v.object({ eventName: v.string(), content: v.object({ token: v.string() }) }),
        JSON.parse(body),
      );
      return eventName === 'shippingrates.fetch' ? [] : [{ eventName, content, token }];
    });

  it('notifies the site of an order, with a token that is valid for an hour', async () => {
    const token = await paid();
    const [event] = events();
    expect(event).toMatchObject({ eventName: 'order.completed', content: { token } });
    const check = (one: string, key?: string) =>
      callApi(snipcart.origin, 'GET', `/requestvalidation/${one}`, undefined, key);
    expect((await check(event?.token ?? '')).status).toBe(200);
    expect((await check(event?.token ?? '', 'wrong')).status).toBe(401);
    expect((await check('made-up')).status).toBe(404);
    snipcart.webhooks.expireTokens();
    expect((await check(event?.token ?? '')).status).toBe(404);
  });

  it('lists orders page by page, newest first', async () => {
    const first = await paid();
    const second = await paid();
    const answer = await callApi(snipcart.origin, 'GET', '/orders?offset=0&limit=2');
    const total = snipcart.books.orders().length;
    expect(await answer.json()).toMatchObject({
      totalItems: total,
      offset: 0,
      limit: 2,
      items: [{ token: second }, { token: first }],
    });
    expect((await callApi(snipcart.origin, 'GET', '/orders/none')).status).toBe(404);
    expect((await callApi(snipcart.origin, 'GET', '/orders', undefined, 'wrong')).status).toBe(401);
  });

  it('refunds no more than was paid, and notifies the site of each refund and status', async () => {
    const token = await paid();
    const refund = (amount: number) =>
      callApi(snipcart.origin, 'POST', `/orders/${token}/refunds`, { amount, comment: 'Back' });
    expect((await refund(22.95)).status).toBe(201);
    expect((await refund(100.01)).status).toBe(400);
    expect((await refund(100)).status).toBe(201);
    await callApi(snipcart.origin, 'PUT', `/orders/${token}`, { status: 'Shipped' });
    await snipcart.webhooks.settled();
    expect(events().map(({ eventName }) => eventName)).toEqual([
      'order.completed',
      'order.refund.created',
      'order.refund.created',
      'order.status.changed',
    ]);
    const order: unknown = await (await callApi(snipcart.origin, 'GET', `/orders/${token}`)).json();
    expect(order).toMatchObject({
      finalGrandTotal: 122.95,
      refundsAmount: 122.95,
      paymentStatus: 'Refunded',
      status: 'Shipped',
    });
    const refunds: unknown = await (
      await callApi(snipcart.origin, 'GET', `/orders/${token}/refunds`)
    ).json();
    expect(refunds).toMatchObject([{ amount: 22.95, comment: 'Back' }, { amount: 100 }]);
  });

  it('loses a webhook on demand, and resends it by hand afterwards', async () => {
    snipcart.webhooks.lose(1);
    const token = await paid();
    expect(events()).toEqual([]);
    const page = await (await fetch(snipcart.origin)).text();
    expect(page).toContain('order.completed: lost');
    const lost = snipcart.books.deliveries().find((one) => one.orderToken === token);
    const form = { method: 'POST', redirect: 'manual' } as const;
    const body = new URLSearchParams({ do: 'repeat', id: lost?.id ?? '' });
    const foreign = { ...form, body, headers: { origin: 'https://example.com' } };
    expect((await fetch(`${snipcart.origin}/act`, foreign)).status).toBe(403);
    const own = { ...form, body, headers: { origin: snipcart.origin } };
    expect((await fetch(`${snipcart.origin}/act`, own)).status).toBe(303);
    expect(events()).toHaveLength(1);
  });
});
