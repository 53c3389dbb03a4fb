import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderOf } from '../../support/payments/test-checkout.ts';
import {
  agreed,
  belt,
  cartOf,
  openTestCart,
  straps,
  type TestCart,
} from '../../support/shop/test-cart.ts';

let test: TestCart;
beforeAll(async () => {
  test = await openTestCart();
});
afterAll(() => test.dispose());
beforeEach(() => test.reset());

const pack = () => ({ sku: test.checkout.pack.productId, quantity: 1, minorUnits: 2499 });
const lastSession = async () => (await test.sessions()).at(-1);

describe('goods alone', () => {
  it('need no login: no customer, no reference, her country, the delivery, and the stock is held', async () => {
    const browser = test.browser();
    const answer = await test.order(browser, cartOf([belt(1, 'belt:S'), straps(2)]));
    expect(answer).toMatchObject({ till: 'stripe', customer: null });
    const [order] = await test.orders();
    const session = await lastSession();
    expect(order).toMatchObject({
      customer_id: null,
      state: 'open',
      stock_state: 'held',
      minor_units: 5900 + 2400 + 395,
      session_id: session?.id,
    });
    expect(order?.buyer).toMatch(/^visitor:/);
    expect(await test.stock('straps')).toEqual({ on_hand: 5, held: 2 });
    expect(session).toMatchObject({
      mode: 'payment',
      amount_total: 5900 + 2400 + 395,
      customer: null,
      client_reference_id: null,
      phone_number_collection: { enabled: false },
      shipping_address_collection: { allowed_countries: ['GB'] },
      metadata: { shop_order_id: order?.shop_order_id },
      cancel_url: 'https://knurl.example/shop/cart/',
    });
    expect(session?.success_url).toMatch(
      /^https:\/\/knurl\.example\/success\/\?session_id=\{CHECKOUT_SESSION_ID\}#shop=/,
    );
    expect(session?.success_url).toContain(`#shop=${order?.shop_order_id}.`);
    expect((session?.expires_at ?? 0) - (session?.created ?? 0)).toBe(32 * 60);
    expect(session?.custom_text.submit?.message).toContain('Your parcel comes between');
    const lines = session?.line_items?.data.map(({ description, quantity, price }) => [
      description,
      quantity,
      price?.tax_behavior,
    ]);
    expect(lines).toEqual([
      ['Lifting belt, S', 1, 'inclusive'],
      ['Lifting straps', 2, 'inclusive'],
    ]);
  });

  it('ordered with a token belong to her account, and their payment to her customer', async () => {
    const browser = test.browser('auth0|jo');
    const answer = await test.order(browser, cartOf([straps()]));
    const [order] = await test.orders();
    expect(order?.buyer).toBe(`customer:${answer.customer}`);
    expect(order?.customer_id).toBe(answer.customer);
    expect(await lastSession()).toMatchObject({ client_reference_id: answer.customer });
    expect((await lastSession())?.customer).toMatch(/^cus_/);
  });

  it('go to Australia in Australian dollars', async () => {
    const items = [{ ...belt(), minorUnits: 7900 }];
    const body = cartOf(items, { currency: 'aud', destination: 'AU', deliveryMinorUnits: 1800 });
    await test.order(test.browser(), body);
    expect(await lastSession()).toMatchObject({
      currency: 'aud',
      amount_total: 9700,
      shipping_address_collection: { allowed_countries: ['AU'] },
    });
  });

  it('are paid, and pressing again shows her that order', async () => {
    const browser = test.browser();
    const body = cartOf([belt()]);
    await test.pay(await test.open(browser, body));
    expect(await test.open(browser, body)).toMatch(
      /^https:\/\/knurl\.example\/success\/#shop=[\w.-]+&session_id=cs_\w+$/,
    );
    expect(await test.orders()).toMatchObject([{ state: 'paid', stock_state: 'sold' }]);
    expect(await test.stock('belt:M')).toEqual({ on_hand: 4, held: 0 });
  });
});

