import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  pathWithSearchText,
  searchResultsPathFor,
  searchTextFromQueryString,
} from './search-text.ts';

it('puts the text into the path of a result, before the fragment', () => {
  expect(pathWithSearchText('/exercises/leg-exercises/back-squat/', 'back squat')).toBe(
    '/exercises/leg-exercises/back-squat/?s=back+squat',
  );
  expect(pathWithSearchText('/workout-plans-faq/#what-do-rir-and-rpe-mean', 'rpe')).toBe(
    '/workout-plans-faq/?s=rpe#what-do-rir-and-rpe-mean',
  );
  expect(searchResultsPathFor('squat')).toBe('/search/?s=squat');
});

it('reads any text back from the path', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 150 }), (text) => {
      const { search, hash } = new URL(pathWithSearchText('/a/#b', text), 'http://site');
      expect(searchTextFromQueryString(search)).toBe(text.replace(/\s+/g, ' ').trim());
      expect(hash).toBe('#b');
    }),
  );
});

it('reads an empty text from an address without one, and truncates a very long text', () => {
  expect(searchTextFromQueryString('')).toBe('');
  expect(searchTextFromQueryString('?t=squat')).toBe('');
  expect(searchTextFromQueryString(`?s=${'a'.repeat(10_240)}`)).toHaveLength(200);
});
