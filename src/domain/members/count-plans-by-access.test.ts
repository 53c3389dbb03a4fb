import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayOpenPlan } from '../rights/entitlement.ts';
import { memberSectionSlugs } from './plan-address.ts';
import { countPlansOpenedByProductId, countSitePlansByAccess } from './count-plans-by-access.ts';

const packs = [
  { title: 'Power', path: '/workout-packs/power/', productId: 'power' },
  { title: 'Bum', path: '/workout-packs/bum/', productId: 'bum' },
];
const sold = { packs, memberships: ['year'] };

const plan = (
  section: (typeof memberSectionSlugs)[number],
  category: string,
  rights: { free?: boolean; productId?: string; link?: string; sub?: string },
) => ({ section, category, rights: { free: false, ...rights } });

const plans = [
  plan('warmups', 'legs', { free: true }),
  plan('warmups', 'pull', { sub: 'year' }),
  plan('warmups', 'pull', { sub: 'nothing-sold' }),
  plan('finishers', 'hiit', { free: true }),
  plan('workout-plans', 'pull', { sub: 'year' }),
  plan('workout-plans', 'legs', { sub: 'year', productId: 'bum' }),
  plan('workout-plans', 'legs', { sub: 'year' }),
  plan('finishers', 'hiit', { sub: 'year' }),
  plan('packs', 'power', { productId: 'power' }),
  plan('packs', 'power', { link: 'power', productId: 'nothing-sold' }),
  plan('packs', 'old', { productId: 'nothing-sold' }),
  { ...plan('the-year', 'two-days', { sub: 'year' }), versionOf: 'block' },
  { ...plan('the-year', 'two-days', { free: true }), versionOf: 'block' },
];

describe('countSitePlansByAccess', () => {
  it('counts each plan once, by what opens it, no other version or part of it, and warm-ups apart', () => {
    expect(countSitePlansByAccess(20, plans, sold)).toEqual({
      all: 27,
      publicPlans: 20,
      freeMemberPlans: 1,
      membershipPlans: 4,
      membershipSections: [
        {
          section: 'workout-plans',
          plans: 3,
          categories: [
            { category: 'legs', plans: 2 },
            { category: 'pull', plans: 1 },
          ],
        },
        { section: 'finishers', plans: 1, categories: [{ category: 'hiit', plans: 1 }] },
      ],
      soldWithPacks: [{ title: 'Bum', path: '/workout-packs/bum/', plans: 1 }],
      packPlans: 2,
      warmUps: 2,
    });
  });

  const right = fc.constantFrom(undefined, '', 'year', 'power', 'bum', 'nothing-sold');
  const anyPlan = fc.record({
    section: fc.constantFrom(...memberSectionSlugs),
    category: fc.constantFrom('legs', 'pull'),
    rights: fc.record({ free: fc.boolean(), productId: right, link: right, sub: right }),
  });

  it('adds up, by section, by category and in total', () => {
    fc.assert(
      fc.property(fc.array(anyPlan), fc.nat(), (some, publicPlans) => {
        const counts = countSitePlansByAccess(publicPlans, some, sold);
        const { freeMemberPlans, membershipPlans, packPlans, membershipSections } = counts;
        expect(counts.all).toBe(publicPlans + freeMemberPlans + membershipPlans + packPlans);
        const ofSections = membershipSections.map((section) => section.plans);
        expect(ofSections.reduce((sum, one) => sum + one, 0)).toBe(membershipPlans);
        for (const { categories, plans: own } of membershipSections) {
          expect(categories.reduce((sum, one) => sum + one.plans, 0)).toBe(own);
        }
        const everything = ['year', 'power', 'bum'];
        expect(freeMemberPlans + membershipPlans + packPlans + counts.warmUps).toBe(
          some.filter(({ rights }) => mayOpenPlan(rights, everything)).length,
        );
      }),
    );
  });
});

describe('countPlansOpenedByProductId', () => {
  it('counts the plans of a pack, and those that the membership also opens', () => {
    expect(countPlansOpenedByProductId('power', plans, ['year'])).toEqual({
      plans: 2,
      inMembership: 0,
    });
    expect(countPlansOpenedByProductId('bum', plans, ['year'])).toEqual({
      plans: 1,
      inMembership: 1,
    });
    expect(countPlansOpenedByProductId('year', plans, ['year'])).toEqual({
      plans: 6,
      inMembership: 6,
    });
  });
});
