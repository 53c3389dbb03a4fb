import { expect, it } from 'vitest';
import { publishedPathOfFilmFileUrl, publishedPathOfPictureUrl } from './published-picture.ts';

it('a picture has the digest of its bytes and its name in its address, and nothing of the content service', () => {
  const url =
    'https://localhost:8889/images.ctfassets.net/knurl-starter/exercise-squat/0123456789abcdef/my%20squat.webp';
  expect(publishedPathOfPictureUrl(url)).toBe('/pictures/0123456789abcdef/my%20squat.webp');
});

it('a film has its digest and its name too, wherever it comes from', () => {
  const url = 'https://videos.ctfassets.net/space/movie-squat/0123abcd/squat.mp4';
  expect(publishedPathOfFilmFileUrl(url)).toBe('/films/0123abcd/squat.mp4');
});
