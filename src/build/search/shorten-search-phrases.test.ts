import { expect, it } from 'vitest';
import { shortenSearchPhrases } from './shorten-search-phrases.ts';

it('leaves out the stop words of phrases, and what is then there twice', () => {
  expect(
    shortenSearchPhrases(['Do you post to Dublin', 'post to dublin', 'where is my order']),
  ).toEqual(['post dublin', 'order']);
});

it('keeps a phrase whole that has only stop words', () => {
  expect(shortenSearchPhrases(['who are you'])).toEqual(['who are you']);
});
