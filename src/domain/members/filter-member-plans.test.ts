import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  filterMemberPlans,
  emptyMemberPlanFilter,
  memberPlanFilterQuery,
  parseMemberPlanFilter,
  type MemberPlanFilter,
} from './filter-member-plans.ts';
import { minuteChoices } from '../finder/chosen-filters.ts';
import type { KitId } from '../finder/kit.ts';
import type { MemberPlanSummary } from './member-plan.ts';
import { memberSectionSlugs } from './plan-address.ts';

const plan = (id: string, more: Partial<MemberPlanSummary> = {}): MemberPlanSummary => ({
  id,
  title: id,
  section: 'workout-plans',
  category: 'legs',
  slug: id,
  lead: '',
  weeks: 4,
  sessions: 2,
  minutes: { from: 20, to: 30 },
  equipment: [],
  work: { primary: [], secondary: [] },
  picture: '',
  rights: { free: true },
  ...more,
});

const plans = [
  plan('floor'),
  plan('bar', { equipment: ['barbell'], minutes: { from: 40, to: 60 } }),
  plan('curl', { equipment: ['e-z curl bar', 'cable'], category: 'arms' }),
  plan('row', {
    equipment: ['cardio machine'],
    section: 'finishers',
    minutes: { from: 10, to: 15 },
  }),
  plan('text', { minutes: { from: 0, to: 0 } }),
];
const found = (filter: Partial<MemberPlanFilter>): readonly string[] =>
  filterMemberPlans(plans, { ...emptyMemberPlanFilter, ...filter }).map(({ id }) => id);

describe('filterMemberPlans', () => {
  it('returns every plan without a filter', () => {
    expect(found({})).toEqual(['floor', 'bar', 'curl', 'row', 'text']);
  });

  it.each<[Partial<MemberPlanFilter>, readonly string[]]>([
    [{ section: 'finishers' }, ['row']],
    [{ section: 'workout-plans', category: 'arms' }, ['curl']],
    [{ minutes: 15 }, ['row']],
    [{ minutes: 30 }, ['floor', 'curl', 'row']],
    [{ minutes: 60 }, ['floor', 'bar', 'curl', 'row']],
    [{ kit: ['none'] }, ['floor', 'text']],
    [{ kit: ['barbell'] }, ['floor', 'bar', 'text']],
    [{ kit: ['barbell', 'cables'] }, ['floor', 'bar', 'curl', 'text']],
    [{ kit: ['cardio'], minutes: 15 }, ['row']],
    [{ kit: ['none'], section: 'finishers' }, []],
  ])('given %j, returns %j', (filter, expected) => {
    expect(found(filter)).toEqual(expected);
  });

  it('never finds fewer plans with more equipment or more time', () => {
    const equipment = fc.subarray<KitId>(['none', 'barbell', 'cables', 'cardio', 'other'], {
      minLength: 1,
    });
    const minutes = fc.constantFrom(...minuteChoices);
    fc.assert(
      fc.property(equipment, equipment, minutes, minutes, (one, more, most, other) => {
        const few = found({ kit: one, minutes: most < other ? most : other });
        const many = found({
          kit: [...new Set([...one, ...more])],
          minutes: most < other ? other : most,
        });
        expect(few.every((id) => many.includes(id))).toBe(true);
      }),
    );
  });
});

describe('parseMemberPlanFilter', () => {
  const filters: fc.Arbitrary<MemberPlanFilter> = fc
    .record({
      section: fc.option(fc.constantFrom(...memberSectionSlugs), { nil: undefined }),
      category: fc.option(fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/), { nil: undefined }),
      minutes: fc.option(fc.constantFrom(...minuteChoices), { nil: undefined }),
      kit: fc.subarray<KitId>(['none', 'barbell', 'bands', 'straps']),
    })
    .map((filter) => ({
      ...filter,
      level: undefined,
      ...(filter.section === undefined ? { category: undefined } : {}),
    }));

  it('parses every filter that memberPlanFilterQuery writes', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(parseMemberPlanFilter(memberPlanFilterQuery(filter))).toEqual(filter);
      }),
    );
    expect(memberPlanFilterQuery(emptyMemberPlanFilter)).toBe('');
  });

  it.each(['', '?', '?in=nowhere/legs', '?minutes=20', '?minutes=abc', '?kit=rocks', '?kit=..'])(
    'finds no filter in %j',
    (search) => {
      expect(parseMemberPlanFilter(search)).toEqual(emptyMemberPlanFilter);
    },
  );
});
