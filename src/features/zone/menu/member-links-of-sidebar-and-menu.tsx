import { useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { hasSubscriptionOrUnknownOf } from '../../../domain/members/customer-answer.ts';
import { lastOpenedPlansFromText } from '../../../domain/members/last-opened.ts';
import { memberSectionSlugs, shortOrFullPathOfPlan } from '../../../domain/members/plan-address.ts';
import { memberSectionDisplayNames } from '../../../domain/members/section-name.ts';
import { memberSectionOrCategoryPath } from '../../../domain/members/zone-address.ts';
import { routes } from '../../../domain/routes.ts';
import { membershipOffersPath } from '../../../domain/subscribe-request.ts';
import { useLoginSession } from '../../../services/auth/login-session.ts';
import { useLoginActions } from '../../../services/auth/use-login-actions.ts';
import { wasSubscribedAtLastFetch } from '../../../services/members/customer-record.ts';
import {
  filterMemberPlansByRightsInRecord,
  type MemberRecordAndPlansState,
} from '../../../services/members/member-record-and-plans-memory-store.ts';
import { recall } from '../../../services/storage.ts';
import { LinkToMembershipOnAccountPage } from '../../../page-parts/payments/link-to-membership-on-account-page.tsx';
import { confirmLogoutAskingAboutLog } from '../../../page-parts/training/ask-about-log.ts';
import { showNoticeBar } from '../../../ui/notice-bar.ts';
import { SiteLink } from '../../../ui/text/site-link.tsx';
import { useAutoLoadingMemberZoneState, useMemberZoneStore } from '../use-zone.ts';

const Box = styled.div`
  &,
  & nav {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
  }

  line-height: 1.4;
  overflow-wrap: anywhere;

  & h2 {
    margin-top: var(--space-2);
    font-size: var(--step-1);
  }

  & ul {
    padding: 0;
  }

  & li a,
  & button {
    display: block;
    width: 100%;
    min-height: 2.75rem;
    padding: var(--space-2) 0;
    border: 0;
    border-bottom: 1px solid color-mix(in srgb, currentcolor 20%, transparent);
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 600;
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }

  & li a:hover,
  & button:hover {
    text-decoration: underline;
    text-decoration-color: var(--brass);
    text-decoration-thickness: 3px;
  }

  & p a {
    color: inherit;
    font-weight: 700;
  }
`;

/** Whether the member has the membership, as far as this device knows. */
const Membership = ({ record }: Pick<MemberRecordAndPlansState, 'record'>): ReactElement => {
  const hasSub =
    record.kind === 'loaded'
      ? hasSubscriptionOrUnknownOf(record.value)
      : wasSubscribedAtLastFetch();
  if (hasSub === true) {
    return (
      <>
        <p>You have the annual membership.</p>
        <LinkToMembershipOnAccountPage />
      </>
    );
  }
  if (hasSub === false) {
    return (
      <p>
        You don’t have a membership.{' '}
        <SiteLink to={membershipOffersPath}>See what it costs</SiteLink>
      </p>
    );
  }
  return (
    <p>
      {record.kind === 'failed'
        ? 'We couldn’t check whether you have a membership.'
        : 'We are checking whether you have a membership.'}
    </p>
  );
};

/** Links to pages whose data is on the member’s device and not in her account. */
const trainingLinks = [
  { label: 'My weights', to: routes.myWeights },
  { label: 'Training log', to: routes.trainingLog },
  { label: 'My sessions', to: routes.mySessions },
] as const;

const maxPlans = 3;

const LastPlans = ({
  state,
}: {
  readonly state: MemberRecordAndPlansState;
}): ReactElement | null => {
  const { plans, record } = state;
  if (plans.kind !== 'loaded') return null;
  const shown = filterMemberPlansByRightsInRecord(plans.value, record).plans;
  const last = lastOpenedPlansFromText(recall('members.opened'), shown).slice(0, maxPlans);
  return last.length === 0 ? null : (
    <>
      <h2>Opened lately</h2>
      <ul>
        {last.map((plan) => (
          <li key={plan.id}>
            <SiteLink to={shortOrFullPathOfPlan(plan)}>{plan.title}</SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
};

const LogOut = (): ReactElement => {
  const { logOut } = useLoginActions();
  const [isBusy, setBusy] = useState(false);
  const leave = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    if (!(await confirmLogoutAskingAboutLog())) {
      setBusy(false);
      return;
    }
    const { sentence } = await logOut();
    showNoticeBar(document, {
      id: 'login-notice',
      text: sentence,
      action: { label: 'Log out there too', onPress: () => void leave() },
    });
  };
  return (
    <button type="button" aria-busy={isBusy} onClick={() => void leave()}>
      {isBusy ? 'Logging out…' : 'Log out'}
    </button>
  );
};

/**
 * A member's own links: her membership, the sections of her zone, her last opened plans, and the
 * logout.
 */
export const MemberLinksOfSidebarAndMenu = (): ReactElement | null => {
  const { session } = useLoginSession();
  const state = useAutoLoadingMemberZoneState(useMemberZoneStore());
  if (session.kind !== 'member') return null;
  return (
    <Box>
      <p>You are logged in as {session.email}.</p>
      <Membership record={state.record} />
      <nav aria-label="Your members zone">
        <ul>
          <li>
            <SiteLink to={routes.members}>All your plans</SiteLink>
          </li>
          <li>
            <SiteLink to={routes.account}>Your account</SiteLink>
          </li>
          {trainingLinks.map(({ label, to }) => (
            <li key={to}>
              <SiteLink to={to}>{label}</SiteLink>
            </li>
          ))}
          {memberSectionSlugs.map((section) => (
            <li key={section}>
              <SiteLink to={memberSectionOrCategoryPath(section)}>
                {memberSectionDisplayNames[section]}
              </SiteLink>
            </li>
          ))}
        </ul>
        <LastPlans state={state} />
      </nav>
      <LogOut />
    </Box>
  );
};
