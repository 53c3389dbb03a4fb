import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryWeightHeightAndAge } from './arbitrary-weight-height-and-age.test-support.ts';
import { activityLevelKeys, bmrOfWoman, dailyEnergyFromBmr } from './energy.ts';
import { kilocaloriesPerGram, macroGoalKeys, macroPlanForDailyEnergyAndGoal } from './macros.ts';

/** Grams, kilocalories and per cent of protein, carbohydrate and fat. */
type Row = readonly (readonly [grams: number, calories: number, percent: number])[];

describe('macroPlanForDailyEnergyAndGoal', () => {
  it.each<readonly [number, (typeof macroGoalKeys)[number], number, Row]>([
    // Amina: BMR 1370, light, 1918 kcal.
    // - 40% = 767.2 kcal, ÷ 4 = 191.8 g; twice. Fat: 1918 − 767 − 767 = 384 kcal
    // - 20% = 383.6 kcal, ÷ 9 = 42.6 g
    [
      1370 * 1.4,
      'maintenance',
      1918,
      [
        [192, 767, 40],
        [192, 767, 40],
        [43, 384, 20],
      ],
    ],
    // 1918 ÷ 1.25 = 1534.4. 45% = 690.48, ÷ 4 = 172.6 g; 30% = 460.32, ÷ 4 = 115.1 g;
    // fat: 1534 − 690 − 460 = 384 kcal; 25% = 383.6, ÷ 9 = 42.6 g
    [
      1370 * 1.4,
      'fat-loss',
      1534,
      [
        [173, 690, 45],
        [115, 460, 30],
        [43, 384, 25],
      ],
    ],
    // 1918 × 1.2 = 2301.6. 30% = 690.48, ÷ 4 = 172.6 g; 45% = 1035.72, ÷ 4 = 258.9 g;
    // fat: 2302 − 690 − 1036 = 576 kcal; 25% = 575.4, ÷ 9 = 63.9 g
    [
      1370 * 1.4,
      'weight-gain',
      2302,
      [
        [173, 690, 30],
        [259, 1036, 45],
        [64, 576, 25],
      ],
    ],
    // The example in the article on macros: 2000 kcal. 800 and 800 kcal, 200 g each; fat 400 kcal,
    // ÷ 9 = 44.4 g
    [
      2000,
      'maintenance',
      2000,
      [
        [200, 800, 40],
        [200, 800, 40],
        [44, 400, 20],
      ],
    ],
    // 957 × 1.2 ÷ 1.25 = 918.72. 45% = 413.424, ÷ 4 = 103.4 g; 30% = 275.616, ÷ 4 = 68.9 g;
    // fat: 919 − 413 − 276 = 230 kcal; 25% = 229.68, ÷ 9 = 25.5 g
    [
      957 * 1.2,
      'fat-loss',
      919,
      [
        [103, 413, 45],
        [69, 276, 30],
        [26, 230, 25],
      ],
    ],
  ])('equals the plan worked out by hand for %d kcal and %s', (energy, goal, calories, rows) => {
    const plan = macroPlanForDailyEnergyAndGoal(energy, goal);
    expect(plan.calories).toBe(calories);
    expect(plan.shares.map((share) => share.name)).toEqual(['protein', 'carbohydrate', 'fat']);
    expect(plan.shares.map((share) => [share.grams, share.calories, share.percent])).toEqual(rows);
  });
});

describe('macroPlanForDailyEnergyAndGoal, for every body, activity and goal', () => {
  const energies = fc
    .tuple(arbitraryWeightHeightAndAge, fc.constantFrom(...activityLevelKeys))
    .map(([body, activity]) => dailyEnergyFromBmr(bmrOfWoman(body), activity));
  const goal = fc.constantFrom(...macroGoalKeys);
  const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

  it('returns shares whose calories add up to the total and whose percentages add up to 100', () => {
    fc.assert(
      fc.property(energies, goal, (energy, chosen) => {
        const { calories, shares } = macroPlanForDailyEnergyAndGoal(energy, chosen);
        expect(sum(shares.map((share) => share.calories))).toBe(calories);
        expect(sum(shares.map((share) => share.percent))).toBe(100);
      }),
    );
  });

  it('returns grams that match the calories apart from rounding', () => {
    fc.assert(
      fc.property(energies, goal, (energy, chosen) => {
        const { calories, shares } = macroPlanForDailyEnergyAndGoal(energy, chosen);
        const fromGrams = sum(shares.map(({ name, grams }) => grams * kilocaloriesPerGram[name]));
        // Half a gram of each, 2 + 2 + 4.5 kcal, and half a kilocalorie of the total.
        expect(Math.abs(fromGrams - calories)).toBeLessThanOrEqual(9);
        for (const { name, grams, calories: part } of shares) {
          // Fat takes the rounding errors of the three others.
          const rounding = kilocaloriesPerGram[name] / 2 + (name === 'fat' ? 1.5 : 0.5);
          expect(Math.abs(grams * kilocaloriesPerGram[name] - part)).toBeLessThanOrEqual(
            rounding + 1e-9,
          );
        }
      }),
    );
  });

  it('never returns fewer calories or grams for more energy', () => {
    fc.assert(
      fc.property(energies, fc.integer({ min: 1, max: 500 }), goal, (energy, more, chosen) => {
        const less = macroPlanForDailyEnergyAndGoal(energy, chosen);
        const greater = macroPlanForDailyEnergyAndGoal(energy + more, chosen);
        expect(greater.calories).toBeGreaterThanOrEqual(less.calories);
        less.shares.forEach(({ grams }, index) => {
          expect(greater.shares[index]?.grams).toBeGreaterThanOrEqual(grams);
        });
      }),
    );
  });

  it('returns less for fat loss than for maintenance, and more for weight gain', () => {
    fc.assert(
      fc.property(energies, (energy) => {
        const [maintenance, loss, gain] = macroGoalKeys.map(
          (each) => macroPlanForDailyEnergyAndGoal(energy, each).calories,
        );
        expect(loss).toBeLessThan(maintenance ?? 0);
        expect(gain).toBeGreaterThan(maintenance ?? Infinity);
      }),
    );
  });
});
