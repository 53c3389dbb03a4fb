import type { ReactElement, ReactNode } from 'react';
import { routes } from '../../domain/routes.ts';
import {
  filterMemberPlansByRightsInRecord,
  type MemberRecordAndPlansState,
  type OpenLockedAndClosedMemberPlans,
} from '../../services/members/member-record-and-plans-memory-store.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';
import { LoadingSplash } from '../../page-parts/loading-splash.tsx';
import { useIsPastSplashTimeout } from '../../page-parts/use-is-past-splash-timeout.ts';
import { useAutoLoadingMemberZoneState, useMemberZoneStore } from './use-zone.ts';
import { ZoneLoadProblemNotice } from './zone-load-problem-notice.tsx';

type Notice = { readonly sentence: string; readonly isWaiting: boolean };

const onlyFreeSentence = 'Until then these are the free plans.';

/** What is missing or slow; undefined when everything is loaded. */
const noticeOf = ({ record, plans }: MemberRecordAndPlansState): Notice | undefined => {
  if (plans.kind === 'failed') return { sentence: plans.sentence, isWaiting: false };
  if (plans.kind === 'loading') {
    return { sentence: 'Your plans take longer to arrive than they should.', isWaiting: true };
  }
  if (record.kind === 'failed') {
    return {
      sentence: `We couldn’t check what is yours. ${record.sentence} ${onlyFreeSentence}`,
      isWaiting: false,
    };
  }
  if (record.kind === 'loading') {
    return {
      sentence: `We are still checking what is yours. ${onlyFreeSentence}`,
      isWaiting: true,
    };
  }
  return plans.value.isWhole
    ? undefined
    : {
        sentence: `We couldn’t check what is yours just now. ${onlyFreeSentence}`,
        isWaiting: false,
      };
};

type PlansLoaderProps = {
  /** When the page was opened, by `performance.now()`. */
  readonly since: number;
  /**
   * Renders the page. `shown` is undefined if the plans failed to load; `notice` says what is
   * missing.
   */
  readonly children: (
    shown: OpenLockedAndClosedMemberPlans | undefined,
    notice: ReactNode,
  ) => ReactNode;
};

const OutsideTheZone = (): ReactElement => (
  <p className="prose">
    Everything outside the members zone is open as ever: the{' '}
    <SiteLink to={routes.workoutPlans}>free workout plans</SiteLink>, the{' '}
    <SiteLink to={routes.exercises}>exercise library</SiteLink> and the{' '}
    <SiteLink to={routes.calculators}>calculators</SiteLink>.
  </p>
);

/**
 * Loads a member's plans and record for a zone page. It shows a splash for at most three seconds,
 * then whatever has loaded, with a sentence about what is missing (STATES-10).
 */
export const WithPlansAndNoticeAfterSplash = ({
  since,
  children,
}: PlansLoaderProps): ReactElement => {
  const zone = useMemberZoneStore();
  const state = useAutoLoadingMemberZoneState(zone);
  const isLate = useIsPastSplashTimeout(since);
  const isLoading = state.plans.kind === 'loading' || state.record.kind === 'loading';
  if (isLoading && !isLate) return <LoadingSplash title="Members zone" />;
  const missing = noticeOf(state);
  const shown =
    state.plans.kind === 'loaded'
      ? filterMemberPlansByRightsInRecord(state.plans.value, state.record)
      : undefined;
  const notice =
    missing === undefined ? null : <ZoneLoadProblemNotice {...missing} onRetry={zone.retry} />;
  return (
    <Stack>
      {children(shown, notice)}
      {shown === undefined ? <OutsideTheZone /> : null}
    </Stack>
  );
};
