import { expect, it } from 'vitest';
import { compactPhrasesForSearchIndex } from './compact-phrases-for-search-index.ts';

it('leaves out the articles of phrases, and what is then there twice, and sorts them', () => {
  expect(
    compactPhrasesForSearchIndex(['where is my order', 'Post a parcel', 'post the parcel']),
  ).toEqual(['post parcel', 'where is my order']);
});

it('keeps a phrase whole that has only articles', () => {
  expect(compactPhrasesForSearchIndex(['The'])).toEqual(['the']);
});
