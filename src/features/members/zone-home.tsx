import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { lastOpened } from '../../domain/members/last-opened.ts';
import type { MemberPlan } from '../../domain/members/member-plan.ts';
import { pickOfDay } from '../../domain/members/pick-of-day.ts';
import { useMember } from '../../services/auth/member.ts';
import type { ShownPlans } from '../../services/members/member-zone.ts';
import { recall } from '../../services/storage.ts';
import { PageHeading, SectionHeading } from '../../ui/heading.tsx';
import { CardGrid } from '../../ui/layout.tsx';
import { LockedPlans } from './locked-plans.tsx';
import { PlanBrowser } from './plan-browser.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanPoster } from './plan-poster.tsx';
import { plansText } from './plan-words.ts';
import { SectionIndex } from './section-index.tsx';
import { usePageTitle } from './use-page-title.ts';
import { ZoneOpening, ZonePart } from './zone-opening.tsx';
import { ZonePlans } from './zone-plans.tsx';

/** How she is called; a nickname is the part of her address before the @. */
const useName = (): string => {
  const { session } = useMember();
  return session.kind === 'member' ? (session.givenName ?? session.nickname) : '';
};

const areOpen = (count: number): string =>
  `${plansText(count)} ${count === 1 ? 'is' : 'are'} open to you.`;

const leadOf = ({ plans, isWhole }: ShownPlans): string => {
  const isFreeAlone = plans.every(({ rights }) => rights.free);
  const [what, then] =
    !isWhole || isFreeAlone
      ? [`${plansText(plans.length)} free for every member.`, 'Pick one by the time and the kit']
      : [areOpen(plans.length), 'Choose by the time and the kit'];
  return `${what} ${then} that you have today.`;
};

type OpenedProps = { readonly plans: readonly MemberPlan[] };

const LastOpened = ({ plans }: OpenedProps): ReactElement | null =>
  plans.length === 0 ? null : (
    <ZonePart>
      <SectionHeading>Opened lately</SectionHeading>
      <CardGrid>
        {plans.map((plan) => (
          <li key={plan.id}>
            <PlanCard plan={plan} />
          </li>
        ))}
      </CardGrid>
    </ZonePart>
  );

type PlansProps = { readonly shown: ShownPlans; readonly heading: ReactNode };

const HomePlans = ({ shown: { plans, locked }, heading }: PlansProps): ReactElement => {
  // Read once: nothing may jump away under her finger.
  const [remembered] = useState(() => recall('members.opened'));
  const [today] = useState(() => new Date());
  const [last, ...before] = lastOpened(remembered, plans);
  const pick = last ?? pickOfDay(plans, today);
  return (
    <>
      {pick === undefined ? (
        heading
      ) : (
        <ZoneOpening>
          {heading}
          <PlanPoster reason={last === undefined ? 'Try today' : 'Go on with'} plan={pick} />
        </ZoneOpening>
      )}
      <LastOpened plans={before} />
      <ZonePart>
        <SectionHeading>The sections</SectionHeading>
        <SectionIndex plans={plans} locked={locked} />
      </ZonePart>
      <ZonePart>
        <SectionHeading>What fits today</SectionHeading>
        <PlanBrowser plans={plans} />
      </ZonePart>
      <LockedPlans locked={locked} />
    </>
  );
};

type ZoneHomeProps = {
  readonly title: string;
  readonly lead: string | undefined;
  readonly since: number;
};

/** The home of the members zone: greets her, and leads to what is hers. */
export const ZoneHome = ({ title, lead, since }: ZoneHomeProps): ReactElement => {
  const name = useName();
  usePageTitle(title);
  const greeting = name === '' ? title : `Hello, ${name}`;
  return (
    <ZonePlans since={since}>
      {(shown, notice) =>
        shown === undefined ? (
          <>
            <PageHeading title={greeting} lead={lead} />
            {notice}
          </>
        ) : (
          <HomePlans
            shown={shown}
            heading={
              <div>
                <PageHeading title={greeting} lead={leadOf(shown)} />
                {notice}
              </div>
            }
          />
        )
      }
    </ZonePlans>
  );
};
