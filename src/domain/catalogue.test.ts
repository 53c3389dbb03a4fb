import { describe, expect, it } from 'vitest';
import { findPrice, modeOf, priceIn, type CatalogueItem } from './catalogue.ts';

const itemNamed = (name: string, kind: CatalogueItem['kind']): CatalogueItem => ({
  kind,
  productId: `prod_${name}`,
  title: name,
  path: `/${name}/`,
  prices: {
    gbp: { priceId: `price_${name}_gbp`, minorUnits: 1999 },
    eur: { priceId: `price_${name}_eur`, minorUnits: 2299 },
    usd: { priceId: `price_${name}_usd`, minorUnits: 2499 },
    aud: { priceId: `price_${name}_aud`, minorUnits: 3799 },
  },
});
const pack = itemNamed('pack', 'pack');
const membership = itemNamed('membership', 'membership');

describe('the catalogue', () => {
  it('finds the item and the currency of a price id', () => {
    expect(findPrice([pack, membership], 'price_membership_aud')).toEqual({
      item: membership,
      currency: 'aud',
    });
    expect(findPrice([pack, membership], 'price_other_aud')).toBeUndefined();
  });

  it('is paid each year for a membership and once for a pack', () => {
    expect([modeOf(membership), modeOf(pack)]).toEqual(['subscription', 'payment']);
  });

  it('has an amount in each currency', () => {
    expect(priceIn(pack, 'eur')).toEqual({ currency: 'eur', minorUnits: 2299 });
  });
});
