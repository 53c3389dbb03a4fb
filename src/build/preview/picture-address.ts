import type { ImageCdnUrlGeneratorFn } from 'gatsby';
import { previewPaths } from '../../domain/preview.ts';

/**
 * The address of a picture in a preview: behind the gate, which fetches it from the content
 * service. Gatsby loads this file by its path.
 */
const pictureAddress: ImageCdnUrlGeneratorFn = ({ url }, { width, height, format, quality }) => {
  const parameters = new URLSearchParams({ url, w: String(width), fm: format });
  if (height !== undefined && height > 0) parameters.set('h', String(height));
  if (quality > 0) parameters.set('q', String(quality));
  return `${previewPaths.picture}?${parameters}`;
};

export default pictureAddress;
