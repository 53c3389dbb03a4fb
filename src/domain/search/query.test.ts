import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestSearchText, parseQuery, toSearchText } from './query.ts';

const wordsOf = (typed: string) => parseQuery(typed).terms.map(({ word }) => word);

describe('parseQuery', () => {
  it('reads each word once', () => {
    expect(wordsOf('  Hip  THRUST hip ')).toEqual(['hip', 'thrust']);
  });

  it('takes the last word for the beginning of one, until something follows it', () => {
    const isOpen = (typed: string) => parseQuery(typed).terms.map((term) => term.isOpen);
    expect(isOpen('hip thr')).toEqual([false, true]);
    expect(isOpen('hip thrust ')).toEqual([false, false]);
    expect(isOpen('what is rpe?')).toEqual([false, false, false]);
  });

  it('needs no small words, unless there are no others', () => {
    const isSmall = (typed: string) => parseQuery(typed).terms.map((term) => term.isSmall);
    expect(isSmall('how to squat')).toEqual([true, true, false]);
    expect(isSmall('what is it')).toEqual([false, false, false]);
  });

  it('has no terms for a text without words', () => {
    expect(wordsOf('')).toEqual([]);
    expect(wordsOf(' ?! 💪 \u200f ')).toEqual([]);
  });

  it('reads at most twelve words of 200 characters', () => {
    expect(wordsOf(Array.from({ length: 90 }, (_, at) => `w${at}`).join(' '))).toHaveLength(12);
  });
});

describe('toSearchText', () => {
  it('cuts a long text', () => {
    expect(toSearchText('x'.repeat(10_240))).toHaveLength(longestSearchText);
  });

  it('leaves no half of a character, whatever the text', () => {
    expect(toSearchText(`${'x'.repeat(longestSearchText - 1)}💪`)).toBe(
      'x'.repeat(longestSearchText - 1),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const cut = toSearchText(text);
        expect(cut.isWellFormed()).toBe(true);
        expect(cut.length).toBeLessThanOrEqual(longestSearchText);
        expect(cut).toBe(cut.trim());
        expect(() => encodeURIComponent(cut)).not.toThrow();
      }),
    );
  });
});
