import { describe, expect, it } from 'vitest';
import { findStructuredDataErrors } from '../../src/domain/structured-data/schema-org.test-support.ts';
import { builtPage, siteOrigin, type BuiltPage } from '../support/built-site.ts';
import { numberOf, starterEntries, textOf } from '../support/browser/starter-entries.ts';
import { listedPages } from '../support/sitemap-pages.ts';

const typesOf = ({ jsonLd }: BuiltPage): readonly string[] =>
  jsonLd.map((json) => String(/"@type":"(\w+)"/.exec(json)?.[1]));

const thingOn = (page: BuiltPage, type: string): Record<string, unknown> => {
  const json = page.jsonLd.find((one) => one.includes(`"@type":"${type}"`));
  const thing: unknown = JSON.parse(json ?? 'null');
  return typeof thing === 'object' && thing !== null ? { ...thing } : {};
};

/** The structured-data type of each kind of page, by address. */
const typesByAddress: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/$/, ['Organization', 'WebSite']],
  [/^\/articles\/(page\/\d+\/)?$/, ['CollectionPage']],
  [/^\/articles\/(?!page\/)[^/]+\/$/, ['Article']],
  [/^\/category\//, ['CollectionPage']],
  [/^\/exercises\/([^/]+\/(page\/\d+\/)?)?$/, ['CollectionPage']],
  [/^\/exercises\/[^/]+\/[^/]+\/$/, ['HowTo']],
  [/^\/workout-plans\/((with|without|within|for)-[^/]+\/)?(page\/\d+\/)?$/, ['CollectionPage']],
  [/^\/workout-plans\/[^/]+\/$/, ['ExercisePlan']],
  [/^\/(workout-packs|pre-built-plans|home-gym-packs|calculators|shop)\/$/, ['CollectionPage']],
  [/^\/workout-plans-faq\/$/, ['FAQPage']],
  [/^\/shop\/[^/]+\/$/, ['Product']],
  [/^\/(workout-packs|pre-built-plans|home-gym-packs)\/[^/]+\/$/, ['Product']],
  // One for each offer that somebody can begin with; the renewal price belongs to the annual
  // membership.
  [
    /^\/promotions\/$/,
    starterEntries('subscriptionOffer').flatMap((offer) =>
      offer['productId'] === undefined || offer['offer'] === 'renewal' ? [] : ['Product'],
    ),
  ],
];

describe('structured data', () => {
  it('uses only terms of schema.org, on every page', () => {
    const errors = listedPages.flatMap(({ path, jsonLd }) =>
      jsonLd.flatMap((json) => findStructuredDataErrors(json).map((error) => `${path}: ${error}`)),
    );
    expect(errors).toEqual([]);
  });

  it('has the page’s type, after the breadcrumb on pages below a list', () => {
    for (const page of listedPages) {
      const own = typesByAddress.find(([address]) => address.test(page.path))?.[1] ?? [];
      const isBelowList = page.path.split('/').length > 3;
      expect(typesOf(page), page.path).toEqual([
        ...(isBelowList ? ['BreadcrumbList'] : []),
        ...own,
      ]);
    }
  });

  it('has the visible breadcrumb, ending with the page itself', () => {
    for (const page of listedPages) {
      const items = thingOn(page, 'BreadcrumbList')['itemListElement'];
      const names = Array.isArray(items) ? items.map(({ name }) => String(name)) : [];
      expect(page.breadcrumb, page.path).toEqual(names);
      const last: unknown = Array.isArray(items) ? items.at(-1)?.item : `${siteOrigin}${page.path}`;
      expect(last).toBe(`${siteOrigin}${page.path}`);
    }
  });

  it('states the prices and the stock of every product, and of every pack', () => {
    const sold = [
      ...starterEntries('product').map((entry) => ({ entry, room: 'shop' })),
      ...starterEntries('workoutPack').map((entry) => ({ entry, room: 'workout-packs' })),
      ...starterEntries('preBuiltPlan').map((entry) => ({ entry, room: 'pre-built-plans' })),
      ...starterEntries('homeGymPack').map((entry) => ({ entry, room: 'home-gym-packs' })),
    ];
    for (const { entry: product, room } of sold) {
      const page = builtPage(`/${room}/${textOf(product, 'slug')}/`);
      const isInStock = room !== 'shop' || product['inStock'] === true;
      const availability = `https://schema.org/${isInStock ? 'In' : 'OutOf'}Stock`;
      expect(thingOn(page, 'Product')).toMatchObject({
        name: textOf(product, 'title'),
        offers: ['Gbp', 'Eur', 'Usd', 'Aud'].map((currency) => ({
          price: numberOf(product, `price${currency}`).toFixed(2),
          priceCurrency: currency.toUpperCase(),
          availability,
        })),
      });
    }
  });

  it('states the price of each membership that can be bought', () => {
    const sold = starterEntries('subscriptionOffer').filter(
      (offer) => offer['productId'] !== undefined && offer['offer'] !== 'renewal',
    );
    const stated = builtPage('/promotions/').jsonLd.filter((one) =>
      one.includes('"@type":"Product"'),
    );
    expect(stated).toHaveLength(sold.length);
    for (const offer of sold) {
      const name = textOf(offer, 'title');
      const own = stated.find((one) => one.includes(JSON.stringify(name)));
      expect(JSON.parse(own ?? 'null')).toMatchObject({
        name,
        offers: ['price', 'priceEur', 'priceUsd', 'priceAud'].map((field) => ({
          price: numberOf(offer, field).toFixed(2),
        })),
      });
    }
  });

  it('contains all questions about the plans', () => {
    const { mainEntity } = thingOn(builtPage('/workout-plans-faq/'), 'FAQPage');
    const asked = Array.isArray(mainEntity) ? mainEntity.map(({ name }) => String(name)) : [];
    const titles = starterEntries('faq').map((faq) => textOf(faq, 'title'));
    expect(asked.toSorted()).toEqual(titles.toSorted());
  });
});
