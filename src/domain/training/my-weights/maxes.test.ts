import { describe, expect, it } from 'vitest';
import { liftsWithMaximums, maxFromSet, withMax, withoutMax } from './maxes.ts';
import { effectiveMaxOf, weightsOfUsualGym } from './kit-and-maximums.ts';

const kg = (value: number) => ({ value, unit: 'kg' as const });
const squat = (value: number, on: string) => ({ exercise: 'back-squat', weight: kg(value), on });
const later = squat(70, '2026-11-20');
const earlier = squat(60, '2026-10-01');

describe('maxFromSet', () => {
  it('stores a single as it is, and keeps the set that a maximum was estimated from', () => {
    expect(maxFromSet('back-squat', kg(60), 1, '2026-11-23')).toEqual(squat(60, '2026-11-23'));
    // 60 × (1 + 5 ÷ 30) = 70
    expect(maxFromSet('back-squat', kg(60), 5, '2026-11-23')).toEqual({
      ...squat(70, '2026-11-23'),
      from: { weight: kg(60), reps: 5 },
    });
  });
});

describe('withMax', () => {
  it('keeps older maximums, and the latest day counts whatever was added last', () => {
    const weights = withMax(withMax(weightsOfUsualGym('kg'), later), earlier);
    expect(weights.maxes).toEqual([later, earlier]);
    expect(effectiveMaxOf(weights, 'back-squat')).toEqual(later);
    expect(liftsWithMaximums(weights)).toEqual([
      { exercise: 'back-squat', max: later, older: [earlier] },
    ]);
  });

  it('replaces the maximum of the same day, and none of another lift', () => {
    const bench = { ...later, exercise: 'barbell-bench-press' };
    const weights = withMax(withMax(weightsOfUsualGym('kg'), later), bench);
    const mended = squat(75, later.on);
    expect(withMax(weights, mended).maxes).toEqual(expect.arrayContaining([mended, bench]));
    expect(withMax(weights, mended).maxes).toHaveLength(2);
  });
});

it('withoutMax removes a maximum, and withMax restores it', () => {
  const weights = withMax(withMax(weightsOfUsualGym('kg'), later), earlier);
  expect(withoutMax(weights, later).maxes).toEqual([earlier]);
  expect(withMax(withoutMax(weights, later), later)).toEqual(weights);
});
