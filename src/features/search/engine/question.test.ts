import { describe, expect, it } from 'vitest';
import { readQuestion, toTerms, typedWords } from './question.ts';
import { createVocabulary } from './vocabulary.ts';
import type { Vocabulary } from './vocabulary.ts';

const vocabularyOf = (...texts: readonly string[]): Vocabulary => {
  const vocabulary = createVocabulary();
  vocabulary.addPages(texts.length, new Set(['page']));
  for (const text of texts) vocabulary.use(vocabulary.learn(text));
  return vocabulary;
};

const vocabulary = vocabularyOf('deadlift', 'leg', 'press', 'squat', 'squats', 'plank', 'the');

const wanted = (typed: string) => readQuestion(typed, vocabulary)?.wanted ?? [];
const words = (typed: string) => wanted(typed).map(({ text }) => text);

describe('readQuestion', () => {
  it('reads each word once', () => {
    expect(words('  Leg  PRESS leg ')).toEqual(['leg', 'press']);
  });

  it('asks for the forms of a word, and for what the last one may become', () => {
    expect(wanted('squatting ').map(({ stems }) => stems)).toEqual([['squat']]);
    expect(wanted('pl').map(({ stems }) => stems)).toEqual([['plank']]);
    expect(wanted('pl ').map(({ stems }) => stems)).toEqual([[]]);
    expect(wanted('leg press').map(({ isOpen }) => isOpen)).toEqual([false, true]);
    expect(wanted('leg press?').map(({ isOpen }) => isOpen)).toEqual([false, false]);
  });

  it('reads words that the site parts in another way', () => {
    expect(words('dead lift')).toEqual(['deadlift']);
    expect(words('legpress')).toEqual(['leg', 'press']);
    expect(words('legpres')).toEqual(['legpres']);
  });

  it('guesses at words that no page holds, and trusts a guess less', () => {
    const [guess] = wanted('deadlfit ');
    expect([...(guess?.guesses ?? [])]).toEqual([['deadlift', 0.8]]);
    const [sure] = wanted('deadlift ');
    expect(sure?.guesses.size).toBe(0);
    expect(guess?.worth).toBeLessThan(sure?.worth ?? 0);
  });

  it('takes small words as less, unless there are no others', () => {
    const isSmall = (typed: string) => wanted(typed).map((word) => word.isSmall);
    expect(isSmall('how to squat')).toEqual([true, true, false]);
    expect(isSmall('the')).toEqual([false]);
    expect(wanted('the squat ')[0]?.worth).toBeLessThan(wanted('the squat ')[1]?.worth ?? 0);
  });

  it('is nothing for a text without words', () => {
    expect(readQuestion('', vocabulary)).toBeUndefined();
    expect(readQuestion(' ?! 💪 \u200f ', vocabulary)).toBeUndefined();
  });
});

it('a search has twelve words of 200 characters at most', () => {
  const many = Array.from({ length: 90 }, (_, at) => `w${at}`).join(' ');
  expect(toTerms(typedWords(many), true)).toHaveLength(12);
  expect(typedWords('x'.repeat(10_240))).toEqual(['x'.repeat(200)]);
});
