import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryWeightHeightAndAge } from './arbitrary-weight-height-and-age.test-support.ts';
import { activityLevelKeys, bmrOfWoman, dailyEnergyFromBmr } from './energy.ts';
import {
  advisedProteinRangePerKilogram,
  minFatPerKilogram,
  adviceOnHighProteinOrLowFat,
} from './macro-advice.ts';
import { macroGoalKeys, macroPlanForDailyEnergyAndGoal } from './macros.ts';

describe('adviceOnHighProteinOrLowFat', () => {
  it.each([
    // Amina, 65 kg, 1,918 kcal. 65 × 1.6 = 104; 65 × 2.2 = 143; 65 × 0.7 = 45.5.
    // Fat loss: 173 g of protein, 43 g of fat.
    [
      'fat-loss',
      65,
      [
        { macro: 'protein', from: 104, to: 143 },
        { macro: 'fat', from: 46, insteadOf: 'protein' },
      ],
    ],
    // Weight gain: 173 g of protein, 64 g of fat.
    ['weight-gain', 65, [{ macro: 'protein', from: 104, to: 143 }]],
    // The same food for someone of 79 kg: at most 174 g of protein, at least 55 g of fat.
    ['weight-gain', 79, []],
    // And of 95 kg: 95 × 0.7 = 66.5.
    ['weight-gain', 95, [{ macro: 'fat', from: 67, insteadOf: 'protein' }]],
    // Of 105 kg: 73.5 g of fat; ten grams more are 22.5 g of protein, of which 173 − 22.5 < 168
    // would be left.
    ['weight-gain', 105, [{ macro: 'fat', from: 74, insteadOf: 'carbohydrate' }]],
  ] as const)('for %s at %d kg', (goal, kilograms, advice) => {
    expect(
      adviceOnHighProteinOrLowFat(macroPlanForDailyEnergyAndGoal(1918, goal), kilograms),
    ).toEqual(advice);
  });

  it('has advice on a macro exactly when the shown grams are outside the shown range', () => {
    fc.assert(
      fc.property(
        arbitraryWeightHeightAndAge,
        fc.constantFrom(...activityLevelKeys),
        fc.constantFrom(...macroGoalKeys),
        (body, activity, goal) => {
          const plan = macroPlanForDailyEnergyAndGoal(
            dailyEnergyFromBmr(bmrOfWoman(body), activity),
            goal,
          );
          const [protein = 0, , fat = 0] = plan.shares.map(({ grams }) => grams);
          const advice = adviceOnHighProteinOrLowFat(plan, body.kilograms);
          for (const one of advice) {
            if (one.macro === 'protein') expect(protein).toBeGreaterThan(one.to);
            else expect(fat).toBeLessThan(one.from);
          }
          const spoken = advice.map(({ macro }) => macro);
          // Allowing for a gram of rounding, every departure from the advice is mentioned.
          if (protein > advisedProteinRangePerKilogram.to * body.kilograms + 1)
            expect(spoken).toContain('protein');
          if (fat < minFatPerKilogram * body.kilograms - 1) expect(spoken).toContain('fat');
        },
      ),
    );
  });

  it('never reduces protein below the advised amount', () => {
    fc.assert(
      fc.property(
        arbitraryWeightHeightAndAge,
        fc.constantFrom(...activityLevelKeys),
        fc.constantFrom(...macroGoalKeys),
        (body, activity, goal) => {
          const plan = macroPlanForDailyEnergyAndGoal(
            dailyEnergyFromBmr(bmrOfWoman(body), activity),
            goal,
          );
          const [protein = 0, , fat = 0] = plan.shares.map(({ grams }) => grams);
          for (const one of adviceOnHighProteinOrLowFat(plan, body.kilograms)) {
            if (one.macro !== 'fat' || one.insteadOf !== 'protein') continue;
            // Fat has nine kilocalories a gram, protein four.
            const left = protein - ((one.from - fat) * 9) / 4;
            expect(left).toBeGreaterThan(advisedProteinRangePerKilogram.from * body.kilograms - 1);
          }
        },
      ),
    );
  });
});
