import { describe, expect, it } from 'vitest';
import { arePromotionsShownAtPath } from '../../src/domain/promotions.ts';
import { starterEntries, textOf } from '../support/browser/starter-entries.ts';
import { publicPages } from '../support/browser/pages.ts';
import { addressesOf, builtPage, textIn } from '../support/built-site.ts';

const ads = starterEntries('ad');
const addressOf = (ad: (typeof ads)[number]) => `/${textOf(ad, 'slug')}/`;

/** A page of every template, and the pages that ads link to. */
const paths = [...publicPages.map(({ path }) => path), ...ads.map(addressOf)].filter(
  arePromotionsShownAtPath,
);

const promotionsBelow = (path: string) =>
  builtPage(path).root.querySelector('[aria-label="Offers"]');
const adsIn = (path: string) => promotionsBelow(path)?.querySelectorAll('.card-link') ?? [];

describe('the promotions below a page', () => {
  it.each(['/', '/contact/', '/articles/', '/exercises/', '/workout-plans/', '/calculators/tdee/'])(
    'have the subscription banner in the HTML of %s for every visitor, without scripts',
    (path) => {
      const banner = promotionsBelow(path)?.querySelector('section');
      expect(textIn(banner)).toContain('A year of member plans');
      expect(addressesOf(banner?.querySelectorAll('a') ?? [])).toEqual(['/promotions/#membership']);
    },
  );

  it('have one ad of each category that has one for the page', () => {
    const titles = new Map(ads.map((ad) => [textOf(ad, 'title'), textOf(ad, 'category')]));
    for (const path of paths) {
      const shown = adsIn(path).map((ad) => titles.get(textIn(ad)));
      const possible = ads.filter((ad) => addressOf(ad) !== path);
      const categories = new Set(possible.map((ad) => textOf(ad, 'category')));
      expect(new Set(shown), path).toEqual(categories);
      expect(shown, path).toHaveLength(categories.size);
    }
  });

  it('have no ad that leads to its own page', () => {
    for (const path of paths) {
      expect(addressesOf(adsIn(path)), path).not.toContain(path);
    }
    expect(
      addressesOf(builtPage('/promotions/').main.querySelectorAll('.card-link')),
    ).not.toContain('/promotions/');
  });

  it.each(['/promotions/', '/checkout/', '/login/', '/members/', '/privacy-policy/'])(
    'are missing on %s',
    (path) => expect(promotionsBelow(path)).toBeNull(),
  );
});

it('the memberships stand side by side, each with its price and the way to its card', () => {
  const { main } = builtPage('/promotions/');
  const table = main.querySelectorAll('table').find((one) => /^Side by side/.test(textIn(one)));
  const offers = starterEntries('subscriptionOffer').filter(({ offer }) => offer !== 'renewal');
  const rows = table?.querySelectorAll('tbody tr') ?? [];
  expect(rows.length).toBe(offers.length);
  for (const row of rows) {
    expect(textIn(row.querySelector('td'))).toMatch(/£\d/);
    const [anchor = ''] = row.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '');
    expect(textIn(main.querySelector(anchor)?.querySelector('h3'))).toBe(
      textIn(row.querySelector('a')),
    );
  }
});

it('each pack that opens a programme says beside its price how long that is', () => {
  const packs = builtPage('/promotions/').main.querySelector('section[aria-labelledby="packs"]');
  expect(textIn(packs)).toMatch(/\d+ weeks?, \d days? a week/);
});
