import type { CollectionId, SearchGroup } from '../../../domain/search/collection-groups.ts';

export type SearchResult = {
  readonly collection: CollectionId;
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly path: string;
};

/** How many there are; `more` where not all were counted. */
export type Count = { readonly count: number; readonly more: boolean };

export type ResultGroup<Result = SearchResult> = Count & {
  readonly name: SearchGroup;
  readonly results: readonly Result[];
};

/** What the search engine answers to a text. */
export type SearchAnswer<Result = SearchResult> = Count & {
  /** `closest`: nothing has all the words, and these have some of them. */
  readonly kind: 'found' | 'closest' | 'nothing';
  /** What was looked for in the place of what was typed; empty where it is the same. */
  readonly meant: string;
  /** The group with the best result first. */
  readonly groups: readonly ResultGroup<Result>[];
};
