import { collectionOf } from './collections.ts';
import type { CollectionId, SearchHit } from './collections.ts';
import { otherNameOf } from './excerpt.ts';
import { smallWords } from './query.ts';
import { otherWordsFor } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';
import { foldedWords, wordsOf } from './words.ts';

/** Finds the texts that hold all of some stems. FlexSearch in the browser. */
export type TextIndex = {
  /** Adds a text under a number. The lower the field of a stem, the earlier a text with it is found. */
  readonly add: (text: number, stems: readonly string[], fields: readonly number[]) => void;
  readonly search: (stems: readonly string[], most: number) => readonly number[];
};

/** What a word of a text stands in, the weightiest first. */
export const fields = {
  title: 0,
  otherName: 1,
  /** Not in the title, but it means the same. */
  likeTitle: 2,
  label: 3,
  excerpt: 4,
  likeExcerpt: 5,
} as const;

/** The hits of one collection, prepared for ranking. A text is the place of a hit in `hits`. */
export type Shelf = {
  readonly id: CollectionId;
  readonly index: TextIndex;
  readonly hits: readonly SearchHit[];
  /** The different words of all texts one after another, by their numbers, and the field of each. */
  readonly words: readonly number[];
  readonly wordFields: readonly number[];
  /** Where the words of a text begin; one more than there are texts. */
  readonly wordStarts: readonly number[];
  /** Every word of titles and excerpts: start, end, number. */
  readonly spots: readonly number[];
  /** Where the spots of a text's title and of its excerpt begin; one more than there are texts. */
  readonly titleSpots: readonly number[];
  readonly excerptSpots: readonly number[];
  /** How many words of a title are not small. */
  readonly titleLengths: readonly number[];
  readonly titleKeys: readonly string[];
  readonly titleStemKeys: readonly string[];
  readonly otherNameKeys: readonly string[];
  readonly byTitle: ReadonlyMap<string, readonly number[]>;
};

/** What a hit is called besides: its kind, its category, and its address where that says more than the title. */
const labelOf = (id: CollectionId, { category = '', categories = [], slug }: SearchHit): string => {
  const { words, isNamedBySlug } = collectionOf(id);
  return [words, category, ...categories, isNamedBySlug ? slug : ''].join(' ');
};

export const createShelf = (
  id: CollectionId,
  hits: readonly SearchHit[],
  index: TextIndex,
  vocabulary: Vocabulary,
): Shelf => {
  const words: number[] = [];
  const wordFields: number[] = [];
  const wordStarts = [0];
  const spots: number[] = [];
  const titleSpots: number[] = [];
  const excerptSpots: number[] = [];
  const titleLengths: number[] = [];
  const titleKeys: string[] = [];
  const titleStemKeys: string[] = [];
  const otherNameKeys: string[] = [];
  const byTitle = new Map<string, number[]>();

  const labels = new Map<string, readonly number[]>();

  const toNumbers = (text: string): readonly number[] => foldedWords(text).map(vocabulary.add);

  // Many hits have the same label.
  const labelNumbers = (label: string): readonly number[] => {
    const known = labels.get(label) ?? toNumbers(label);
    labels.set(label, known);
    return known;
  };

  const toSpots = (text: string): readonly number[] =>
    wordsOf(text).map((word) => {
      const number = vocabulary.add(word.text);
      spots.push(word.start, word.end, number);
      return number;
    });

  const stemsOf = (numbers: readonly number[]): Set<string> => new Set(numbers.map(vocabulary.stemOf));

  hits.forEach((hit, text) => {
    const seenWords = new Set<number>();
    const stems = new Map<string, number>();
    const put = (numbers: readonly number[], field: number): void => {
      for (const number of numbers) {
        if (seenWords.has(number)) continue;
        seenWords.add(number);
        words.push(number);
        wordFields.push(field);
        const stem = vocabulary.stemOf(number);
        if (!stems.has(stem)) stems.set(stem, field);
      }
    };
    const putOwn = (numbers: readonly number[], field: number): void => {
      for (const number of numbers) if (!seenWords.has(number)) vocabulary.use(number);
      put(numbers, field);
    };
    const putOthers = (others: Iterable<string>, field: number): void =>
      put([...others].map(vocabulary.add), field);

    titleSpots.push(spots.length);
    const title = toSpots(hit.title);
    excerptSpots.push(spots.length);
    const excerpt = toSpots(hit.excerpt);
    const otherName = toNumbers(otherNameOf(hit.excerpt));
    const label = labelNumbers(labelOf(id, hit));
    putOwn(title, fields.title);
    putOwn(otherName, fields.otherName);
    putOthers(otherWordsFor(stemsOf([...title, ...otherName])), fields.likeTitle);
    putOwn(label, fields.label);
    putOwn(excerpt, fields.excerpt);
    putOthers(otherWordsFor(stemsOf([...label, ...excerpt])), fields.likeExcerpt);

    wordStarts.push(words.length);
    titleLengths.push(
      new Set(title.filter((number) => !smallWords.has(vocabulary.wordOf(number)))).size,
    );
    const titleKey = title.map(vocabulary.wordOf).join(' ');
    titleKeys.push(titleKey);
    titleStemKeys.push(title.map(vocabulary.stemOf).join(''));
    otherNameKeys.push(otherName.map(vocabulary.wordOf).join(' '));
    const sameTitle = byTitle.get(titleKey);
    if (sameTitle === undefined) byTitle.set(titleKey, [text]);
    else sameTitle.push(text);
    index.add(text, [...stems.keys()], [...stems.values()]);
  });
  titleSpots.push(spots.length);
  excerptSpots.push(spots.length);

  return {
    id,
    index,
    hits,
    words,
    wordFields,
    wordStarts,
    spots,
    titleSpots,
    excerptSpots,
    titleLengths,
    titleKeys,
    titleStemKeys,
    otherNameKeys,
    byTitle,
  };
};
