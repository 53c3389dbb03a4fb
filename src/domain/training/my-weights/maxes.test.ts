import { describe, expect, it } from 'vitest';
import {
  kitAndMaximumsAfterAddingMax,
  kitAndMaximumsAfterRemovingMax,
  oneRepMaxFromWeightAndReps,
  ownMaxHistoriesFromKitAndMaximums,
} from './maxes.ts';
import { ownOrLoggedOneRepMaxOf, typicalGymKitWithoutMaximums } from './kit-and-maximums.ts';

const kg = (value: number) => ({ value, unit: 'kg' as const });
const squat = (value: number, on: string) => ({ exercise: 'back-squat', weight: kg(value), on });
const later = squat(70, '2026-11-20');
const earlier = squat(60, '2026-10-01');

describe('oneRepMaxFromWeightAndReps', () => {
  it('stores a single as it is, and keeps the set that a maximum was estimated from', () => {
    expect(oneRepMaxFromWeightAndReps('back-squat', kg(60), 1, '2026-11-23')).toEqual(
      squat(60, '2026-11-23'),
    );
    // 60 × (1 + 5 ÷ 30) = 70
    expect(oneRepMaxFromWeightAndReps('back-squat', kg(60), 5, '2026-11-23')).toEqual({
      ...squat(70, '2026-11-23'),
      from: { weight: kg(60), reps: 5 },
    });
  });
});

describe('kitAndMaximumsAfterAddingMax', () => {
  it('keeps older maximums, and the latest day counts whatever was added last', () => {
    const weights = kitAndMaximumsAfterAddingMax(
      kitAndMaximumsAfterAddingMax(typicalGymKitWithoutMaximums('kg'), later),
      earlier,
    );
    expect(weights.maxes).toEqual([later, earlier]);
    expect(ownOrLoggedOneRepMaxOf(weights, 'back-squat')).toEqual(later);
    expect(ownMaxHistoriesFromKitAndMaximums(weights)).toEqual([
      { exercise: 'back-squat', max: later, older: [earlier] },
    ]);
  });

  it('replaces the maximum of the same day, and none of another lift', () => {
    const bench = { ...later, exercise: 'barbell-bench-press' };
    const weights = kitAndMaximumsAfterAddingMax(
      kitAndMaximumsAfterAddingMax(typicalGymKitWithoutMaximums('kg'), later),
      bench,
    );
    const mended = squat(75, later.on);
    expect(kitAndMaximumsAfterAddingMax(weights, mended).maxes).toEqual(
      expect.arrayContaining([mended, bench]),
    );
    expect(kitAndMaximumsAfterAddingMax(weights, mended).maxes).toHaveLength(2);
  });
});

it('kitAndMaximumsAfterRemovingMax removes a maximum, and kitAndMaximumsAfterAddingMax restores it', () => {
  const weights = kitAndMaximumsAfterAddingMax(
    kitAndMaximumsAfterAddingMax(typicalGymKitWithoutMaximums('kg'), later),
    earlier,
  );
  expect(kitAndMaximumsAfterRemovingMax(weights, later).maxes).toEqual([earlier]);
  expect(
    kitAndMaximumsAfterAddingMax(kitAndMaximumsAfterRemovingMax(weights, later), later),
  ).toEqual(weights);
});
