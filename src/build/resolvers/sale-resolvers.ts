import { saleNodeType } from '../../content/model/graphql-schema.ts';
import * as v from 'valibot';
import { CatalogueSchema, type CatalogueItem } from '../../domain/catalogue.ts';
import { pathOfSlug } from '../../domain/routes.ts';
import { readNode } from '../read-nodes.ts';
import type { SpaceNode } from '../read-space.ts';
import type { ResolverContext } from './rendered-texts.ts';

/** What the nodes of sales say: the build has made each of them from an item of the catalogue. */
export const readSales = (nodes: readonly SpaceNode[]): readonly CatalogueItem[] =>
  v.parse(CatalogueSchema, nodes);

const findSale = async (
  { nodeModel }: Pick<ResolverContext, 'nodeModel'>,
  isWanted: (sale: CatalogueItem) => boolean,
): Promise<SpaceNode | null> => {
  // Querying all sales makes Gatsby run the page query again when one of them changes.
  const { entries } = await nodeModel.findAll({ type: saleNodeType });
  const nodes = [...entries];
  return nodes[readSales(nodes).findIndex(isWanted)] ?? null;
};

/** The sale node that the build has created from the verified catalogue for an entry with a product id; null if it can't be bought. */
export const saleOfEntry = {
  sale: {
    resolve: async (
      { productId }: SpaceNode,
      _: unknown,
      context: ResolverContext,
    ): Promise<SpaceNode | null> =>
      typeof productId === 'string'
        ? findSale(context, (sale) => sale.productId === productId)
        : null,
  },
};

/** The sale node of the pack whose page an ad leads to; null if it leads elsewhere. */
export const saleOfAd = {
  sale: {
    resolve: async (
      node: SpaceNode,
      _: unknown,
      context: ResolverContext,
    ): Promise<SpaceNode | null> => {
      const path = pathOfSlug(readNode('ad', node)?.fields.slug ?? '');
      return findSale(context, (sale) => sale.kind === 'pack' && sale.path === path);
    },
  },
};
