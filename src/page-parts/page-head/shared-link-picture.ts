import { graphql } from 'gatsby';
import { siteIdentityAndPageSizes } from '../../config/public/site-identity-and-page-sizes.ts';
import { absoluteAddress } from './publisher.ts';

/** A picture of the media library, in the size for previews of shared links. */
export type SharedLinkPicture = Queries.SocialPictureFragment;

/** A picture for other sites: absolute address, size in pixels and alt text. */
type SharedImage = {
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

const sitePicture: SharedImage = {
  ...siteIdentityAndPageSizes.socialPicture,
  address: absoluteAddress(siteIdentityAndPageSizes.socialPicture.path),
};

/** The absolute address of a page's own picture, or undefined. */
export const sharedLinkPictureAddress = (
  picture: SharedLinkPicture | null | undefined,
): string | undefined => {
  const source = picture?.social?.src;
  return source === null || source === undefined ? undefined : absoluteAddress(source);
};

/** The picture for previews of shared links: the page's own, or else the site's. */
export const sharedLinkImageOrSitePicture = (
  picture: SharedLinkPicture | null | undefined,
): SharedImage => {
  const address = sharedLinkPictureAddress(picture);
  return address === undefined
    ? sitePicture
    : {
        address,
        width: picture?.social?.width ?? sitePicture.width,
        height: picture?.social?.height ?? sitePicture.height,
        alt: picture?.description ?? '',
      };
};

/**
 * Previews are wider than our pictures, so they are cropped at the bottom, to keep heads in.
 *
 * @public Gatsby collects fragments by itself.
 */
export const query = graphql`
  fragment SocialPicture on ContentfulAsset {
    description
    social: resize(width: 1200, height: 630, cropFocus: [TOP], format: JPG, quality: 80) {
      src
      width
      height
    }
  }
`;
