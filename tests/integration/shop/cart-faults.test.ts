import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RequestFault } from '../../../local/stripe/faults.ts';
import type { CheckoutDependencies } from '../../../src/server/orders/checkout-endpoint.ts';
import { DatabaseUnavailable, type Database } from '../../../src/server/store/database.ts';
import {
  belt,
  cartOf,
  openTestCart,
  straps,
  type Browser,
  type TestCart,
} from '../../support/shop/test-cart.ts';
import { waitFor } from '../../support/wait-for.ts';

let test: TestCart;
beforeAll(async () => {
  test = await openTestCart();
});
afterAll(() => test.dispose());
beforeEach(() => test.reset());

/**
 * A client in which the request with this number, counted from 1, meets a fault. `count` returns
 * how many requests it has sent.
 */
const clientThatFails = async (fault: RequestFault, number: number) => {
  const standIn = await test.checkout.stripe.standIn();
  const stripe = test.checkout.stripe.clientWith({
    // Node's own client repeats a request when the connection breaks, although it is told not to.
    httpClient: Stripe.createFetchHttpClient(),
    ...(fault === 'slow' ? { timeout: 200 } : {}),
  });
  let requests = 0;
  stripe.on('request', () => {
    requests += 1;
    if (requests === number) standIn.faults.set(fault, 1);
  });
  return { stripe, count: () => requests };
};

/** A database whose connection breaks before or after this statement, by number. */
const databaseThatFails = (when: 'before' | 'after', number: number) => {
  let statements = 0;
  const { database } = test.checkout.server;
  const query: Database['query'] = async (schema, statement, values) => {
    statements += 1;
    const fails = statements === number;
    if (fails && when === 'before') throw new DatabaseUnavailable(new Error('gone'));
    const rows = await database.query(schema, statement, values);
    if (fails) throw new DatabaseUnavailable(new Error('gone'));
    return rows;
  };
  return { database: { ...database, query }, count: () => statements };
};

const pack = () => ({ sku: test.checkout.pack.productId, quantity: 1, minorUnits: 2499 });

/** The ways to a session: a first order, a changed cart, and a pack with the goods. */
const ways = {
  'a visitor’s first cart': async () => cartOf([belt(2), straps()], { deliveryMinorUnits: 0 }),
  'another cart than before': async (browser: Browser) => {
    await test.order(browser, cartOf([belt(5)], { deliveryMinorUnits: 0 }));
    return cartOf([belt(2), straps()], { deliveryMinorUnits: 0 });
  },
  'a member’s cart with a pack': async () =>
    cartOf([belt(2), straps(), pack()], { deliveryMinorUnits: 0 }),
} as const;
type Way = keyof typeof ways;

/** The number of requests to Stripe in each way. */
const requestsOf: Readonly<Record<Way, number>> = {
  'a visitor’s first cart': 1,
  'another cart than before': 2,
  'a member’s cart with a pack': 4,
};

let members = 0;

/**
 * Presses once while something is broken, then until it works, and checks that there is one order,
 * one session, and its stock.
 */
const pressThrough = async (way: Way, broken: Partial<CheckoutDependencies>): Promise<number> => {
  await test.reset();
  members += 1;
  const browser = test.browser(way.includes('pack') ? `auth0|member-${members}` : undefined);
  const body = await ways[way](browser);
  const { status } = await test.press(browser, body, broken);
  // A request that timed out may still be running at Stripe, which then says so.
  const answer = await waitFor(() => test.order(browser, body));
  if (answer.till !== 'stripe') throw new Error('The cart service checks out.');
  const orders = await test.orders();
  expect(orders.filter(({ state }) => state !== 'expired')).toMatchObject([
    { session_id: answer.id, stock_state: 'held' },
  ]);
  const ids = new Set(orders.map((order) => order.shop_order_id));
  const open = (await test.sessions()).filter(
    ({ status: one, metadata }) => one === 'open' && ids.has(metadata?.['shop_order_id'] ?? ''),
  );
  expect(open.map(({ id }) => id)).toEqual([answer.id]);
  expect(await test.stock('belt:M')).toEqual({ on_hand: 5, held: 2 });
  expect(await test.stock('straps')).toEqual({ on_hand: 5, held: 1 });
  return status;
};

