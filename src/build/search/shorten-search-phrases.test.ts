import { expect, it } from 'vitest';
import { shortenSearchPhrases } from './shorten-search-phrases.ts';

it('leaves out the articles of phrases, and what is then there twice, and sorts them', () => {
  expect(shortenSearchPhrases(['where is my order', 'Post a parcel', 'post the parcel'])).toEqual([
    'post parcel',
    'where is my order',
  ]);
});

it('keeps a phrase whole that has only articles', () => {
  expect(shortenSearchPhrases(['The'])).toEqual(['the']);
});
