import { stemmer } from 'stemmer';

/**
 * A word of a text: where it starts and ends, and its folded letters (lower case, no accents, no
 * apostrophes).
 */
export type TextWord = { readonly start: number; readonly end: number; readonly text: string };

const wordPattern = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*/gu;
const plainLetters = /^[a-z0-9]+$/;

const fold = (letters: string): string => {
  const lowerCase = letters.toLowerCase();
  return plainLetters.test(lowerCase)
    ? lowerCase
    : letters
        .normalize('NFKD')
        .replace(/[^\p{L}\p{N}]/gu, '')
        .toLowerCase();
};

/** The words of a text, in order. Hyphens separate words; apostrophes do not. */
export const wordsWithPositionsIn = (text: string): readonly TextWord[] => {
  const words: TextWord[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const folded = fold(match[0]);
    if (folded === '') continue;
    words.push({ start: match.index, end: match.index + match[0].length, text: folded });
  }
  return words;
};

/**
 * The words of a text, in order and with repeats, in lower case and without accents and
 * apostrophes.
 */
export const foldedWords = (text: string): readonly string[] =>
  wordsWithPositionsIn(text).map((word) => word.text);

const americanEnding = /iz(?=(?:e|ed|er|es|ing|ation|ations)$)/;
const minLengthWithEnding = 6;

/** Clothes for the legs aren’t a form of the word “leg”. */
const ownStems: ReadonlyMap<string, string> = new Map([
  ['leggings', 'legging'],
  ['legging', 'legging'],
]);

// Pages and queries repeat the same words, and stemming is slow.
const stemCache = new Map<string, string>();
const maxCachedStems = 20_000;

/**
 * The part that all forms of an English word share: "lunges" and "lunging", "organize" and
 * "organised". Takes a folded word; the stem itself need not be a word.
 */
export const stemOf = (folded: string): string => {
  const cached = stemCache.get(folded);
  if (cached !== undefined) return cached;
  const stem =
    ownStems.get(folded) ??
    stemmer(folded.length < minLengthWithEnding ? folded : folded.replace(americanEnding, 'is'));
  if (stemCache.size === maxCachedStems) stemCache.clear();
  stemCache.set(folded, stem);
  return stem;
};

/**
 * A key that is the same for texts with the same stems, however they are split into words:
 * "Pull-up", "pullups".
 */
export const joinedStemsOfWords = (words: readonly string[]): string => words.map(stemOf).join('');
