import { nodeTypeOf } from '../../content/model/content-model.ts';
import { saleNodeTypeName } from '../../content/model/graphql-schema.ts';
import { planAccessConditionsOf } from '../../content/model/plan-rights.ts';
import type { DigitalCatalogueItemKind } from '../../domain/digital-catalogue.ts';
import {
  countPlansOpenedByProductId,
  countSitePlansByAccess,
} from '../../domain/members/count-plans-by-access.ts';
import type { AnyGatsbyNode } from '../read-space-from-nodes.ts';
import { toValidEntriesOfNodes } from '../to-valid-entries-of-nodes.ts';
import { catalogueOfSaleNodes } from './sale-resolvers.ts';

/** Finds all nodes of a type. Gatsby runs the query again when one of them changes. */
export type FindNodesOfType = (type: string) => Promise<readonly AnyGatsbyNode[]>;

/**
 * The member plans, reduced to what a visitor may know of them: their section and what opens them
 * (decision 016).
 */
const countedPlans = (nodes: readonly AnyGatsbyNode[]) =>
  toValidEntriesOfNodes('memberPlan', nodes).map(({ fields }) => ({
    section: fields.section,
    category: fields.category,
    rights: planAccessConditionsOf(fields),
    versionOf: fields.versionOf,
  }));

const readSold = async (findAll: FindNodesOfType) => {
  const sales = catalogueOfSaleNodes(await findAll(saleNodeTypeName));
  const ofKind = (kind: DigitalCatalogueItemKind) =>
    sales
      .filter((sale) => sale.kind === kind)
      .map(({ title, path, rightId }) => ({ title, path, productId: rightId }));
  return {
    packs: ofKind('pack'),
    memberships: [...new Set(ofKind('membership').map(({ productId }) => productId))],
  };
};

/** The number of plans, by what opens them. */
export const readSitePlanCountsByAccess = async (findAll: FindNodesOfType) =>
  countSitePlansByAccess(
    (await findAll(nodeTypeOf('workoutPlan'))).length,
    countedPlans(await findAll(nodeTypeOf('memberPlan'))),
    await readSold(findAll),
  );

/** The number of plans that a right opens, and how many of them the membership opens as well. */
export const readCountsOfPlansOneRightOpens = async (rightId: string, findAll: FindNodesOfType) =>
  countPlansOpenedByProductId(
    rightId,
    countedPlans(await findAll(nodeTypeOf('memberPlan'))),
    (await readSold(findAll)).memberships,
  );
