import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  catalogueKey,
  createPrice,
  isStandIn,
  openTestStripe,
  yearly,
  type TestStripe,
} from '../../support/stripe/test-stripe.ts';

let test: TestStripe;
beforeAll(async () => {
  test = await openTestStripe();
});
afterAll(() => test.close());

it('a price has amounts in several currencies, shown only on request', async () => {
  const price = await createPrice(test.stripe, yearly);
  expect(price).toMatchObject({
    object: 'price',
    type: 'recurring',
    unit_amount: 5999,
    tax_behavior: 'inclusive',
  });
  expect(price.recurring).toMatchObject({ interval: 'year', interval_count: 1 });
  expect(price.currency_options).toBeUndefined();
  const shown = await test.stripe.prices.retrieve(price.id, {
    expand: ['currency_options', 'product'],
  });
  expect(shown.currency_options?.['eur']?.unit_amount).toBe(6999);
  expect(shown.currency_options?.['gbp']?.unit_amount).toBe(5999);
  expect(shown.product).toMatchObject({ object: 'product', name: 'Annual membership' });
  expect(String(shown.unit_amount_decimal)).toBe('5999');
});

it('a price can be archived, and prices found by product, lookup key and activity', async () => {
  const key = `membership-${Date.now()}`;
  const price = await createPrice(test.stripe, { lookup_key: key });
  const product = String(price.product);
  await expect(createPrice(test.stripe, { lookup_key: key })).rejects.toMatchObject({
    statusCode: 400,
  });
  expect((await test.stripe.prices.list({ lookup_keys: [key] })).data.map(({ id }) => id)).toEqual([
    price.id,
  ]);
  await test.stripe.prices.update(price.id, { active: false, metadata: { group: 'gbp' } });
  expect((await test.stripe.prices.list({ product, active: true })).data).toEqual([]);
  expect((await test.stripe.prices.list({ product, active: false })).data[0]).toMatchObject({
    metadata: { group: 'gbp' },
  });
});

it('lists are paged from newest to oldest, and the SDK walks through all pages', async () => {
  const product = await test.stripe.products.create({ name: 'Pack' });
  for (let index = 0; index < 5; index += 1) {
    await test.stripe.prices.create({
      currency: 'gbp',
      unit_amount: 100 + index,
      product: product.id,
    });
  }
  const page = await test.stripe.prices.list({ product: product.id, limit: 2 });
  expect(page).toMatchObject({ object: 'list', has_more: true, url: '/v1/prices' });
  expect(page.data.map(({ unit_amount }) => unit_amount)).toEqual([104, 103]);
  const before = await test.stripe.prices.list({
    product: product.id,
    ending_before: page.data[1]?.id ?? '',
  });
  expect(before.data.map(({ unit_amount }) => unit_amount)).toEqual([104]);
  const all = await test.stripe.prices
    .list({ product: product.id, limit: 2 })
    .autoPagingToArray({ limit: 100 });
  expect(all.map(({ unit_amount }) => unit_amount)).toEqual([104, 103, 102, 101, 100]);
});

it('a product can be changed, emptied and deleted', async () => {
  const product = await test.stripe.products.create({
    name: 'Plan',
    description: 'Twelve weeks',
    images: ['https://knurl.example/a.png'],
  });
  const changed = await test.stripe.products.update(product.id, {
    description: '',
    metadata: { productId: 'plan-1' },
  });
  expect(changed).toMatchObject({
    description: null,
    images: ['https://knurl.example/a.png'],
    metadata: { productId: 'plan-1' },
  });
  expect(await test.stripe.products.del(product.id)).toMatchObject({
    id: product.id,
    deleted: true,
  });
  await expect(test.stripe.products.retrieve(product.id)).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
});

it.runIf(isStandIn)('a restricted key may read prices and nothing else', async () => {
  const price = await createPrice(test.stripe);
  const reader = test.clientWith({}, catalogueKey);
  expect((await reader.prices.retrieve(price.id)).id).toBe(price.id);
  await expect(reader.prices.update(price.id, { active: false })).rejects.toMatchObject({
    type: 'StripePermissionError',
    statusCode: 403,
  });
  await expect(reader.customers.list()).rejects.toMatchObject({ statusCode: 403 });
});
