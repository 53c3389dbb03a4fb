import { Index } from 'flexsearch';
import type { CollectionId } from '../../../domain/search-index/collection-groups.ts';
import { searchCollectionWithId } from '../../../domain/search-index/collections.ts';
import type { SearchablePage } from '../../../domain/search-index/collections.ts';
import { optionalSearchWords } from '../../../domain/search-index/optional-search-words.ts';
import { createEmptyPageSearchPhraseIndex } from './page-search-phrase-index.ts';
import type { PageSearchPhraseIndex } from './page-search-phrase-index.ts';
import { dropNonNumericIds } from './drop-non-numeric-ids.ts';
import type { PageLikelihoodModel } from './page-likelihood-model.ts';
import { toPageWordsByPart } from './page-words-by-part.ts';
import type { Vocabulary } from './vocabulary.ts';
import { foldedWords, joinedStemsOfWords, stemOf } from './words.ts';

/** How much a word counts in the ranking, by the part of the page in which it is. */
export const rankingWeights = {
  title: 1,
  otherName: 0.9,
  titleSynonym: 0.7,
  label: 0.6,
  /** Words for the type of page, which match all pages of the collection. */
  type: 0.5,
  excerpt: 0.25,
  excerptSynonym: 0.17,
} as const;

/** A hit with its words, prepared for the ranking. */
export type IndexedPage = {
  readonly hit: SearchablePage;
  /** Its number among the pages of all collections, in `PageLikelihoodModel`. */
  readonly number: number;
  /**
   * The ids of its distinct words, the highest weight first. Typed arrays, because the ranking
   * reads them for each word of a search.
   */
  readonly wordIds: Int32Array;
  /** The weights of these words, in the same order. */
  readonly wordWeights: Float64Array;
  /**
   * How many significant words the title has: neither stop words nor words for the type of page.
   */
  readonly titleLength: number;
  readonly titleText: string;
  readonly titleKey: string;
  readonly otherNameKey: string;
  readonly wholeSearches: ReadonlySet<string>;
};

/** The searchable pages of one collection. */
export type CollectionIndex = {
  readonly collection: CollectionId;
  /** The stems of the words for its type of page: they match every page. */
  readonly typeStems: ReadonlySet<string>;
  /** Subtracted from the score of each page. */
  readonly penalty: number;
  readonly pages: readonly IndexedPage[];
  /** What its pages are asked as. */
  readonly asked: PageSearchPhraseIndex;
  readonly add: (hits: readonly SearchablePage[]) => void;
  /**
   * The positions in `pages` of those whose whole title has this key, or that are the answer to the
   * search with this key.
   */
  readonly findTitle: (key: string) => readonly number[];
  /**
   * The positions in `pages` of those with all of the stems, or any of them; the most likely first.
   */
  readonly find: (
    matching: 'all' | 'any',
    stems: readonly string[],
    limit: number,
  ) => readonly number[];
};

// FlexSearch sorts pages by the slot of the word that matches, lowest first. The words of a title
// get the title's length as their slot, so that short titles come first; the other parts follow.
const maxTitleSlot = 8;
const slots = {
  titleSynonyms: 9,
  labels: 10,
  excerpt: 11,
  excerptSynonyms: 12,
} as const;
const slotCount = 13;

export const createEmptyCollectionIndex = (
  collection: CollectionId,
  vocabulary: Vocabulary,
  pageWords: PageLikelihoodModel,
): CollectionIndex => {
  // The slots of the page that is being added, in the order of its stems.
  let slotsOfPage: number[] = [];
  const index = new Index({
    encode: (stems) => stems.split(' '),
    resolution: slotCount,
    score: (_stems, _stem, position) => slotsOfPage[position] ?? slotCount - 1,
  });
  const { typeWords, penalty = 0 } = searchCollectionWithId(collection);
  const typeStems = new Set(foldedWords(typeWords).map(stemOf));
  const pages: IndexedPage[] = [];
  const asked = createEmptyPageSearchPhraseIndex(vocabulary);
  const positionsByKey = new Map<string, number[]>();

  const addPage = (hit: SearchablePage): void => {
    const wordWeights = new Map<number, number>();
    const stems: string[] = [];
    slotsOfPage = [];
    const addWords = (
      words: readonly string[],
      weight: number,
      slot: number,
      isOnPage: boolean,
    ): void => {
      for (const text of words) {
        const word = vocabulary.add(text);
        if (wordWeights.has(word.id)) continue;
        wordWeights.set(word.id, weight);
        if (isOnPage) vocabulary.countPage(word);
        stems.push(word.stem);
        slotsOfPage.push(slot);
      }
    };

    const parts = toPageWordsByPart(hit);
    const significant = parts.title.filter(
      (text) => !optionalSearchWords.has(text) && !typeStems.has(stemOf(text)),
    );
    const titleSlot = Math.min(significant.length, maxTitleSlot);
    addWords(parts.title, rankingWeights.title, titleSlot, true);
    addWords(parts.otherName, rankingWeights.otherName, titleSlot, true);
    addWords(parts.titleSynonyms, rankingWeights.titleSynonym, slots.titleSynonyms, false);
    addWords(parts.labels, rankingWeights.label, slots.labels, true);
    addWords(parts.excerpt, rankingWeights.excerpt, slots.excerpt, true);
    addWords(parts.excerptSynonyms, rankingWeights.excerptSynonym, slots.excerptSynonyms, false);

    const position = pages.length;
    index.add(position, stems.join(' '));
    const phrases = (hit.askedAs ?? []).map(foldedWords);
    asked.add(position, phrases);
    const titleKey = joinedStemsOfWords(parts.title);
    for (const key of [titleKey, ...parts.wholeSearches]) {
      const sameKey = positionsByKey.get(key);
      if (sameKey === undefined) positionsByKey.set(key, [position]);
      else sameKey.push(position);
    }
    pages.push({
      hit,
      number: pageWords.add([[...parts.title, ...parts.otherName], ...phrases]),
      wordIds: Int32Array.from(wordWeights.keys()),
      wordWeights: Float64Array.from(wordWeights.values()),
      titleLength: new Set(significant).size,
      titleText: parts.title.join(' '),
      titleKey,
      otherNameKey: joinedStemsOfWords(parts.otherName),
      wholeSearches: parts.wholeSearches,
    });
  };

  return {
    collection,
    typeStems,
    penalty,
    pages,
    asked,
    add: (hits) => {
      vocabulary.countPages(hits.length, typeStems);
      for (const hit of hits) addPage(hit);
    },
    findTitle: (key) => positionsByKey.get(key) ?? [],
    find: (matching, stems, limit) =>
      dropNonNumericIds(index.search(stems.join(' '), { limit, suggest: matching === 'any' })),
  };
};
