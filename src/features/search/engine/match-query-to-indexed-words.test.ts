import { describe, expect, it } from 'vitest';
import { matchQueryToIndexedWords } from './match-query-to-indexed-words.ts';
import { createEmptyVocabulary } from './vocabulary.ts';
import type { Vocabulary } from './vocabulary.ts';

const vocabularyOf = (...texts: readonly string[]): Vocabulary => {
  const vocabulary = createEmptyVocabulary();
  vocabulary.countPages(texts.length, new Set(['page']));
  for (const text of texts) vocabulary.countPage(vocabulary.add(text));
  return vocabulary;
};

const vocabulary = vocabularyOf('deadlift', 'leg', 'press', 'squat', 'squats', 'plank', 'the');

const terms = (typed: string) => matchQueryToIndexedWords(typed, vocabulary)?.terms ?? [];
const words = (typed: string) => terms(typed).map(({ text }) => text);

describe('matchQueryToIndexedWords', () => {
  it('reads each word once', () => {
    expect(words('  Leg  PRESS leg ')).toEqual(['leg', 'press']);
  });

  it('finds the stem of a word, and completions of the last one while it may still grow', () => {
    expect(terms('squatting ').map(({ stems }) => stems)).toEqual([['squat']]);
    expect(terms('pl').map(({ stems }) => stems)).toEqual([['plank']]);
    expect(terms('pl ').map(({ stems }) => stems)).toEqual([[]]);
    expect(terms('leg press').map(({ isPrefix }) => isPrefix)).toEqual([false, true]);
    expect(terms('leg press?').map(({ isPrefix }) => isPrefix)).toEqual([false, false]);
  });

  it('joins and splits words to match the site’s spelling', () => {
    expect(words('dead lift')).toEqual(['deadlift']);
    expect(words('legpress')).toEqual(['leg', 'press']);
    expect(words('legpres')).toEqual(['legpres']);
  });

  it('joins two words that only a synonym writes as one, unless the site has both', () => {
    const own = vocabularyOf('post', 'birth', 'sit', 'up', 'crunch');
    const wordsOf = (typed: string) =>
      matchQueryToIndexedWords(typed, own)?.terms.map(({ text }) => text);
    expect(wordsOf('post partum')).toEqual(['postpartum']);
    expect(wordsOf('sit up')).toEqual(['sit', 'up']);
  });

  it('corrects words that no page has, and gives them less weight', () => {
    const [corrected] = terms('deadlfit ');
    expect([...(corrected?.corrections ?? [])]).toEqual([['deadlift', 0.8]]);
    const [known] = terms('deadlift ');
    expect(known?.corrections.size).toBe(0);
    expect(corrected?.weight).toBeLessThan(known?.weight ?? 0);
  });

  it('gives stop words less weight, unless there are no other words', () => {
    const isStopWord = (typed: string) => terms(typed).map((term) => term.isStopWord);
    expect(isStopWord('how to squat')).toEqual([true, true, false]);
    expect(isStopWord('the')).toEqual([false]);
    expect(terms('the squat ')[0]?.weight).toBeLessThan(terms('the squat ')[1]?.weight ?? 0);
  });

  it('returns undefined for a text without words', () => {
    expect(matchQueryToIndexedWords('', vocabulary)).toBeUndefined();
    expect(matchQueryToIndexedWords(' ?! 💪 \u200f ', vocabulary)).toBeUndefined();
  });

  it('reads at most twelve words and 200 characters', () => {
    const many = Array.from({ length: 90 }, (_, at) => `w${at}`).join(' ');
    expect(words(many)).toHaveLength(12);
    expect(words('x'.repeat(10_240))).toEqual(['x'.repeat(200)]);
  });
});
