import { isStillTyped, toTerms, typedWords } from './question.ts';
import { stemsMeantBy } from './synonyms.ts';
import { nearWords } from './typos.ts';
import { stemOf, wordsOf } from './words.ts';

/** Where a part of a text begins and ends that answers a search. */
export type Mark = readonly [start: number, end: number];

const shortestBeginning = 3;
const mostGuesses = 2;

/**
 * What in each text answers a search: the words themselves in any form, what they mean, words that begin with the last
 * one, and, for a word that stands nowhere in the texts, what it was most likely meant to be.
 */
export const markTexts = (
  texts: readonly string[],
  searchText: string,
): readonly (readonly Mark[])[] => {
  const wordsOfTexts = texts.map(wordsOf);
  const known = new Map<string, { readonly text: string; readonly stem: string; uses: number }>();
  for (const { text } of wordsOfTexts.flat()) {
    const word = known.get(text);
    if (word === undefined) known.set(text, { text, stem: stemOf(text), uses: 1 });
    else word.uses += 1;
  }

  const marked = new Set<string>();
  for (const term of toTerms(typedWords(searchText), isStillTyped(searchText))) {
    if (term.isSmall) continue;
    const stems = new Set([term.stem, ...stemsMeantBy(term.stem)]);
    const opens = term.isOpen && term.text.length >= shortestBeginning;
    const meant = [...known.values()].filter(
      ({ text, stem }) => stems.has(stem) || (opens && text.startsWith(term.text)),
    );
    const guessed = meant.length > 0 ? meant : nearWords(term.text, known.values(), mostGuesses);
    for (const { text } of guessed) marked.add(text);
  }
  return wordsOfTexts.map((words) =>
    words.filter(({ text }) => marked.has(text)).map(({ start, end }): Mark => [start, end]),
  );
};
