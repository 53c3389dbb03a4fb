import type { PhraseWordListAndValidator } from './phrase-word-list-and-validator.ts';

export const validPhraseWords: readonly string[] = [
  ...(['apple', 'basket', 'candle', 'dragon', 'engine', 'forest'] as const),
  ...(['garden', 'hammer', 'island', 'jacket', 'kitten', 'lemon'] as const),
];

/** A small book in which only `validPhraseWords` are a phrase. */
export const testPhraseWordListAndValidator: PhraseWordListAndValidator = {
  words: [...validPhraseWords, 'candy', 'cart', 'card', 'bitten', 'zebra'],
  isPhrase: async (words) => words.join(' ') === validPhraseWords.join(' '),
};
