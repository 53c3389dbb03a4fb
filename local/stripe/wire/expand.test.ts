import { expect, it } from 'vitest';
import { openAccount } from '../account.ts';
import { addCustomer } from '../objects/customers.ts';
import { createPrice } from '../objects/prices.ts';
import { createProduct } from '../objects/products.ts';
import { expandObject } from './expand.ts';
import { toList } from './lists.ts';

const account = openAccount({ folder: undefined, origin: () => 'http://localhost:1' });
const product = account.add('product', createProduct(1, { id: 'prod_1', name: 'Pack' }));
const price = account.add('price', {
  ...createPrice(1, { currency: 'gbp', unit_amount: 100, product: product.id }),
  id: 'price_1',
});
account.change('product', 'prod_1', { default_price: 'price_1' });
const customer = addCustomer(account, { email: 'ann@example.com' });

it('replaces ids with objects along a path', () => {
  expect(expandObject(account, price, ['product.default_price.product'])).toMatchObject({
    product: {
      id: 'prod_1',
      default_price: { id: 'price_1', product: { id: 'prod_1', default_price: 'price_1' } },
    },
  });
});

it('expands every object of a list', () => {
  expect(expandObject(account, toList([price], '/v1/prices'), ['data.product'])).toMatchObject({
    data: [{ product: { name: 'Pack' } }],
  });
});

it('includes fields that are omitted by default', () => {
  expect(expandObject(account, price, [])).not.toHaveProperty('currency_options');
  expect(expandObject(account, price, ['currency_options'])).toMatchObject({
    currency_options: { gbp: { unit_amount: 100 } },
  });
  expect(expandObject(account, customer, ['subscriptions'])).toMatchObject({
    subscriptions: { object: 'list', data: [] },
  });
});

it.each(['colour', 'active', 'product.name', 'total_count'])('rejects the path %s', (path) => {
  expect(() => expandObject(account, price, [path])).toThrow(/cannot be expanded/);
});

it('rejects more than four levels', () => {
  expect(() =>
    expandObject(account, price, ['product.default_price.product.default_price.product']),
  ).toThrow(/4 levels/);
});
