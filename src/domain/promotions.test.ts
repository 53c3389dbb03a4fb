import { describe, expect, it } from 'vitest';
import {
  adCategoriesForSubscriptionState,
  arePromotionsShownAtPath,
  audienceOfAdCategory,
  chooseAdsBelowPage,
  filterAdsForPage,
  subscriptionBannerAudience,
} from './promotions.ts';

const ads = [
  { category: 'annual subscription', slug: 'promotions' },
  { category: 'workout pack', slug: 'workout-packs/bum-thighs' },
  { category: 'workout pack', slug: 'workout-packs/strength-power' },
  { category: 'ecommerce', slug: 'shop/lifting-belt' },
];

describe('the categories of the ads (STATES-1, FIGURES-6)', () => {
  it('are the default ones until it is known whether somebody has a subscription', () => {
    expect(adCategoriesForSubscriptionState(null)).toEqual(['annual subscription', 'workout pack']);
  });

  it('leave out the annual subscription for a subscriber', () => {
    expect(adCategoriesForSubscriptionState(true)).toEqual(['workout pack', 'ecommerce']);
    expect(audienceOfAdCategory('annual subscription')).not.toContain(true);
  });

  it('are all three for everybody else', () => {
    expect(adCategoriesForSubscriptionState(false)).toEqual([
      'annual subscription',
      'workout pack',
      'ecommerce',
    ]);
  });

  it('have no audience if the category is unknown', () => {
    expect(audienceOfAdCategory('horoscopes')).toEqual([]);
  });
});

it('shows the subscription banner only to visitors known to have no subscription', () => {
  expect(subscriptionBannerAudience).toEqual([false]);
});

describe('ads', () => {
  it('never link to the page they are on', () => {
    for (const { slug } of ads) {
      const path = `/${slug}/`;
      for (const found of [filterAdsForPage(path, ads), chooseAdsBelowPage(path, ads)]) {
        expect(found.map((ad) => `/${ad.slug}/`)).not.toContain(path);
      }
    }
  });

  it('are one of each category below a page, the same on each visit', () => {
    const found = chooseAdsBelowPage('/articles/how-to-brace/', ads);
    expect(found.map(({ category }) => category)).toEqual(adCategoriesForSubscriptionState(false));
    expect(chooseAdsBelowPage('/articles/how-to-brace/', ads)).toEqual(found);
  });

  it('take turns from page to page', () => {
    const paths = [...'abcdefgh'].map((letter) => `/articles/${letter}/`);
    const packs = paths.map((path) => chooseAdsBelowPage(path, ads)[1]?.slug);
    expect(new Set(packs).size).toBe(2);
  });

  it('are fewer if a category has none', () => {
    expect(chooseAdsBelowPage('/contact/', ads.slice(0, 1))).toEqual(ads.slice(0, 1));
    expect(chooseAdsBelowPage('/contact/', [])).toEqual([]);
  });
});

describe('promotions', () => {
  it.each(['/', '/contact/', '/articles/a/', '/category/b/', '/exercises/', '/calculators/tdee/'])(
    'are shown below %s',
    (path) => expect(arePromotionsShownAtPath(path)).toBe(true),
  );

  it.each(['/promotions/', '/checkout/', '/login/', '/members/', '/search/', '/privacy-policy/'])(
    'are not shown below %s',
    (path) => expect(arePromotionsShownAtPath(path)).toBe(false),
  );
});
