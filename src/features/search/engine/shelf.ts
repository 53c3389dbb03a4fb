import { Index } from 'flexsearch';
import { collectionOf } from '../../../domain/search/collections.ts';
import type { CollectionId } from '../../../domain/search/collection-groups.ts';
import type { SearchHit } from '../../../domain/search/collections.ts';
import { otherNameOf } from '../../../domain/search/other-name.ts';
import { numbersIn } from './numbers-in.ts';
import { otherWordsFor } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';
import { foldedWords, keyOfWords, smallWords, stemOf } from './words.ts';

/** How much it says of a page that a word stands in a part of it. */
export const weights = {
  title: 1,
  otherName: 0.9,
  /** Not in the title, but it means the same as what is. */
  likeTitle: 0.7,
  /** The categories and the address. */
  label: 0.6,
  kind: 0.5,
  excerpt: 0.25,
  likeExcerpt: 0.17,
} as const;

/** A hit with its words, prepared to be ranked. */
export type Page = {
  readonly hit: SearchHit;
  /** The numbers of its different words, those of the title first, and the weight of each. */
  readonly words: Uint32Array;
  readonly weights: Float64Array;
  /** How many words of the title say something: small ones and the kind of page do not. */
  readonly titleLength: number;
  readonly titleText: string;
  readonly titleKey: string;
  readonly otherNameKey: string;
};

/** The hits of one collection. */
export type Shelf = {
  readonly collection: CollectionId;
  /** The stems that each of its pages answers to. */
  readonly kind: ReadonlySet<string>;
  readonly handicap: number;
  readonly pages: readonly Page[];
  /** The places of the pages whose whole title has a key. */
  readonly placesOfTitle: (key: string) => readonly number[];
  readonly add: (hits: readonly SearchHit[]) => void;
  /** The places of the pages with all of some stems, or with any; those with the most and the weightiest come first. */
  readonly find: (what: 'all' | 'any', stems: readonly string[], most: number) => readonly number[];
};

// Where FlexSearch ranks a word: in titles by their length, so that short ones come first, and then in everything else.
const longestTitle = 8;
const places = { likeTitle: 9, label: 10, excerpt: 11, likeExcerpt: 12 } as const;
const placeCount = 13;

export const createShelf = (collection: CollectionId, vocabulary: Vocabulary): Shelf => {
  let keyPlaces: number[] = [];
  const index = new Index({
    encode: (keys) => keys.split(' '),
    resolution: placeCount,
    score: (_keys, _key, position) => keyPlaces[position] ?? placeCount - 1,
  });
  const { kind: kindWords, handicap = 0 } = collectionOf(collection);
  const kind = new Set(foldedWords(kindWords).map(stemOf));
  const pages: Page[] = [];
  const byTitle = new Map<string, number[]>();

  const toPage = (hit: SearchHit): Page => {
    const words = new Map<number, number>();
    const keys: string[] = [];
    keyPlaces = [];
    const put = (texts: Iterable<string>, weight: number, place: number, isSaid: boolean): void => {
      for (const text of texts) {
        const word = vocabulary.learn(text);
        if (words.has(word.number)) continue;
        words.set(word.number, weight);
        if (isSaid) vocabulary.use(word);
        keys.push(word.stem);
        keyPlaces.push(place);
      }
    };
    const title = foldedWords(hit.title);
    const otherName = foldedWords(otherNameOf(hit.excerpt));
    const label = foldedWords([hit.category ?? '', ...(hit.categories ?? []), hit.slug].join(' '));
    const excerpt = foldedWords(hit.excerpt);
    const telling = title.filter((text) => !smallWords.has(text) && !kind.has(stemOf(text)));
    const titlePlace = Math.min(telling.length, longestTitle);
    const meantBy = (...texts: readonly string[]) => otherWordsFor(new Set(texts.map(stemOf)));

    put(title, weights.title, titlePlace, true);
    put(otherName, weights.otherName, titlePlace, true);
    put(meantBy(...title, ...otherName), weights.likeTitle, places.likeTitle, false);
    put(label, weights.label, places.label, true);
    put(excerpt, weights.excerpt, places.excerpt, true);
    put(meantBy(...label, ...excerpt), weights.likeExcerpt, places.likeExcerpt, false);
    const number = pages.length;
    index.add(number, keys.join(' '));

    const titleKey = keyOfWords(title);
    const sameTitle = byTitle.get(titleKey);
    if (sameTitle === undefined) byTitle.set(titleKey, [number]);
    else sameTitle.push(number);
    return {
      hit,
      words: Uint32Array.from(words.keys()),
      weights: Float64Array.from(words.values()),
      titleLength: new Set(telling).size,
      titleText: title.join(' '),
      titleKey,
      otherNameKey: keyOfWords(otherName),
    };
  };

  return {
    collection,
    kind,
    handicap,
    pages,
    placesOfTitle: (key) => byTitle.get(key) ?? [],
    add: (hits) => {
      vocabulary.addPages(hits.length, kind);
      for (const hit of hits) pages.push(toPage(hit));
    },
    find: (what, stems, most) =>
      numbersIn(index.search(stems.join(' '), { limit: most, suggest: what === 'any' })),
  };
};
