import { expect, it } from 'vitest';
import { foundPictureSet } from './found-picture.ts';

it('a found picture has a large size if its address contains the small one', () => {
  expect(foundPictureSet('/.netlify/images?w=200&h=133&fm=webp&url=a')).toBe(
    '/.netlify/images?w=200&h=133&fm=webp&url=a 200w,/.netlify/images?w=600&h=399&fm=webp&url=a 600w',
  );
  expect(foundPictureSet('/picture.webp')).toBe('/picture.webp 200w');
});
