import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import { totalPlanCountSentenceId } from '../../domain/plans/total-plan-count-sentence.ts';
import { routes } from '../../domain/routes.ts';
import { SiteLink } from '../../ui/text/site-link.tsx';

type AllPlansProps = { readonly counts: Queries.AllPlansFragment };

/** The total number of plans, and where to find them: the target of the menu's claim. */
export const PlanCountSentence = ({ counts }: AllPlansProps): ReactElement => (
  <p id={totalPlanCountSentenceId} className="prose">
    <b>{counts.all} plans in all:</b> {counts.publicPlans} free ones in this list,{' '}
    {counts.freeMemberPlans} more that open with a free account, {counts.membershipPlans} in the{' '}
    <SiteLink to={`${routes.promotions}#what-the-membership-opens`}>annual membership</SiteLink>,
    and {counts.packPlans} in the <SiteLink to={routes.workoutPacks}>workout packs</SiteLink>,{' '}
    <SiteLink to={routes.preBuiltPlans}>pre-built plans</SiteLink> and{' '}
    <SiteLink to={routes.homeGymPacks}>home gym packs</SiteLink>. The {counts.warmUps} warm-ups of
    the members zone aren’t counted, nor other versions of a plan.
  </p>
);

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment AllPlans on PlanCounts {
    all
    publicPlans
    freeMemberPlans
    membershipPlans
    packPlans
    warmUps
  }
`;
