import { expect, it } from 'vitest';
import { findMatchingWords } from './similarity.ts';
import { createEmptyVocabulary } from './vocabulary.ts';

const vocabulary = createEmptyVocabulary();
for (const text of ['squat', 'squats', 'squatting', 'squash', 'press']) vocabulary.add(text);

const similaritiesTo = (
  text: string,
  isPrefix: boolean,
  corrections = new Map<string, number>(),
) => {
  const completions = isPrefix ? vocabulary.wordsWithPrefix(text) : [];
  const matches = findMatchingWords({ text, stem: text, completions, corrections }, vocabulary);
  for (const { id } of matches.words) expect(matches.similarities[id]).toBeGreaterThan(0);
  return Object.fromEntries(
    vocabulary.words.map((word) => [word.text, matches.similarities[word.id]]),
  );
};

it('ranks the word itself above its other forms, and doesn’t match unrelated words', () => {
  expect(similaritiesTo('squat', false)).toEqual({
    squat: 1,
    squats: 0.97,
    squatting: 0.97,
    squash: 0,
    press: 0,
  });
});

it('ranks completions by how much of the word is typed', () => {
  const { squat = 0, squash = 0, squatting = 0, press } = similaritiesTo('squa', true);
  expect(squat).toBeGreaterThan(squash);
  expect(squash).toBeGreaterThan(squatting);
  expect(squatting).toBeGreaterThan(0.5);
  expect(press).toBe(0);
});

it('gives all forms of a correction its likelihood', () => {
  expect(similaritiesTo('sqaut', false, new Map([['squat', 0.8]]))).toEqual({
    squat: 0.8,
    squats: 0.8,
    squatting: 0.8,
    squash: 0,
    press: 0,
  });
});
