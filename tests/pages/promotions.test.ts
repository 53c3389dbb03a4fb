import { describe, expect, it } from 'vitest';
import { hasPromotions } from '../../src/domain/promotions.ts';
import { starterEntries, textOf } from '../support/browser/starter-entries.ts';
import { publicPages } from '../support/browser/pages.ts';
import { addressesOf, builtPage, textIn } from '../support/built-site.ts';

const ads = starterEntries('ad');
const addressOf = (ad: (typeof ads)[number]) => `/${textOf(ad, 'slug')}/`;

/** A page of every template, and the pages that ads lead to. */
const paths = [...publicPages.map(({ path }) => path), ...ads.map(addressOf)].filter(hasPromotions);

const promotionsBelow = (path: string) =>
  builtPage(path).root.querySelector('[aria-label="Offers"]');
const adsIn = (path: string) => promotionsBelow(path)?.querySelectorAll('.card-link') ?? [];

describe('below the pages', () => {
  it.each(['/', '/contact/', '/articles/', '/exercises/', '/workout-plans/', '/calculators/tdee/'])(
    'the HTML of %s has the subscription banner for every visitor, without scripts',
    (path) => {
      const banner = promotionsBelow(path)?.querySelector('section');
      expect(textIn(banner)).toContain('A year of member plans');
      expect(addressesOf(banner?.querySelectorAll('a') ?? [])).toEqual(['/promotions/#membership']);
    },
  );

  it('there is one ad of each category that has one for the page', () => {
    const titles = new Map(ads.map((ad) => [textOf(ad, 'title'), textOf(ad, 'category')]));
    for (const path of paths) {
      const shown = adsIn(path).map((ad) => titles.get(textIn(ad)));
      const possible = ads.filter((ad) => addressOf(ad) !== path);
      const categories = new Set(possible.map((ad) => textOf(ad, 'category')));
      expect(new Set(shown), path).toEqual(categories);
      expect(shown, path).toHaveLength(categories.size);
    }
  });

  it('no ad leads to the page it stands on', () => {
    for (const path of paths) {
      expect(addressesOf(adsIn(path)), path).not.toContain(path);
    }
    expect(
      addressesOf(builtPage('/promotions/').main.querySelectorAll('.card-link')),
    ).not.toContain('/promotions/');
  });

  it.each(['/promotions/', '/checkout/', '/login/', '/members/', '/privacy-policy/'])(
    'there are none on %s',
    (path) => expect(promotionsBelow(path)).toBeNull(),
  );
});
