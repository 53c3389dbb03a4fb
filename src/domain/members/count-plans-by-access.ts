import {
  mayOpenPlan,
  rightIdsOpeningPlan,
  type PlanAccessConditions,
} from '../rights/entitlement.ts';
import type { SalesPageWithOpenablePlanCount, SalesPageWithProductId } from './member-plan.ts';
import { memberSectionSlugs, type MemberSectionSlug } from './plan-address.ts';
import { groupBy } from '../group-by.ts';

type CountedPlan = {
  readonly section: MemberSectionSlug;
  readonly category: string;
  readonly rights: PlanAccessConditions;
  /** The slug of the plan that it is another version or a part of. */
  readonly versionOf?: string | undefined;
};

type CategoryCount = { readonly category: string; readonly plans: number };

/**
 * The number of plans, by what opens them. Each plan is counted once, whatever versions it has;
 * warm-ups are counted apart.
 */
export type SitePlanCountsByAccess = {
  readonly all: number;
  /** Plans that everybody can read. */
  readonly publicPlans: number;
  /** Plans in the members zone that a free account opens. */
  readonly freeMemberPlans: number;
  readonly membershipPlans: number;
  /** The plans of the membership by section, leaving out empty sections. */
  readonly membershipSections: readonly {
    readonly section: MemberSectionSlug;
    readonly plans: number;
    readonly categories: readonly CategoryCount[];
  }[];
  /** The packs that open plans of the membership too, with their number. */
  readonly soldWithPacks: readonly SalesPageWithOpenablePlanCount[];
  /** Plans that only a pack opens. */
  readonly packPlans: number;
  /**
   * Warm-ups in the members zone that an account or something on sale opens. They are no plans of
   * their own.
   */
  readonly warmUps: number;
};

/** What is on sale: the packs with their pages, and the products that are memberships. */
type Sold = {
  readonly packs: readonly SalesPageWithProductId[];
  readonly memberships: readonly string[];
};

/** Warm-ups go before a session of a plan, so that they don't count as one. */
const warmUpSection: MemberSectionSlug = 'warmups';

const groupedByCategory = (plans: readonly CountedPlan[]): readonly CategoryCount[] =>
  [...groupBy(plans, ({ category }) => category)]
    .map(([category, ofCategory]) => ({ category, plans: ofCategory.length }))
    .toSorted((one, other) => one.category.localeCompare(other.category, 'en-GB'));

/**
 * Counts the plans of the members zone, in addition to the public ones. Plans that nothing on sale
 * opens are not counted, nor other versions and parts of a plan, and warm-ups apart.
 */
export const countSitePlansByAccess = (
  publicPlans: number,
  all: readonly CountedPlan[],
  { packs, memberships }: Sold,
): SitePlanCountsByAccess => {
  const whole = all.filter(({ versionOf }) => versionOf === undefined);
  const plans = whole.filter(({ section }) => section !== warmUpSection);
  const onSale = [...memberships, ...packs.map(({ productId }) => productId)];
  const free = plans.filter(({ rights }) => rights.free);
  const paid = plans.filter(({ rights }) => !rights.free);
  const inMembership = paid.filter(({ rights }) => mayOpenPlan(rights, memberships));
  const inPacks = paid.filter(
    (plan) =>
      !inMembership.includes(plan) &&
      packs.some(({ productId }) => mayOpenPlan(plan.rights, [productId])),
  );
  return {
    all: publicPlans + free.length + inMembership.length + inPacks.length,
    publicPlans,
    freeMemberPlans: free.length,
    membershipPlans: inMembership.length,
    membershipSections: memberSectionSlugs
      .map((section) => ({ section, own: inMembership.filter((plan) => plan.section === section) }))
      .filter(({ own }) => own.length > 0)
      .map(({ section, own }) => ({
        section,
        plans: own.length,
        categories: groupedByCategory(own),
      })),
    soldWithPacks: packs
      .map(({ title, path, productId }) => ({
        title,
        path,
        plans: inMembership.filter(({ rights }) => rightIdsOpeningPlan(rights).includes(productId))
          .length,
      }))
      .filter(({ plans: shared }) => shared > 0),
    packPlans: inPacks.length,
    warmUps: whole.filter(
      ({ section, rights }) => section === warmUpSection && mayOpenPlan(rights, onSale),
    ).length,
  };
};

/** How many plans a product opens, and how many of them the membership opens too. */
export const countPlansOpenedByProductId = (
  productId: string,
  plans: readonly CountedPlan[],
  memberships: readonly string[],
): { readonly plans: number; readonly inMembership: number } => {
  const opened = plans.filter(({ rights }) => !rights.free && mayOpenPlan(rights, [productId]));
  return {
    plans: opened.length,
    inMembership: opened.filter(({ rights }) => mayOpenPlan(rights, memberships)).length,
  };
};
