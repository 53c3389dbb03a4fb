import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calorieIncreaseNames,
  caloriesAfterNamedIncrease,
  createReverseDietSchedule,
  weeksPerLevelChoices,
} from './reverse-diet.ts';

describe('caloriesAfterNamedIncrease', () => {
  it.each([
    // 1600 × 1.04 = 1664; × 1.08 = 1728; × 1.15 = 1840; × 1.2 = 1920
    [1600, [1664, 1728, 1840, 1920]],
    // 1850 × 1.04 = 1924; × 1.08 = 1998; × 1.15 = 2127.5, a half goes up; × 1.2 = 2220
    [1850, [1924, 1998, 2128, 2220]],
    // 1150 × 1.04 = 1196; × 1.08 = 1242; × 1.15 = 1322.5; × 1.2 = 1380
    [1150, [1196, 1242, 1323, 1380]],
    [0, [0, 0, 0, 0]],
  ])('equals the calories worked out by hand for %i kcal', (calories, raised) => {
    expect(calorieIncreaseNames.map((name) => caloriesAfterNamedIncrease(calories, name))).toEqual(
      raised,
    );
  });
});

it('caloriesAfterNamedIncrease returns more for a larger step and for more calories', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 500, max: 6000 }),
      fc.integer({ min: 1, max: 500 }),
      (calories, more) => {
        const raised = calorieIncreaseNames.map((name) =>
          caloriesAfterNamedIncrease(calories, name),
        );
        expect(raised).toEqual(raised.toSorted((one, other) => one - other));
        expect(new Set(raised).size).toBe(4);
        for (const name of calorieIncreaseNames) {
          expect(caloriesAfterNamedIncrease(calories + more, name)).toBeGreaterThan(
            caloriesAfterNamedIncrease(calories, name),
          );
        }
      },
    ),
  );
});

describe('createReverseDietSchedule', () => {
  it('raises 1,600 kcal by 8 per cent every two weeks up to a TDEE of 2,000', () => {
    // 1600 × 1.08 = 1728; × 1.08 = 1866.24, so 1866; × 1.08 = 2015.28, more than 2000
    expect(
      createReverseDietSchedule(1600, { increase: 'average', weeksPerLevel: 2, ceiling: 2000 }),
    ).toEqual([
      { from: 1, to: 2, calories: 1600 },
      { from: 3, to: 4, calories: 1728 },
      { from: 5, to: 6, calories: 1866 },
      { from: 7, to: 8, calories: 2000 },
    ]);
  });

  it('ends at one and a half times the first level without a ceiling', () => {
    // 1600 × 1.2 = 1920; × 1.2 = 2304; × 1.2 = 2764.8, more than 2400
    expect(createReverseDietSchedule(1600, { increase: 'reckless', weeksPerLevel: 1 })).toEqual([
      { from: 1, to: 1, calories: 1600 },
      { from: 2, to: 2, calories: 1920 },
      { from: 3, to: 3, calories: 2304 },
    ]);
  });

  it('rises without gaps and ends at the ceiling or within a year', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 500, max: 6000 }),
        fc.constantFrom(...calorieIncreaseNames),
        fc.constantFrom(...weeksPerLevelChoices),
        fc.option(fc.integer({ min: 1, max: 5500 }), { nil: undefined }),
        (calories, increase, weeksPerLevel, above) => {
          const ceiling = above === undefined ? undefined : calories + above;
          const levels = createReverseDietSchedule(calories, {
            increase,
            weeksPerLevel,
            ...(ceiling === undefined ? {} : { ceiling }),
          });
          expect(levels[0]).toEqual({ from: 1, to: weeksPerLevel, calories });
          levels.forEach((level, index) => {
            const before = levels[index - 1];
            expect(level.to - level.from + 1).toBe(weeksPerLevel);
            if (before === undefined) return;
            expect(level.from).toBe(before.to + 1);
            expect(level.calories).toBeGreaterThan(before.calories);
            expect(level.calories).toBeLessThanOrEqual(
              caloriesAfterNamedIncrease(before.calories, increase),
            );
          });
          const last = levels.at(-1);
          expect(last?.to).toBeLessThanOrEqual(52);
          expect(last?.calories).toBeLessThanOrEqual(ceiling ?? 1.5 * calories);
          if (ceiling !== undefined && (last?.to ?? 0) + weeksPerLevel <= 52) {
            expect(last?.calories).toBe(ceiling);
          }
        },
      ),
    );
  });
});
