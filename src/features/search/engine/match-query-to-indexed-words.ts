import { optionalSearchWords } from '../../../domain/search-index/optional-search-words.ts';
import { trimAndShortenSearchText } from '../../../domain/search-index/search-text.ts';
import { findCorrections } from './corrections.ts';
import { findMatchingWords } from './similarity.ts';
import type { WordMatches } from './similarity.ts';
import { stemHasSynonyms, stemsOfPhrasesMeantBySynonymStem } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';
import { foldedWords, joinedStemsOfWords, stemOf } from './words.ts';

type TypedTerm = {
  readonly text: string;
  readonly stem: string;
  /** True for the last word while it may be the start of a longer one. */
  readonly isPrefix: boolean;
  /** True for words such as "the", which a result doesn't need to have. */
  readonly isStopWord: boolean;
};

/** A typed word matched against the words on the pages. */
export type MatchedQueryTerm = TypedTerm & {
  /** How much it counts in the ranking: rare words count more. */
  readonly weight: number;
  /** A page with any of these stems may match. */
  readonly stems: readonly string[];
  /**
   * If no page has the word: the stems that it may be a typo of, and how likely each is (0 to 1).
   */
  readonly corrections: ReadonlyMap<string, number>;
  /** The words of the pages that match it. */
  readonly matches: WordMatches;
};

/** A search matched against the words on the pages. Used by both ranking and marking. */
export type MatchedQuery = {
  readonly terms: readonly MatchedQueryTerm[];
  /**
   * Whether a word of the vocabulary matches any of the terms, by its id: 1 or 0. Most words of a
   * page match none.
   */
  readonly matchedWords: Uint8Array;
  /** The whole typed text, as words and as a key, to compare with whole titles. */
  readonly text: string;
  readonly key: string;
  /** The same without stop words: "is it free" asks for "free". */
  readonly significantKey: string;
};

const maxTerms = 12;
const maxCompletions = 20;
const maxCorrections = 4;
const minPartLength = 2;
/** How likely a word is meant at an edit distance of 0, 1, 2. */
const likelihoods: readonly number[] = [1, 0.8, 0.6];
/** Weights of a stop word and of a corrected word; any other word has 1. */
const stopWordWeight = 0.15;
const correctionWeight = 0.7;

/** The last word may still grow while nothing follows it. */
const endsInWord = (typed: string): boolean => !/[\s\p{P}]$/u.test(typed);

/** The distinct words, twelve at most. */
const toTypedTerms = (
  words: readonly string[],
  isLastUnfinished: boolean,
): readonly TypedTerm[] => {
  const different = [...new Set(words)].slice(0, maxTerms);
  const onlyStopWords = different.every((text) => optionalSearchWords.has(text));
  return different.map((text) => ({
    text,
    stem: stemOf(text),
    isPrefix: isLastUnfinished && text === words.at(-1),
    isStopWord: !onlyStopWords && optionalSearchWords.has(text),
  }));
};

const isKnown = (word: string, vocabulary: Vocabulary): boolean =>
  vocabulary.hasStem(stemOf(word)) ||
  stemHasSynonyms(stemOf(word)) ||
  vocabulary.wordsWithPrefix(word).length > 0;

/**
 * Joins the first two typed words that the site writes as one, such as "dead lift". So are two that
 * only a synonym writes as one, such as "post partum", if one of them means nothing here: "sit up"
 * stays two words.
 */
const joinWords = (words: readonly string[], vocabulary: Vocabulary): readonly string[] => {
  const second = words.findIndex((word, place) => {
    const before = words[place - 1];
    if (before === undefined) return false;
    const joined = `${before}${word}`;
    if (vocabulary.isOnPage(joined)) return true;
    return (
      stemsOfPhrasesMeantBySynonymStem(stemOf(joined)).size > 0 &&
      [before, word].some((one) => !isKnown(one, vocabulary))
    );
  });
  return second < 0
    ? words
    : words.toSpliced(second - 1, 2, `${words[second - 1]}${words[second]}`);
};

/** Splits a typed word that the site writes as two, such as "legpress". */
const splitWord = (word: string, vocabulary: Vocabulary): readonly string[] => {
  if (isKnown(word, vocabulary)) return [word];
  for (let at = word.length - minPartLength; at >= minPartLength; at -= 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every(vocabulary.isOnPage)) return parts;
  }
  return [word];
};

const correctionsFor = (text: string, vocabulary: Vocabulary): ReadonlyMap<string, number> => {
  const corrections = new Map<string, number>();
  for (const correction of findCorrections(text, vocabulary.words, maxCorrections)) {
    const stem = stemOf(correction.text);
    if (!corrections.has(stem)) corrections.set(stem, likelihoods[correction.distance] ?? 0);
  }
  return corrections;
};

const toTerm = (typed: TypedTerm, vocabulary: Vocabulary): MatchedQueryTerm => {
  const completions = typed.isPrefix ? vocabulary.wordsWithPrefix(typed.text) : [];
  const stems = new Set([
    ...(vocabulary.hasStem(typed.stem) ? [typed.stem] : []),
    ...completions.slice(0, maxCompletions).map(({ stem }) => stem),
  ]);
  const corrections =
    stems.size > 0 || typed.isStopWord || stemHasSynonyms(typed.stem)
      ? new Map<string, number>()
      : correctionsFor(typed.text, vocabulary);
  const [likeliest = typed.stem] = corrections.keys();
  const certainty = typed.isStopWord ? stopWordWeight : corrections.size > 0 ? correctionWeight : 1;
  return {
    ...typed,
    weight: certainty * vocabulary.rarityOf(likeliest),
    stems: [...stems, ...corrections.keys()],
    corrections,
    matches: findMatchingWords({ ...typed, completions, corrections }, vocabulary),
  };
};

const toMatchedWords = (terms: readonly MatchedQueryTerm[], { words }: Vocabulary): Uint8Array => {
  const matched = new Uint8Array(words.length);
  for (const { matches } of terms) for (const { id } of matches.words) matched[id] = 1;
  return matched;
};

/**
 * Matches the typed text against the words on the pages. Returns undefined if it contains no word.
 */
export const matchQueryToIndexedWords = (
  typed: string,
  vocabulary: Vocabulary,
): MatchedQuery | undefined => {
  const words = foldedWords(trimAndShortenSearchText(typed));
  if (words.length === 0) return undefined;
  const asOnPages = joinWords(words, vocabulary).flatMap((word) => splitWord(word, vocabulary));
  const terms = toTypedTerms(asOnPages, endsInWord(typed)).map((term) => toTerm(term, vocabulary));
  return {
    terms,
    matchedWords: toMatchedWords(terms, vocabulary),
    text: words.join(' '),
    key: joinedStemsOfWords(words),
    significantKey: joinedStemsOfWords(words.filter((word) => !optionalSearchWords.has(word))),
  };
};
