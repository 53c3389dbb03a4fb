import { Index } from 'flexsearch';
import { numbersIn } from './numbers-in.ts';
import { stemOf } from './words.ts';

/** A word of the indexed pages. */
export type KnownWord = {
  readonly text: string;
  readonly stem: string;
  /** Its place among all of them, in the order in which they were learnt. */
  readonly number: number;
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
  /** All words, by their numbers. */
  readonly words: readonly KnownWord[];
  readonly hasStem: (stem: string) => boolean;
  /** True where a page says the word, or for a plural its singular. */
  readonly says: (text: string) => boolean;
  readonly wordsWithStem: (stem: string) => readonly KnownWord[];
  /** The words that begin like this, in the order in which they were learnt. */
  readonly wordsBegunBy: (text: string) => readonly KnownWord[];
  /** How much it tells that a page has the stem: rare ones tell more. */
  readonly rarityOf: (stem: string) => number;
};

export const createVocabulary = (): Vocabulary => {
  const words: KnownWord[] = [];
  const byText = new Map<string, KnownWord>();
  const byStem = new Map<string, KnownWord[]>();
  const pagesWithStem = new Map<string, number>();
  const beginnings = new Index({ tokenize: 'forward', encode: (text) => [text] });
  let pages = 0;

  const countStem = (stem: string, more: number): void => {
    pagesWithStem.set(stem, (pagesWithStem.get(stem) ?? 0) + more);
  };

  return {
    learn: (text) => {
      const known = byText.get(text);
      if (known !== undefined) return known;
      const word = { text, stem: stemOf(text), number: words.length, uses: 0 };
      words.push(word);
      byText.set(text, word);
      const relatives = byStem.get(word.stem);
      if (relatives === undefined) byStem.set(word.stem, [word]);
      else relatives.push(word);
      countStem(word.stem, 0);
      beginnings.add(word.number, text);
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
    words,
    hasStem: (stem) => pagesWithStem.has(stem),
    says: (text) =>
      [text, text.replace(/s$/, '')].some((form) => (byText.get(form)?.uses ?? 0) > 0),
    wordsWithStem: (stem) => byStem.get(stem) ?? [],
    wordsBegunBy: (text) =>
      numbersIn(beginnings.search(text, { limit: words.length })).flatMap(
        (number) => words[number] ?? [],
      ),
    rarityOf: (stem) => Math.log(1 + pages / (1 + (pagesWithStem.get(stem) ?? 0))),
  };
};
