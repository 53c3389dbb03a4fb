import { expect, it } from 'vitest';
import { requestedByteRange, firstFilmInPageData } from './kept-films.ts';

it('keeps the first side of an exercise', () => {
  const films = ['quarter', 'front'].map((side) => ({
    side: `From the ${side}`,
    src: `/films/0a1b/movie-squat-${side}.mp4`,
    captions: null,
  }));
  const data = JSON.stringify({ result: { data: { exercise: { title: 'Squat', films } } } });
  expect(firstFilmInPageData(data)).toBe('/films/0a1b/movie-squat-quarter.mp4');
});

it('finds none where there is none', () => {
  expect(firstFilmInPageData(JSON.stringify({ films: [] }))).toBeUndefined();
  expect(firstFilmInPageData(JSON.stringify({ html: '/films/0a1b/a.mp4' }))).toBeUndefined();
});

it.each([
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=10-19', { first: 10, last: 19 }],
  ['bytes=10-500', { first: 10, last: 99 }],
  ['bytes=100-', undefined],
  ['bytes=0-1,5-6', undefined],
  [null, undefined],
])('%s of 100 bytes', (header, range) => {
  expect(requestedByteRange(header, 100)).toEqual(range);
});
