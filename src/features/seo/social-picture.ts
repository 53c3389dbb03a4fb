import { graphql } from 'gatsby';
import { site } from '../../config/site.ts';
import { absoluteAddress } from './publisher.ts';

/** A picture of the media library in the size that is shown beside a shared link. */
export type SocialPicture = Queries.SocialPictureFragment;

/** A picture as other sites ask for it: its absolute address and its size in pixels. */
type SharedImage = {
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

const house: SharedImage = {
  ...site.socialPicture,
  address: absoluteAddress(site.socialPicture.path),
};

/** The absolute address of a page's own picture, or undefined. */
export const ownImage = (picture: SocialPicture | null | undefined): string | undefined => {
  const source = picture?.social?.src;
  return source === null || source === undefined ? undefined : absoluteAddress(source);
};

/** What to show beside a shared link: the page's own picture, or that of the house. */
export const sharedImage = (picture: SocialPicture | null | undefined): SharedImage => {
  const address = ownImage(picture);
  return address === undefined
    ? house
    : {
        address,
        width: picture?.social?.width ?? house.width,
        height: picture?.social?.height ?? house.height,
        alt: picture?.description ?? '',
      };
};

/**
 * Our pictures are wider than they are high, and shared ones are wider still: what is cut off is the floor, not the
 * heads.
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
