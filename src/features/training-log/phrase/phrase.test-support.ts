import type { PhraseWordList } from './phrase-word-list.ts';

/** A phrase of tests. */
export const rightWords: readonly string[] = [
  ...(['apple', 'basket', 'candle', 'dragon', 'engine', 'forest'] as const),
  ...(['garden', 'hammer', 'island', 'jacket', 'kitten', 'lemon'] as const),
];

/** A small book in which only `rightWords` are a phrase. */
export const smallBook: PhraseWordList = {
  words: [...rightWords, 'candy', 'cart', 'card', 'bitten', 'zebra'],
  isPhrase: async (words) => words.join(' ') === rightWords.join(' '),
};
