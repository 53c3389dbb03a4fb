import { describe, expect, it } from 'vitest';
import { createVocabulary } from './vocabulary.ts';

const vocabularyOf = (...words: readonly string[]) => {
  const vocabulary = createVocabulary();
  for (const word of words) vocabulary.use(vocabulary.add(word));
  return vocabulary;
};

const beginning = (vocabulary: ReturnType<typeof createVocabulary>, prefix: string) => {
  const found: string[] = [];
  vocabulary.forPrefix(prefix, (number) => found.push(vocabulary.wordOf(number)));
  return found;
};

describe('createVocabulary', () => {
  it('gives a word one number, and finds it by its stem', () => {
    const vocabulary = vocabularyOf('squat', 'lunge', 'squats', 'squat');
    expect(vocabulary.size()).toBe(3);
    expect(vocabulary.numbersOfStem('squat').map(vocabulary.wordOf)).toEqual(['squat', 'squats']);
    expect(vocabulary.usesOf(vocabulary.add('squat'))).toBe(2);
    expect(vocabulary.numbersOfStem('curl')).toEqual([]);
  });

  it('finds words by their beginning, also those that come later', () => {
    const vocabulary = vocabularyOf('press', 'pull', 'presses');
    expect(beginning(vocabulary, 'pre')).toEqual(['press', 'presses']);
    vocabulary.add('preacher');
    expect(beginning(vocabulary, 'pre')).toEqual(['preacher', 'press', 'presses']);
    expect(vocabulary.hasPrefix('pul')).toBe(true);
    expect(vocabulary.hasPrefix('z')).toBe(false);
    expect(beginning(vocabulary, 'z')).toEqual([]);
  });

  it('corrects slips: the nearest first, with the same first letter before others', () => {
    const vocabulary = vocabularyOf('plank', 'blank', 'plan', 'planted', 'squat');
    expect(vocabulary.correct('plakn', 3).map(({ word }) => word)).toEqual(['plank', 'plan']);
    expect(vocabulary.correct('lank', 3).map(({ word }) => word)).toEqual(['blank', 'plank']);
    expect(vocabulary.correct('squta', 1)).toEqual([
      { word: 'squat', slips: 1, rank: expect.any(Number) },
    ]);
  });

  it('prefers the word that is said more often', () => {
    const vocabulary = vocabularyOf('bench', 'beach', ...Array<string>(30).fill('bench'));
    expect(vocabulary.correct('beech', 2).map(({ word }) => word)).toEqual(['bench', 'beach']);
  });

  it('does not guess at very short words, nor at the word itself', () => {
    const vocabulary = vocabularyOf('ab', 'abs', 'row');
    expect(vocabulary.correct('ba', 3)).toEqual([]);
    expect(vocabulary.correct('row', 3)).toEqual([]);
  });
});
