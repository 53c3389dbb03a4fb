import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldedWords, joinedStemsOfWords, stemOf, wordsWithPositionsIn } from './words.ts';

describe('drawnMusclesText', () => {
  it('splits words at hyphens and spaces, but not at apostrophes', () => {
    expect(foldedWords("Farmer's walk, T-bar row & don’t")).toEqual([
      'farmers',
      'walk',
      't',
      'bar',
      'row',
      'dont',
    ]);
  });

  it('folds capitals and accents, composed or decomposed', () => {
    expect(foldedWords('CRÈME Brûlée cafe\u0301')).toEqual(['creme', 'brulee', 'cafe']);
  });

  it('reads other alphabets, and treats emoji and direction marks as separators', () => {
    expect(foldedWords('присед 💪 \u202Esquat\u202C עם')).toEqual(['присед', 'squat', 'עם']);
    expect(foldedWords('💪🏽 ‽ …')).toEqual([]);
  });

  it('returns where each word starts and ends', () => {
    expect(wordsWithPositionsIn('Don’t rush')).toEqual([
      { start: 0, end: 5, text: 'dont' },
      { start: 6, end: 10, text: 'rush' },
    ]);
  });

  it('returns words in order and without overlap, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        let last = 0;
        for (const { start, end, text: word } of wordsWithPositionsIn(text)) {
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
  ])('gives %s and %s the same stem', (one, other) => {
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
    ['leggings', 'legs'],
  ])('gives %s and %s different stems', (one, other) => {
    expect(stemOf(one)).not.toBe(stemOf(other));
  });

  it('never returns an empty stem, however long or strange the word', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 200 }), (text) => {
        for (const word of foldedWords(text)) expect(stemOf(word)).not.toBe('');
      }),
    );
  });
});

it('gives titles the same key however they are split into words', () => {
  const keyOf = (text: string) => joinedStemsOfWords(foldedWords(text));
  expect(keyOf('Pull-ups')).toBe(keyOf('pullup'));
  expect(keyOf('Dead bug')).toBe(keyOf('deadbugs'));
  expect(keyOf('Dead bug')).not.toBe(keyOf('Bird dog'));
});
