import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heaviestLoadedBarUpTo } from '../../calculators/plates.ts';
import { typicalGymKitWithoutMaximums } from '../my-weights/kit-and-maximums.ts';
import { convertWeight } from '../weight.ts';
import { kg, kitArbitrary } from './loads.test-support.ts';
import { rampSetsTo } from './ramp.ts';

const gym = typicalGymKitWithoutMaximums('kg');
const shown = (value: number, reps: number): readonly string[] =>
  rampSetsTo(kg(value), reps, gym).map((set) => `${set.weight.value} × ${set.reps}`);

describe('rampSetsTo', () => {
  it.each([
    // 50 % of 100 is 50, 70 % is 70, 85 % is 85.
    [100, 5, ['20 × 10', '50 × 5', '70 × 3', '85 × 2']],
    [100, 3, ['20 × 10', '50 × 5', '70 × 3', '85 × 1']],
    // Ten reps: a set with 85 % would only tire the lifter.
    [100, 10, ['20 × 10', '50 × 5', '70 × 3']],
    // 50 % of 62.5 is 31.25, rounded down to 30; 70 % is 43.75, to 42.5; 85 % is 53.125, to 52.5.
    [62.5, 5, ['20 × 10', '30 × 5', '42.5 × 3', '52.5 × 2']],
    // 50 % of 40 is the bar again; 70 % is 28, to 27.5; 85 % is 34, to 32.5.
    [40, 8, ['20 × 8', '27.5 × 3']],
    [30, 10, ['20 × 8']],
    [25, 8, ['20 × 8']],
    [22.5, 8, []],
    [20, 8, []],
  ])('warms up to %d kg for %d reps', (value, reps, sets) => {
    expect(shown(value, reps)).toEqual(sets);
  });

  it('stays below the work weight, only goes up, and can be loaded on her bar', () => {
    fc.assert(
      fc.property(
        kitArbitrary,
        fc.integer({ min: 1, max: 4000 }),
        fc.integer({ min: 1, max: 30 }),
        (weights, tenths, reps) => {
          const work = kg(tenths / 10);
          let last = 0;
          for (const { weight, reps: rampReps } of rampSetsTo(work, reps, weights)) {
            expect(weight.unit).toBe(weights.unit);
            expect(weight.value).toBeGreaterThan(last);
            expect(weight.value).toBeLessThan(convertWeight(work, weights.unit).value);
            expect(heaviestLoadedBarUpTo(weight.value, weights.barbell)?.total).toBeCloseTo(
              weight.value,
              9,
            );
            expect(rampReps).toBeGreaterThan(0);
            last = weight.value;
          }
        },
      ),
    );
  });
});
