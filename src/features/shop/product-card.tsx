import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import { picturePropsOfAsset } from '../../content/queried/pictures.ts';
import { queriedPricesOf } from '../../content/queried/prices.ts';
import { AmountInChosenCurrency } from '../../page-parts/price/amount.tsx';
import { TeaserCard } from '../../ui/layout/teaser-card.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';

type ProductCardProps = {
  readonly product: Queries.ProductCardFragment;
  readonly eager?: boolean;
};

/** A product below a group's heading, with its price and sizes. */
export const ProductCard = ({ product, eager = false }: ProductCardProps): ReactElement => (
  <TeaserCard
    isCompact
    picture={<Picture {...picturePropsOfAsset(product.images[0])} eager={eager} />}
    heading={
      <h3>
        <SiteLink className="card-link" to={product.path}>
          {product.title}
        </SiteLink>
      </h3>
    }
    text={product.excerpt}
  >
    <p className="card-price">
      Price with VAT <AmountInChosenCurrency prices={queriedPricesOf(product)} />
    </p>
    {product.variants?.length ? <p>{product.variants.join(', ')}</p> : null}
    {product.inStock ? null : (
      <p>
        <b>Sold out</b>
      </p>
    )}
  </TeaserCard>
);

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment ProductCard on ContentfulProduct {
    id
    path
    kind
    title
    excerpt
    variants
    priceGbp
    priceEur
    priceUsd
    priceAud
    inStock
    images {
      description
      gatsbyImage(
        layout: CONSTRAINED
        width: 380
        aspectRatio: 1
        breakpoints: [380, 570, 760]
        formats: [AVIF, WEBP]
        placeholder: NONE
      )
    }
  }
`;
