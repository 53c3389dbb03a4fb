import { expect, it } from 'vitest';
import { answerByteRange, filmAndDrawingInPageData } from './kept-films.ts';

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
  expect(filmAndDrawingInPageData(data('quarter', 'front'))).toEqual([
    '/films/0a1b/movie-squat-quarter.mp4',
    '/films/0a1b/movie-squat-quarter-muscles.svg',
  ]);
  expect(filmAndDrawingInPageData(data('back', 'front'))).toEqual([
    '/films/0a1b/movie-squat-back.mp4',
  ]);
});

it('finds none where there is none', () => {
  expect(filmAndDrawingInPageData(JSON.stringify({ films: [] }))).toEqual([]);
  expect(filmAndDrawingInPageData(JSON.stringify({ html: '/films/0a1b/a.mp4' }))).toEqual([]);
});

const film = new Blob([Uint8Array.from({ length: 100 }, (_, index) => index)]);

it.each([
  ['bytes=0-', 0, 99],
  ['bytes=10-19', 10, 19],
  ['bytes=10-500', 10, 99],
])('answers %s of 100 bytes', async (header, first, last) => {
  const answer = answerByteRange(film, 'video/mp4', header);
  expect(answer?.status).toBe(206);
  expect(answer?.headers.get('content-range')).toBe(`bytes ${first}-${last}/100`);
  const bytes = new Uint8Array((await answer?.arrayBuffer()) ?? new ArrayBuffer());
  expect([bytes.length, bytes[0], bytes.at(-1)]).toEqual([last - first + 1, first, last]);
});

it.each(['bytes=100-', 'bytes=0-1,5-6', null])('answers no part for %s of 100 bytes', (header) => {
  expect(answerByteRange(film, 'video/mp4', header)).toBeUndefined();
});
