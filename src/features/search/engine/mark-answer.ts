import { markText } from './mark-text.ts';
import type { MarkedRange } from './mark-text.ts';
import type { SearchAnswer, SearchResult } from './search-answer.ts';

/** A result with the words that match the query marked in its title and its excerpt. */
export type MarkedResult = SearchResult & {
  readonly marks: {
    readonly title: readonly MarkedRange[];
    readonly excerpt: readonly MarkedRange[];
  };
};

export type MarkedAnswer = Omit<SearchAnswer<MarkedResult>, 'matchedWords'>;

/** Marks the words that match the query in all results of an answer. */
export const markAnswer = ({ matchedWords, ...answer }: SearchAnswer): MarkedAnswer => ({
  ...answer,
  groups: answer.groups.map((group) => ({
    ...group,
    results: group.results.map((result) => ({
      ...result,
      marks: {
        title: markText(result.title, matchedWords),
        excerpt: markText(result.excerpt, matchedWords),
      },
    })),
  })),
});
