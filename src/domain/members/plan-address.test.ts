import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memberPlanPath } from '../routes.ts';
import {
  memberSectionSlugs,
  parsePlanAddressBelowMembers,
  shortOrFullPathOfPlan,
} from './plan-address.ts';

describe('parsePlanAddressBelowMembers', () => {
  it.each([
    ['workout-plans/legs/heavy', { section: 'workout-plans', category: 'legs', slug: 'heavy' }],
    [
      'finishers/hiit/swing-ladder/',
      { section: 'finishers', category: 'hiit', slug: 'swing-ladder' },
    ],
    ['warmups/legs/squat-day', { section: 'warmups', category: 'legs', slug: 'squat-day' }],
    ['prebuilt/7-day/cut', { section: 'prebuilt', category: '7-day', slug: 'cut' }],
    ['packs/bum-thighs/one', { section: 'packs', category: 'bum-thighs', slug: 'one' }],
    [
      'the-year/two-days/strength-two-days/',
      { section: 'the-year', category: 'two-days', slug: 'strength-two-days' },
    ],
    ['homegym/dumbbell/one', { section: 'homegym', category: 'dumbbell', slug: 'one' }],
    ['warm-up-plans/squat-day', { section: 'warmups', category: undefined, slug: 'squat-day' }],
    ['pre-built-plans/cut/', { section: 'prebuilt', category: undefined, slug: 'cut' }],
  ])('parses %s', (rest, expected) => {
    expect(parsePlanAddressBelowMembers(rest)).toEqual(expected);
  });

  it.each([
    '',
    '/',
    'workout-plans',
    'workout-plans/heavy',
    'workout-plans/legs/heavy/more',
    '/workout-plans/legs/heavy',
    'workout-plans//heavy',
    'workout-plans/legs//heavy',
    'workout-plans/legs/heavy//',
    'workout-plans/legs/Heavy',
    'Workout-Plans/legs/heavy',
    'workout-plans/legs/heavy.',
    'workout-plans/legs/heavy.json',
    'workout-plans/legs/../heavy',
    'workout-plans/../legs/heavy',
    'workout-plans/legs/..',
    'workout-plans/./heavy',
    'workout-plans/legs/%68eavy',
    'workout-plans%2flegs%2fheavy',
    'workout-plans\\legs\\heavy',
    'workout-plans/legs/heavy\n',
    'workout-plans/legs/heavy ',
    'workout-plans/legs/heavy\u0000',
    'workout-plans/legs/heavy?a=b',
    'workout-plans/legs/-heavy',
    'workout-plans/legs/heavy-',
    'workout-plans/legs/hea--vy',
    'workout-plans/légs/heavy',
    'warm-up-plans/legs/squat-day',
    'warmups/squat-day',
    'finisher/hiit/swing-ladder',
    '__proto__/legs/heavy',
    'constructor/heavy',
  ])('returns undefined for %j', (rest) => {
    expect(parsePlanAddressBelowMembers(rest)).toBeUndefined();
  });

  it('parses every address that memberPlanPath builds, and no other characters', () => {
    const slug = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    fc.assert(
      fc.property(fc.constantFrom(...memberSectionSlugs), slug, slug, (section, category, name) => {
        const rest = memberPlanPath(section, category, name).slice('/members/'.length);
        expect(parsePlanAddressBelowMembers(rest)).toEqual({ section, category, slug: name });
      }),
    );
    fc.assert(
      fc.property(fc.string(), (rest) => {
        const address = parsePlanAddressBelowMembers(rest);
        if (address === undefined) return;
        expect(rest).toMatch(/^[a-z0-9/-]+$/);
      }),
    );
  });
});

describe('shortOrFullPathOfPlan', () => {
  it.each([
    ['warmups', '/members/warm-up-plans/squat-day/'],
    ['prebuilt', '/members/pre-built-plans/squat-day/'],
    ['finishers', '/members/finishers/legs/squat-day/'],
  ] as const)('writes the address of a plan in %s', (section, path) => {
    expect(shortOrFullPathOfPlan({ section, category: 'legs', slug: 'squat-day' })).toBe(path);
    expect(parsePlanAddressBelowMembers(path.replace('/members/', ''))).toMatchObject({
      section,
      slug: 'squat-day',
    });
  });
});
