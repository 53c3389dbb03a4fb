import { expect, it } from 'vitest';
import { shortenSearchPhrases } from './shorten-search-phrases.ts';

it('leaves out the articles of phrases, and what is then there twice', () => {
  expect(shortenSearchPhrases(['Post a parcel', 'post the parcel', 'where is my order'])).toEqual([
    'post parcel',
    'where is my order',
  ]);
});

it('keeps a phrase whole that has only articles', () => {
  expect(shortenSearchPhrases(['The'])).toEqual(['the']);
});