describe('a pack', () => {
  it('requires a login', async () => {
    const body = cartOf([belt(), pack()]);
    expect(await test.refuse(test.browser(), body)).toMatchObject({
      status: 401,
      error: expect.stringContaining('Please log in first'),
    });
    expect(await test.orders()).toEqual([]);
  });

  it('is paid together with goods, at its own price at Stripe, with her agreements', async () => {
    const browser = test.browser('auth0|jo');
    await test.order(browser, cartOf([belt(), pack()]));
    const session = await lastSession();
    expect(session?.amount_total).toBe(5900 + 2499 + 395);
    expect(session?.line_items?.data[1]?.price?.id).toBe(test.checkout.pack.prices.gbp.priceId);
    expect(session?.custom_text.submit?.message).toContain('You asked us to open your packs now');
  });

  it('alone requires no address', async () => {
    await test.order(test.browser('auth0|jo'), cartOf([pack()]));
    expect(await lastSession()).toMatchObject({
      shipping_address_collection: null,
      amount_total: 2499,
    });
    expect(await test.orders()).toMatchObject([{ stock_state: 'none' }]);
  });

  it('that she already has is refused by name', async () => {
    const browser = test.browser('auth0|owner');
    await test.pay(await test.open(browser, cartOf([pack()])));
    await test.press(browser, cartOf([pack()]));
    const body = cartOf([pack(), straps()]);
    expect(await test.refuse(browser, body)).toEqual({
      status: 409,
      error: 'You have bought “Strength & Power” already. Please take it out of the cart to go on.',
      reason: 'already-owned',
      sku: pack().sku,
    });
  });

  it('whose payment her bank hasn’t confirmed yet isn’t sold again, in a cart or alone', async () => {
    const browser = test.browser('auth0|waiting');
    await test.order(browser, cartOf([pack()]));
    await test.checkout.server.database.query(
      v.object({}),
      `update shop_orders set state = 'processing'`,
    );
    expect(await test.refuse(browser, cartOf([pack()]))).toMatchObject({ reason: 'already-owned' });
    const { press, pack: item } = test.checkout;
    expect((await press('auth0|waiting', orderOf(item))).status).toBe(409);
  });

  it.each([
    ['says nothing about the statements', { agreements: undefined }, 'which statements'],
    ['agrees to older ones', { agreements: { ...agreed, version: 'old' } }, 'have changed'],
  ])('whose order %s is refused', async (_what, changes, words) => {
    const answer = await test.refuse(test.browser('auth0|jo'), cartOf([pack()], changes));
    expect(answer).toMatchObject({ status: 400, error: expect.stringContaining(words) });
  });
});

describe('an order of the same buyer', () => {
  it('with the same cart gets the same session, even with its lines in another order', async () => {
    const browser = test.browser();
    const first = await test.order(browser, cartOf([belt(), straps()]));
    expect(await test.order(browser, cartOf([straps(), belt()]))).toEqual(first);
    expect(await test.stock('belt:M')).toMatchObject({ held: 1 });
  });

  it('is one session after two presses at once', async () => {
    const browser = test.browser('auth0|twice');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        test.order(browser, cartOf([belt(5)], { deliveryMinorUnits: 0 })),
      ),
    );
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await test.stock('belt:M')).toEqual({ on_hand: 5, held: 5 });
  });

  it('with another cart ends the old session first, and releases its stock', async () => {
    const browser = test.browser();
    await test.order(browser, cartOf([belt(5)], { deliveryMinorUnits: 0 }));
    const old = await lastSession();
    await test.order(browser, cartOf([belt(4), straps()], { deliveryMinorUnits: 0 }));
    const sessions = await test.sessions();
    expect(sessions.find(({ id }) => id === old?.id)?.status).toBe('expired');
    expect(await test.stock('belt:M')).toEqual({ on_hand: 5, held: 4 });
    const states = (await test.orders()).map(({ state, stock_state }) => [state, stock_state]);
    expect(states).toEqual([
      ['expired', 'released'],
      ['open', 'held'],
    ]);
  });

  it('keeps the old stock until Stripe says that the old session is over', async () => {
    const browser = test.browser();
    await test.order(browser, cartOf([belt(5)], { deliveryMinorUnits: 0 }));
    const { faults } = await test.checkout.stripe.standIn();
    faults.set('down', 'always');
    const answer = await test.refuse(browser, cartOf([belt()]));
    faults.clear();
    expect(answer.status).toBe(503);
    expect(await test.stock('belt:M')).toMatchObject({ held: 5 });
  });

  it('that was paid in another tab stays paid, and another cart is a new order', async () => {
    const browser = test.browser();
    await test.pay(await test.open(browser, cartOf([belt()])));
    await test.order(browser, cartOf([straps()]));
    expect((await test.orders()).map(({ state }) => state)).toEqual(['paid', 'open']);
  });

  it('keeps the last piece held for her when she logs in', async () => {
    await test.reset(1);
    const browser = test.browser();
    await test.order(browser, cartOf([belt()]));
    await test.order({ ...browser, subject: 'auth0|later' }, cartOf([belt()]));
    expect((await test.orders()).map(({ stock_state }) => stock_state)).toEqual([
      'released',
      'held',
    ]);
  });

  it('with little time left in its session gets a new one, and the old one is ended', async () => {
    const browser = test.browser();
    const first = await test.open(browser, cartOf([belt()]));
    test.checkout.passHours(28 / 60);
    expect(await test.open(browser, cartOf([belt()]))).not.toBe(first);
    expect(await test.stock('belt:M')).toMatchObject({ held: 1 });
  });
});

