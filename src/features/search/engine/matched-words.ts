import type { Query, QueryTerm } from './parse-query.ts';
import { stemsWithSynonym } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Shorter prefixes match too many words to be worth marking. */
const minPrefixLength = 3;

/**
 * The words, folded, by which pages match a query. For a page that matches by a synonym these are the words that the synonym stands for.
 * Stop words are left out. `toCorrection` returns the stem to use as the correction of a mistyped word; if it returns none, all possible
 * ones count.
 */
export const findMatchedWords = (
  query: Query,
  vocabulary: Vocabulary,
  toCorrection: (term: QueryTerm) => string | undefined,
): ReadonlySet<string> => {
  const matchedWords = new Set<string>();
  for (const term of query.terms) {
    if (term.isStopWord) continue;
    const correction = toCorrection(term);
    for (const { text, stem } of term.matches.words) {
      if (correction !== undefined && stem !== correction) continue;
      if (stem !== term.stem && term.text.length < minPrefixLength) continue;
      matchedWords.add(text);
      for (const original of stemsWithSynonym(stem)) {
        for (const word of vocabulary.wordsWithStem(original)) matchedWords.add(word.text);
      }
    }
  }
  return matchedWords;
};
