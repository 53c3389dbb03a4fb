import { markTexts } from './mark-texts.ts';
import type { Mark } from './mark-texts.ts';
import type { SearchAnswer, SearchResult } from './search-answer.ts';

/** A result with the places in its title and its excerpt that answer the search. */
export type MarkedResult = SearchResult & {
  readonly marks: { readonly title: readonly Mark[]; readonly excerpt: readonly Mark[] };
};

export type MarkedAnswer = SearchAnswer<MarkedResult>;

/** Marks what answers a search in all results of its answer. */
export const markAnswer = (answer: SearchAnswer, searchText: string): MarkedAnswer => {
  const results = answer.groups.flatMap((group) => group.results);
  const marks = markTexts(
    results.flatMap(({ title, excerpt }) => [title, excerpt]),
    searchText,
  ).values();
  const next = (): readonly Mark[] => marks.next().value ?? [];
  const groups = answer.groups.map((group) => ({
    ...group,
    results: group.results.map((result) => ({
      ...result,
      marks: { title: next(), excerpt: next() },
    })),
  }));
  return { ...answer, groups };
};
