import { graphql } from 'gatsby';

/** The product data that the order form needs. */
export type ProductForOrderForm = Omit<Queries.ProductOrderFragment, 'images'> & {
  /** The address of a small square picture. */
  readonly image: string | null;
};

/** Removes from a queried product what the order form doesn't need. */
export const toProductForOrderForm = ({
  images,
  ...product
}: Queries.ProductOrderFragment): ProductForOrderForm => ({
  ...product,
  image: images[0]?.small?.src ?? null,
});

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment ProductOrder on ContentfulProduct {
    slug
    path
    title
    variants
    inStock
    priceGbp
    priceEur
    priceUsd
    priceAud
    images {
      small: resize(width: 176, height: 176, cropFocus: [CENTER], format: JPG, quality: 80) {
        src
      }
    }
  }
`;
