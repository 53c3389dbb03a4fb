import { graphql } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';

/** The result of one of the fragments below: a picture of the media library. */
export type QueriedPicture = {
  readonly description: string | null;
  readonly gatsbyImage: IGatsbyImageData | null;
};

/** The properties of `Picture` for an asset: its sizes and alt text. */
export const picturePropsOfAsset = (
  asset: QueriedPicture | null | undefined,
): { readonly image: IGatsbyImageData | null; readonly alt: string } => ({
  image: asset?.gatsbyImage ?? null,
  alt: asset?.description ?? '',
});

/** @public Gatsby collects fragments by itself. */
export const fragments = graphql`
  fragment CardPicture on ContentfulAsset {
    description
    gatsbyImage(
      layout: CONSTRAINED
      width: 380
      aspectRatio: 1.5
      breakpoints: [380, 570, 760]
      formats: [AVIF, WEBP]
      placeholder: NONE
    )
  }
  fragment WidePicture on ContentfulAsset {
    description
    gatsbyImage(
      layout: CONSTRAINED
      width: 860
      aspectRatio: 1.5
      breakpoints: [400, 640, 860, 1290]
      formats: [AVIF, WEBP]
      placeholder: NONE
    )
  }
  fragment BannerPicture on ContentfulAsset {
    description
    gatsbyImage(
      layout: CONSTRAINED
      width: 585
      aspectRatio: 1.5
      breakpoints: [400, 585, 900, 1170]
      formats: [AVIF, WEBP]
      placeholder: NONE
    )
  }
  fragment HeroPicture on ContentfulAsset {
    description
    gatsbyImage(
      layout: CONSTRAINED
      width: 620
      aspectRatio: 0.9
      breakpoints: [390, 620, 780, 1240]
      formats: [AVIF, WEBP]
      placeholder: NONE
    )
  }
  fragment TilePicture on ContentfulAsset {
    description
    gatsbyImage(
      layout: FIXED
      width: 90
      aspectRatio: 1
      outputPixelDensities: [1, 2]
      formats: [AVIF, WEBP]
      placeholder: NONE
    )
  }
`;
