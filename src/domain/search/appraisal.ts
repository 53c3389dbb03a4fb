import type { Term } from './query.ts';
import { stemsMeantBy } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What each word of the vocabulary is worth to the terms of a query. */
export type Appraisal = {
  /** For each term, by the number of a word: 0 where it does not answer, 1 where it is the word itself. */
  readonly worth: readonly Float32Array[];
  /** By the number of a word: 1 where it is marked in a result. */
  readonly covered: Uint8Array;
  /** How much a term counts: rare words tell more than common ones. */
  readonly weights: readonly number[];
  /** The words, by their stems, that an open term may become; the most used first. */
  readonly openings: readonly string[];
  /** True where there are too many of those to look for all. */
  readonly hasMoreOpenings: boolean;
};

export type Appraiser = {
  /** Appraises, hands the appraisal over, and forgets it: the tables are used again. */
  readonly appraise: <Made>(
    terms: readonly Term[],
    textCount: number,
    use: (appraisal: Appraisal) => Made,
  ) => Made;
};

const sameStem = 0.98;
const smallTerm = 0.1;
const mostOpenings = 32;

/** The more of a word is typed the likelier it is meant. */
const worthOfPrefix = (typed: string, word: string): number =>
  0.55 + (0.3 * typed.length) / word.length;

export const createAppraiser = (vocabulary: Vocabulary): Appraiser => {
  let size = 0;
  let covered = new Uint8Array(0);
  let tables: Float32Array[] = [];

  const openingsOf = (term: Term, numbers: readonly number[]): readonly string[] => {
    const uses = new Map<string, number>([[term.stem, Infinity]]);
    for (const number of numbers) {
      const stem = vocabulary.stemOf(number);
      uses.set(stem, (uses.get(stem) ?? 0) + vocabulary.usesOf(number));
    }
    return [...uses].sort(([, one], [, other]) => other - one).map(([stem]) => stem);
  };

  const appraise: Appraiser['appraise'] = (terms, textCount, use) => {
    if (size < vocabulary.size()) {
      size = 2 * vocabulary.size();
      covered = new Uint8Array(size);
      tables = [];
    }
    const touched: number[] = [];
    const cover = (number: number): void => {
      covered[number] = 1;
      touched.push(number);
    };
    let openings: readonly string[] = [];
    const weights = terms.map((term, place) => {
      const { word, stem, isOpen, isSmall } = term;
      const table = (tables[place] ??= new Float32Array(size));
      let uses = 0;
      const rate = (number: number, worth: number): void => {
        const before = table[number] ?? 0;
        if (before >= worth) return;
        if (before === 0) {
          uses += vocabulary.usesOf(number);
          if (isSmall) touched.push(number);
          else cover(number);
        }
        table[number] = worth;
      };
      if (isOpen) {
        const begun: number[] = [];
        vocabulary.forPrefix(word, (number) => {
          begun.push(number);
          rate(number, worthOfPrefix(word, vocabulary.wordOf(number)));
        });
        openings = openingsOf(term, begun);
      }
      for (const number of vocabulary.numbersOfStem(stem)) {
        rate(number, vocabulary.wordOf(number) === word ? 1 : sameStem);
      }
      if (!isSmall) {
        for (const meant of stemsMeantBy(stem)) {
          for (const number of vocabulary.numbersOfStem(meant)) cover(number);
        }
      }
      return (isSmall ? smallTerm : 1) * Math.log(1 + textCount / (1 + uses));
    });
    const worth = tables.slice(0, terms.length);
    try {
      return use({
        worth,
        covered,
        weights,
        openings: openings.slice(0, mostOpenings),
        hasMoreOpenings: openings.length > mostOpenings,
      });
    } finally {
      for (const number of touched) {
        covered[number] = 0;
        for (const table of worth) table[number] = 0;
      }
    }
  };

  return { appraise };
};
