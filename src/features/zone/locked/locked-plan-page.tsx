import type { ReactElement } from 'react';
import type { LockedPlanSummary, SalesPage } from '../../../domain/members/member-plan.ts';
import { memberPlanPath, routes } from '../../../domain/routes.ts';
import { breadcrumbNameInMembersZone } from '../../../domain/members/zone-name.ts';
import { Breadcrumbs } from '../../../page-parts/breadcrumbs.tsx';
import { TrainedMuscleMap } from '../../../page-parts/muscles/trained-muscle-map.tsx';
import { PackProgrammeInFigures } from '../../../page-parts/plan/pack-programme-in-figures.tsx';
import { PlanKeyFacts } from '../../../page-parts/plan/plan-facts.tsx';
import { PageTitleWithLead } from '../../../ui/layout/heading.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { SiteLink } from '../../../ui/text/site-link.tsx';
import { LinksToSalesPages } from './links-to-sales-pages.tsx';
import { usePageTitle } from '../../../page-parts/use-page-title.ts';

const leadOf = (sentence: string, offers: readonly SalesPage[]): string => {
  if (offers.length === 0) {
    return `${sentence} It isn’t for sale at the moment. Write to us if you think it should be yours.`;
  }
  return `${sentence} If you have just paid, give the payment a minute to be confirmed, then load this page again.`;
};

type LockedPlanPageProps = {
  /** The server's facts about the plan; undefined if there are none that we understand. */
  readonly plan: LockedPlanSummary | undefined;
  readonly sentence: string;
  readonly offers: readonly SalesPage[];
};

/**
 * A plan that the member can't open: its name, what it trains and needs, what is counted in it, and
 * the pages that sell it.
 */
export const LockedPlanPage = ({ plan, sentence, offers }: LockedPlanPageProps): ReactElement => {
  const title = plan?.title ?? 'A locked plan';
  usePageTitle(title);
  return (
    <Stack>
      {plan === undefined ? null : (
        <Breadcrumbs
          nameOf={breadcrumbNameInMembersZone}
          path={memberPlanPath(plan.section, plan.category, plan.slug)}
          title={title}
        />
      )}
      <PageTitleWithLead title={title} lead={leadOf(sentence, offers)}>
        {plan === undefined ? null : <PlanKeyFacts workload={plan} />}
      </PageTitleWithLead>
      <LinksToSalesPages offers={offers} what="it" />
      {plan === undefined ? null : <TrainedMuscleMap work={plan.work} />}
      {plan?.inside === undefined ? null : <PackProgrammeInFigures inside={plan.inside} />}
      <p>
        <SiteLink to={routes.members}>Back to the plans that are yours</SiteLink>, or{' '}
        <SiteLink to={routes.contact}>write to us</SiteLink>.
      </p>
    </Stack>
  );
};
