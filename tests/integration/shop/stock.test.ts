import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { stockApiPathOfProduct } from '../../../src/domain/shop/shop-api-paths.ts';
import { createStockEndpoint } from '../../../src/server/stock/stock-endpoint.ts';
import { belt, cartOf, openTestCart, type TestCart } from '../../support/shop/test-cart.ts';

let test: TestCart;
beforeAll(async () => {
  test = await openTestCart();
});
afterAll(() => test.dispose());
beforeEach(() => test.reset());

const ask = (slug: string) =>
  createStockEndpoint({ ...test.dependencies, countRequest: () => undefined })(
    new Request(`https://knurl.example${stockApiPathOfProduct(slug)}`),
  );
const answerOf = async (slug: string): Promise<unknown> => (await ask(slug)).json();

it('the stock shows what is left of each size, without what is held for others', async () => {
  await test.order(test.browser(), cartOf([belt()]));
  expect(await answerOf('belt')).toEqual({
    pieces: [
      { sku: 'belt:S', available: 5 },
      { sku: 'belt:M', available: 4 },
    ],
  });
});

it('the stock is the same for everybody, so the host keeps it for a minute; a refusal is never kept', async () => {
  const kept = async (slug: string) => (await ask(slug)).headers.get('netlify-cdn-cache-control');
  expect(await kept('belt')).toBe('public, durable, s-maxage=60');
  expect(await kept('none')).toBeNull();
  expect((await ask('belt')).headers.get('set-cookie')).toBeNull();
});

it('the stock shows no more than one order may have', async () => {
  await test.reset(500);
  expect(await answerOf('straps')).toEqual({ pieces: [{ sku: 'straps', available: 10 }] });
});

it('the stock is 0 for a product that isn’t offered, and 404 for an unknown one', async () => {
  expect(await answerOf('cap')).toEqual({ pieces: [{ sku: 'cap', available: 0 }] });
  for (const slug of ['none', '__proto__', '']) expect((await ask(slug)).status).toBe(404);
});
