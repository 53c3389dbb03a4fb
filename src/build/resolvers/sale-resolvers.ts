import { toText } from '../../content/model/field-values.ts';
import { saleNodeType } from '../../content/model/graphql-schema.ts';
import { sitePath } from '../../domain/routes.ts';
import type { SpaceNode } from '../read-space.ts';

type Context = {
  readonly nodeModel: {
    findAll(query: { type: string }): Promise<{ entries: Iterable<SpaceNode> }>;
  };
};

const findSale = async (
  { nodeModel }: Context,
  isWanted: (sale: SpaceNode) => boolean,
): Promise<SpaceNode | null> => {
  // Querying all sales makes Gatsby run the page query again when one of them changes.
  const { entries } = await nodeModel.findAll({ type: saleNodeType });
  return [...entries].find(isWanted) ?? null;
};

/** The sale node that the build has created from the verified catalogue for an entry with a product id; null if it can't be bought. */
export const saleOfEntry = {
  sale: {
    resolve: async (
      { productId }: SpaceNode,
      _: unknown,
      context: Context,
    ): Promise<SpaceNode | null> =>
      typeof productId === 'string'
        ? findSale(context, (sale) => sale['productId'] === productId)
        : null,
  },
};

/** The sale node of the pack whose page an ad leads to; null if it leads elsewhere. */
export const saleOfAd = {
  sale: {
    resolve: async (
      { slug }: SpaceNode,
      _: unknown,
      context: Context,
    ): Promise<SpaceNode | null> => {
      const path = sitePath(toText(slug));
      return findSale(context, (sale) => sale['kind'] === 'pack' && sale['path'] === path);
    },
  },
};
