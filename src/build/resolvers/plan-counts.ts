import { nodeTypeOf } from '../../content/model/content-model.ts';
import { toText } from '../../content/model/field-values.ts';
import { saleNodeType } from '../../content/model/graphql-schema.ts';
import { toPlanRights } from '../../content/model/plan-rights.ts';
import { isMemberSection } from '../../domain/members/plan-address.ts';
import { countPlans, plansOpenedBy } from '../../domain/members/plan-counts.ts';
import type { SpaceNode } from '../read-space.ts';

/** Finds all nodes of a type. Gatsby runs the query again when one of them changes. */
export type FindAll = (type: string) => Promise<readonly SpaceNode[]>;

/** The member plans, reduced to what a visitor may know of them: their section and what opens them (decision 016). */
const countedPlans = (nodes: readonly SpaceNode[]) =>
  nodes.flatMap((fields) => {
    const section = toText(fields['section']);
    return isMemberSection(section)
      ? [
          {
            section,
            category: toText(fields['category']),
            rights: toPlanRights(fields),
          },
        ]
      : [];
  });

const readSold = async (findAll: FindAll) => {
  const sales = await findAll(saleNodeType);
  const ofKind = (kind: string) =>
    sales
      .filter((sale) => sale['kind'] === kind)
      .map((sale) => ({
        title: toText(sale['title']),
        path: toText(sale['path']),
        productId: toText(sale['rightId']),
      }));
  return {
    packs: ofKind('pack'),
    memberships: [...new Set(ofKind('membership').map(({ productId }) => productId))],
  };
};

/** The number of plans, by what opens them. */
export const readPlanCounts = async (findAll: FindAll) =>
  countPlans(
    (await findAll(nodeTypeOf('workoutPlan'))).length,
    countedPlans(await findAll(nodeTypeOf('memberPlan'))),
    await readSold(findAll),
  );

/** The number of plans that a right opens, and how many of them the membership opens as well. */
export const readOpenedPlans = async (rightId: string, findAll: FindAll) =>
  plansOpenedBy(
    rightId,
    countedPlans(await findAll(nodeTypeOf('memberPlan'))),
    (await readSold(findAll)).memberships,
  );
