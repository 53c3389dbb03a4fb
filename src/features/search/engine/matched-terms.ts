import type { MatchedQuery, MatchedQueryTerm } from './match-query-to-indexed-words.ts';
import { stemsOfPhrasesMeantBySynonymStem } from './synonyms.ts';

/** What pages match one term of a query by. */
export type WordsAndPhrasesMatchingTerm = {
  /** Words, folded. */
  readonly words: ReadonlySet<string>;
  /**
   * What a synonym stands for, as stems: for a page with none of the words and with all stems of
   * one of these.
   */
  readonly phrases: ReadonlySet<readonly string[]>;
};

/** Shorter prefixes match too many words to be worth marking. */
const minPrefixLength = 3;

/**
 * By what pages match the terms of a query. Stop words are left out. `toCorrection` returns the
 * stem to use as the correction of a mistyped word; if it returns none, all possible ones count.
 */
export const wordsAndPhrasesMatchingEachTerm = (
  query: MatchedQuery,
  toCorrection: (term: MatchedQueryTerm) => string | undefined,
): readonly WordsAndPhrasesMatchingTerm[] =>
  query.terms
    .filter(({ isStopWord }) => !isStopWord)
    .map((term) => {
      const correction = toCorrection(term);
      const words = new Set<string>();
      const phrases = new Set<readonly string[]>();
      for (const { text, stem } of term.matches.words) {
        if (correction !== undefined && stem !== correction) continue;
        if (stem !== term.stem && term.text.length < minPrefixLength) continue;
        words.add(text);
        for (const phrase of stemsOfPhrasesMeantBySynonymStem(stem)) phrases.add(phrase);
      }
      return { words, phrases };
    });
