import type Stripe from 'stripe';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createPrice,
  isStandIn,
  openTestStripe,
  type TestStripe,
} from '../../support/stripe/test-stripe.ts';

let test: TestStripe;
beforeAll(async () => {
  test = await openTestStripe({ slowSeconds: 0.3 });
});
afterAll(() => test.close());

it('merges the metadata of a customer and keeps to its limits', async () => {
  const { customers } = test.stripe;
  const customer = await customers.create({
    email: 'ann@example.com',
    metadata: { plan: 'a', pack: 'b' },
  });
  const merged = await customers.update(customer.id, { metadata: { plan: '', cap: 'c' } });
  expect(merged.metadata).toEqual({ pack: 'b', cap: 'c' });
  const many = Object.fromEntries(Array.from({ length: 49 }, (_, index) => [`key ${index}`, 'x']));
  await expect(customers.update(customer.id, { metadata: many })).rejects.toMatchObject({
    statusCode: 400,
  });
  await expect(
    customers.update(customer.id, { metadata: { ['k'.repeat(41)]: 'x' } }),
  ).rejects.toMatchObject({ statusCode: 400 });
  await expect(
    customers.update(customer.id, { metadata: { k: 'x'.repeat(501) } }),
  ).rejects.toMatchObject({ statusCode: 400 });
  const kept = await customers.retrieve(customer.id);
  expect(kept.deleted === true ? undefined : kept.metadata).toEqual({ pack: 'b', cap: 'c' });
  expect((await customers.update(customer.id, { metadata: '' })).metadata).toEqual({});
});

it('answers a deleted customer as deleted, and an unknown one with 404', async () => {
  const { customers } = test.stripe;
  const customer = await customers.create({ name: 'Ann' });
  expect(await customers.del(customer.id)).toMatchObject({ id: customer.id, deleted: true });
  expect(await customers.retrieve(customer.id)).toMatchObject({ id: customer.id, deleted: true });
  await expect(customers.retrieve('cus_nobody')).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 404,
    code: 'resource_missing',
    param: 'id',
  });
});

it('says which parameter is wrong, and how', async () => {
  const { prices, checkout } = test.stripe;
  const valid = { currency: 'gbp', unit_amount: 100, product_data: { name: 'Pack' } };
  const wrong: Readonly<Record<string, object>> = {
    parameter_unknown: { ...valid, colour: 'red' },
    parameter_invalid_integer: { ...valid, unit_amount: 1.5 },
    parameter_invalid_empty: { ...valid, product_data: { name: '' } },
  };
  for (const [code, params] of Object.entries(wrong)) {
    await expect(prices.create(params as Stripe.PriceCreateParams)).rejects.toMatchObject({
      statusCode: 400,
      code,
    });
  }
  const nameless: object = { ...valid, product_data: { metadata: { a: 'b' } } };
  await expect(prices.create(nameless as Stripe.PriceCreateParams)).rejects.toMatchObject({
    code: 'parameter_missing',
    param: 'product_data[name]',
  });
  // The id is a parameter of another call, so this is not a 404.
  await expect(
    checkout.sessions.create({
      mode: 'payment',
      success_url: 'https://knurl.example/success/',
      line_items: [{ price: 'price_nothing', quantity: 1 }],
    }),
  ).rejects.toMatchObject({
    statusCode: 400,
    code: 'resource_missing',
    param: 'line_items[0][price]',
  });
});

it('refuses expansions that are too deep, unknown or gone', async () => {
  const price = await createPrice(test.stripe);
  await expect(test.stripe.prices.retrieve(price.id, { expand: ['colour'] })).rejects.toMatchObject(
    { statusCode: 400 },
  );
  await expect(
    test.stripe.prices.list({
      expand: ['data.product.default_price.product.default_price.product'],
    }),
  ).rejects.toMatchObject({ statusCode: 400, code: 'property_expansion_max_depth' });
  await expect(test.stripe.customers.list({ expand: ['total_count'] })).rejects.toMatchObject({
    statusCode: 400,
  });
});

it('executes a request with a key once, and refuses the key for another request', async () => {
  const idempotencyKey = randomUUID();
  const email = `${idempotencyKey}@example.com`;
  const first = await test.stripe.customers.create({ email }, { idempotencyKey });
  const second = await test.stripe.customers.create({ email }, { idempotencyKey });
  expect(second.id).toBe(first.id);
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect((await test.stripe.customers.list({ email })).data).toHaveLength(1);
  await expect(
    test.stripe.customers.create({ email: 'other@example.com' }, { idempotencyKey }),
  ).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  });
});

it('lets a refused request be corrected with the same key', async () => {
  const idempotencyKey = randomUUID();
  const { customers } = test.stripe;
  await expect(
    customers.create({ metadata: { ['k'.repeat(41)]: 'x' } }, { idempotencyKey }),
  ).rejects.toMatchObject({ statusCode: 400 });
  expect((await customers.create({ name: 'Ann' }, { idempotencyKey })).name).toBe('Ann');
});

it('refuses a key that Stripe does not know', async () => {
  const stranger = test.clientWith({}, 'sk_test_unknown');
  await expect(stranger.customers.list()).rejects.toMatchObject({
    type: 'StripeAuthenticationError',
    statusCode: 401,
  });
});

it.runIf(isStandIn)('answers 409 while the first request with the key is running', async () => {
  const { faults } = await test.standIn();
  const idempotencyKey = randomUUID();
  faults.set('slow', 1);
  const first = test.stripe.customers.create({ name: 'Ann' }, { idempotencyKey });
  await expect
    .poll(() =>
      test.stripe.customers
        .create({ name: 'Ann' }, { idempotencyKey })
        .catch((error: Stripe.errors.StripeError) => error.code),
    )
    .toBe('idempotency_key_in_use');
  expect((await first).name).toBe('Ann');
});

it.runIf(isStandIn)('finds in a search only what is old enough', async () => {
  const late = await openTestStripe({ settings: { searchLag: 60 } });
  const customer = await late.stripe.customers.create({
    email: 'late@example.com',
    metadata: { member: 'auth0|1' },
  });
  const query = "email:'late@example.com' AND metadata['member']:'auth0|1'";
  expect((await late.stripe.customers.search({ query })).data).toEqual([]);
  (await late.standIn()).account.search.catchUp();
  const found = await late.stripe.customers.search({ query });
  expect(found).toMatchObject({ object: 'search_result', has_more: false, next_page: null });
  expect(found.data.map(({ id }) => id)).toEqual([customer.id]);
  await expect(late.stripe.customers.search({ query: 'nonsense' })).rejects.toMatchObject({
    statusCode: 400,
  });
  await late.close();
});
