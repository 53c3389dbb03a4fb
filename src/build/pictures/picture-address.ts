import type { ImageCdnUrlGeneratorFn } from 'gatsby';
import { publishedPicturePath } from '../../domain/addresses/published-picture.ts';

/**
 * The address of a picture of content from files: the host's image service, which reads the picture from the site itself
 * (docs.netlify.com/build/image-cdn/overview: a relative `url`). The picture's own address has the digest of its bytes, so the
 * same address always means the same picture. Gatsby loads this file by its path.
 */
const pictureAddress: ImageCdnUrlGeneratorFn = ({ url }, { width, height, format, quality }) => {
  const given = Object.entries({ w: width, h: height, fm: format, q: quality }).flatMap(
    ([name, value]) => (value ? [[name, String(value)]] : []),
  );
  const parameters = new URLSearchParams([...given, ['url', publishedPicturePath(url)]]);
  return `/.netlify/images?${parameters}`;
};

export default pictureAddress;
