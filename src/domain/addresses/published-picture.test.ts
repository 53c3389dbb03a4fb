import { expect, it } from 'vitest';
import { publishedPicturePath } from './published-picture.ts';

it('a picture has the digest of its bytes and its name in its address, and nothing of the content service', () => {
  const url =
    'https://localhost:8889/images.ctfassets.net/knurl-starter/exercise-squat/0123456789abcdef/my%20squat.webp';
  expect(publishedPicturePath(url)).toBe('/pictures/0123456789abcdef/my%20squat.webp');
});
