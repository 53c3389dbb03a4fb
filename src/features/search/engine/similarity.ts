import type { IndexedWordWithPageCount, Vocabulary } from './vocabulary.ts';

const otherForm = 0.97;
/** The more of a word is typed, the more likely it is meant. */
const prefixSimilarity = (typed: string, word: string): number =>
  0.5 + (0.4 * typed.length) / word.length;

/** A typed word and the words it may stand for. */
type Term = {
  readonly text: string;
  readonly stem: string;
  /** The words that it may be the start of. */
  readonly completions: readonly IndexedWordWithPageCount[];
  /**
   * If no page has the word: the stems that it may be a typo of, and how likely each is (0 to 1).
   */
  readonly corrections: ReadonlyMap<string, number>;
};

/** The words of the pages that match a typed one. */
export type WordMatches = {
  /** A word may be here twice. */
  readonly words: readonly IndexedWordWithPageCount[];
  /**
   * The similarity of each word of the vocabulary, by its id: 1 for the word itself, 0 for one that
   * doesn't match. The ranking looks up each word of many pages here. A typed array, because
   * filling a plain one takes a tenth of the time of a search.
   */
  readonly similarities: Float64Array;
};

export const findMatchingWords = (
  { text, stem, completions, corrections }: Term,
  vocabulary: Vocabulary,
): WordMatches => {
  const words: IndexedWordWithPageCount[] = [];
  const similarities = new Float64Array(vocabulary.words.length);
  // Later entries win: the word itself and its other forms.
  for (const [corrected, likelihood] of corrections) {
    for (const word of vocabulary.wordsWithStem(corrected)) {
      words.push(word);
      similarities[word.id] = likelihood;
    }
  }
  for (const word of completions) {
    words.push(word);
    similarities[word.id] = prefixSimilarity(text, word.text);
  }
  for (const word of vocabulary.wordsWithStem(stem)) {
    words.push(word);
    similarities[word.id] = word.text === text ? 1 : otherForm;
  }
  return { words, similarities };
};