const faults: readonly RequestFault[] = [
  'down',
  'slow',
  'nonsense',
  'error-500',
  'lost-answer',
  'rate-limited',
  'in-flight',
];
describe.each(Object.keys(ways) as Way[])('%s', (way) => {
  it('sends Stripe exactly as many requests as these tests break', async () => {
    const { stripe, count } = await clientThatFails('down', Infinity);
    expect(await pressThrough(way, { stripe })).toBe(200);
    expect(count()).toBe(requestsOf[way]);
  });

  it.each(faults)(
    'with Stripe’s fault "%s" at any request ends with one session',
    async (fault) => {
      for (let number = 1; number <= requestsOf[way]; number += 1) {
        const { stripe } = await clientThatFails(fault, number);
        expect(await pressThrough(way, { stripe })).toBe(503);
      }
    },
  );

  it.each(['before', 'after'] as const)(
    'with a database that fails %s any statement ends with one session',
    async (when) => {
      for (let number = 1; ; number += 1) {
        const { database, count } = databaseThatFails(when, number);
        const status = await pressThrough(way, { database });
        expect(status).toBe(count() < number ? 200 : 503);
        if (count() < number) {
          expect(number).toBeGreaterThan(3);
          return;
        }
      }
    },
  );
});

it('an order that Stripe refuses holds no stock', async () => {
  const browser = test.browser();
  const answer = await test.press(browser, cartOf([belt()]), { siteUrl: 'nowhere' });
  expect(answer.status).toBe(503);
  expect(await test.stock('belt:M')).toEqual({ on_hand: 5, held: 0 });
  expect(test.checkout.logged.join('\n')).not.toMatch(/sk_test|whsec|@example\.com|\n\s+at /);
});

it('an order keeps its stock if Stripe has too many requests just then', async () => {
  const { stripe } = await clientThatFails('rate-limited', 1);
  const browser = test.browser();
  expect((await test.press(browser, cartOf([belt()]), { stripe })).status).toBe(503);
  const [waiting] = await test.orders();
  expect(waiting).toMatchObject({ state: 'preparing', stock_state: 'held' });
  expect(await test.stock('belt:M')).toEqual({ on_hand: 5, held: 1 });
  await test.order(browser, cartOf([belt()]));
  expect(await test.orders()).toMatchObject([
    { shop_order_id: waiting?.shop_order_id, state: 'open', stock_state: 'held' },
  ]);
});

it('an order that waited too long for its session releases its stock before the next', async () => {
  const { stripe } = await clientThatFails('down', 1);
  const browser = test.browser();
  await test.press(browser, cartOf([belt()]), { stripe });
  test.checkout.passHours(2 / 60);
  await test.order(browser, cartOf([belt()]));
  expect(await test.stock('belt:M')).toEqual({ on_hand: 5, held: 1 });
  expect((await test.orders()).map(({ state }) => state)).toEqual(['expired', 'open']);
});

it('a buyer who waits too long is told so, and her next press gets the session', async () => {
  const { faults: standInFaults } = await test.checkout.stripe.standIn();
  const stripe = test.checkout.stripe.clientWith({});
  stripe.on('request', () => standInFaults.set('slow', 1));
  const browser = test.browser();
  const late = await test.press(browser, cartOf([belt()]), { stripe, answerWithinMs: 1 });
  expect(late.status).toBe(503);
  expect(await late.text()).toContain('isn’t answering just now');
  await waitFor(() => test.order(browser, cartOf([belt()])));
  expect(await test.stock('belt:M')).toEqual({ on_hand: 5, held: 1 });
});
