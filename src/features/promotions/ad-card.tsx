import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import { picturePropsOfAsset, type QueriedPicture } from '../../content/queried/pictures.ts';
import type { Currency } from '../../domain/money.ts';
import { pathOfSlug } from '../../domain/routes.ts';
import { OwnedPackLinkOnCard } from '../../page-parts/price/yours.tsx';
import { useIsCurrencyCallUnderWay, useVisitorCurrencyIfKnown } from '../../services/currency.ts';
import { TeaserCard } from '../../ui/layout/teaser-card.tsx';
import { Picture, PicturePlaceholderFrame } from '../../ui/pictures/picture.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';

/** The picture of an ad for a currency (DATA-4). */
const pictureFor = (
  { image, imageGbp, imageEu }: Queries.AdCardFragment,
  currency: Currency,
): QueriedPicture => {
  switch (currency) {
    case 'gbp':
      return imageGbp;
    case 'eur':
      return imageEu;
    case 'usd':
    case 'aud':
      return image;
  }
};

type AdCardProps = { readonly ad: Queries.AdCardFragment };

/**
 * An ad, with its picture for the visitor's currency, and the way to the pack for whoever has it.
 * While the currency is loading, only the picture's space is there.
 */
export const AdCard = ({ ad }: AdCardProps): ReactElement => {
  const currency = useVisitorCurrencyIfKnown() ?? 'gbp';
  const isComing = useIsCurrencyCallUnderWay();
  const { image, alt } = picturePropsOfAsset(pictureFor(ad, currency));
  return (
    <TeaserCard
      picture={
        isComing && image !== null ? (
          <PicturePlaceholderFrame style={{ aspectRatio: `${image.width} / ${image.height}` }} />
        ) : (
          // With a key, so that a picture already shown doesn't make the next one load too early.
          <Picture key={currency} image={image} alt={alt} />
        )
      }
      heading={
        <h3>
          <SiteLink className="card-link" to={pathOfSlug(ad.slug)}>
            {ad.title}
          </SiteLink>
        </h3>
      }
    >
      {ad.sale === null ? null : (
        <OwnedPackLinkOnCard productId={ad.sale.productId} path={pathOfSlug(ad.slug)} />
      )}
    </TeaserCard>
  );
};

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment AdCard on ContentfulAd {
    id
    title
    category
    slug
    sale {
      productId
    }
    image {
      ...CardPicture
    }
    imageGbp {
      ...CardPicture
    }
    imageEu {
      ...CardPicture
    }
  }
`;
