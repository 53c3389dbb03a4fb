import { describe, expect, it } from 'vitest';
import { matchQueryToIndexedWords } from './match-query-to-indexed-words.ts';
import { createEmptyPageLikelihoodModel } from './page-likelihood-model.ts';
import { createEmptyVocabulary } from './vocabulary.ts';
import { foldedWords } from './words.ts';

/** How much a typed text speaks for each of the pages with these texts. */
const weigh = (typed: string, ...pages: readonly (readonly string[])[]): readonly number[] => {
  const vocabulary = createEmptyVocabulary();
  const pageWords = createEmptyPageLikelihoodModel();
  const numbers = pages.map((texts) => {
    const words = texts.map(foldedWords);
    for (const word of words.flat()) vocabulary.add(word);
    return pageWords.add(words);
  });
  const query = matchQueryToIndexedWords(`${typed} `, vocabulary);
  return query === undefined ? [] : numbers.map(pageWords.weigh(query));
};

describe('how much the words of a query speak for a page', () => {
  it('adds up over phrases: no phrase has all of the words, and the page comes first', () => {
    const [both = 0, one = 0] = weigh(
      'velvet copper',
      ['velvet walnut', 'copper linen'],
      ['velvet walnut', 'silver linen'],
    );
    expect(both).toBeGreaterThan(one);
  });

  it('grows with the number of phrases that have the word', () => {
    const [often = 0, once = 0] = weigh(
      'velvet',
      ['velvet walnut', 'velvet linen'],
      ['velvet walnut', 'silver linen'],
    );
    expect(often).toBeGreaterThan(once);
  });

  it('is more for a page that has more phrases, so more people look for it', () => {
    // The words say nothing about either page, and each of its phrases has the same.
    const [many = 0, one = 0] = weigh('unheard', ['velvet', 'velvet', 'velvet'], ['velvet']);
    expect(many).toBeGreaterThan(one);
  });

  it('is more for a rare word than for a common one', () => {
    const [rare = 0, common = 0] = weigh('velvet walnut', ['velvet'], ['walnut'], ['walnut']);
    expect(rare).toBeGreaterThan(common);
  });

  it('is less for a page that is asked for with many other words', () => {
    const [few = 0, many = 0] = weigh('velvet', ['velvet'], ['velvet copper walnut linen']);
    expect(few).toBeGreaterThan(many);
  });

  it('counts stop words, but neither articles nor words that no page has', () => {
    const pages = [['my velvet'], ['velvet']];
    const [mine = 0, any = 0] = weigh('my', ...pages);
    expect(mine).toBeGreaterThan(any);
    expect(weigh('the my', ...pages)).toEqual([mine, any]);
    expect(weigh('unheard my', ...pages)).toEqual([mine, any]);
  });

  it('holds when pages are added after a search', () => {
    const vocabulary = createEmptyVocabulary();
    const pageWords = createEmptyPageLikelihoodModel();
    for (const word of ['velvet', 'copper']) vocabulary.add(word);
    const query = matchQueryToIndexedWords('velvet ', vocabulary);
    if (query === undefined) throw new Error('The text has a word.');
    const first = pageWords.add([['velvet']]);
    pageWords.weigh(query);
    const second = pageWords.add([['copper']]);
    const evidence = pageWords.weigh(query);
    expect(evidence(first)).toBeGreaterThan(evidence(second));
  });
});
