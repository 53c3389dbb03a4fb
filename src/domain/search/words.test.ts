import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldedWords, wordsOf } from './words.ts';

describe('wordsOf', () => {
  it('parts words at hyphens and white space, and not at apostrophes', () => {
    expect(foldedWords("Farmer's walk, T-bar row & don’t")).toEqual([
      'farmers',
      'walk',
      't',
      'bar',
      'row',
      'dont',
    ]);
  });

  it('folds capitals and accents, whichever way they are written', () => {
    expect(foldedWords('CRÈME Brûlée cafe\u0301')).toEqual(['creme', 'brulee', 'cafe']);
  });

  it('knows other alphabets, and takes emoji and direction marks for gaps', () => {
    expect(foldedWords('присед 💪 \u202Esquat\u202C עם')).toEqual(['присед', 'squat', 'עם']);
    expect(foldedWords('💪🏽 ‽ …')).toEqual([]);
  });

  it('says where each word stands', () => {
    expect(wordsOf('Don’t rush')).toEqual([
      { start: 0, end: 5, text: 'dont' },
      { start: 6, end: 10, text: 'rush' },
    ]);
  });

  it('gives words in their order that do not overlap, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        let last = 0;
        for (const { start, end, text: word } of wordsOf(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(word).not.toBe('');
          last = end;
        }
      }),
    );
  });

  it('reads a text the same with and without a character that needs the tables of Unicode', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'aZ09 -.,\'’“”–"&/()') });
    fc.assert(
      fc.property(letters, (text) => {
        expect(wordsOf(`${text} é`).slice(0, -1)).toEqual(wordsOf(text));
      }),
    );
  });
});
