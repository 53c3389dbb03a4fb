import { stemOf } from './stem.ts';
import { forgivenSlips, lettersOf, mayBeWithin, slipsBetween } from './typos.ts';

/** A word that a typed one may have been meant as, and how many slips lie between them. */
type Correction = { readonly word: string; readonly slips: number };

/** Every word of the indexed texts, each with a number. */
export type Vocabulary = {
  /** The word's number; a word that is new gets the next. */
  readonly add: (word: string) => number;
  readonly size: () => number;
  readonly wordOf: (number: number) => string;
  readonly stemOf: (number: number) => string;
  readonly numbersOfStem: (stem: string) => readonly number[];
  /** Hands over the number of each word that begins with these letters. */
  readonly forPrefix: (prefix: string, act: (number: number) => void) => void;
  readonly hasPrefix: (prefix: string) => boolean;
  /** Words that are a slip or two away, the likeliest first. */
  readonly correct: (typed: string, most: number) => readonly Correction[];
  /** Counts that a text says the word itself. */
  readonly use: (number: number) => void;
  readonly usesOf: (number: number) => number;
};

const none: readonly number[] = [];

export const createVocabulary = (): Vocabulary => {
  const numbers = new Map<string, number>();
  const byStem = new Map<string, number[]>();
  const words: string[] = [];
  const stems: string[] = [];
  const lengths: number[] = [];
  const letters: number[] = [];
  const uses: number[] = [];
  let sorted: readonly number[] | undefined;

  const wordOf = (number: number): string => words[number] ?? '';

  const inOrder = (): readonly number[] => {
    sorted ??= words
      .map((_, number) => number)
      .sort((one, other) => (wordOf(one) < wordOf(other) ? -1 : 1));
    return sorted;
  };

  /** Where the words begin that do not come before these letters. */
  const placeOf = (prefix: string): number => {
    const order = inOrder();
    let low = 0;
    let high = order.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (wordOf(order[middle] ?? 0) < prefix) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  return {
    add: (word) => {
      const known = numbers.get(word);
      if (known !== undefined) return known;
      const number = words.length;
      const stem = stemOf(word);
      numbers.set(word, number);
      words.push(word);
      stems.push(stem);
      lengths.push(word.length);
      letters.push(lettersOf(word));
      uses.push(0);
      const siblings = byStem.get(stem);
      if (siblings === undefined) byStem.set(stem, [number]);
      else siblings.push(number);
      sorted = undefined;
      return number;
    },
    size: () => words.length,
    wordOf,
    stemOf: (number) => stems[number] ?? '',
    numbersOfStem: (stem) => byStem.get(stem) ?? none,
    forPrefix: (prefix, act) => {
      const order = inOrder();
      for (let place = placeOf(prefix); place < order.length; place += 1) {
        const number = order[place] ?? 0;
        if (!wordOf(number).startsWith(prefix)) return;
        act(number);
      }
    },
    hasPrefix: (prefix) => wordOf(inOrder()[placeOf(prefix)] ?? -1).startsWith(prefix),
    correct: (typed, most) => {
      const limit = forgivenSlips(typed.length);
      if (limit === 0) return [];
      const own = lettersOf(typed);
      const found: (Correction & { readonly rank: number })[] = [];
      for (let number = 0; number < words.length; number += 1) {
        const difference = (lengths[number] ?? 0) - typed.length;
        if (difference > limit || difference < -limit) continue;
        if (!mayBeWithin(own, letters[number] ?? 0, limit)) continue;
        const word = wordOf(number);
        if (word.length < 3) continue;
        const slips = slipsBetween(typed, word, limit);
        if (slips > limit || slips === 0) continue;
        // People rarely mistake the first letter, and mean what is often said.
        const strange = word.charCodeAt(0) === typed.charCodeAt(0) ? 0 : 0.5;
        const often = Math.min(0.4, (uses[number] ?? 0) / 1000);
        found.push({ word, slips, rank: slips + strange - often });
      }
      return found
        .sort((one, other) => one.rank - other.rank || (one.word < other.word ? -1 : 1))
        .slice(0, most);
    },
    use: (number) => {
      uses[number] = (uses[number] ?? 0) + 1;
    },
    usesOf: (number) => uses[number] ?? 0,
  };
};
