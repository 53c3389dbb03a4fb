// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { logBrokenImages } from './log-broken-images.ts';

afterEach(() => vi.restoreAllMocks());

type Picture = { readonly complete: boolean; readonly width: number };

/** Adds a picture in the state that a browser would give it; jsdom loads none. */
const addPicture = (address: string, { complete, width }: Picture): HTMLImageElement => {
  const image = document.createElement('img');
  Object.defineProperties(image, {
    complete: { value: complete },
    naturalWidth: { value: width },
    currentSrc: { value: address },
  });
  document.body.append(image);
  return image;
};

it('logs each picture that failed earlier or fails later, once, and no others', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  addPicture('/failed.avif', { complete: true, width: 0 });
  addPicture('/shown.avif', { complete: true, width: 640 });
  const loading = addPicture('/loading.avif', { complete: false, width: 0 });
  logBrokenImages(document);
  expect(warn.mock.calls).toEqual([['Image not loaded', '/failed.avif']]);

  loading.dispatchEvent(new Event('error'));
  document.body.append(document.createElement('video'));
  document.querySelector('video')?.dispatchEvent(new Event('error'));
  expect(warn.mock.calls.slice(1)).toEqual([['Image not loaded', '/loading.avif']]);
});
