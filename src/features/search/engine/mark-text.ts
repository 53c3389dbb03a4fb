import { matchQueryToIndexedWords } from './match-query-to-indexed-words.ts';
import {
  wordsAndPhrasesMatchingEachTerm,
  type WordsAndPhrasesMatchingTerm,
} from './matched-terms.ts';
import { synonymWordsOfTextStems } from './synonyms.ts';
import { createEmptyVocabulary } from './vocabulary.ts';
import { stemOf, wordsWithPositionsIn } from './words.ts';

/** Where a matched word starts and ends in a text. */
export type MarkedRange = readonly [start: number, end: number];

/** Where each of a page's texts matches these terms, in order. */
export const termRangesInTexts = (
  texts: readonly string[],
  terms: readonly WordsAndPhrasesMatchingTerm[],
): readonly (readonly MarkedRange[])[] => {
  const split = texts.map((text) =>
    wordsWithPositionsIn(text).map((word) => ({ ...word, stem: stemOf(word.text) })),
  );
  const all = split.flat();
  const stems = new Set(all.map(({ stem }) => stem));
  const words = new Set(terms.flatMap((term) => [...term.words]));
  const stemsOfPhrases = new Set(
    terms
      .filter((term) => !all.some(({ text }) => term.words.has(text)))
      .flatMap(({ phrases }) => [...phrases])
      .filter((phrase) => phrase.every((stem) => stems.has(stem)))
      .flat(),
  );
  return split.map((ofText) =>
    ofText
      .filter(({ text, stem }) => words.has(text) || stemsOfPhrases.has(stem))
      .map(({ start, end }): MarkedRange => [start, end]),
  );
};

/**
 * Marks what matches a query in the texts of one page: the page is read as the engine reads a hit.
 */
export const queryRangesInTexts = (
  texts: readonly string[],
  searchText: string,
): readonly (readonly MarkedRange[])[] => {
  const vocabulary = createEmptyVocabulary();
  for (const text of texts) {
    for (const word of wordsWithPositionsIn(text)) vocabulary.countPage(vocabulary.add(word.text));
  }
  const stems = new Set(vocabulary.words.map(({ text }) => stemOf(text)));
  for (const synonym of synonymWordsOfTextStems(stems)) vocabulary.add(synonym);
  const query = matchQueryToIndexedWords(searchText, vocabulary);
  if (query === undefined) return texts.map(() => []);
  return termRangesInTexts(
    texts,
    wordsAndPhrasesMatchingEachTerm(query, ({ corrections }) => [...corrections.keys()][0]),
  );
};
