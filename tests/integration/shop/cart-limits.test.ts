import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { requestRateLimits } from '../../../src/domain/limits.ts';
import type { CheckoutDependencies } from '../../../src/server/orders/checkout-endpoint.ts';
import { rateLimitChargesForHolds } from '../../../src/server/orders/cart/hold-limits.ts';
import { enforceRateLimit } from '../../../src/server/rate-limit/rate-limit.ts';
import { belt, cartOf, openTestCart, straps, type TestCart } from '../../support/shop/test-cart.ts';

let test: TestCart;
let limited: Partial<CheckoutDependencies>;
beforeAll(async () => {
  test = await openTestCart();
  const { database, signingSecret, now } = test.dependencies;
  limited = {
    enforceLimit: (charges) => enforceRateLimit({ database, signingSecret, now }, charges),
  };
});
afterAll(() => test.dispose());
beforeEach(() => test.reset());

it('presses are limited per buyer and minute, and another buyer on the same network is not affected', async () => {
  const browser = test.browser();
  await test.order(browser, cartOf([belt()]));
  for (let press = 0; press < requestRateLimits.payCart.maxRequests; press += 1) {
    expect((await test.press(browser, cartOf([belt()]), limited)).status).toBe(200);
  }
  const answer = await test.press(browser, cartOf([belt()]), limited);
  expect(answer.status).toBe(429);
  expect(await answer.text()).toMatch(/You have pressed the order button very often just now/);
  expect((await test.press(test.browser(), cartOf([belt()]), limited)).status).toBe(200);
});

it('presses are limited per network, even with new cookies', async () => {
  test.checkout.passHours(1);
  const { maxRequests } = requestRateLimits.payCartFromNetwork;
  for (let press = 0; press < maxRequests; press += 1) {
    expect((await test.press(test.browser(), { mode: 'cart' }, limited)).status).toBe(400);
  }
  const answer = await test.press(test.browser(), cartOf([belt()]), limited);
  expect(answer.status).toBe(429);
  expect(await answer.text()).toMatch(/Many orders have come from your network just now/);
  expect(await test.orders()).toEqual([]);
});

it('a network can hold only so many of one sku, even with new cookies', async () => {
  test.checkout.passHours(1);
  await test.reset(100);
  const { maxRequests } = requestRateLimits.holdSamePiece;
  const first = test.browser();
  expect((await test.press(first, cartOf([belt(10)]), limited)).status).toBe(200);
  for (let held = 10; held < maxRequests; held += 10) {
    expect((await test.press(test.browser(), cartOf([belt(10)]), limited)).status).toBe(200);
  }
  const answer = await test.press(test.browser(), cartOf([belt(1)]), limited);
  expect(answer.status).toBe(429);
  expect(await answer.text()).toMatch(/Very many things have been put aside .* Please log in/);
  expect(await test.stock('belt:M')).toEqual({ on_hand: 100, held: maxRequests });
  // Repeating the same order still works, and so does an order by a member or for another sku.
  expect((await test.press(first, cartOf([belt(10)]), limited)).status).toBe(200);
  const member = test.browser('auth0|holds');
  expect((await test.press(member, cartOf([belt(1)]), limited)).status).toBe(200);
  expect((await test.press(test.browser(), cartOf([straps(1)]), limited)).status).toBe(200);
});

it('a network can hold only so many pieces in total, and a large cart counts as half of them', async () => {
  test.checkout.passHours(1);
  await test.reset(100);
  const { maxRequests } = requestRateLimits.holdPieces;
  const line = { title: 'Piece', variant: null, path: '/shop/', rightId: null } as const;
  const lines = Array.from({ length: 40 }, (_, index) => ({
    ...line,
    ...{ sku: `piece-${index}`, kind: 'goods' as const },
    ...{ quantity: 10, unitMinorUnits: 100, weightGrams: 1 },
  }));
  const [inAll, ...ofEach] = rateLimitChargesForHolds(
    lines,
    new Map([['piece-0', 10]]),
    [{ network: 'unknown', budgets: 1 }],
    undefined,
  );
  expect(inAll?.cost).toBe(maxRequests / 2);
  expect(ofEach.map(({ cost }) => cost)).toEqual(Array<number>(39).fill(10));
  for (const charge of [inAll, inAll])
    await limited.enforceLimit?.(charge === undefined ? [] : [charge]);
  const answer = await test.press(test.browser(), cartOf([belt(), straps()]), limited);
  expect(answer.status).toBe(429);
  expect(await test.orders()).toEqual([]);
});
