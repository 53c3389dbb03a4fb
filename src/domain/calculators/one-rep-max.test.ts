import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  estimateOneRepMax,
  formulasComparedWithEpley,
  percentagesInOneRepMaxTable,
} from './one-rep-max.ts';
import type { OneRepMaxFormula } from './one-rep-max.ts';
import { roundToWhole } from './rounding.ts';

describe('estimateOneRepMax', () => {
  it.each([
    // 60 × (1 + 5 ÷ 30) = 60 × 1.1666… = 70
    [60, 5, 70],
    // 60 × (1 + 1 ÷ 30) = 62
    [60, 1, 62],
    // 40 × (1 + 10 ÷ 30) = 53.33…
    [40, 10, 53],
    // 42.5 × (1 + 8 ÷ 30) = 42.5 × 1.2666… = 53.83…
    [42.5, 8, 54],
    // 45 × (1 + 3 ÷ 30) = 49.5, a half goes up
    [45, 3, 50],
    // 135 lb × (1 + 5 ÷ 30) = 157.5
    [135, 5, 158],
  ])('equals the maximum worked out by hand for %d and %i reps: %i', (weight, reps, max) => {
    expect(roundToWhole(estimateOneRepMax(weight, reps))).toBe(max);
  });
});

it('the percentages are those of FIGURES-3', () => {
  expect(percentagesInOneRepMaxTable).toEqual([90, 80, 70, 60, 50]);
});

describe('estimateOneRepMax by the other formulas', () => {
  it.each<readonly [OneRepMaxFormula, number, number, number]>([
    // 100 ÷ (1.0278 − 0.139) = 100 ÷ 0.8888 = 112.511…
    ['brzycki', 100, 5, 112.511],
    // 100 ÷ (1.0278 − 0.278) = 100 ÷ 0.7498 = 133.368…
    ['brzycki', 100, 10, 133.369],
    // 10 to the power of 0.1 is 1.258925…
    ['lombardi', 100, 10, 125.893],
    // 100 × (1 + 0.025 × 8) = 120
    ['oconner', 100, 8, 120],
    // e to the power of −0.375 is 0.687289…; 53.8 × 0.687289 = 36.976…; 10000 ÷ 85.776… = 116.582…
    ['wathan', 100, 5, 116.583],
  ])(
    'equals the maximum worked out by hand with %s for %d and %i reps',
    (formula, weight, reps, max) => {
      expect(estimateOneRepMax(weight, reps, formula)).toBeCloseTo(max, 2);
    },
  );

  it('returns the lifted weight for one rep with Brzycki and Lombardi', () => {
    expect(estimateOneRepMax(60, 1, 'brzycki')).toBeCloseTo(60, 9);
    expect(estimateOneRepMax(60, 1, 'lombardi')).toBe(60);
  });
});

it('estimateOneRepMax rises with the weight and with the reps by every formula', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<OneRepMaxFormula>('epley', ...formulasComparedWithEpley),
      fc.integer({ min: 1, max: 5000 }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 100 }),
      (formula, tenths, reps, more) => {
        const max = estimateOneRepMax(tenths / 10, reps, formula);
        expect(estimateOneRepMax((tenths + more) / 10, reps, formula)).toBeGreaterThan(max);
        expect(estimateOneRepMax(tenths / 10, reps + 1, formula)).toBeGreaterThan(max);
        // The maximum is never below the lifted weight.
        expect(max).toBeGreaterThan(0.999 * (tenths / 10));
      },
    ),
  );
});
