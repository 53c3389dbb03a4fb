import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allEquipment } from '../training/all-equipment.ts';
import { levels } from '../training/levels.ts';
import {
  filterValuesToOfferForEntries,
  emptyFilter,
  findFittingEntries,
  filterPartsWorthDropping,
  filterQueryParts,
  fitsFilter,
  isKitEnoughFor,
  kitChoicesForEntries,
  minuteChoices,
  parseFinderFilter,
  queryStringFromParts,
  type FilterableFacts,
  type ChosenFilters,
} from './chosen-filters.ts';
import { kits } from './kit.ts';

const filters: fc.Arbitrary<ChosenFilters> = fc.record({
  minutes: fc.option(fc.constantFrom(...minuteChoices), { nil: undefined }),
  kit: fc.subarray(kits.map(({ id }) => id)),
  level: fc.option(fc.constantFrom(...levels), { nil: undefined }),
});

const entries: fc.Arbitrary<readonly FilterableFacts[]> = fc.array(
  fc.record({
    minutes: fc.record({ from: fc.constant(5), to: fc.integer({ min: 0, max: 90 }) }),
    equipment: fc.subarray([...allEquipment]),
    level: fc.option(fc.constantFrom(...levels), { nil: undefined }),
  }),
);

const itself = (entry: FilterableFacts): FilterableFacts => entry;

describe('parseFinderFilter', () => {
  it('parses every address that filterQueryParts writes', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(parseFinderFilter(queryStringFromParts(filterQueryParts(filter)))).toEqual(filter);
      }),
    );
    expect(queryStringFromParts(filterQueryParts(emptyFilter))).toBe('');
  });

  it.each(['', '?', '?minutes=20', '?kit=rocks', '?level=guru', '?kit=..&level='])(
    'returns an empty filter for %j',
    (search) => {
      expect(parseFinderFilter(search)).toEqual(emptyFilter);
    },
  );
});

describe('findFittingEntries', () => {
  it('returns every entry that fits, those that use the chosen kit first', () => {
    fc.assert(
      fc.property(entries, filters, (all, filter) => {
        const found = findFittingEntries(all, filter, itself);
        expect(new Set(found)).toEqual(new Set(all.filter((entry) => fitsFilter(entry, filter))));
      }),
    );
    const plank: FilterableFacts = { minutes: { from: 0, to: 0 }, equipment: ['body only'] };
    const row: FilterableFacts = { minutes: { from: 0, to: 0 }, equipment: ['dumbbell'] };
    expect(
      findFittingEntries([plank, row], { ...emptyFilter, kit: ['dumbbells'] }, itself),
    ).toEqual([row, plank]);
  });

  it('never returns more with a further condition on time or level', () => {
    fc.assert(
      fc.property(entries, filters, (all, filter) => {
        const loose = findFittingEntries(
          all,
          { ...filter, minutes: undefined, level: undefined },
          itself,
        );
        expect(
          findFittingEntries(all, filter, itself).every((entry) => loose.includes(entry)),
        ).toBe(true);
      }),
    );
  });
});

it('filterPartsWorthDropping gives the parts to drop and the number of entries found without each, most first', () => {
  const long: FilterableFacts = {
    minutes: { from: 50, to: 60 },
    equipment: ['barbell'],
    level: 'beginner',
  };
  const all = [long, long, { ...long, minutes: { from: 10, to: 15 }, level: 'expert' as const }];
  const filter: ChosenFilters = { minutes: 15, kit: ['barbell'], level: 'beginner' };
  const count = (looser: ChosenFilters) => findFittingEntries(all, looser, itself).length;
  expect(count(filter)).toBe(0);
  expect(filterPartsWorthDropping(filter, count)).toEqual([
    { parts: ['minutes'], count: 2 },
    { parts: ['level'], count: 1 },
  ]);
});

it('filterPartsWorthDropping drops two parts where one doesn’t help', () => {
  const long: FilterableFacts = {
    minutes: { from: 50, to: 60 },
    equipment: ['barbell'],
    level: 'beginner',
  };
  const filter: ChosenFilters = { minutes: 15, kit: ['none'], level: 'beginner' };
  const count = (looser: ChosenFilters) => findFittingEntries([long], looser, itself).length;
  expect(filterPartsWorthDropping(filter, count)).toEqual([
    { parts: ['minutes', 'kit'], count: 1 },
  ]);
});

it('filterValuesToOfferForEntries offers no time if no entry has a length, and no level if all have the same', () => {
  const plank: FilterableFacts = { minutes: { from: 0, to: 0 }, equipment: [], level: 'beginner' };
  expect(filterValuesToOfferForEntries([plank])).toEqual({
    minutes: [],
    kit: ['none'],
    levels: [],
  });
  const hour: FilterableFacts = { ...plank, minutes: { from: 60, to: 60 }, level: 'expert' };
  expect(filterValuesToOfferForEntries([plank, hour])).toMatchObject({
    minutes: minuteChoices,
    levels: ['beginner', 'expert'],
  });
});

it('the choices are "nothing" and every group that an entry needs', () => {
  const ids = kitChoicesForEntries([
    { equipment: ['barbell', 'cable'] },
    { equipment: ['body only'] },
  ]).map(({ id }) => id);
  expect(ids).toEqual(['none', 'barbell', 'cables']);
  expect(kitChoicesForEntries([]).map(({ id }) => id)).toEqual(['none']);
});

it('a bodyweight exercise needs no kit', () => {
  expect(isKitEnoughFor({ equipment: ['body only'] }, ['none'])).toBe(true);
  expect(isKitEnoughFor({ equipment: ['body only', 'barbell'] }, ['none'])).toBe(false);
});
