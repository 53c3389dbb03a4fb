import type { ReactElement, ReactNode } from 'react';
import { routes } from '../../domain/routes.ts';
import {
  toShownPlans,
  type ShownPlans,
  type ZoneState,
} from '../../services/members/member-zone.ts';
import { Stack } from '../../ui/layout.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { Splash } from './splash.tsx';
import { useIsLate } from './use-is-late.ts';
import { useZone, useZoneState } from './use-zone.ts';
import { ZoneNotice } from './zone-notice.tsx';

type Trouble = { readonly sentence: string; readonly isWaiting: boolean };

const onlyFree = 'Until then these are the free plans.';

/** What is missing, in a sentence; undefined when everything is here. */
const troubleOf = ({ record, plans }: ZoneState): Trouble | undefined => {
  if (plans.kind === 'failed') return { sentence: plans.sentence, isWaiting: false };
  if (plans.kind === 'waiting') {
    return { sentence: 'Your plans take longer to arrive than they should.', isWaiting: true };
  }
  if (record.kind === 'failed') {
    return {
      sentence: `We couldn’t check what is yours. ${record.sentence} ${onlyFree}`,
      isWaiting: false,
    };
  }
  if (record.kind === 'waiting') {
    return { sentence: `We are still checking what is yours. ${onlyFree}`, isWaiting: true };
  }
  return plans.value.isWhole
    ? undefined
    : { sentence: `We couldn’t check what is yours just now. ${onlyFree}`, isWaiting: false };
};

type ZonePlansProps = {
  /** When the page was opened. */
  readonly since: number;
  /** Draws the page of what there is, undefined where there is nothing yet, with a notice of what is missing. */
  readonly children: (shown: ShownPlans | undefined, notice: ReactNode) => ReactNode;
};

const Elsewhere = (): ReactElement => (
  <p className="prose">
    Everything outside the members zone is open as ever: the{' '}
    <SiteLink to={routes.workoutPlans}>free workout plans</SiteLink>, the{' '}
    <SiteLink to={routes.exercises}>exercise library</SiteLink> and the{' '}
    <SiteLink to={routes.calculators}>calculators</SiteLink>.
  </p>
);

/**
 * Shows what is made of a member's plans: a splash until they and her record are here, at most for three seconds, then
 * what there is, with a sentence about what is missing (specification, section 4).
 */
export const ZonePlans = ({ since, children }: ZonePlansProps): ReactElement => {
  const zone = useZone();
  const state = useZoneState(zone);
  const isLate = useIsLate(since);
  const isOnItsWay = state.plans.kind === 'waiting' || state.record.kind === 'waiting';
  if (isOnItsWay && !isLate) return <Splash title="Members zone" />;
  const trouble = troubleOf(state);
  const shown =
    state.plans.kind === 'here' ? toShownPlans(state.plans.value, state.record) : undefined;
  const notice = trouble === undefined ? null : <ZoneNotice {...trouble} onRetry={zone.retry} />;
  return (
    <Stack>
      {children(shown, notice)}
      {shown === undefined ? <Elsewhere /> : null}
    </Stack>
  );
};
