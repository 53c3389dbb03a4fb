import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

/** The recursive definition: slow, but easy to check by reading. */
const distanceByDefinition = (one: string, other: string): number => {
  if (one === '' || other === '') return Math.max(one.length, other.length);
  const [a, b] = [one.at(-1), other.at(-1)];
  const withoutLast = (ofOne: number, ofOther: number): number =>
    distanceByDefinition(one.slice(0, one.length - ofOne), other.slice(0, other.length - ofOther));
  const isSwap = one.length > 1 && other.length > 1 && a === other.at(-2) && one.at(-2) === b;
  return Math.min(
    withoutLast(1, 0) + 1,
    withoutLast(0, 1) + 1,
    withoutLast(1, 1) + (a === b ? 0 : 1),
    isSwap ? withoutLast(2, 2) + 1 : Infinity,
  );
};

// Few letters, so that many of the words are similar.
const word = fc.string({ unit: fc.constantFrom(...'abcé1'), maxLength: 6 });

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['deadlift', 'deadlift', 0],
    ['', 'squat', 5],
    ['squat', '', 5],
    ['squat', 'squats', 1],
    ['dealift', 'deadlift', 1],
    ['sqaut', 'squat', 1],
    ['kettelbell', 'kettlebell', 1],
    ['bulgarain', 'bulgarian', 1],
    ['romainian', 'romanian', 1],
    ['plnak', 'plank', 1],
    ['squat', 'quats', 2],
    ['kitten', 'sitting', 3],
    // A letter may not be inserted between two that were swapped.
    ['ca', 'abc', 3],
    ['abcd', 'dcba', 3],
    ['curl', 'press', 5],
  ])('from "%s" to "%s" is %i', (one, other, distance) => {
    expect(editDistance(one, other)).toBe(distance);
  });

  it('equals the recursive definition', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(editDistance(one, other)).toBe(distanceByDefinition(one, other));
      }),
    );
  });

  it('is one more than the limit for all words beyond the limit', () => {
    fc.assert(
      fc.property(word, word, fc.nat({ max: 4 }), (one, other, limit) => {
        expect(editDistance(one, other, limit)).toBe(Math.min(editDistance(one, other), limit + 1));
      }),
    );
  });

  it('is the same in both directions', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(editDistance(one, other)).toBe(editDistance(other, one));
      }),
    );
  });

  it('is 0 only between equal words', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(editDistance(one, other) === 0).toBe(one === other);
      }),
    );
  });

  it('is 1 when two neighbouring letters are swapped', () => {
    const texts = fc
      .string({ minLength: 2, maxLength: 20 })
      .chain((text) => fc.tuple(fc.constant(text), fc.nat({ max: text.length - 2 })));
    fc.assert(
      fc.property(texts, ([text, at]) => {
        const [first = '', second = ''] = [text[at], text[at + 1]];
        const swapped = text.slice(0, at) + second + first + text.slice(at + 2);
        expect(editDistance(text, swapped)).toBe(first === second ? 0 : 1);
      }),
    );
  });
});
