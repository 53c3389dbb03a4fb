import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';
import {
  countLetters,
  minEditDistanceFromLetterCounts,
} from './min-edit-distance-from-letter-counts.ts';

const words = fc.string({ unit: fc.constantFrom(...'abcdp q0é'), maxLength: 12 });

it('is never above the edit distance', () => {
  fc.assert(
    fc.property(words, words, (one, other) => {
      const fewest = minEditDistanceFromLetterCounts(countLetters(one), countLetters(other));
      expect(fewest).toBeLessThanOrEqual(editDistance(one, other));
      expect(fewest).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
    }),
  );
});

it('is above zero for texts with different letters', () => {
  expect(minEditDistanceFromLetterCounts(countLetters('squat'), countLetters('plank'))).toBe(4);
});
