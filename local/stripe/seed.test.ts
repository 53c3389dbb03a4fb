import { expect, it } from 'vitest';
import { openAccount } from './account.ts';
import { seedAccount, type SeedProduct } from './seed.ts';

const open = () => openAccount({ folder: undefined, origin: () => 'http://localhost' });
const pack = (name: string, pence: number): SeedProduct => ({
  id: 'prod_power',
  name,
  prices: [
    { id: 'price_power_gbp', currency: 'gbp', unit_amount: pence, tax_behavior: 'inclusive' },
  ],
});
const year: SeedProduct = {
  id: 'sub_year',
  name: 'Year',
  prices: [
    {
      id: 'price_year_gbp',
      currency: 'gbp',
      unit_amount: 6000,
      tax_behavior: 'inclusive',
      recurring: { interval: 'year' },
    },
  ],
};

it('adds products and prices with their own ids to the books, without events', () => {
  const account = open();
  seedAccount(account, [pack('Power', 2400), year]);
  expect(account.getOrThrow('product', 'prod_power')).toMatchObject({
    name: 'Power',
    active: true,
  });
  expect(account.getOrThrow('price', 'price_power_gbp')).toMatchObject({
    product: 'prod_power',
    unit_amount: 2400,
    tax_behavior: 'inclusive',
    type: 'one_time',
  });
  expect(account.getOrThrow('price', 'price_year_gbp').recurring).toMatchObject({
    interval: 'year',
    interval_count: 1,
  });
  expect(account.books.all('event')).toEqual([]);
});

it('follows a changed seed, and keeps archived products and prices archived', () => {
  const account = open();
  seedAccount(account, [pack('Power', 2400)]);
  account.change('price', 'price_power_gbp', { active: false });
  account.change('product', 'prod_power', { active: false });
  seedAccount(account, [pack('More power', 2500)]);
  expect(account.getOrThrow('product', 'prod_power')).toMatchObject({
    name: 'More power',
    active: false,
  });
  expect(account.getOrThrow('price', 'price_power_gbp')).toMatchObject({
    unit_amount: 2500,
    active: false,
  });
});
