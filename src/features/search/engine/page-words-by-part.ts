import type { SearchablePage } from '../../../domain/search-index/collections.ts';
import { otherNameAtStartOfExcerpt } from '../../../domain/search-index/other-name.ts';
import { searchablePlanFactsFromExcerpt } from '../../../domain/search-index/plan-facts.ts';
import { synonymWordsOfTextStems, pinnedSearchKeysOfTitleStems } from './synonyms.ts';
import { foldedWords, stemOf } from './words.ts';

/**
 * The words of a page, by the part of its hit in which they are. A word may be in several parts.
 */
export type PageWordsByPart = {
  readonly title: readonly string[];
  readonly otherName: readonly string[];
  /** Synonyms of the title and the other name. */
  readonly titleSynonyms: readonly string[];
  /** The categories, the slug and a plan's facts. */
  readonly labels: readonly string[];
  readonly excerpt: readonly string[];
  /** Synonyms of the labels and the excerpt. */
  readonly excerptSynonyms: readonly string[];
  /** The keys of whole searches that this page is the answer to. */
  readonly wholeSearches: ReadonlySet<string>;
};

const synonymsOfWords = (words: readonly string[]): readonly string[] => [
  ...synonymWordsOfTextStems(new Set(words.map(stemOf))),
];

/** Splits a hit into its words. */
export const toPageWordsByPart = (hit: SearchablePage): PageWordsByPart => {
  const title = foldedWords(hit.title);
  const otherName = foldedWords(otherNameAtStartOfExcerpt(hit.excerpt));
  const labels = foldedWords(
    [
      hit.category ?? '',
      ...(hit.categories ?? []),
      hit.slug,
      searchablePlanFactsFromExcerpt(hit.excerpt),
    ].join(' '),
  );
  const excerpt = foldedWords(hit.excerpt);
  return {
    title,
    otherName,
    titleSynonyms: synonymsOfWords([...title, ...otherName]),
    labels,
    excerpt,
    excerptSynonyms: synonymsOfWords([...labels, ...excerpt]),
    wholeSearches: pinnedSearchKeysOfTitleStems(new Set(title.map(stemOf))),
  };
};
