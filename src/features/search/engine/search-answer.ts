import type {
  CollectionId,
  SearchGroupHeading,
} from '../../../domain/search-index/collection-groups.ts';
import type { WordsAndPhrasesMatchingTerm } from './matched-terms.ts';

export type UnmarkedSearchResult = {
  readonly collection: CollectionId;
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly path: string;
};

/** How many results there are; `hasMore` if not all were counted. */
export type ResultCount = { readonly count: number; readonly hasMore: boolean };

export type ResultGroup<Result = UnmarkedSearchResult> = ResultCount & {
  readonly name: SearchGroupHeading;
  readonly results: readonly Result[];
};

/** The engine's answer to a query. */
export type SearchAnswer<Result = UnmarkedSearchResult> = ResultCount & {
  /** `closest`: no page has all the words; these have some of them. */
  readonly kind: 'found' | 'closest' | 'nothing';
  /** The corrected search; empty if nothing was corrected. */
  readonly correctedText: string;
  /** The group with the best result first. */
  readonly groups: readonly ResultGroup<Result>[];
  /** By what the results match each term. */
  readonly matched: readonly WordsAndPhrasesMatchingTerm[];
};
