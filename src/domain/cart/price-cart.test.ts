import { describe, expect, it } from 'vitest';
import { createRandom, pickFrom, type Random } from '../../../tests/support/random.ts';
import { testShop } from '../../../tests/support/shop/sold-goods.ts';
import type { DigitalCatalogue } from '../digital-catalogue.ts';
import { currencies } from '../money.ts';
import { maxQuantityOfPiece } from '../shop/pieces.ts';
import { priceCart, type CartPricingSources } from './price-cart.ts';
import type { QuoteRequest } from './quote.ts';

const price = (minorUnits: number) => ({ priceId: `price_${minorUnits}`, minorUnits });
const catalogue: DigitalCatalogue = [
  {
    kind: 'pack',
    productId: 'prod_pack',
    rightId: 'prod_pack',
    title: 'Strength & Power',
    path: '/workout-packs/strength-power/',
    prices: { gbp: price(2499), eur: price(2999), usd: price(3199), aud: price(4499) },
  },
];
const source = (changes: Partial<CartPricingSources> = {}): CartPricingSources => ({
  shop: testShop,
  catalogue,
  available: () => 10,
  now: new Date('2026-11-23T09:00:00Z'),
  till: 'stripe',
  ...changes,
});
const ask = (
  items: QuoteRequest['items'],
  changes: Partial<QuoteRequest> = {},
  from: Partial<CartPricingSources> = {},
) => priceCart({ currency: 'gbp', destination: 'GB', items, ...changes }, source(from)).answer;

const skus = ['belt:S', 'belt:M', 'straps', 'cap', 'prod_pack', 'unknown', 'belt', '__proto__'];

const anyCart = (random: Random): QuoteRequest => ({
  currency: pickFrom(currencies, random),
  destination: pickFrom(['GB', 'AU', 'US', null], random),
  items: skus
    .filter(() => random(2) === 0)
    .map((sku) => ({ sku, quantity: sku === 'prod_pack' ? 1 : 1 + random(maxQuantityOfPiece) })),
});

describe('any cart', () => {
  const random = createRandom(20);
  const carts = Array.from({ length: 400 }, () => anyCart(random));

  it('costs the sum of its lines and its delivery, in whole pence', () => {
    for (const cart of carts) {
      const answer = priceCart(cart, source()).answer;
      const lines = answer.lines.reduce(
        (sum, { prices, quantity }) => sum + prices[cart.currency].minorUnits * quantity,
        0,
      );
      expect(answer.subtotalMinorUnits).toBe(lines);
      expect(answer.totalMinorUnits).toBe(lines + (answer.delivery?.minorUnits ?? 0));
      expect(Number.isInteger(answer.totalMinorUnits)).toBe(true);
      expect(answer.vatMinorUnits ?? 0).toBeLessThanOrEqual(answer.totalMinorUnits / 6 + 0.5);
      expect([...answer.lines.map(({ sku }) => sku), ...answer.unknown].toSorted()).toEqual(
        cart.items.map(({ sku }) => sku).toSorted(),
      );
    }
  });

  it('is delivered if it has goods and we serve the place', () => {
    for (const cart of carts) {
      const answer = priceCart(cart, source()).answer;
      const hasGoods = answer.lines.some(({ kind }) => kind === 'goods');
      const isServed = cart.destination === 'GB' || cart.destination === 'AU';
      expect(answer.delivery !== null).toBe(hasGoods && isServed);
    }
  });

  it('never has a lower subtotal with one piece more', () => {
    for (const cart of carts) {
      const more = cart.items.map((item) =>
        item.sku === 'straps' && item.quantity < maxQuantityOfPiece
          ? { ...item, quantity: item.quantity + 1 }
          : item,
      );
      const before = priceCart(cart, source()).answer;
      const after = priceCart({ ...cart, items: more }, source()).answer;
      expect(after.subtotalMinorUnits).toBeGreaterThanOrEqual(before.subtotalMinorUnits);
    }
  });
});

it('reports for each line how many are left, and which sizes it can be changed to', () => {
  const answer = ask(
    [
      { sku: 'belt:M', quantity: 3 },
      { sku: 'straps', quantity: 1 },
      { sku: 'cap', quantity: 1 },
      { sku: 'none', quantity: 1 },
    ],
    {},
    { available: (sku) => (sku === 'belt:M' ? 2 : 0) },
  );
  expect(answer.lines.map(({ sku, problem, available }) => [sku, problem, available])).toEqual([
    ['belt:M', 'fewer-left', 2],
    ['straps', 'sold-out', 0],
    ['cap', 'gone', 0],
  ]);
  expect(answer.lines[0]?.pieces).toEqual([
    { sku: 'belt:S', variant: 'S', available: 0 },
    { sku: 'belt:M', variant: 'M', available: 2 },
  ]);
  expect(answer.unknown).toEqual(['none']);
});

it('charges a flat price for a parcel, free above a value, with VAT included in the total', () => {
  const one = ask([{ sku: 'straps', quantity: 1 }]);
  expect(one.delivery).toMatchObject({ minorUnits: 395, freeFromMinorUnits: 10_000, duty: null });
  expect(one.vatMinorUnits).toBe(Math.round((1595 * 20) / 120));
  const many = ask([{ sku: 'belt:M', quantity: 2 }]);
  expect(many.delivery).toMatchObject({ minorUnits: 0, freeFromMinorUnits: null });
});

it('ignores packs in the parcel’s weight and in the threshold for free delivery', () => {
  const answer = ask([
    { sku: 'belt:M', quantity: 1 },
    { sku: 'prod_pack', quantity: 1 },
  ]);
  expect(answer.delivery?.minorUnits).toBe(395);
  expect(ask([{ sku: 'prod_pack', quantity: 1 }])).toMatchObject({
    delivery: null,
    vatMinorUnits: null,
    totalMinorUnits: 2499,
  });
});

it('allows only one of each pack', () => {
  const [line] = ask([{ sku: 'prod_pack', quantity: 2 }]).lines;
  expect(line).toMatchObject({ available: 1, problem: 'fewer-left' });
});

it('charges no VAT abroad, and says who pays duty', () => {
  const answer = ask([{ sku: 'belt:M', quantity: 3 }], { destination: 'AU', currency: 'aud' });
  // 2.7 kg need two parcels there.
  expect(answer.delivery).toMatchObject({ minorUnits: 3600, duty: 'Customs may ask you for GST.' });
  expect(answer.vatMinorUnits).toBeNull();
});

it('lists the destinations, and names the till', () => {
  const answer = ask([], { destination: null }, { till: 'snipcart' });
  expect(answer.destinations.map(({ code }) => code).toSorted()).toEqual(['AU', 'GB']);
  expect(answer).toMatchObject({ till: 'snipcart', totalMinorUnits: 0, delivery: null });
});
