import { nodeTypeOf } from '../../content/model/content-model.ts';
import { saleNodeType } from '../../content/model/graphql-schema.ts';
import { toPlanRights } from '../../content/model/plan-rights.ts';
import type { SaleKind } from '../../domain/catalogue.ts';
import { countPlans, plansOpenedBy } from '../../domain/members/plan-counts.ts';
import { readNodes } from '../read-nodes.ts';
import type { SpaceNode } from '../read-space.ts';
import { readSales } from './sale-resolvers.ts';

/** Finds all nodes of a type. Gatsby runs the query again when one of them changes. */
export type FindAllNodes = (type: string) => Promise<readonly SpaceNode[]>;

/** The member plans, reduced to what a visitor may know of them: their section and what opens them (decision 016). */
const countedPlans = (nodes: readonly SpaceNode[]) =>
  readNodes('memberPlan', nodes).map(({ fields }) => ({
    section: fields.section,
    category: fields.category,
    rights: toPlanRights(fields),
    versionOf: fields.versionOf,
  }));

const readSold = async (findAll: FindAllNodes) => {
  const sales = readSales(await findAll(saleNodeType));
  const ofKind = (kind: SaleKind) =>
    sales
      .filter((sale) => sale.kind === kind)
      .map(({ title, path, rightId }) => ({ title, path, productId: rightId }));
  return {
    packs: ofKind('pack'),
    memberships: [...new Set(ofKind('membership').map(({ productId }) => productId))],
  };
};

/** The number of plans, by what opens them. */
export const readPlanCounts = async (findAll: FindAllNodes) =>
  countPlans(
    (await findAll(nodeTypeOf('workoutPlan'))).length,
    countedPlans(await findAll(nodeTypeOf('memberPlan'))),
    await readSold(findAll),
  );

/** The number of plans that a right opens, and how many of them the membership opens as well. */
export const readOpenedPlanCounts = async (rightId: string, findAll: FindAllNodes) =>
  plansOpenedBy(
    rightId,
    countedPlans(await findAll(nodeTypeOf('memberPlan'))),
    (await readSold(findAll)).memberships,
  );
