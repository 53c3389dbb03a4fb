import type { Query, QueryTerm } from './parse-query.ts';
import { textsWithSynonym } from './synonyms.ts';

/** What pages match a query by. */
export type Matched = {
  /** Words, folded. */
  readonly words: ReadonlySet<string>;
  /** For a page that matches by a synonym: the stems that the synonym stands for. Only a page with all of them matches by it. */
  readonly phrases: readonly (readonly string[])[];
};

/** Shorter prefixes match too many words to be worth marking. */
const minPrefixLength = 3;

/**
 * The words by which pages match a query. Stop words are left out. `toCorrection` returns the stem to use as the correction of a mistyped word; if it
 * returns none, all possible ones count.
 */
export const findMatchedWords = (
  query: Query,
  toCorrection: (term: QueryTerm) => string | undefined,
): Matched => {
  const words = new Set<string>();
  const phrases = new Set<readonly string[]>();
  for (const term of query.terms) {
    if (term.isStopWord) continue;
    const correction = toCorrection(term);
    for (const { text, stem } of term.matches.words) {
      if (correction !== undefined && stem !== correction) continue;
      if (stem !== term.stem && term.text.length < minPrefixLength) continue;
      words.add(text);
      for (const phrase of textsWithSynonym(stem)) phrases.add(phrase);
    }
  }
  return { words, phrases: [...phrases] };
};
