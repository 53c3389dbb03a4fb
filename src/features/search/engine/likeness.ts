import type { KnownWord, Vocabulary } from './vocabulary.ts';

// Another form of the word, and the beginning of one: the more of it is typed, the likelier it is meant.
const otherForm = 0.97;
const beginning = (typed: string, word: string): number => 0.5 + (0.4 * typed.length) / word.length;

/** A typed word, and what it may have been meant as. */
type Meaning = {
  readonly text: string;
  readonly stem: string;
  /** The words that it may be the beginning of. */
  readonly begun: readonly KnownWord[];
  /** Where no page holds the word: the stems that it may have been meant as, and how likely each is. */
  readonly guesses: ReadonlyMap<string, number>;
};

/**
 * How well each word of the pages answers a typed one, by the word's number: 1 for the word itself, 0 for one that has
 * nothing to do with it. Pages are ranked by looking up their words here.
 */
export const likenessOfWords = (
  { text, stem, begun, guesses }: Meaning,
  { words, wordsWithStem }: Vocabulary,
): Float64Array => {
  const likeness = new Float64Array(words.length);
  for (const [guessed, likelihood] of guesses) {
    for (const { number } of wordsWithStem(guessed)) likeness[number] = likelihood;
  }
  for (const word of begun) likeness[word.number] = beginning(text, word.text);
  for (const word of wordsWithStem(stem))
    likeness[word.number] = word.text === text ? 1 : otherForm;
  return likeness;
};
