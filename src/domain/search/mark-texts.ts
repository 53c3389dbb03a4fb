import { parseQuery } from './query.ts';
import type { Mark } from './search-engine.ts';
import { stemOf } from './stem.ts';
import { stemsMeantBy } from './synonyms.ts';
import { createVocabulary } from './vocabulary.ts';
import { wordsOf } from './words.ts';

const shortestBeginning = 3;

/**
 * What in each text answers a search: the words themselves in any form, what they mean, words that begin with the last
 * one, and, for a word that stands nowhere in the texts, what it was most likely meant to be.
 */
export const markTexts = (
  texts: readonly string[],
  searchText: string,
): readonly (readonly Mark[])[] => {
  const { terms } = parseQuery(searchText);
  const words = texts.map(wordsOf);
  const vocabulary = createVocabulary();
  for (const word of words.flat()) vocabulary.use(vocabulary.add(word.text));

  const wanted = new Set<string>();
  const beginnings: string[] = [];
  for (const { word, stem, isOpen, isSmall } of terms) {
    if (isSmall) continue;
    const stems = [stem, ...stemsMeantBy(stem)];
    for (const one of stems) wanted.add(one);
    const begins = isOpen && word.length >= shortestBeginning;
    if (begins) beginnings.push(word);
    const isThere =
      stems.some((one) => vocabulary.numbersOfStem(one).length > 0) ||
      (begins && vocabulary.hasPrefix(word));
    if (isThere) continue;
    for (const correction of vocabulary.correct(word, 1)) wanted.add(stemOf(correction.word));
  }
  const isMarked = new Map<string, boolean>();
  const judge = (word: string): boolean => {
    const known = isMarked.get(word);
    if (known !== undefined) return known;
    const judged =
      wanted.has(stemOf(word)) || beginnings.some((beginning) => word.startsWith(beginning));
    isMarked.set(word, judged);
    return judged;
  };
  return words.map((own) =>
    own.flatMap(({ start, end, text }): readonly Mark[] => (judge(text) ? [[start, end]] : [])),
  );
};
