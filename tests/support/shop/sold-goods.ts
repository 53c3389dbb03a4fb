import type { Shop } from '../../../src/domain/shop/goods.ts';

const prices = (gbp: number) => ({
  gbp: { minorUnits: gbp },
  eur: { minorUnits: gbp + 500 },
  usd: { minorUnits: gbp + 700 },
  aud: { minorUnits: gbp + 2000 },
});
const everywhere = (minorUnits: number) => ({
  gbp: minorUnits,
  eur: minorUnits,
  usd: minorUnits,
  aud: minorUnits,
});

/** A shop with a belt in sizes, straps without, a discontinued product, and two zones. */
export const testShop: Shop = {
  products: [
    {
      slug: 'belt',
      title: 'Lifting belt',
      path: '/shop/belt/',
      image: '/belt.webp',
      weightGrams: 900,
      isOffered: true,
      prices: prices(5900),
      pieces: [
        { sku: 'belt:S', variant: 'S' },
        { sku: 'belt:M', variant: 'M' },
      ],
    },
    {
      slug: 'straps',
      title: 'Lifting straps',
      path: '/shop/straps/',
      image: null,
      weightGrams: 150,
      isOffered: true,
      prices: prices(1200),
      pieces: [{ sku: 'straps', variant: null }],
    },
    {
      slug: 'cap',
      title: 'Cap',
      path: '/shop/cap/',
      image: null,
      weightGrams: 100,
      isOffered: false,
      prices: prices(1500),
      pieces: [{ sku: 'cap', variant: null }],
    },
  ],
  zones: [
    {
      slug: 'great-britain',
      title: 'Great Britain',
      destinations: ['GB'],
      prices: everywhere(395),
      freeFrom: everywhere(10_000),
      gramsPerParcel: 10_000,
      workingDaysFrom: 2,
      workingDaysTo: 3,
      duty: null,
      needsResponsiblePerson: false,
    },
    {
      slug: 'australia',
      title: 'Australia',
      destinations: ['AU'],
      prices: everywhere(1800),
      freeFrom: null,
      gramsPerParcel: 2000,
      workingDaysFrom: 6,
      workingDaysTo: 12,
      duty: 'Customs may ask you for GST.',
      needsResponsiblePerson: false,
    },
  ],
};
