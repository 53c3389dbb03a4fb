import { foldedWords } from './words.ts';
import { stemOf } from './stem.ts';

/** A typed word. */
export type Term = {
  readonly word: string;
  readonly stem: string;
  /** True for the last word while it may still grow. */
  readonly isOpen: boolean;
  /** True for words such as "the" that a result need not have. */
  readonly isSmall: boolean;
};

export type SearchQuery = {
  readonly terms: readonly Term[];
  /** The words as typed, for comparison with whole titles. */
  readonly key: string;
  /** Their stems, written as one word: a title may part its words in another way. */
  readonly stemKey: string;
};

/** Longer texts are cut: nobody looks for so much, and whoever sends it shall not make anybody wait. */
export const longestSearchText = 200;
const mostTerms = 12;

/** Words that a result need not have: they say how something is asked, not what. */
export const smallWords: ReadonlySet<string> = new Set(
  (
    'a an and are as at be been can could did do does during for from get had has have her how i if im in is it its me ' +
    'mean much my need of on or our over shall she should so some than that the their them then there they this to vs versus ' +
    'was we were what when where which while who why will with would you your'
  ).split(' '),
);

/** What is searched for: the text without the white space around it, cut at 200 characters (never within one). */
export const toSearchText = (text: string): string => {
  const whole = text.slice(0, longestSearchText).replace(/\s+/g, ' ').trimStart();
  // Half of a pair of code units is no character.
  return (whole.isWellFormed() ? whole : whole.slice(0, -1).toWellFormed()).trimEnd();
};

/** Reads a typed text. A text that ends with a space is not being typed on, so its last word is whole. */
export const parseQuery = (typed: string): SearchQuery => {
  const words = foldedWords(toSearchText(typed));
  const isOver = /[\s\p{P}]$/u.test(typed);
  const unique = [...new Set(words)].slice(0, mostTerms);
  const terms = unique.map((word) => ({
    word,
    stem: stemOf(word),
    isOpen: !isOver && word === words.at(-1),
    isSmall: smallWords.has(word),
  }));
  const onlySmall = terms.every(({ isSmall }) => isSmall);
  return {
    terms: onlySmall ? terms.map((term) => ({ ...term, isSmall: false })) : terms,
    key: words.join(' '),
    stemKey: words.map(stemOf).join(''),
  };
};

/** A query of these terms. */
export const queryOf = (terms: readonly Term[]): SearchQuery => ({
  terms,
  key: terms.map(({ word }) => word).join(' '),
  stemKey: terms.map(({ stem }) => stem).join(''),
});

/** Terms with other words in the place of some; a word that stands there already is left out. */
export const withTerms = (
  words: readonly { readonly word: string; readonly from: Term }[],
): readonly Term[] => {
  const seen = new Set<string>();
  return words.flatMap(({ word, from }) => {
    if (seen.has(word)) return [];
    seen.add(word);
    return word === from.word ? [from] : [{ ...from, word, stem: stemOf(word), isOpen: false }];
  });
};
