import { letterBitmaskOf } from './corrections.ts';
import { stemOf } from './words.ts';

export type IndexedWordWithPageCount = {
  readonly text: string;
  readonly stem: string;
  /** Its letters, as `letterBitmaskOf` says. */
  readonly letters: number;
  /** Its index in `Vocabulary.words`. */
  readonly id: number;
  /** How many pages contain it. */
  pageCount: number;
};

/** All words of the indexed pages, and of their synonyms. */
export type Vocabulary = {
  /** Adds a folded word, or returns the existing one. */
  readonly add: (text: string) => IndexedWordWithPageCount;
  /** Counts one more page that contains the word. */
  readonly countPage: (word: IndexedWordWithPageCount) => void;
  /** Counts one more page that is asked for with the stem. */
  readonly countAsked: (stem: string) => void;
  /** How often something was counted: what was worked out of rarities holds until it changes. */
  readonly counted: () => number;
  /** Counts pages of a collection; each of them is also found by the stems of its type. */
  readonly countPages: (count: number, typeStems: ReadonlySet<string>) => void;
  readonly words: readonly IndexedWordWithPageCount[];
  readonly hasStem: (stem: string) => boolean;
  /** True if a page contains the word or, for a plural, its singular. */
  readonly isOnPage: (text: string) => boolean;
  readonly wordsWithStem: (stem: string) => readonly IndexedWordWithPageCount[];
  /** In insertion order. */
  readonly wordsWithPrefix: (prefix: string) => readonly IndexedWordWithPageCount[];
  /** The inverse document frequency of a stem: the fewer pages have it, the higher. */
  readonly rarityOf: (stem: string) => number;
};

const append = (
  lists: Map<string, IndexedWordWithPageCount[]>,
  key: string,
  word: IndexedWordWithPageCount,
): void => {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [word]);
  else list.push(word);
};

export const createEmptyVocabulary = (): Vocabulary => {
  const words: IndexedWordWithPageCount[] = [];
  const byText = new Map<string, IndexedWordWithPageCount>();
  const byStem = new Map<string, IndexedWordWithPageCount[]>();
  // By the first letter, and by the first two, because thousands of words share the one.
  const byStart = new Map<string, IndexedWordWithPageCount[]>();
  const pageCounts = new Map<string, number>();
  let pageCount = 0;
  let counted = 0;

  const countStem = (stem: string, pages: number): void => {
    counted += 1;
    pageCounts.set(stem, (pageCounts.get(stem) ?? 0) + pages);
  };

  return {
    add: (text) => {
      const known = byText.get(text);
      if (known !== undefined) return known;
      const word = {
        text,
        stem: stemOf(text),
        letters: letterBitmaskOf(text),
        id: words.length,
        pageCount: 0,
      };
      words.push(word);
      byText.set(text, word);
      append(byStem, word.stem, word);
      append(byStart, text.slice(0, 1), word);
      if (text.length > 1) append(byStart, text.slice(0, 2), word);
      countStem(word.stem, 0);
      return word;
    },
    countPage: (word) => {
      word.pageCount += 1;
      countStem(word.stem, 1);
    },
    countAsked: (stem) => countStem(stem, 1),
    counted: () => counted,
    countPages: (count, typeStems) => {
      counted += 1;
      pageCount += count;
      for (const stem of typeStems) countStem(stem, count);
    },
    words,
    hasStem: (stem) => pageCounts.has(stem),
    isOnPage: (text) =>
      [text, text.replace(/s$/, '')].some((form) => (byText.get(form)?.pageCount ?? 0) > 0),
    wordsWithStem: (stem) => byStem.get(stem) ?? [],
    wordsWithPrefix: (prefix) =>
      (byStart.get(prefix.slice(0, 2)) ?? []).filter(({ text }) => text.startsWith(prefix)),
    rarityOf: (stem) => Math.log(1 + pageCount / (1 + (pageCounts.get(stem) ?? 0))),
  };
};
