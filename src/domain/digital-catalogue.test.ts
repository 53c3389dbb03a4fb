import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  annualMembershipOf,
  findItemAndCurrencyByPriceId,
  itemPriceInCurrency,
  paymentModeOf,
  possibleTimesToSetRenewalPrice,
  splitPriceIntoYearlyAndOneOff,
  type DigitalCatalogueItem,
  type PricesWithIds,
} from './digital-catalogue.ts';
import type { YearlyRenewingOfferKey } from './membership/yearly-renewing-offer-keys.ts';

const pricesOf = (name: string): PricesWithIds => ({
  gbp: { priceId: `price_${name}_gbp`, minorUnits: 1999 },
  eur: { priceId: `price_${name}_eur`, minorUnits: 2299 },
  usd: { priceId: `price_${name}_usd`, minorUnits: 2499 },
  aud: { priceId: `price_${name}_aud`, minorUnits: 3799 },
});
const named = (name: string) => ({
  productId: `prod_${name}`,
  title: name,
  path: `/${name}/`,
  prices: pricesOf(name),
});
const pack: DigitalCatalogueItem = { kind: 'pack', rightId: 'prod_pack', ...named('pack') };
const offered = (offer: YearlyRenewingOfferKey): DigitalCatalogueItem => ({
  kind: 'membership',
  offer,
  rightId: 'prod_annual',
  ...named(offer),
  renewal: pricesOf('renewal'),
});
const membership = offered('annual');
const gift: DigitalCatalogueItem = {
  kind: 'gift-membership',
  months: 12,
  rightId: 'prod_annual',
  ...named('gift'),
};

describe('the catalogue', () => {
  it('finds the item and the currency of a price id', () => {
    expect(findItemAndCurrencyByPriceId([pack, membership], 'price_annual_aud')).toEqual({
      item: membership,
      currency: 'aud',
    });
    expect(findItemAndCurrencyByPriceId([pack, membership], 'price_other_aud')).toBeUndefined();
  });

  it('charges for a membership each year, and once for a pack or a gift', () => {
    expect([membership, pack, gift].map(paymentModeOf)).toEqual([
      'subscription',
      'payment',
      'payment',
    ]);
  });

  it('has one membership that anybody can order', () => {
    expect(annualMembershipOf([pack, gift, offered('student'), membership])).toBe(membership);
    expect(annualMembershipOf([pack, gift, offered('student')])).toBeUndefined();
  });

  it('has an amount in each currency', () => {
    expect(itemPriceInCurrency(pack, 'eur')).toEqual({ currency: 'eur', minorUnits: 2299 });
  });
});

const amount = fc.integer({ min: 1, max: 1_000_000 });
const price = fc.record({ minorUnits: amount, renewalMinorUnits: amount });

it('the first year costs its price in every way, and nothing is charged before it starts', () => {
  fc.assert(
    fc.property(
      price,
      fc.boolean(),
      fc.constantFrom(...possibleTimesToSetRenewalPrice),
      (one, startsNow, from) => {
        const { yearly, once } = splitPriceIntoYearlyAndOneOff(one, { startsNow, from });
        expect(yearly + once).toBe(one.minorUnits);
        expect(once).toBeGreaterThanOrEqual(0);
        if (!startsNow) expect(once).toBe(0);
      },
    ),
  );
});

it('a cheaper renewal is what the payment page charges each year, from the order on', () => {
  const one = { minorUnits: 5999, renewalMinorUnits: 4999 };
  expect(splitPriceIntoYearlyAndOneOff(one, { startsNow: true, from: 'order' })).toEqual({
    yearly: 4999,
    once: 1000,
  });
  expect(splitPriceIntoYearlyAndOneOff(one, { startsNow: true, from: 'first-payment' })).toEqual({
    yearly: 5999,
    once: 0,
  });
});
