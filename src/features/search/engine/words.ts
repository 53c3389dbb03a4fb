import { stemmer } from 'stemmer';

/** A word of a text: where it stands, and its letters without capitals, accents and apostrophes. */
export type Word = { readonly start: number; readonly end: number; readonly text: string };

const word = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*/gu;
const plain = /^[a-z0-9]+$/;

const fold = (letters: string): string => {
  const small = letters.toLowerCase();
  return plain.test(small)
    ? small
    : letters
        .normalize('NFKD')
        .replace(/[^\p{L}\p{N}]/gu, '')
        .toLowerCase();
};

/** The words of a text, in their order. A hyphen parts words; an apostrophe does not. */
export const wordsOf = (text: string): readonly Word[] => {
  const words: Word[] = [];
  for (const found of text.matchAll(word)) {
    const folded = fold(found[0]);
    if (folded === '') continue;
    words.push({ start: found.index, end: found.index + found[0].length, text: folded });
  }
  return words;
};

/** The folded words of a text alone. */
export const foldedWords = (text: string): readonly string[] =>
  wordsOf(text).map((found) => found.text);

const americanEnding = /iz(?=(?:e|ed|er|es|ing|ation|ations)$)/;
const shortestWithEnding = 6;

// The same words come again and again, in pages as in questions.
const knownStems = new Map<string, string>();
const mostKnown = 20_000;

/** What the forms of an English word have in common: "lunges" and "lunging", "organize" and "organised". It need not be a word. */
export const stemOf = (folded: string): string => {
  const known = knownStems.get(folded);
  if (known !== undefined) return known;
  const stem = stemmer(
    folded.length < shortestWithEnding ? folded : folded.replace(americanEnding, 'is'),
  );
  if (knownStems.size === mostKnown) knownStems.clear();
  knownStems.set(folded, stem);
  return stem;
};

/** Words that say how something is asked, not what: a result need not have them. */
export const smallWords: ReadonlySet<string> = new Set(
  (
    'a after an and are around as at be been before best between can cant could did do does doing during for from get good ' +
    'had has have her how i if im in is it its me mean much my need of on or our over shall she should so some than that ' +
    'the their them then there they this to us vs versus was we were what when where which while who why will with would ' +
    'you your'
  ).split(' '),
);

/** Texts with the same stems are the same, however they part their words: "Pull-up", "pullups". */
export const keyOfWords = (words: readonly string[]): string => words.map(stemOf).join('');
