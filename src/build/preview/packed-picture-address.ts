import type { ImageCdnUrlGeneratorFn } from 'gatsby';
import { publishedPicturePath } from '../../domain/addresses/published-picture.ts';

/** The address of a picture in a preview of content from files: it is packed with the pages, in its one size. Gatsby loads this file by its path. */
const packedPictureAddress: ImageCdnUrlGeneratorFn = ({ url }) => publishedPicturePath(url);

export default packedPictureAddress;
