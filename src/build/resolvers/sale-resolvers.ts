import { saleNodeTypeName } from '../../content/model/graphql-schema.ts';
import * as v from 'valibot';
import {
  DigitalCatalogueSchema,
  type DigitalCatalogueItem,
} from '../../domain/digital-catalogue.ts';
import { pathOfSlug } from '../../domain/routes.ts';
import type { AnyGatsbyNode } from '../read-space-from-nodes.ts';
import { toEntryOfNodeIfValid } from '../to-valid-entries-of-nodes.ts';
import type { ResolverContext } from './rendered-texts.ts';

/** What the nodes of sales say: the build has made each of them from an item of the catalogue. */
export const catalogueOfSaleNodes = (
  nodes: readonly AnyGatsbyNode[],
): readonly DigitalCatalogueItem[] => v.parse(DigitalCatalogueSchema, nodes);

const findSale = async (
  { nodeModel }: Pick<ResolverContext, 'nodeModel'>,
  isWanted: (sale: DigitalCatalogueItem) => boolean,
): Promise<AnyGatsbyNode | null> => {
  // Querying all sales makes Gatsby run the page query again when one of them changes.
  const { entries } = await nodeModel.findAll({ type: saleNodeTypeName });
  const nodes = [...entries];
  return nodes[catalogueOfSaleNodes(nodes).findIndex(isWanted)] ?? null;
};

/**
 * The sale node that the build has created from the verified catalogue for an entry with a product
 * id; null if it can't be bought.
 */
export const catalogueItemOfEntryResolver = {
  sale: {
    resolve: async (
      { productId }: AnyGatsbyNode,
      _: unknown,
      context: ResolverContext,
    ): Promise<AnyGatsbyNode | null> =>
      typeof productId === 'string'
        ? findSale(context, (sale) => sale.productId === productId)
        : null,
  },
};

/** The sale node of the pack whose page an ad leads to; null if it leads elsewhere. */
export const packCatalogueItemOfAdResolver = {
  sale: {
    resolve: async (
      node: AnyGatsbyNode,
      _: unknown,
      context: ResolverContext,
    ): Promise<AnyGatsbyNode | null> => {
      const path = pathOfSlug(toEntryOfNodeIfValid('ad', node)?.fields.slug ?? '');
      return findSale(context, (sale) => sale.kind === 'pack' && sale.path === path);
    },
  },
};
