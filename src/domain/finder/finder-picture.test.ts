import { expect, it } from 'vitest';
import { finderPictureSrcset } from './finder-picture.ts';

it('a found picture has a large size if its address contains the small one', () => {
  expect(finderPictureSrcset('/.netlify/images?w=200&h=133&fm=webp&url=a')).toBe(
    '/.netlify/images?w=200&h=133&fm=webp&url=a 200w,/.netlify/images?w=600&h=399&fm=webp&url=a 600w',
  );
  expect(finderPictureSrcset('/picture.webp')).toBe('/picture.webp 200w');
});
