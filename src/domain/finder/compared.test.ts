import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareQuery, comparedPathsIn, topMusclesWithWeeklySetsByPlan } from './compared.ts';

const own = '/workout-packs/tone-sculpt/';

it('an address keeps what is compared, up to two others', () => {
  const slug = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)?$/);
  const path = fc.tuple(slug, slug).map(([list, one]) => `/${list}/${one}/`);
  fc.assert(
    fc.property(fc.uniqueArray(path, { maxLength: 2 }), (others) => {
      const others2 = others.filter((one) => one !== own);
      expect(comparedPathsIn(compareQuery(others2), own)).toEqual(others2);
    }),
  );
});

it('nothing else in an address is compared: not the page’s own plan, not one twice, not a third, not another site', () => {
  const query = `?compare=workout-packs/tone-sculpt.a/b.a/b.//evil/x.c/d.e/f`;
  expect(comparedPathsIn(query, own)).toEqual(['/a/b/', '/c/d/']);
  expect(comparedPathsIn('?days=3', own)).toEqual([]);
});

it('the muscles with the most sets come first, and a muscle that a plan hardly trains has no number', () => {
  const sets = topMusclesWithWeeklySetsByPlan([
    { sets: [{ muscle: 'quadriceps', aWeek: 9 }] },
    {
      sets: [
        { muscle: 'glutes', aWeek: 14 },
        { muscle: 'quadriceps', aWeek: 6 },
      ],
    },
  ]);
  expect(sets).toEqual([
    { muscle: 'glutes', aWeek: [undefined, 14] },
    { muscle: 'quadriceps', aWeek: [9, 6] },
  ]);
});
