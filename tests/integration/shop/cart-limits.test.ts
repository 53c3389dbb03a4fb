import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { requestRates } from '../../../src/domain/limits.ts';
import type { CartCheckoutDependencies } from '../../../src/server/shop/cart-checkout-endpoint.ts';
import { enforceRateLimit } from '../../../src/server/rate-limit/rate-limit.ts';
import { belt, cartOf, openTestCart, type TestCart } from '../../support/shop/test-cart.ts';

let test: TestCart;
let limited: Partial<CartCheckoutDependencies>;
beforeAll(async () => {
  test = await openTestCart();
  const { database, signingSecret, now } = test.dependencies;
  limited = {
    enforceLimit: (charges) => enforceRateLimit({ database, signingSecret, now }, charges),
  };
});
afterAll(() => test.dispose());
beforeEach(() => test.reset());

it('one buyer presses so often in a minute, and another on the same network goes on', async () => {
  const browser = test.browser();
  await test.order(browser, cartOf([belt()]));
  for (let press = 0; press < requestRates.payCart.maxRequests; press += 1) {
    expect((await test.press(browser, cartOf([belt()]), limited)).status).toBe(200);
  }
  const answer = await test.press(browser, cartOf([belt()]), limited);
  expect(answer.status).toBe(429);
  expect(await answer.text()).toMatch(/You have pressed the order button very often just now/);
  expect((await test.press(test.browser(), cartOf([belt()]), limited)).status).toBe(200);
});

it('one network presses so often, whoever says that she is somebody new', async () => {
  test.checkout.passHours(1);
  const { maxRequests } = requestRates.payCartFromNetwork;
  for (let press = 0; press < maxRequests; press += 1) {
    expect((await test.press(test.browser(), null, limited)).status).toBe(400);
  }
  const answer = await test.press(test.browser(), cartOf([belt()]), limited);
  expect(answer.status).toBe(429);
  expect(await answer.text()).toMatch(/Many orders have come from your network just now/);
  expect(await test.orders()).toEqual([]);
});
