import { expect, it } from 'vitest';
import { createEmptyVocabulary } from './vocabulary.ts';

it('finds words by stem, and by prefix in insertion order', () => {
  const vocabulary = createEmptyVocabulary();
  for (const text of ['squats', 'plank', 'squash', 'squat', 'plank']) vocabulary.add(text);
  const texts = (words: readonly { readonly text: string }[]) => words.map(({ text }) => text);
  expect(texts(vocabulary.words)).toEqual(['squats', 'plank', 'squash', 'squat']);
  expect(texts(vocabulary.wordsWithStem('squat'))).toEqual(['squats', 'squat']);
  expect(texts(vocabulary.wordsWithPrefix('squa'))).toEqual(['squats', 'squash', 'squat']);
  expect(vocabulary.wordsWithPrefix('x')).toEqual([]);
});

it('knows which words pages contain, and which are only synonyms', () => {
  const vocabulary = createEmptyVocabulary();
  vocabulary.countPage(vocabulary.add('deadlift'));
  vocabulary.add('rdl');
  expect(vocabulary.isOnPage('deadlift')).toBe(true);
  expect(vocabulary.isOnPage('deadlifts')).toBe(true);
  expect(vocabulary.isOnPage('rdl')).toBe(false);
  expect(vocabulary.hasStem('rdl')).toBe(true);
});

it('gives a stem more weight the fewer pages have it', () => {
  const vocabulary = createEmptyVocabulary();
  vocabulary.countPages(10, new Set(['exercise']));
  const squat = vocabulary.add('squat');
  for (let page = 0; page < 5; page += 1) vocabulary.countPage(squat);
  vocabulary.countPage(vocabulary.add('plank'));
  expect(vocabulary.rarityOf('plank')).toBeGreaterThan(vocabulary.rarityOf('squat'));
  expect(vocabulary.rarityOf('squat')).toBeGreaterThan(vocabulary.rarityOf('exercise'));
});
