import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { kitNamesOf } from '../../domain/members/filter-plans.ts';
import { addressOfPlan } from '../../domain/members/last-opened.ts';
import type { MemberPlan, SalesPage } from '../../domain/members/member-plan.ts';
import { parseOffers, type OpenedPlan } from '../../domain/members/parse-member-plans.ts';
import { sectionNames } from '../../domain/members/section-name.ts';
import { sectionPath } from '../../domain/members/zone-address.ts';
import { memberPlanPath, routes } from '../../domain/routes.ts';
import { buttonStyle } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/heading.tsx';
import { Stack } from '../../ui/layout.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { GuardedPicture } from './guarded-picture.tsx';
import { minutesText, scheduleText } from './plan-words.ts';
import { Splash } from './splash.tsx';
import { useIsLate } from './use-is-late.ts';
import { usePageTitle } from './use-page-title.ts';
import { usePlan } from './use-plan.ts';
import { ZoneNotice } from './zone-notice.tsx';
import { ZoneOpening } from './zone-opening.tsx';
import { ZoneUnknown } from './zone-unknown.tsx';

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
  margin-top: var(--space-2);
  line-height: 1.35;

  & dt {
    color: var(--muted);
    font-size: var(--step--1);
    font-weight: 600;
  }

  & dd {
    font-weight: 700;
  }

  & dd::first-letter {
    text-transform: uppercase;
  }
`;

type FactsProps = { readonly plan: MemberPlan };

const PlanFacts = ({ plan }: FactsProps): ReactElement => {
  const kit = kitNamesOf(plan);
  const facts = [
    ['A session', minutesText(plan)],
    ['Goes on for', scheduleText(plan)],
    ['Kit', kit.length === 0 ? 'none' : kit.join(', ').toLowerCase()],
  ] as const;
  return (
    <Facts>
      {facts.map(([name, value]) =>
        value === undefined ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </Facts>
  );
};

/** What the page around the zone draws for it: features do not know one another. */
export type ZoneParts = {
  readonly breadcrumbs: (path: string, title: string) => ReactNode;
  /** A plan's text, with the workouts in it. */
  readonly text: (sections: readonly unknown[]) => ReactNode;
  /** What a member may do after reading a plan. */
  readonly nextStep: ReactNode;
};

type OpenPlanProps = { readonly opened: OpenedPlan; readonly parts: ZoneParts };

const OpenPlan = ({ opened: { plan, sections }, parts }: OpenPlanProps): ReactElement => {
  usePageTitle(plan.title);
  return (
    <Stack as="article">
      {parts.breadcrumbs(memberPlanPath(plan.section, plan.category, plan.slug), plan.title)}
      <ZoneOpening>
        <PageHeading title={plan.title}>
          <PlanFacts plan={plan} />
        </PageHeading>
        <div className="no-print">
          <GuardedPicture plan={addressOfPlan(plan)} alt={plan.picture} size="large" />
        </div>
      </ZoneOpening>
      {parts.text(sections)}
      {parts.nextStep}
      <p className="no-print">
        <SiteLink to={sectionPath(plan.section)}>
          Back to {sectionNames[plan.section].toLowerCase()}
        </SiteLink>
      </p>
    </Stack>
  );
};

const Ways = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);

  & a {
    ${buttonStyle}
  }
`;

type LockedPlanProps = { readonly sentence: string; readonly offers: readonly SalesPage[] };

/** A plan that she does not have: said in so many words, with the pages that sell it. */
const LockedPlan = ({ sentence, offers }: LockedPlanProps): ReactElement => {
  const title = sentence.replace(/\.$/, '');
  usePageTitle(title);
  return (
    <Stack>
      <PageHeading
        title={title}
        lead={
          offers.length === 0
            ? 'It isn’t for sale at the moment. Write to us if you think it should be yours.'
            : 'Any one of these opens it. If you have just paid, give the payment a minute to be confirmed, then load this page again.'
        }
      />
      <Ways>
        {offers.map((offer) => (
          <li key={offer.path}>
            <SiteLink to={offer.path}>{offer.title}</SiteLink>
          </li>
        ))}
      </Ways>
      <p>
        <SiteLink to={routes.members}>Back to the plans that are yours</SiteLink>, or{' '}
        <SiteLink to={routes.contact}>write to us</SiteLink>.
      </p>
    </Stack>
  );
};

type ZonePlanProps = {
  /** The plan's address without `/members/`. */
  readonly address: string;
  readonly since: number;
  readonly parts: ZoneParts;
};

const late = 'The plan takes longer to arrive than it should.';

/** The page of a plan: the plan, or why it is not there and the way on. */
export const ZonePlan = ({ address, since, parts }: ZonePlanProps): ReactElement => {
  const { plan, retry } = usePlan(address);
  const isLate = useIsLate(since);
  if (plan.kind === 'here') return <OpenPlan opened={plan.value} parts={parts} />;
  if (plan.kind === 'waiting' && !isLate) return <Splash title="Members zone" />;
  if (plan.kind === 'failed' && plan.refusal?.status === 404) return <ZoneUnknown />;
  if (plan.kind === 'failed' && plan.refusal?.status === 403) {
    return <LockedPlan sentence={plan.sentence} offers={parseOffers(plan.refusal.body)} />;
  }
  const isWaiting = plan.kind === 'waiting';
  return (
    <Stack>
      <PageHeading title="This plan isn’t here yet" />
      <ZoneNotice
        sentence={plan.kind === 'waiting' ? late : plan.sentence}
        isWaiting={isWaiting}
        onRetry={retry}
      />
      <p>
        <SiteLink to={routes.members}>Back to the members zone</SiteLink>
      </p>
    </Stack>
  );
};
