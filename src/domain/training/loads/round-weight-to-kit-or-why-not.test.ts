import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  typicalGymKitWithoutMaximums,
  type KitAndMaximums,
} from '../my-weights/kit-and-maximums.ts';
import { convertWeight, type Weight } from '../weight.ts';
import { loadableWeightsForLoading, smallestStepBetweenWeights } from './kit-weights.ts';
import { kg, kitArbitrary, lb, loadingKindsExceptBand } from './loads.test-support.ts';
import {
  roundWeightToKitOrWhyNot,
  nextHeavierOrLighterWeight,
} from './round-weight-to-kit-or-why-not.ts';

const gym = typicalGymKitWithoutMaximums('kg');
const listOf = (...weights: readonly number[]): KitAndMaximums => ({
  ...gym,
  dumbbells: { kind: 'list', weights },
});

describe('roundWeightToKitOrWhyNot', () => {
  it.each([
    // The gym's smallest pair is 1.25 kg, so the bar goes up in steps of 2.5.
    [kg(61), 'barbell', gym, 60],
    [kg(61.3), 'barbell', gym, 62.5],
    [kg(61.25), 'barbell', gym, 60],
    [kg(18.9), 'barbell', gym, 20],
    // 135 lb are 61.23… kg.
    [lb(135), 'barbell', gym, 60],
    [kg(60), 'barbell', typicalGymKitWithoutMaximums('lb'), 130],
    [kg(13.1), 'two dumbbells', gym, 14],
    [kg(13), 'dumbbell', gym, 12],
    // 20 is nearer than 12.5, but above the weight by more than half of the lifter's smallest step.
    [kg(17), 'dumbbell', listOf(2, 4, 6, 8, 10, 12.5, 20), 12.5],
    [kg(23), 'kettlebell', gym, 24],
    [kg(33), 'machine', gym, 35],
    [kg(13), 'e-z bar', gym, 12.5],
    // A T-bar row: two plates of 20 and one of 1.25 on one end.
    [kg(41), 'plate', gym, 41.25],
  ] as const)('rounds %j with a %s to what can be loaded', (weight, loading, weights, value) => {
    const rounded = roundWeightToKitOrWhyNot(weight, loading, weights);
    expect(rounded.kind === 'weight' && rounded.weight).toEqual({ value, unit: weights.unit });
  });

  it('reports a weight that is too light, with the lightest that she has', () => {
    expect(roundWeightToKitOrWhyNot(kg(12), 'barbell', gym)).toEqual({
      kind: 'too light',
      lightest: kg(20),
      exact: 12,
      perHand: false,
    });
  });

  it('reports a weight that is too heavy, with the plates of the heaviest that she has', () => {
    const plates = [{ size: 10, pairs: 1 }];
    expect(
      roundWeightToKitOrWhyNot(kg(50), 'barbell', {
        ...gym,
        barbell: { unit: 'kg', bar: 20, plates },
      }),
    ).toEqual({
      kind: 'too heavy',
      heaviest: kg(40),
      exact: 50,
      perHand: false,
      bar: { total: 40, side: [10] },
    });
  });

  it('marks a pair of dumbbells as per hand', () => {
    expect(roundWeightToKitOrWhyNot(kg(10), 'two dumbbells', gym).perHand).toBe(true);
  });

  it('always gives a weight that her kit can load, at most half her smallest step too heavy', () => {
    fc.assert(
      fc.property(
        kitArbitrary,
        fc.constantFrom(...loadingKindsExceptBand),
        fc.integer({ min: 1, max: 8000 }),
        fc.constantFrom('kg' as const, 'lb' as const),
        (weights, loading, twentieths, unit) => {
          const rounded = roundWeightToKitOrWhyNot(
            { value: twentieths / 20, unit },
            loading,
            weights,
          );
          if (rounded.kind !== 'weight') return;
          const { value } = rounded.weight;
          const loadable = loadableWeightsForLoading(loading, weights);
          expect(loadable).toContain(value);
          expect(value - rounded.exact).toBeLessThanOrEqual(
            smallestStepBetweenWeights(loadable) / 2 + 1e-6,
          );
          const { bar } = rounded;
          if (loading !== 'barbell') return;
          const side = bar?.side ?? [];
          const onSide = side.reduce((sum, plate) => sum + plate, 0);
          expect(weights.barbell.bar + 2 * onSide).toBeCloseTo(value, 9);
          expect(bar?.total).toBeCloseTo(value, 9);
          for (const { size, pairs } of weights.barbell.plates) {
            expect(side.filter((plate) => plate === size).length).toBeLessThanOrEqual(pairs);
          }
        },
      ),
    );
  });

  it('leaves a weight that can be loaded as it is', () => {
    fc.assert(
      fc.property(
        kitArbitrary,
        fc.constantFrom(...loadingKindsExceptBand),
        fc.nat(),
        (weights, loading, pick) => {
          const loadable = loadableWeightsForLoading(loading, weights);
          const value = loadable[pick % loadable.length] ?? 0;
          const rounded = roundWeightToKitOrWhyNot({ value, unit: weights.unit }, loading, weights);
          expect(rounded.kind === 'weight' && rounded.weight.value).toBe(value);
        },
      ),
    );
  });
});

describe('nextHeavierOrLighterWeight', () => {
  it.each([
    [kg(60), 1, 'barbell', 62.5],
    [kg(60), -1, 'barbell', 57.5],
    [kg(20), -1, 'barbell', 20],
    [kg(61), 1, 'barbell', 62.5],
    [kg(12), 1, 'two dumbbells', 14],
    [kg(40), 1, 'dumbbell', 40],
    [kg(40), -1, 'cable', 35],
  ] as const)('steps %j by %i with a %s', (weight, by, loading, value) => {
    expect(nextHeavierOrLighterWeight(weight, by, loading, gym)).toEqual(kg(value));
  });

  it('never moves in the other direction, and comes back to where it was', () => {
    fc.assert(
      fc.property(
        kitArbitrary,
        fc.constantFrom(...loadingKindsExceptBand),
        fc.integer({ min: 1, max: 6000 }),
        (weights, loading, twentieths) => {
          const from: Weight = { value: twentieths / 20, unit: 'kg' };
          const { value } = convertWeight(from, weights.unit);
          const up = nextHeavierOrLighterWeight(from, 1, loading, weights);
          const down = nextHeavierOrLighterWeight(from, -1, loading, weights);
          expect(up.value).toBeGreaterThanOrEqual(value);
          expect(down.value).toBeLessThanOrEqual(value);
          const loadable = loadableWeightsForLoading(loading, weights);
          if (!loadable.includes(up.value) || !loadable.includes(down.value)) return;
          if (loadable.includes(value)) {
            expect(nextHeavierOrLighterWeight(up, -1, loading, weights).value).toBe(
              up.value === value ? down.value : value,
            );
          }
        },
      ),
    );
  });
});
