import { expect, it } from 'vitest';
import { requestedByteRange, firstFilmInPageData } from './kept-films.ts';

it('keeps the first side of an exercise, and its muscles', () => {
  const films = (...sides: readonly string[]) =>
    sides.map((side) => ({
      side: `From the ${side}`,
      src: `/films/0a1b/movie-squat-${side}.mp4`,
      captions: null,
      muscles: side === 'back' ? null : `/films/0a1b/movie-squat-${side}-muscles.svg`,
    }));
  const data = (...sides: readonly string[]): string =>
    JSON.stringify({ result: { data: { exercise: { title: 'Squat', films: films(...sides) } } } });
  expect(firstFilmInPageData(data('quarter', 'front'))).toEqual([
    '/films/0a1b/movie-squat-quarter.mp4',
    '/films/0a1b/movie-squat-quarter-muscles.svg',
  ]);
  expect(firstFilmInPageData(data('back', 'front'))).toEqual(['/films/0a1b/movie-squat-back.mp4']);
});

it('finds none where there is none', () => {
  expect(firstFilmInPageData(JSON.stringify({ films: [] }))).toEqual([]);
  expect(firstFilmInPageData(JSON.stringify({ html: '/films/0a1b/a.mp4' }))).toEqual([]);
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
