import { graphql } from 'gatsby';
import type { CartItem } from '../../domain/cart/cart-item.ts';

/** A pack's data for the cart, and its id at the payment provider. */
type PackOnSale = Pick<CartItem, 'title' | 'path' | 'image' | 'prices'> & {
  readonly productId: string;
};

type Pack = {
  readonly image: Queries.CartPictureFragment | null;
  readonly sale: Queries.PackInCartFragment | null;
};

type Packs = Readonly<
  Record<'workoutPacks' | 'preBuiltPlans' | 'homeGymPacks', { readonly nodes: readonly Pack[] }>
>;

/** A picture's address if it is on this site; a cart accepts no other. */
const addressOf = (picture: Queries.CartPictureFragment | null): string | null => {
  const src = picture?.gatsbyImage?.images.fallback?.src;
  return src !== undefined && /^\/(?!\/)/.test(src) ? src : null;
};

/** Converts the packs for sale from a query to their data for the cart. */
export const queriedPacksOnSaleOf = (packs: Packs): readonly PackOnSale[] =>
  [packs.workoutPacks, packs.preBuiltPlans, packs.homeGymPacks].flatMap(({ nodes }) =>
    nodes.flatMap(({ image, sale }) => {
      if (sale === null) return [];
      const { productId, title, path, prices } = sale;
      return [{ productId, title, path, prices, image: addressOf(image) }];
    }),
  );

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment CartPicture on ContentfulAsset {
    gatsbyImage(
      layout: FIXED
      width: 200
      height: 200
      outputPixelDensities: [1]
      formats: [WEBP]
      placeholder: NONE
    )
  }
  fragment PackInCart on Sale {
    productId
    title
    path
    ...SalePrices
  }
`;
