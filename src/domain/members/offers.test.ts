import { describe, expect, it } from 'vitest';
import { lockedPlanCountsAndOffersBySection, salesPagesForPlan } from './offers.ts';

const pages = [
  { title: 'Muscle growth', path: '/workout-packs/muscle-growth/', productId: 'prod_muscle' },
  { title: 'Fat blaster', path: '/workout-packs/fat-blaster/', productId: 'prod_fat' },
];
const prices = (gbp: number) => {
  const price = (minorUnits: number) => ({ minorUnits, priceId: `price_${minorUnits}` });
  return { gbp: price(gbp), eur: price(gbp + 1), usd: price(gbp + 2), aud: price(gbp + 3) };
};
const membershipItem = {
  kind: 'membership',
  offer: 'annual',
  productId: 'sub_year',
  rightId: 'sub_year',
  title: 'Annual membership',
  path: '/promotions/',
  prices: prices(5999),
  renewal: prices(4999),
} as const;
const packs = { pages, catalogue: [] };
const membership = { title: 'Annual membership', path: '/promotions/#membership' };
const plan = (rights: Readonly<Record<string, string>>, category = 'fat-blaster') => ({
  section: 'packs' as const,
  category,
  rights: { free: false, ...rights },
});

describe('salesPagesForPlan', () => {
  it('returns the pages that sell one of the four identifiers: the plan’s own first, the subscription last', () => {
    const rights = { free: false, productId: 'prod_fat', link2: 'prod_muscle', sub: 'sub_year' };
    expect(salesPagesForPlan(rights, packs)).toEqual([
      { title: 'Fat blaster', path: '/workout-packs/fat-blaster/' },
      { title: 'Muscle growth', path: '/workout-packs/muscle-growth/' },
      membership,
    ]);
  });

  it('names what a page sells costs, in every currency and without price ids', () => {
    const item = {
      kind: 'pack',
      productId: 'prod_fat',
      rightId: 'prod_fat',
      title: 'Fat blaster',
      path: '/workout-packs/fat-blaster/',
      prices: prices(2400),
    } as const;
    const rights = { free: false, productId: 'prod_fat', sub: 'sub_year' };
    const plain = (gbp: number) => ({
      gbp: { minorUnits: gbp },
      eur: { minorUnits: gbp + 1 },
      usd: { minorUnits: gbp + 2 },
      aud: { minorUnits: gbp + 3 },
    });
    expect(salesPagesForPlan(rights, { pages, catalogue: [membershipItem, item] })).toEqual([
      { title: 'Fat blaster', path: '/workout-packs/fat-blaster/', prices: plain(2400) },
      { ...membership, prices: plain(5999), per: 'year' },
    ]);
  });

  it('returns no page for a blank identifier or one that isn’t for sale', () => {
    expect(salesPagesForPlan({ free: false, productId: 'prod_other', sub: ' ' }, packs)).toEqual(
      [],
    );
  });
});

describe('lockedPlanCountsAndOffersBySection', () => {
  it('counts the plans that a member cannot open and lists the pages that sell them', () => {
    const plans = [
      plan({ productId: 'prod_muscle' }, 'muscle-growth'),
      plan({ productId: 'prod_muscle', link: 'prod_fat' }, 'muscle-growth'),
      plan({ productId: 'prod_fat' }),
      plan({ productId: 'prod_fat', sub: 'sub_year' }),
      plan({ productId: 'prod_other' }),
      { section: 'packs' as const, category: 'fat-blaster', rights: { free: true } },
    ];
    expect(lockedPlanCountsAndOffersBySection(plans, packs, [])).toEqual([
      {
        section: 'packs',
        plans: 4,
        offers: [
          { title: 'Fat blaster', path: '/workout-packs/fat-blaster/', plans: 3 },
          { title: 'Muscle growth', path: '/workout-packs/muscle-growth/', plans: 2 },
          { ...membership, plans: 1 },
        ],
        categories: [
          {
            category: 'muscle-growth',
            plans: 2,
            offers: [
              { title: 'Muscle growth', path: '/workout-packs/muscle-growth/', plans: 2 },
              { title: 'Fat blaster', path: '/workout-packs/fat-blaster/', plans: 1 },
            ],
          },
          {
            category: 'fat-blaster',
            plans: 2,
            offers: [
              { title: 'Fat blaster', path: '/workout-packs/fat-blaster/', plans: 2 },
              { ...membership, plans: 1 },
            ],
          },
        ],
      },
    ]);
    expect(lockedPlanCountsAndOffersBySection(plans, packs, ['prod_fat'])).toEqual([
      {
        section: 'packs',
        plans: 1,
        offers: [{ title: 'Muscle growth', path: '/workout-packs/muscle-growth/', plans: 1 }],
        categories: [
          {
            category: 'muscle-growth',
            plans: 1,
            offers: [{ title: 'Muscle growth', path: '/workout-packs/muscle-growth/', plans: 1 }],
          },
        ],
      },
    ]);
    expect(lockedPlanCountsAndOffersBySection(plans, packs, ['prod_fat', 'prod_muscle'])).toEqual(
      [],
    );
  });
});

it('lists a locked category’s own pack before the subscription', () => {
  const locked = [plan({ productId: 'prod_fat', sub: 'sub_year' })];
  const [section] = lockedPlanCountsAndOffersBySection(locked, packs, []);
  expect(section?.categories[0]?.offers.map(({ title }) => title)).toEqual([
    'Fat blaster',
    'Annual membership',
  ]);
});
