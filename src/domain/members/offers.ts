import { mayOpen, rightIdsOf, type PlanRights } from '../entitlement.ts';
import { offersTarget } from '../subscribe-request.ts';
import type {
  LockedCategory,
  LockedSection,
  Offer,
  ProductPage,
  SalesPage,
} from './member-plan.ts';
import { memberSections, type MemberSection } from './plan-address.ts';

type GuardedPlan = {
  readonly section: MemberSection;
  readonly category: string;
  readonly rights: PlanRights;
};

/** The page that sells the subscription. */
const membership: SalesPage = { title: 'Annual membership', path: offersTarget };

/** The public pages that sell access to a plan: the plan's own first, then those that include it, the subscription last. */
export const salesPagesOf = (
  rights: PlanRights,
  pages: readonly ProductPage[],
): readonly SalesPage[] => {
  const products = rightIdsOf(rights).flatMap((id) =>
    pages.filter(({ productId }) => productId === id),
  );
  const isInSubscription = rightIdsOf({ free: false, sub: rights.sub }).length > 0;
  return [
    ...[...new Set(products)].map(({ title, path }) => ({ title, path })),
    ...(isInSubscription ? [membership] : []),
  ];
};

const toOffers = (
  locked: readonly GuardedPlan[],
  pages: readonly ProductPage[],
): readonly Offer[] => {
  const offers = new Map<string, Offer>();
  for (const { rights } of locked) {
    for (const page of salesPagesOf(rights, pages)) {
      const plans = (offers.get(page.path)?.plans ?? 0) + 1;
      offers.set(page.path, { ...page, plans });
    }
  }
  // `toSorted` is stable: offers with the same number of plans keep the order of their plans.
  return [...offers.values()].toSorted((one, other) => other.plans - one.plans);
};

const lockedCategories = (
  locked: readonly GuardedPlan[],
  pages: readonly ProductPage[],
): readonly LockedCategory[] =>
  [...new Set(locked.map(({ category }) => category))].map((category) => {
    const plans = locked.filter((plan) => plan.category === category);
    return { category, plans: plans.length, offers: toOffers(plans, pages) };
  });

/**
 * The locked plans of a member, by section and category: their number, and the public pages that sell them, starting with the
 * page that opens most of them. Plans that no page sells are not counted.
 */
export const lockedSections = (
  plans: readonly GuardedPlan[],
  pages: readonly ProductPage[],
  values: readonly string[],
): readonly LockedSection[] =>
  memberSections.flatMap((section) => {
    const locked = plans.filter(
      (plan) =>
        plan.section === section &&
        !mayOpen(plan.rights, values) &&
        salesPagesOf(plan.rights, pages).length > 0,
    );
    return locked.length === 0
      ? []
      : [
          {
            section,
            plans: locked.length,
            offers: toOffers(locked, pages),
            categories: lockedCategories(locked, pages),
          },
        ];
  });
