import type { ImageCdnUrlGeneratorFn } from 'gatsby';
import { publishedPathOfPictureUrl } from '../../domain/addresses/published-picture.ts';

/**
 * The address of a picture in a preview of content from files: it is packed with the pages, in its
 * one size. Gatsby loads this file by its path.
 */
const packedPictureAddress: ImageCdnUrlGeneratorFn = ({ url }) => publishedPathOfPictureUrl(url);

export default packedPictureAddress;
