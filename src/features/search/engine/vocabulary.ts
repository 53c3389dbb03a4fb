import { Index } from 'flexsearch';
import { stemOf } from './words.ts';

/** A word of the indexed pages. */
export type KnownWord = {
  readonly text: string;
  readonly stem: string;
  /** How many pages say it. */
  uses: number;
};

/** The words of the indexed pages, each kept once. */
export type Vocabulary = {
  readonly learn: (text: string) => KnownWord;
  /** Counts that one more page says the word itself. */
  readonly use: (word: KnownWord) => void;
  /** Counts pages, each of which answers to the stems of its kind. */
  readonly addPages: (count: number, kind: ReadonlySet<string>) => void;
  readonly words: () => Iterable<KnownWord>;
  readonly hasStem: (stem: string) => boolean;
  /** True where a page says the word, or for a plural its singular. */
  readonly says: (text: string) => boolean;
  /** The stems of words that begin like this, in the order in which they were learnt. */
  readonly stemsBegunBy: (text: string, most: number) => readonly string[];
  /** How much it tells that a page has the stem: rare ones tell more. */
  readonly rarityOf: (stem: string) => number;
};

export const createVocabulary = (): Vocabulary => {
  const words = new Map<string, KnownWord>();
  const pagesWithStem = new Map<string, number>();
  const beginnings = new Index({ tokenize: 'forward', encode: (text) => [text] });
  let pages = 0;

  const countStem = (stem: string, more: number): void => {
    pagesWithStem.set(stem, (pagesWithStem.get(stem) ?? 0) + more);
  };

  return {
    learn: (text) => {
      const known = words.get(text);
      if (known !== undefined) return known;
      const word = { text, stem: stemOf(text), uses: 0 };
      words.set(text, word);
      countStem(word.stem, 0);
      beginnings.add(text, text);
      return word;
    },
    use: (word) => {
      word.uses += 1;
      countStem(word.stem, 1);
    },
    addPages: (count, kind) => {
      pages += count;
      for (const stem of kind) countStem(stem, count);
    },
    words: () => words.values(),
    hasStem: (stem) => pagesWithStem.has(stem),
    says: (text) => [text, text.replace(/s$/, '')].some((form) => (words.get(form)?.uses ?? 0) > 0),
    stemsBegunBy: (text, most) =>
      beginnings.search(text, { limit: most }).map((found) => stemOf(String(found))),
    rarityOf: (stem) => Math.log(1 + pages / (1 + (pagesWithStem.get(stem) ?? 0))),
  };
};
