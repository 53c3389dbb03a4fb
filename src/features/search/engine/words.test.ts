import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldedWords, keyOfWords, stemOf, wordsOf } from './words.ts';

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
});

describe('stemOf', () => {
  it.each([
    ['squats', 'squat'],
    ['squatting', 'squat'],
    ['presses', 'press'],
    ['pressing', 'press'],
    ['pulling', 'pull'],
    ['lunges', 'lunge'],
    ['lunging', 'lunge'],
    ['calories', 'calorie'],
    ['toning', 'tone'],
    ['bracing', 'brace'],
    ['paused', 'pause'],
    ['biceps', 'bicep'],
    ['abs', 'ab'],
    ['boxes', 'box'],
    ['glutes', 'glute'],
    ['exercises', 'exercise'],
    ['organize', 'organise'],
    ['organizing', 'organised'],
    ['periodization', 'periodisation'],
  ])('brings %s and %s together', (one, other) => {
    expect(stemOf(one)).toBe(stemOf(other));
  });

  it.each([
    ['thruster', 'thrust'],
    ['press', 'pre'],
    ['swing', 'sw'],
    ['deadlift', 'dead'],
    ['training', 'trainer'],
    ['speed', 'spe'],
    ['size', 'sis'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(stemOf(one)).not.toBe(stemOf(other));
  });

  it('never empties a word, however long or strange', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 200 }), (text) => {
        for (const word of foldedWords(text)) expect(stemOf(word)).not.toBe('');
      }),
    );
  });
});

it('a title is the same however it parts its words', () => {
  const keyOf = (text: string) => keyOfWords(foldedWords(text));
  expect(keyOf('Pull-ups')).toBe(keyOf('pullup'));
  expect(keyOf('Dead bug')).toBe(keyOf('deadbugs'));
  expect(keyOf('Dead bug')).not.toBe(keyOf('Bird dog'));
});
