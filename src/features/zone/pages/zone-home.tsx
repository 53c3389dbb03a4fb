import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { MembershipsForReturningMembers } from '../../../domain/digital-catalogue.ts';
import { lastOpenedPlansFromText } from '../../../domain/members/last-opened.ts';
import type { MemberPlanSummary } from '../../../domain/members/member-plan.ts';
import { memberLettersOrOneLetterPath } from '../../../domain/members/zone-address.ts';
import { planOfTheDay } from '../../../domain/members/plan-of-the-day.ts';
import { useLoginSession } from '../../../services/auth/login-session.ts';
import type { OpenLockedAndClosedMemberPlans } from '../../../services/members/member-record-and-plans-memory-store.ts';
import { recall } from '../../../services/storage.ts';
import { PageTitleWithLead, SectionHeading } from '../../../ui/layout/heading.tsx';
import { CardGrid, TitleWithPicture } from '../../../ui/layout/layout.tsx';
import { SiteLink } from '../../../ui/text/site-link.tsx';
import { PlansClosedWithMembership } from '../plans/plans-closed-with-membership.tsx';
import { LockedPlanCountsWithOffers } from '../locked/locked-plan-counts-with-offers.tsx';
import { OwnMembershipNotice } from '../membership/own-membership.tsx';
import { MemberPlanCard } from '../plans/member-plan-card.tsx';
import { MemberPlansWithFilterForm } from '../plans/member-plans-with-filter-form.tsx';
import { PlanLinkWithLargePicture } from '../plans/plan-link-with-large-picture.tsx';
import { planCountText } from '../plan-texts.ts';
import { SectionLinksWithCounts } from './section-links-with-counts.tsx';
import { usePageTitle } from '../../../page-parts/use-page-title.ts';
import { ZonePageSection } from '../zone-layout.tsx';
import { WithPlansAndNoticeAfterSplash } from '../with-plans-and-notice-after-splash.tsx';

/** The member's given name, or else the nickname: the part of the e-mail address before the @. */
const useMemberName = (): string => {
  const { session } = useLoginSession();
  return session.kind === 'member' ? (session.givenName ?? session.nickname) : '';
};

const openText = (count: number): string =>
  `${planCountText(count)} ${count === 1 ? 'is' : 'are'} open to you.`;

const leadOf = ({ plans, isWhole }: OpenLockedAndClosedMemberPlans): string => {
  const hasOnlyFree = plans.every(({ rights }) => rights.free);
  const [summary, advice] =
    !isWhole || hasOnlyFree
      ? [
          `${planCountText(plans.length)} free for every member.`,
          'Pick one by the time and the kit',
        ]
      : [openText(plans.length), 'Choose by the time and the kit'];
  return `${summary} ${advice} that you have today.`;
};

type LastOpenedProps = { readonly plans: readonly MemberPlanSummary[] };

const LastOpened = ({ plans }: LastOpenedProps): ReactElement | null =>
  plans.length === 0 ? null : (
    <ZonePageSection>
      <SectionHeading>Opened lately</SectionHeading>
      <CardGrid>
        {plans.map((plan) => (
          <li key={plan.id}>
            <MemberPlanCard plan={plan} />
          </li>
        ))}
      </CardGrid>
    </ZonePageSection>
  );

type PlansProps = {
  readonly shown: OpenLockedAndClosedMemberPlans;
  readonly heading: ReactNode;
  readonly membership: ReactNode;
};

const HomePlans = ({
  shown: { plans, locked, closed },
  heading,
  membership,
}: PlansProps): ReactElement => {
  // Read once, so that the page doesn't change while it is used.
  const [remembered] = useState(() => recall('members.opened'));
  const [today] = useState(() => new Date());
  const [last, ...earlier] = lastOpenedPlansFromText(remembered, plans);
  const pick = last ?? planOfTheDay(plans, today);
  return (
    <>
      {pick === undefined ? (
        heading
      ) : (
        <TitleWithPicture>
          {heading}
          <PlanLinkWithLargePicture
            reason={last === undefined ? 'Try today' : 'Go on with'}
            plan={pick}
          />
        </TitleWithPicture>
      )}
      {membership}
      <PlansClosedWithMembership closed={closed} />
      <LastOpened plans={earlier} />
      <ZonePageSection>
        <SectionHeading>Members’ letters</SectionHeading>
        <p className="prose">
          Once a month a coach writes to members: what to watch for, and one session to try.{' '}
          <SiteLink to={memberLettersOrOneLetterPath()}>Read the letters</SiteLink>.
        </p>
      </ZonePageSection>
      <ZonePageSection>
        <SectionHeading>The sections</SectionHeading>
        <SectionLinksWithCounts plans={plans} locked={locked} />
      </ZonePageSection>
      <ZonePageSection>
        <SectionHeading>What fits today</SectionHeading>
        <MemberPlansWithFilterForm plans={plans} />
      </ZonePageSection>
      <LockedPlanCountsWithOffers locked={locked} />
    </>
  );
};

type ZoneHomeProps = {
  readonly title: string;
  readonly lead: string | undefined;
  readonly sale: MembershipsForReturningMembers;
  readonly since: number;
};

/**
 * The home of the members zone: a greeting, a suggested plan, the sections and all plans that the
 * member can open.
 */
export const ZoneHome = ({ title, lead, sale, since }: ZoneHomeProps): ReactElement => {
  const name = useMemberName();
  usePageTitle(title);
  const greeting = name === '' ? title : `Hello, ${name}`;
  return (
    <WithPlansAndNoticeAfterSplash since={since}>
      {(shown, notice) =>
        shown === undefined ? (
          <>
            <PageTitleWithLead title={greeting} lead={lead} />
            {notice}
          </>
        ) : (
          <HomePlans
            shown={shown}
            membership={<OwnMembershipNotice sale={sale} />}
            heading={
              <div>
                <PageTitleWithLead title={greeting} lead={leadOf(shown)} />
                {notice}
              </div>
            }
          />
        )
      }
    </WithPlansAndNoticeAfterSplash>
  );
};
