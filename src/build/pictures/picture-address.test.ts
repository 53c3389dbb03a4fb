import { expect, it } from 'vitest';
import packedPictureAddress from '../preview/packed-picture-address.ts';
import pictureAddress from './picture-address.ts';

const source = {
  url: 'https://localhost:8889/images.ctfassets.net/knurl-starter/squat/0123abcd/squat.webp',
  mimeType: 'image/webp',
  filename: 'squat.webp',
  internal: { contentDigest: 'changes with every build' },
};

it('the image service resizes a picture of the site, whose address has nothing of the content service', () => {
  const size = { width: 200, height: 133, format: 'avif', quality: 75 };
  expect(pictureAddress(source, size, '')).toBe(
    '/.netlify/images?w=200&h=133&fm=avif&q=75&url=%2Fpictures%2F0123abcd%2Fsquat.webp',
  );
  const wide = { width: 860, format: '', quality: 0 };
  expect(pictureAddress(source, wide, '')).toBe(
    '/.netlify/images?w=860&url=%2Fpictures%2F0123abcd%2Fsquat.webp',
  );
});

it('a preview has the picture itself among its packed files', () => {
  const size = { width: 200, height: 133, format: 'avif', quality: 75 };
  expect(packedPictureAddress(source, size, '')).toBe('/pictures/0123abcd/squat.webp');
});
