import { describe, expect, it } from 'vitest';
import {
  annualMembershipOf,
  findItemByPriceId,
  paymentModeOf,
  priceIn,
  type CatalogueItem,
  type CataloguePrices,
} from './catalogue.ts';
import type { MembershipOffer } from './membership/membership-offers.ts';

const pricesOf = (name: string): CataloguePrices => ({
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
const pack: CatalogueItem = { kind: 'pack', rightId: 'prod_pack', ...named('pack') };
const offered = (offer: MembershipOffer): CatalogueItem => ({
  kind: 'membership',
  offer,
  rightId: 'prod_annual',
  ...named(offer),
  renewal: pricesOf('renewal'),
});
const membership = offered('annual');
const gift: CatalogueItem = {
  kind: 'gift-membership',
  months: 12,
  rightId: 'prod_annual',
  ...named('gift'),
};

describe('the catalogue', () => {
  it('finds the item and the currency of a price id', () => {
    expect(findItemByPriceId([pack, membership], 'price_annual_aud')).toEqual({
      item: membership,
      currency: 'aud',
    });
    expect(findItemByPriceId([pack, membership], 'price_other_aud')).toBeUndefined();
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
    expect(priceIn(pack, 'eur')).toEqual({ currency: 'eur', minorUnits: 2299 });
  });
});
