import { expect, it } from 'vitest';
import { distinctPhrasesWithoutArticles } from './distinct-phrases-without-articles.ts';

it('leaves out the articles of phrases, and what is then there twice, and sorts them', () => {
  expect(
    distinctPhrasesWithoutArticles(['where is my order', 'Post a parcel', 'post the parcel']),
  ).toEqual(['post parcel', 'where is my order']);
});

it('keeps a phrase whole that has only articles', () => {
  expect(distinctPhrasesWithoutArticles(['The'])).toEqual(['the']);
});
