import { describe, expect, it } from 'vitest';
import {
  liftOneRepMaxHistories,
  maximumsAfterAddingOneRepMax,
  maximumsAfterRemovingOneRepMax,
  oneRepMaxFromSet,
} from './maxes.ts';
import { ownOrLoggedOneRepMaxOf, typicalGymKitWithoutMaximums } from './kit-and-maximums.ts';

const kg = (value: number) => ({ value, unit: 'kg' as const });
const squat = (value: number, on: string) => ({ exercise: 'back-squat', weight: kg(value), on });
const later = squat(70, '2026-11-20');
const earlier = squat(60, '2026-10-01');

describe('oneRepMaxFromSet', () => {
  it('stores a single as it is, and keeps the set that a maximum was estimated from', () => {
    expect(oneRepMaxFromSet('back-squat', kg(60), 1, '2026-11-23')).toEqual(
      squat(60, '2026-11-23'),
    );
    // 60 × (1 + 5 ÷ 30) = 70
    expect(oneRepMaxFromSet('back-squat', kg(60), 5, '2026-11-23')).toEqual({
      ...squat(70, '2026-11-23'),
      from: { weight: kg(60), reps: 5 },
    });
  });
});

describe('maximumsAfterAddingOneRepMax', () => {
  it('keeps older maximums, and the latest day counts whatever was added last', () => {
    const weights = maximumsAfterAddingOneRepMax(
      maximumsAfterAddingOneRepMax(typicalGymKitWithoutMaximums('kg'), later),
      earlier,
    );
    expect(weights.maxes).toEqual([later, earlier]);
    expect(ownOrLoggedOneRepMaxOf(weights, 'back-squat')).toEqual(later);
    expect(liftOneRepMaxHistories(weights)).toEqual([
      { exercise: 'back-squat', max: later, older: [earlier] },
    ]);
  });

  it('replaces the maximum of the same day, and none of another lift', () => {
    const bench = { ...later, exercise: 'barbell-bench-press' };
    const weights = maximumsAfterAddingOneRepMax(
      maximumsAfterAddingOneRepMax(typicalGymKitWithoutMaximums('kg'), later),
      bench,
    );
    const mended = squat(75, later.on);
    expect(maximumsAfterAddingOneRepMax(weights, mended).maxes).toEqual(
      expect.arrayContaining([mended, bench]),
    );
    expect(maximumsAfterAddingOneRepMax(weights, mended).maxes).toHaveLength(2);
  });
});

it('maximumsAfterRemovingOneRepMax removes a maximum, and maximumsAfterAddingOneRepMax restores it', () => {
  const weights = maximumsAfterAddingOneRepMax(
    maximumsAfterAddingOneRepMax(typicalGymKitWithoutMaximums('kg'), later),
    earlier,
  );
  expect(maximumsAfterRemovingOneRepMax(weights, later).maxes).toEqual([earlier]);
  expect(
    maximumsAfterAddingOneRepMax(maximumsAfterRemovingOneRepMax(weights, later), later),
  ).toEqual(weights);
});
