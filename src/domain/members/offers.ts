import {
  annualMembershipOf,
  pricesOfItem,
  type DigitalCatalogue,
  type DigitalCatalogueItem,
} from '../digital-catalogue.ts';
import {
  mayOpenPlan,
  rightIdsOpeningPlan,
  type PlanAccessConditions,
} from '../rights/entitlement.ts';
import { membershipOffersPath } from '../subscribe-request.ts';
import type {
  LockedPlanCountAndOffersOfCategory,
  LockedPlanCountAndOffersOfSection,
  SalesPage,
  SalesPageWithOpenablePlanCount,
  SalesPageWithProductId,
} from './member-plan.ts';
import { memberSectionSlugs, type MemberSectionSlug } from './plan-address.ts';

type GuardedPlan = {
  readonly section: MemberSectionSlug;
  readonly category: string;
  readonly rights: PlanAccessConditions;
};

/** What can be bought: the pages that sell it, and its prices. */
export type SalesPagesAndCatalogue = {
  readonly pages: readonly SalesPageWithProductId[];
  readonly catalogue: DigitalCatalogue;
};

const plainPrices = (item: DigitalCatalogueItem): NonNullable<SalesPage['prices']> => {
  const { gbp, eur, usd, aud } = pricesOfItem(item);
  const price = ({ minorUnits }: typeof gbp) => ({ minorUnits });
  return { gbp: price(gbp), eur: price(eur), usd: price(usd), aud: price(aud) };
};

const toSalesPage = (
  { title, path, productId }: SalesPageWithProductId,
  catalogue: DigitalCatalogue,
): SalesPage => {
  const item = catalogue.find((one) => one.kind === 'pack' && one.productId === productId);
  return { title, path, ...(item === undefined ? {} : { prices: plainPrices(item) }) };
};

/** The page that sells the subscription. */
const membershipPage = (catalogue: DigitalCatalogue): SalesPage => {
  const item = annualMembershipOf(catalogue);
  return {
    title: 'Annual membership',
    path: membershipOffersPath,
    ...(item === undefined ? {} : { prices: plainPrices(item), per: 'year' }),
  };
};

/**
 * The public pages that sell access to a plan: the plan's own first, then those that include it,
 * the subscription last.
 */
export const salesPagesForPlan = (
  rights: PlanAccessConditions,
  { pages, catalogue }: SalesPagesAndCatalogue,
): readonly SalesPage[] => {
  const products = rightIdsOpeningPlan(rights).flatMap((id) =>
    pages.filter(({ productId }) => productId === id),
  );
  const isInSubscription = rightIdsOpeningPlan({ free: false, sub: rights.sub }).length > 0;
  return [
    ...[...new Set(products)].map((page) => toSalesPage(page, catalogue)),
    ...(isInSubscription ? [membershipPage(catalogue)] : []),
  ];
};

const toOffers = (
  locked: readonly GuardedPlan[],
  onSale: SalesPagesAndCatalogue,
): readonly SalesPageWithOpenablePlanCount[] => {
  const offers = new Map<string, SalesPageWithOpenablePlanCount>();
  for (const { rights } of locked) {
    for (const page of salesPagesForPlan(rights, onSale)) {
      const plans = (offers.get(page.path)?.plans ?? 0) + 1;
      offers.set(page.path, { ...page, plans });
    }
  }
  // `toSorted` is stable: offers with the same number of plans keep the order of their plans.
  return [...offers.values()].toSorted((one, other) => other.plans - one.plans);
};

const lockedCategories = (
  locked: readonly GuardedPlan[],
  onSale: SalesPagesAndCatalogue,
): readonly LockedPlanCountAndOffersOfCategory[] =>
  [...new Set(locked.map(({ category }) => category))].map((category) => {
    const plans = locked.filter((plan) => plan.category === category);
    return { category, plans: plans.length, offers: toOffers(plans, onSale) };
  });

/**
 * The locked plans of a member, by section and category: their number, and the public pages that
 * sell them, starting with the page that opens most of them. Plans that no page sells are not
 * counted.
 */
export const lockedPlanCountsAndOffersBySection = (
  plans: readonly GuardedPlan[],
  onSale: SalesPagesAndCatalogue,
  values: readonly string[],
): readonly LockedPlanCountAndOffersOfSection[] =>
  memberSectionSlugs.flatMap((section) => {
    const locked = plans.filter(
      (plan) =>
        plan.section === section &&
        !mayOpenPlan(plan.rights, values) &&
        salesPagesForPlan(plan.rights, onSale).length > 0,
    );
    return locked.length === 0
      ? []
      : [
          {
            section,
            plans: locked.length,
            offers: toOffers(locked, onSale),
            categories: lockedCategories(locked, onSale),
          },
        ];
  });
