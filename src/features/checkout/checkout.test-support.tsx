import type { DigitalCatalogueItem } from '../../domain/digital-catalogue.ts';

export const samplePackItem: DigitalCatalogueItem = {
  kind: 'pack',
  productId: 'prod_pack',
  rightId: 'prod_pack',
  title: 'Strength and power',
  path: '/workout-packs/strength-power/',
  prices: {
    gbp: { priceId: 'price_pack_gbp', minorUnits: 2400 },
    eur: { priceId: 'price_pack_eur', minorUnits: 2900 },
    usd: { priceId: 'price_pack_usd', minorUnits: 3000 },
    aud: { priceId: 'price_pack_aud', minorUnits: 4500 },
  },
};

const annualPrices = {
  gbp: { priceId: 'price_annual_gbp', minorUnits: 5999 },
  eur: { priceId: 'price_annual_eur', minorUnits: 6999 },
  usd: { priceId: 'price_annual_usd', minorUnits: 7999 },
  aud: { priceId: 'price_annual_aud', minorUnits: 11_999 },
};

export const sampleMembershipItem: DigitalCatalogueItem = {
  kind: 'membership',
  offer: 'annual',
  productId: 'sub_annual',
  rightId: 'sub_annual',
  title: 'Annual membership',
  path: '/promotions/',
  prices: annualPrices,
  renewal: {
    gbp: { priceId: 'price_renewal_gbp', minorUnits: 4999 },
    eur: { priceId: 'price_renewal_eur', minorUnits: 5799 },
    usd: { priceId: 'price_renewal_usd', minorUnits: 6499 },
    aud: { priceId: 'price_renewal_aud', minorUnits: 9999 },
  },
};
