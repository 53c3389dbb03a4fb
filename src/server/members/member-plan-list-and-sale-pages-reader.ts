import * as v from 'valibot';
import { DigitalCatalogueSchema } from '../../domain/digital-catalogue.ts';
import {
  MemberPlanSummarySchema,
  SalesPageWithProductIdSchema,
  type MemberPlanSummary,
} from '../../domain/members/member-plan.ts';
import type { SalesPagesAndCatalogue } from '../../domain/members/offers.ts';
import type { MemberPlanAddress } from '../../domain/members/plan-address.ts';
import type { PrivateBuildFiles } from '../store/private-build-files.ts';

/**
 * The member plans as the build wrote them, without their text and pictures. It doesn't check who
 * may open them.
 */
export type MemberPlanListAndSalePagesReader = {
  readonly plans: () => Promise<readonly MemberPlanSummary[]>;
  /** The plan at an address, in its long or its short form; undefined if there is none. */
  readonly planAt: (address: MemberPlanAddress) => Promise<MemberPlanSummary | undefined>;
  /** The pages that sell plans, and the prices that the build has verified. */
  readonly onSale: () => Promise<SalesPagesAndCatalogue>;
};

const isAt =
  ({ section, category, slug }: MemberPlanAddress) =>
  (plan: MemberPlanSummary): boolean =>
    plan.section === section &&
    plan.slug === slug &&
    (category === undefined || plan.category === category);

/**
 * Reads the list of member plans from the private files. Throws for a file that cannot be parsed:
 * the build has failed.
 */
export const createMemberPlanListAndSalePagesReader = (
  files: PrivateBuildFiles,
): MemberPlanListAndSalePagesReader => {
  const plans = async (): Promise<readonly MemberPlanSummary[]> =>
    (await files.read('members/plans', v.array(MemberPlanSummarySchema))) ?? [];
  return {
    plans,
    planAt: async (address) => (await plans()).find(isAt(address)),
    onSale: async () => ({
      pages: (await files.read('members/sales-pages', v.array(SalesPageWithProductIdSchema))) ?? [],
      catalogue: (await files.read('catalogue', DigitalCatalogueSchema)) ?? [],
    }),
  };
};
