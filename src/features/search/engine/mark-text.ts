import { findMatchedWords } from './matched-words.ts';
import { parseQuery } from './parse-query.ts';
import { synonymsFor } from './synonyms.ts';
import { createVocabulary } from './vocabulary.ts';
import { stemOf, wordsOf } from './words.ts';

/** Where a matched word starts and ends in a text. */
export type MarkedRange = readonly [start: number, end: number];

/** Where matched words are in a text, in order. */
export const markText = (text: string, matchedWords: ReadonlySet<string>): readonly MarkedRange[] =>
  wordsOf(text)
    .filter((word) => matchedWords.has(word.text))
    .map(({ start, end }): MarkedRange => [start, end]);

/** Marks what matches a query in the texts of one page: the page is read as the engine reads a hit. */
export const markPageTexts = (
  texts: readonly string[],
  searchText: string,
): readonly (readonly MarkedRange[])[] => {
  const vocabulary = createVocabulary();
  for (const text of texts) {
    for (const word of wordsOf(text)) vocabulary.countPage(vocabulary.add(word.text));
  }
  const stems = new Set(vocabulary.words.map(({ text }) => stemOf(text)));
  for (const synonym of synonymsFor(stems)) vocabulary.add(synonym);
  const query = parseQuery(searchText, vocabulary);
  const matchedWords =
    query === undefined
      ? new Set<string>()
      : findMatchedWords(query, vocabulary, ({ corrections }) => [...corrections.keys()][0]);
  return texts.map((text) => markText(text, matchedWords));
};
