import { expect, it } from 'vitest';
import {
  cacheKeyOfOriginalPicture,
  originalOfImageServiceUrl,
  picturesInPageData,
} from './kept-pictures.ts';

const variant = (source: string, width: number, format: string): string =>
  `/.netlify/images?w=${width}&fm=${format}&url=${encodeURIComponent(source)}`;

it('keeps one variant of each picture: the lightest format in a phone’s width', () => {
  const data = JSON.stringify({
    srcSet: [215, 430, 860].map((width) => `${variant('/a.webp', width, 'avif')} ${width}w`).join(),
    fallback: variant('/a.webp', 430, 'webp'),
    other: variant('/b.webp', 860, 'avif'),
    shared: variant('/c.webp', 1200, 'jpg'),
  });
  expect([...picturesInPageData(data)]).toEqual([
    ['/a.webp', variant('/a.webp', 430, 'avif')],
    ['/b.webp', variant('/b.webp', 860, 'avif')],
  ]);
});

it('finds a kept picture by any of its sizes', () => {
  const sources = [215, 860].map((width) =>
    originalOfImageServiceUrl(new URL(variant('/a.webp', width, 'webp'), 'https://knurl.example')),
  );
  expect(new Set(sources.map(cacheKeyOfOriginalPicture)).size).toBe(1);
});
