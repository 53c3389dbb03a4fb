import { describe, expect, it } from 'vitest';
import { createEmptyPageSearchPhraseIndex } from './page-search-phrase-index.ts';
import { createEmptyVocabulary } from './vocabulary.ts';
import { foldedWords } from './words.ts';

const rarities: Readonly<Record<string, number>> = { velvet: 4, copper: 3, walnut: 5, linen: 0.5 };
const rarityOf = (stem: string): number => rarities[stem] ?? 0;

const phrasesOf = (...pages: readonly (readonly string[])[]) => {
  const asked = createEmptyPageSearchPhraseIndex({ ...createEmptyVocabulary(), rarityOf });
  pages.forEach((phrases, position) => asked.add(position, phrases.map(foldedWords)));
  return asked;
};

/**
 * Typed words as terms, each of them meant for certain unless a similarity is given, the heaviest
 * first.
 */
const termsOf = (typed: readonly string[], similarity = 1) =>
  typed
    .map((concept) => ({ weight: rarityOf(concept), meanings: [{ concept, similarity }] }))
    .toSorted((one, other) => other.weight - one.weight);

/** What the typed words have in common with the only phrase of the only page. */
const overlapOf = (typed: readonly string[], phrase: string, similarity = 1): number =>
  phrasesOf([phrase]).find(termsOf(typed, similarity)).get(0)?.overlap ?? 0;

describe('what a query has in common with the phrase of a page', () => {
  it('is 1 for the same words in any order, and 0 for none of them', () => {
    expect(overlapOf(['velvet', 'copper'], 'copper velvet')).toBe(1);
    expect(overlapOf(['linen'], 'copper velvet')).toBe(0);
  });

  it('is the harmonic mean of both shares', () => {
    // All of the query (7) and 7 of the phrase’s 12.
    expect(overlapOf(['velvet', 'copper'], 'velvet copper walnut')).toBeCloseTo(14 / 19);
    // 7 of the query’s 7.5, and all of the phrase.
    expect(overlapOf(['velvet', 'copper', 'linen'], 'velvet copper')).toBeCloseTo(14 / 14.5);
  });

  it('falls more for a rare word that is missing than for a common one', () => {
    const phrase = 'velvet walnut linen';
    expect(overlapOf(['velvet', 'walnut'], phrase)).toBeGreaterThan(
      overlapOf(['velvet', 'linen'], phrase),
    );
  });

  it('falls with the doubt about what was typed', () => {
    expect(overlapOf(['velvet', 'copper'], 'velvet copper', 0.8)).toBeCloseTo(0.8);
  });

  it('counts a typed word once, though it may mean several words of the phrase', () => {
    const asked = phrasesOf(['velvet copper']);
    const meanings = ['velvet', 'copper'].map((concept) => ({ concept, similarity: 1 }));
    const found = asked.find([
      { weight: 5, meanings: [] },
      { weight: 4, meanings },
    ]);
    // 4 of the query’s 9, and all of the phrase.
    expect(found.get(0)?.overlap).toBeCloseTo(8 / 13);
  });

  it('is nothing for a common word alone', () => {
    expect(overlapOf(['walnut', 'linen'], 'linen')).toBe(0);
  });

  it('is surer with a second phrase that says nearly the same', () => {
    const two = phrasesOf(['velvet copper walnut', 'velvet copper linen'], ['velvet copper linen']);
    const found = two.find(termsOf(['velvet', 'copper']));
    expect(found.get(0)?.overlap).toBeGreaterThan(found.get(1)?.overlap ?? 1);
  });

  it('has the more support the more phrases say nearly the same', () => {
    const phrase = 'velvet copper linen';
    const found = phrasesOf([phrase, phrase, phrase], [phrase, phrase]).find(
      termsOf(['velvet', 'copper']),
    );
    expect(found.get(0)?.support).toBeGreaterThan(found.get(1)?.support ?? Infinity);
    expect(found.get(0)?.overlap).toBe(found.get(1)?.overlap);
  });

  it('is the same for the next search', () => {
    const asked = phrasesOf(['velvet copper'], ['copper walnut']);
    const terms = termsOf(['velvet', 'copper']);
    const first = asked.find(terms);
    expect(asked.find(terms)).toEqual(first);
  });

  it('keeps the pages that have most in common', () => {
    const pages = Array.from({ length: 40 }, () => ['velvet copper walnut']);
    const found = phrasesOf(...pages, ['velvet copper']).find(termsOf(['velvet', 'copper']));
    expect(found.get(40)?.overlap).toBe(1);
    expect(found.size).toBeLessThan(40);
  });
});
