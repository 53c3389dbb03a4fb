import { useState } from 'react';
import type { ReactElement } from 'react';
import { memberPlanKeyFromAddressParts } from '../../../domain/members/last-opened.ts';
import type { MemberPlanWithText } from '../../../domain/members/member-plan.ts';
import {
  parseLockedPlanSummaryOfRefusal,
  parseSalesPagesOfRefusal,
} from '../../../domain/members/parse-member-plans.ts';
import { memberSectionDisplayNames } from '../../../domain/members/section-name.ts';
import { memberSectionOrCategoryPath } from '../../../domain/members/zone-address.ts';
import {
  planViewDiffersAtHome,
  adaptPlansInSectionsForHome,
  equipmentOfPlansInSections,
} from '../../../domain/plans/at-home.ts';
import { memberPlanPath, routes } from '../../../domain/routes.ts';
import { breadcrumbNameInMembersZone } from '../../../domain/members/zone-name.ts';
import { Breadcrumbs } from '../../../page-parts/breadcrumbs.tsx';
import { ClinicalReviewStatusNote } from '../../../page-parts/clinical-review-status-note.tsx';
import { EnterWeightsNextStep } from '../../../page-parts/plan/enter-weights-next-step.tsx';
import { PaperNameAndDateHeader } from '../../../page-parts/plan/paper-name-and-date-header.tsx';
import { PlanKeyFacts } from '../../../page-parts/plan/plan-facts.tsx';
import { PlanStartAndOwnWeightsLinks } from '../../../page-parts/plan/plan-start-and-own-weights-links.tsx';
import { PrintButton } from '../../../page-parts/plan/print-button.tsx';
import { TextWithWorkouts } from '../../../page-parts/plan/text-with-workouts.tsx';
import { RememberedTrainingPlaceSwitch } from '../../../page-parts/training/place-switch.tsx';
import { LoadingSplash } from '../../../page-parts/loading-splash.tsx';
import { useIsPastSplashTimeout } from '../../../page-parts/use-is-past-splash-timeout.ts';
import { trainsAtHome } from '../../../services/training-place.ts';
import { PageTitleWithLead } from '../../../ui/layout/heading.tsx';
import { Stack, TitleWithPicture } from '../../../ui/layout/layout.tsx';
import { SiteLink } from '../../../ui/text/site-link.tsx';
import { KeepPlanOnDevice } from '../plans/keep-plan.tsx';
import { MemberPlanPicture } from '../plans/member-plan-picture.tsx';
import { LockedPlanPage } from '../locked/locked-plan-page.tsx';
import { usePageTitle } from '../../../page-parts/use-page-title.ts';
import { useMemberPlanByAddress } from '../plans/use-plan.ts';
import { ZoneLoadProblemNotice } from '../zone-load-problem-notice.tsx';
import { ZoneNotFound } from './zone-not-found.tsx';

type OpenPlanProps = { readonly opened: MemberPlanWithText };

const OpenPlan = ({ opened }: OpenPlanProps): ReactElement => {
  const { plan } = opened;
  usePageTitle(plan.title);
  const [isHome, setHome] = useState(trainsAtHome);
  const hasHome = opened.sections.some(
    (section) => section.kind === 'workout' && planViewDiffersAtHome(section.workout),
  );
  const sections = isHome ? adaptPlansInSectionsForHome(opened.sections) : opened.sections;
  const path = memberPlanPath(plan.section, plan.category, plan.slug);
  return (
    <Stack as="article" className="plan-page">
      <Breadcrumbs nameOf={breadcrumbNameInMembersZone} path={path} title={plan.title} />
      <TitleWithPicture>
        <PageTitleWithLead title={plan.title}>
          <PlanStartAndOwnWeightsLinks path={path} sections={sections} />
          {plan.review === undefined ? null : <ClinicalReviewStatusNote review={plan.review} />}
          <PlanKeyFacts
            workload={isHome ? { ...plan, equipment: equipmentOfPlansInSections(sections) } : plan}
          />
          <KeepPlanOnDevice address={memberPlanKeyFromAddressParts(plan)} opened={opened} />
          <PrintButton place="head" />
        </PageTitleWithLead>
        <div className="no-print">
          <MemberPlanPicture
            plan={memberPlanKeyFromAddressParts(plan)}
            alt={plan.picture}
            size="large"
          />
        </div>
      </TitleWithPicture>
      <PaperNameAndDateHeader path={path} />
      {hasHome ? (
        <div className="no-print">
          <RememberedTrainingPlaceSwitch isHome={isHome} onChange={setHome} />
        </div>
      ) : null}
      <TextWithWorkouts
        key={isHome ? 'home' : 'gym'}
        path={path}
        title={plan.title}
        sections={sections}
        foldsText
      />
      <PrintButton place="foot" />
      <EnterWeightsNextStep />
      <p className="no-print">
        <SiteLink to={memberSectionOrCategoryPath(plan.section)}>
          Back to {memberSectionDisplayNames[plan.section].toLowerCase()}
        </SiteLink>
      </p>
    </Stack>
  );
};

type ZonePlanProps = {
  /** The plan's address without `/members/`. */
  readonly address: string;
  /** When the page was opened, by `performance.now()`. */
  readonly since: number;
};

const lateSentence = 'The plan takes longer to arrive than it should.';

/** The page of a plan: the plan, or why it can't be shown. */
export const ZonePlan = ({ address, since }: ZonePlanProps): ReactElement => {
  const { plan, retry } = useMemberPlanByAddress(address);
  const isLate = useIsPastSplashTimeout(since);
  if (plan.kind === 'loaded') return <OpenPlan opened={plan.value} />;
  if (plan.kind === 'loading' && !isLate) return <LoadingSplash title="Members zone" />;
  if (plan.kind === 'failed' && plan.refusal?.status === 404) return <ZoneNotFound what="plan" />;
  if (plan.kind === 'failed' && plan.refusal?.status === 403) {
    const { body } = plan.refusal;
    return (
      <LockedPlanPage
        plan={parseLockedPlanSummaryOfRefusal(body)}
        sentence={plan.sentence}
        offers={parseSalesPagesOfRefusal(body)}
      />
    );
  }
  const isWaiting = plan.kind === 'loading';
  return (
    <Stack>
      <PageTitleWithLead title="This plan isn’t here yet" />
      <ZoneLoadProblemNotice
        sentence={plan.kind === 'loading' ? lateSentence : plan.sentence}
        isWaiting={isWaiting}
        onRetry={retry}
      />
      <p>
        <SiteLink to={routes.members}>Back to the members zone</SiteLink>
      </p>
    </Stack>
  );
};
