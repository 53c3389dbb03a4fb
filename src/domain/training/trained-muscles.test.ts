import { describe, expect, it } from 'vitest';
import type { Muscle } from './muscles.ts';
import {
  primaryAndSecondaryMusclesFromSets,
  sentencesOnTrainedMuscles,
  type TrainedMuscles,
} from './trained-muscles.ts';

const setsOf = (...counts: readonly (readonly [Muscle, number])[]) =>
  counts.map(([muscle, sets]) => ({ muscle, sets }));

describe('primaryAndSecondaryMusclesFromSets', () => {
  it('compares every muscle with the most trained one', () => {
    const sets = setsOf(
      ['glutes', 12],
      ['quadriceps', 6],
      ['hamstrings', 5.5],
      ['calves', 2],
      ['neck', 1.5],
    );
    expect(primaryAndSecondaryMusclesFromSets(sets)).toEqual({
      primary: ['glutes', 'quadriceps'],
      secondary: ['hamstrings', 'calves'],
    });
  });

  it('returns the muscles in the order of its input', () => {
    expect(
      primaryAndSecondaryMusclesFromSets(setsOf(['calves', 3], ['glutes', 4])).primary,
    ).toEqual(['calves', 'glutes']);
  });

  it.each([[[]], [setsOf(['glutes', 0])]])('returns no muscle for %j', (sets) => {
    expect(primaryAndSecondaryMusclesFromSets(sets)).toEqual({ primary: [], secondary: [] });
  });
});

describe('sentencesOnTrainedMuscles', () => {
  it.each<readonly [TrainedMuscles['primary'], TrainedMuscles['secondary'], string]>([
    [
      ['quadriceps', 'glutes'],
      ['hamstrings', 'calves', 'lower back'],
      'Works the quadriceps and glutes most. The hamstrings, calves and lower back help.',
    ],
    [['chest'], ['triceps'], 'Works the chest most. The triceps help.'],
    [['lats'], ['middle back'], 'Works the lats most. The middle back helps.'],
    [['abdominals'], [], 'Works the abdominals.'],
    [[], ['neck'], 'The neck helps.'],
    [[], [], ''],
  ])('describes %j and %j', (primary, secondary, text) => {
    const sentences = sentencesOnTrainedMuscles({ primary, secondary }).map(
      (sentence) => sentence.text,
    );
    expect(sentences.join(' ')).toBe(text);
  });
});
