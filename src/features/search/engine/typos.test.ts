import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forgivenSlips, nearWords, slipsBetween } from './typos.ts';

/** The definition, as slow as it is plain. */
const slipsByDefinition = (one: string, other: string): number => {
  if (one === '' || other === '') return Math.max(one.length, other.length);
  const [a, b] = [one.at(-1), other.at(-1)];
  const rest = (cutOne: number, cutOther: number): number =>
    slipsByDefinition(one.slice(0, one.length - cutOne), other.slice(0, other.length - cutOther));
  const isSwap = one.length > 1 && other.length > 1 && a === other.at(-2) && one.at(-2) === b;
  return Math.min(
    rest(1, 0) + 1,
    rest(0, 1) + 1,
    rest(1, 1) + (a === b ? 0 : 1),
    isSwap ? rest(2, 2) + 1 : Infinity,
  );
};

const word = fc.string({ unit: fc.constantFrom(...'abcé1'), maxLength: 6 });
const limit = fc.constantFrom(1, 2);

describe('slipsBetween', () => {
  it.each([
    ['deadlift', 'deadlift', 0],
    ['dealift', 'deadlift', 1],
    ['sqaut', 'squat', 1],
    ['kettelbell', 'kettlebell', 1],
    ['bulgarain', 'bulgarian', 1],
    ['romainian', 'romanian', 1],
    ['plnak', 'plank', 1],
    ['curl', 'press', 3],
  ])('%s and %s', (one, other, slips) => {
    expect(slipsBetween(one, other, 2)).toBe(slips);
  });

  it('is what the definition says, up to the limit', () => {
    fc.assert(
      fc.property(word, word, limit, (one, other, most) => {
        const expected = Math.min(slipsByDefinition(one, other), most + 1);
        expect(slipsBetween(one, other, most)).toBe(expected);
      }),
    );
  });

  it('does not compare endless words', () => {
    expect(slipsBetween('a'.repeat(65), 'a'.repeat(65), 2)).toBe(3);
  });
});

it('forgives more in longer words', () => {
  expect([2, 3, 5, 6, 12].map(forgivenSlips)).toEqual([0, 1, 1, 2, 2]);
});

describe('nearWords', () => {
  const near = (typed: string, ...texts: readonly string[]) =>
    nearWords(
      typed,
      texts.map((text) => ({ text, uses: 1 })),
      3,
    ).map(({ text }) => text);

  it('puts the nearest first, and those with the same first letter before others', () => {
    expect(near('plakn', 'blank', 'plank', 'plan', 'squat')).toEqual(['plank', 'plan']);
    expect(near('lank', 'plank', 'blank', 'lanky')).toEqual(['lanky', 'plank', 'blank']);
  });

  it('puts what is said more often first', () => {
    const words = [
      { text: 'beach', uses: 1 },
      { text: 'bench', uses: 40 },
    ];
    expect(nearWords('beech', words, 2).map(({ text }) => text)).toEqual(['bench', 'beach']);
  });

  it('does not guess at very short words, nor at the word itself', () => {
    expect(near('ba', 'ab', 'abs')).toEqual([]);
    expect(near('row', 'row')).toEqual([]);
  });
});
