import { mayOpen, rightIdsOf, type PlanRights } from '../entitlement.ts';
import { offersTarget } from '../subscribe-request.ts';
import type { LockedSection, Offer, SalesPage } from './member-plan.ts';
import { memberSections, type MemberSection } from './plan-address.ts';

/** A sales page with the identifier that it sells. */
export type ProductPage = SalesPage & { readonly productId: string };

type Rights = { readonly section: MemberSection; readonly rights: PlanRights };

/** The page of the subscription that opens plans. */
const membership: SalesPage = { title: 'Annual membership', path: offersTarget };

/** The public pages that sell what opens a plan, the subscription first. */
export const salesPagesOf = (
  rights: PlanRights,
  pages: readonly ProductPage[],
): readonly SalesPage[] => {
  const ids = rightIdsOf(rights);
  const products = pages
    .filter(({ productId }) => ids.includes(productId))
    .map(({ title, path }) => ({ title, path }));
  const isInSubscription = rightIdsOf({ free: false, sub: rights.sub }).length > 0;
  return isInSubscription ? [membership, ...products] : products;
};

const toOffers = (locked: readonly Rights[], pages: readonly ProductPage[]): readonly Offer[] => {
  const offers = new Map<string, Offer>();
  for (const { rights } of locked) {
    for (const page of salesPagesOf(rights, pages)) {
      const plans = (offers.get(page.path)?.plans ?? 0) + 1;
      offers.set(page.path, { ...page, plans });
    }
  }
  // `toSorted` keeps the order of equals: that of the pages.
  return [...offers.values()].toSorted((one, other) => other.plans - one.plans);
};

/**
 * What a member cannot open, by section: how many plans, and which public pages sell them, those that open most first.
 * A plan that no page sells is not spoken of.
 */
export const lockedSections = (
  plans: readonly Rights[],
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
      : [{ section, plans: locked.length, offers: toOffers(locked, pages) }];
  });
