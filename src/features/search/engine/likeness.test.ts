import { expect, it } from 'vitest';
import { likenessOfWords } from './likeness.ts';
import { createVocabulary } from './vocabulary.ts';

const vocabulary = createVocabulary();
for (const text of ['squat', 'squats', 'squatting', 'squash', 'press']) vocabulary.learn(text);

const likenessTo = (text: string, isOpen: boolean, guesses = new Map<string, number>()) => {
  const begun = isOpen ? vocabulary.wordsBegunBy(text) : [];
  const likeness = likenessOfWords({ text, stem: text, begun, guesses }, vocabulary);
  return Object.fromEntries(
    vocabulary.words.map(({ text: word, number }) => [word, likeness[number]]),
  );
};

it('the word itself answers best, then its forms; what has nothing to do with it does not', () => {
  expect(likenessTo('squat', false)).toEqual({
    squat: 1,
    squats: 0.97,
    squatting: 0.97,
    squash: 0,
    press: 0,
  });
});

it('a beginning answers the better, the more of the word is typed', () => {
  const { squat = 0, squash = 0, squatting = 0, press } = likenessTo('squa', true);
  expect(squat).toBeGreaterThan(squash);
  expect(squash).toBeGreaterThan(squatting);
  expect(squatting).toBeGreaterThan(0.5);
  expect(press).toBe(0);
});

it('a guess answers as likely as it was meant, in all its forms', () => {
  expect(likenessTo('sqaut', false, new Map([['squat', 0.8]]))).toEqual({
    squat: 0.8,
    squats: 0.8,
    squatting: 0.8,
    squash: 0,
    press: 0,
  });
});