it('the last piece is sold to one buyer; she still sees it in her cart, and another is told by name', async () => {
  await test.reset(1);
  const [first, other] = [test.browser(), test.browser()];
  await test.order(first, cartOf([belt()]));
  expect(await test.refuse(other, cartOf([belt()]))).toEqual({
    status: 409,
    error:
      '“Lifting belt, M” is sold out. Nothing was ordered; please take it out of the cart to go on.',
    reason: 'sold-out',
    sku: 'belt:M',
  });
  const question = { currency: 'gbp', destination: 'GB', items: [{ sku: 'belt:M', quantity: 1 }] };
  expect((await test.quote(first, question)).lines[0]).toMatchObject({
    available: 1,
    problem: null,
  });
  expect((await test.quote(other, question)).lines[0]).toMatchObject({
    available: 0,
    problem: 'sold-out',
    pieces: [
      { sku: 'belt:S', variant: 'S', available: 1 },
      { sku: 'belt:M', variant: 'M', available: 0 },
    ],
  });
});

it('if one line is short, nothing is held for the others', async () => {
  const body = cartOf([straps(2), belt(6)], { deliveryMinorUnits: 0 });
  expect(await test.refuse(test.browser(), body)).toMatchObject({
    error:
      'Only 5 of “Lifting belt, M” are left. Nothing was ordered; please change the quantity to go on.',
    sku: 'belt:M',
  });
  expect(await test.stock('straps')).toMatchObject({ held: 0 });
  expect(await test.orders()).toEqual([]);
});

describe('with the cart service as the till', () => {
  it('the same order is stored, its stock held, and its link answered', async () => {
    const browser = test.browser();
    const answer = await test.press(browser, cartOf([belt()]), { till: 'snipcart' });
    const [order] = await test.orders();
    expect(await answer.json()).toEqual({
      till: 'snipcart',
      reference: test.dependencies.linkOf(order?.shop_order_id ?? ''),
      customer: null,
    });
    expect(order).toMatchObject({ till: 'snipcart', state: 'open', stock_state: 'held' });
    expect(await test.stock('belt:M')).toMatchObject({ held: 1 });
  });

  it('Stripe’s page is used if its script can’t be loaded, with one order', async () => {
    const browser = test.browser();
    await test.press(browser, cartOf([belt()]), { till: 'snipcart' });
    const body = cartOf([belt()], {}, { till: 'stripe' });
    const answer = await test.press(browser, body, { till: 'snipcart' });
    expect(await answer.json()).toMatchObject({ till: 'stripe' });
    expect(await test.stock('belt:M')).toMatchObject({ held: 1 });
  });
});
