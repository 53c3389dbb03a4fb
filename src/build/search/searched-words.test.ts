import { expect, it } from 'vitest';
import { searchedWords } from './searched-words.ts';

it('leaves out the stop words of phrases, and what is then there twice', () => {
  expect(searchedWords(['Do you post to Dublin', 'post to dublin', 'where is my order'])).toEqual([
    'post dublin',
    'order',
  ]);
});

it('keeps a phrase whole that has only stop words', () => {
  expect(searchedWords(['who are you'])).toEqual(['who are you']);
});
