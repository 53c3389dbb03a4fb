import { toSearchText } from '../../../domain/search/search-text.ts';
import { likenessOfWords } from './likeness.ts';
import { nearWords } from './typos.ts';
import type { Vocabulary } from './vocabulary.ts';
import { foldedWords, keyOfWords, smallWords, stemOf } from './words.ts';

/** A typed word. */
export type Term = {
  readonly text: string;
  readonly stem: string;
  /** True for the last word while it may still grow. */
  readonly isOpen: boolean;
  /** True for words such as "the" that a result need not have. */
  readonly isSmall: boolean;
};

/** A typed word beside the words of the indexed pages. */
export type WantedWord = Term & {
  /** How much it tells that a page has it. */
  readonly worth: number;
  /** What FlexSearch is asked for: a page with any of them may answer. */
  readonly stems: readonly string[];
  /** Where no page holds the word: the stems that it may have been meant as, and how likely each is. */
  readonly guesses: ReadonlyMap<string, number>;
  /** How well each word of the pages answers it, by the word's number. */
  readonly likeness: Float64Array;
};

export type Question = {
  readonly wanted: readonly WantedWord[];
  /** All that was typed, as words and as a key, for comparison with whole titles. */
  readonly text: string;
  readonly key: string;
};

const mostTerms = 12;
const mostBeginnings = 20;
const mostGuesses = 4;
const shortestPart = 2;
/** How likely a word was meant that is so many slips away. */
const likelihoods: readonly number[] = [1, 0.8, 0.6];
/** What a small word and a guessed one tell, beside a word that is sure. */
const smallWorth = 0.15;
const guessWorth = 0.7;

/** The words of a typed text. */
export const typedWords = (typed: string): readonly string[] => foldedWords(toSearchText(typed));

/** True while the last word may still grow: nothing follows it. */
export const isStillTyped = (typed: string): boolean => !/[\s\p{P}]$/u.test(typed);

/** The different words of a search, twelve at most. */
export const toTerms = (words: readonly string[], isLastOpen: boolean): readonly Term[] => {
  const different = [...new Set(words)].slice(0, mostTerms);
  const onlySmall = different.every((text) => smallWords.has(text));
  return different.map((text) => ({
    text,
    stem: stemOf(text),
    isOpen: isLastOpen && text === words.at(-1),
    isSmall: !onlySmall && smallWords.has(text),
  }));
};

/** Two typed words that the site writes as one, "dead lift", are read as one. */
const joinWords = (words: readonly string[], vocabulary: Vocabulary): readonly string[] => {
  const at = words.findIndex(
    (word, place) => place > 0 && vocabulary.says(`${words[place - 1]}${word}`),
  );
  return at < 0 ? words : words.toSpliced(at - 1, 2, `${words[at - 1]}${words[at]}`);
};

const isKnown = (word: string, vocabulary: Vocabulary): boolean =>
  vocabulary.hasStem(stemOf(word)) || vocabulary.wordsBegunBy(word).length > 0;

/** A typed word that the site writes as two, "legpress", is read as two. */
const splitWord = (word: string, vocabulary: Vocabulary): readonly string[] => {
  if (isKnown(word, vocabulary)) return [word];
  for (let at = word.length - shortestPart; at >= shortestPart; at -= 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every(vocabulary.says)) return parts;
  }
  return [word];
};

const guessesFor = (text: string, vocabulary: Vocabulary): ReadonlyMap<string, number> => {
  const guesses = new Map<string, number>();
  for (const near of nearWords(text, vocabulary.words, mostGuesses)) {
    const stem = stemOf(near.text);
    if (!guesses.has(stem)) guesses.set(stem, likelihoods[near.slips] ?? 0);
  }
  return guesses;
};

const toWanted = (term: Term, vocabulary: Vocabulary): WantedWord => {
  const begun = term.isOpen ? vocabulary.wordsBegunBy(term.text) : [];
  const stems = new Set([
    ...(vocabulary.hasStem(term.stem) ? [term.stem] : []),
    ...begun.slice(0, mostBeginnings).map(({ stem }) => stem),
  ]);
  const guesses =
    stems.size > 0 || term.isSmall ? new Map<string, number>() : guessesFor(term.text, vocabulary);
  const [likeliest = term.stem] = guesses.keys();
  const certainty = term.isSmall ? smallWorth : guesses.size > 0 ? guessWorth : 1;
  return {
    ...term,
    worth: certainty * vocabulary.rarityOf(likeliest),
    stems: [...stems, ...guesses.keys()],
    guesses,
    likeness: likenessOfWords({ ...term, begun, guesses }, vocabulary),
  };
};

/** Reads what was typed as somebody who knows the words of the pages; undefined where it holds no word. */
export const readQuestion = (typed: string, vocabulary: Vocabulary): Question | undefined => {
  const words = typedWords(typed);
  if (words.length === 0) return undefined;
  const asWritten = joinWords(words, vocabulary).flatMap((word) => splitWord(word, vocabulary));
  return {
    wanted: toTerms(asWritten, isStillTyped(typed)).map((term) => toWanted(term, vocabulary)),
    text: words.join(' '),
    key: keyOfWords(words),
  };
};
