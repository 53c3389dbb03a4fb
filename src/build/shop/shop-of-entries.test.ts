import { describe, expect, it } from 'vitest';
import type { Entry, RawEntry } from '../../content/model/entry.ts';
import { makeEntry } from '../../content/model/make-entry.test-support.ts';
import { shopOfEntries } from './shop-of-entries.ts';

const product = (slug: string, fields: RawEntry['fields'] = {}): Entry =>
  makeEntry(
    'product',
    {
      title: slug,
      slug,
      order: 1,
      weightGrams: 900,
      inStock: true,
      priceGbp: 59,
      priceEur: 69.5,
      priceUsd: 75,
      priceAud: 115,
      ...fields,
    },
    slug,
  );

const zone = (slug: string, fields: RawEntry['fields'] = {}): Entry =>
  makeEntry(
    'deliveryZone',
    {
      title: slug,
      slug,
      order: 1,
      destinations: ['GB'],
      priceGbp: 3.95,
      priceEur: 4.7,
      priceUsd: 5,
      priceAud: 0,
      gramsPerParcel: 2000,
      workingDaysFrom: 2,
      workingDaysTo: 4,
      needsResponsiblePerson: false,
      ...fields,
    },
    slug,
  );

const shopOf = (entries: readonly Entry[], hasResponsiblePerson = false) =>
  shopOfEntries({ entries, pictures: new Map([['belt', '/belt.webp']]), hasResponsiblePerson });

describe('a product', () => {
  it('has its prices in minor units, its picture, and a piece for each variant', () => {
    expect(shopOf([product('belt', { variants: ['XS', '60 cm'] })]).products).toEqual([
      {
        slug: 'belt',
        title: 'belt',
        path: '/shop/belt/',
        image: '/belt.webp',
        weightGrams: 900,
        isOffered: true,
        prices: {
          gbp: { minorUnits: 5900 },
          eur: { minorUnits: 6950 },
          usd: { minorUnits: 7500 },
          aud: { minorUnits: 11500 },
        },
        pieces: [
          { sku: 'belt:XS', variant: 'XS' },
          { sku: 'belt:60 cm', variant: '60 cm' },
        ],
      },
    ]);
  });

  it('is a single piece without variants, and may lack a picture', () => {
    const [chalk] = shopOf([product('chalk', { variants: null, inStock: false })]).products;
    expect(chalk?.pieces).toEqual([{ sku: 'chalk', variant: null }]);
    expect(chalk?.image).toBeNull();
    expect(chalk?.isOffered).toBe(false);
  });

  it('is listed in the editors’ order', () => {
    const entries = [product('b', { order: 2 }), product('a', { order: 1 })];
    expect(shopOf(entries).products.map(({ slug }) => slug)).toEqual(['a', 'b']);
  });
});

describe('a delivery zone', () => {
  it('has its prices in minor units, and is never free unless it sets a threshold', () => {
    expect(shopOf([zone('britain')]).zones).toEqual([
      {
        slug: 'britain',
        title: 'britain',
        destinations: ['GB'],
        prices: { gbp: 395, eur: 470, usd: 500, aud: 0 },
        freeFrom: null,
        gramsPerParcel: 2000,
        workingDaysFrom: 2,
        workingDaysTo: 4,
        duty: null,
        needsResponsiblePerson: false,
      },
    ]);
    const free = { freeFromGbp: 50, freeFromEur: 58, freeFromUsd: 63, freeFromAud: 97 };
    expect(shopOf([zone('britain', { ...free, duty: 'None.' })]).zones[0]).toMatchObject({
      freeFrom: { gbp: 5000, eur: 5800, usd: 6300, aud: 9700 },
      duty: 'None.',
    });
  });

  it('is left out if it needs a responsible person and there is none', () => {
    const entries = [zone('britain'), zone('ireland', { needsResponsiblePerson: true, order: 2 })];
    expect(shopOf(entries).zones.map(({ slug }) => slug)).toEqual(['britain']);
    expect(shopOf(entries, true).zones.map(({ slug }) => slug)).toEqual(['britain', 'ireland']);
  });
});
