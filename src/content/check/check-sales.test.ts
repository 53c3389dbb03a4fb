import { describe, expect, it } from 'vitest';
import { toPartialEntries, type RawEntry } from '../model/entry.ts';
import { describeFault } from '../../domain/content-fault.ts';
import { findSaleErrorsOfPacksAndMemberships } from './check-sales.ts';

const pack = (name: string, fields: Readonly<Record<string, unknown>> = {}): RawEntry => ({
  type: 'workoutPack',
  id: name,
  fields: {
    title: name,
    slug: name,
    productId: `prod_${name}`,
    priceGbp: 24,
    priceEur: 28,
    priceUsd: 32,
    priceAud: 48,
    priceIdGbp: `price_${name}_gbp`,
    priceIdEur: `price_${name}_eur`,
    priceIdUsd: `price_${name}_usd`,
    priceIdAud: `price_${name}_aud`,
    ...fields,
  },
});
const offer = (name: string, fields: Readonly<Record<string, unknown>> = {}): RawEntry => ({
  type: 'subscriptionOffer',
  id: name,
  fields: {
    title: name,
    offer: name,
    price: 60,
    priceEur: 70,
    priceUsd: 80,
    priceAud: 120,
    ...fields,
  },
});
const sold = (name: string, fields: Readonly<Record<string, unknown>> = {}): RawEntry =>
  offer(name, {
    productId: `sub_${name}`,
    priceIdGbp: `price_${name}_gbp`,
    priceIdEur: `price_${name}_eur`,
    priceIdUsd: `price_${name}_usd`,
    priceIdAud: `price_${name}_aud`,
    ...fields,
  });

const errorsOf = (...entries: readonly RawEntry[]): readonly string[] =>
  findSaleErrorsOfPacksAndMemberships(toPartialEntries(entries)).map(describeFault);

describe('findSaleErrorsOfPacksAndMemberships', () => {
  it('finds none in what is completely for sale, and in what is not for sale at all', () => {
    const notForSale: RawEntry = { type: 'homeGymPack', id: 'bar', fields: { title: 'bar' } };
    expect(errorsOf(pack('power'), notForSale, sold('annual'), sold('two'), offer('gift'))).toEqual(
      [],
    );
  });

  it('reports each part that is missing', () => {
    const errors = errorsOf(pack('power', { priceEur: undefined, priceIdAud: ' ' }));
    expect(errors).toEqual([
      'Workout pack "power" (power), field priceEur: it is missing, but other fields say that this can be bought. Fill it in, or empty the product id, the prices and the price ids.',
      expect.stringContaining('field priceIdAud: it is missing'),
    ]);
  });

  it('rejects a price of 0', () => {
    expect(errorsOf(pack('power', { priceUsd: 0 }), offer('annual', { price: 0 }))).toEqual([
      expect.stringContaining('field priceUsd: nothing can be sold for 0'),
      expect.stringContaining('field price: nothing can be sold for 0'),
    ]);
  });

  it('rejects a product or price that two packs share', () => {
    const other = pack('volume', { productId: 'prod_power', priceIdGbp: 'price_power_gbp' });
    expect(errorsOf(pack('power'), other)).toEqual([
      expect.stringContaining('field productId: "prod_power" is that of "power" (power) already'),
      expect.stringContaining('field priceIdGbp: "price_power_gbp" is that of "power"'),
    ]);
  });

  it('reports the parts that an offer for sale lacks', () => {
    expect(errorsOf(sold('annual', { priceIdUsd: '' }))).toEqual([
      'Subscription offer "annual" (annual), field priceIdUsd: it is missing, but other fields say that this can be bought. Fill it in, or empty the product id and the price ids.',
    ]);
  });

  it('rejects a second entry of an offer', () => {
    expect(errorsOf(sold('annual'), sold('year', { offer: 'annual' }))).toEqual([
      expect.stringContaining(
        '(year), field offer: "annual" (annual) is the offer "annual" already. Enter another offer',
      ),
    ]);
  });

  it('rejects an offer for sale without the annual membership, whose plans it opens', () => {
    expect(errorsOf(offer('annual'), sold('gift'))).toEqual([
      expect.stringContaining('(gift), field productId: it opens what the annual membership opens'),
    ]);
  });
});
