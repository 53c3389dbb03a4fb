import fc from 'fast-check';
import {
  commonBarWeightsByUnit,
  maxPairsPerPlateSize,
  typicalGymBarbellSetup,
} from '../../calculators/plates.ts';
import type { ExerciseFacts } from '../exercise-facts.ts';
import {
  typicalGymKitWithoutMaximums,
  type KitAndMaximums,
  type OneRepMax,
} from '../my-weights/kit-and-maximums.ts';
import { loadingKinds } from '../movement-and-loading.ts';
import type { Weight } from '../weight.ts';

/** An exercise of the library, by default a barbell squat. */
export const testExerciseFactsWith = (facts: Partial<ExerciseFacts> = {}): ExerciseFacts => ({
  slug: 'back-squat',
  title: 'Back squat',
  path: '/exercises/leg-exercises/back-squat/',
  level: 'beginner',
  equipment: ['barbell'],
  primary: ['quadriceps'],
  secondary: [],
  pattern: 'squat',
  loading: 'barbell',
  ...facts,
});

export const kg = (value: number): Weight => ({ value, unit: 'kg' });
export const lb = (value: number): Weight => ({ value, unit: 'lb' });

/** The lifter's weights with maximums by slug, all dated the same day. */
export const testKitWithMaximums = (
  maxes: Readonly<Record<string, Weight>>,
  weights: KitAndMaximums = typicalGymKitWithoutMaximums('kg'),
): KitAndMaximums => ({
  ...weights,
  maxes: Object.entries(maxes).map(([exercise, weight]): OneRepMax => ({
    exercise,
    weight,
    on: '2026-11-23',
  })),
});

const rack = (unit: 'kg' | 'lb'): fc.Arbitrary<KitAndMaximums['dumbbells']> =>
  fc.oneof(
    fc
      .uniqueArray(fc.integer({ min: 2, max: 160 }), { minLength: 1, maxLength: 12 })
      .map((halves) => ({
        kind: 'list' as const,
        weights: halves.map((half) => half / 2).toSorted((one, other) => one - other),
      })),
    fc.constant(typicalGymKitWithoutMaximums(unit).dumbbells),
  );

/** Any kit that the page can store. */
export const kitArbitrary: fc.Arbitrary<KitAndMaximums> = fc
  .constantFrom('kg' as const, 'lb' as const)
  .chain((unit) =>
    fc.record({
      unit: fc.constant(unit),
      maxes: fc.constant([]),
      barbell: fc.record({
        unit: fc.constant(unit),
        bar: fc.constantFrom(...commonBarWeightsByUnit[unit]),
        plates: fc.tuple(
          ...typicalGymBarbellSetup(unit).plates.map(({ size }) =>
            fc.record({
              size: fc.constant(size),
              pairs: fc.integer({ min: 0, max: maxPairsPerPlateSize }),
            }),
          ),
        ),
      }),
      dumbbells: rack(unit),
      kettlebells: rack(unit),
      machineStep: fc.constantFrom(1.25, 2.5, 5, 7, 10),
    }),
  );

/** The loadings whose steps depend on the lifter's kit. */
export const loadingKindsExceptBand = loadingKinds.filter((loading) => loading !== 'band');
