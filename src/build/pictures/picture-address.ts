import type { ImageCdnUrlGeneratorFn } from 'gatsby';
import { publishedPathOfPictureUrl } from '../../domain/addresses/published-picture.ts';

/**
 * The address of a picture of content from files: the host's image service, which reads the picture
 * from the site itself (docs.netlify.com/build/image-cdn/overview: a relative `url`). The picture's
 * own address has the digest of its bytes, so the same address always means the same picture.
 * Gatsby loads this file by its path.
 */
const pictureAddress: ImageCdnUrlGeneratorFn = (
  { url },
  { width, height, format, quality, cropFocus },
) => {
  // As the host's adapter: with a focus the picture fills its size and is cropped there.
  const crop = cropFocus ? { fit: 'cover', position: [cropFocus].flat().join(',') } : {};
  const given = Object.entries({ w: width, h: height, ...crop, fm: format, q: quality }).flatMap(
    ([name, value]) => (value ? [[name, String(value)]] : []),
  );
  const parameters = new URLSearchParams([...given, ['url', publishedPathOfPictureUrl(url)]]);
  return `/.netlify/images?${parameters}`;
};

export default pictureAddress;
