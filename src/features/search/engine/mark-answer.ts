import { termRangesInTexts } from './mark-text.ts';
import type { MarkedRange } from './mark-text.ts';
import type { WordsAndPhrasesMatchingTerm } from './matched-terms.ts';
import type { SearchAnswer, UnmarkedSearchResult } from './search-answer.ts';

/** A result with the words that match the query marked in its title and its excerpt. */
export type MarkedResult = UnmarkedSearchResult & {
  readonly marks: {
    readonly title: readonly MarkedRange[];
    readonly excerpt: readonly MarkedRange[];
  };
};

export type MarkedAnswer = Omit<SearchAnswer<MarkedResult>, 'matched'>;

const markResult = (
  result: UnmarkedSearchResult,
  matched: readonly WordsAndPhrasesMatchingTerm[],
): MarkedResult => {
  const [title = [], excerpt = []] = termRangesInTexts([result.title, result.excerpt], matched);
  return { ...result, marks: { title, excerpt } };
};

/** Marks the words that match the query in all results of an answer. */
export const markAnswer = ({ matched, ...answer }: SearchAnswer): MarkedAnswer => ({
  ...answer,
  groups: answer.groups.map((group) => ({
    ...group,
    results: group.results.map((result) => markResult(result, matched)),
  })),
});
