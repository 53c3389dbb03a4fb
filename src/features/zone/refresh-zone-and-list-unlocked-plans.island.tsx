import { useEffect, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { rightIdsOpeningPlan } from '../../domain/rights/entitlement.ts';
import { memberPlanPath } from '../../domain/routes.ts';
import { filterMemberPlansByRightsInRecord } from '../../services/members/member-record-and-plans-memory-store.ts';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';
import { useMemberZoneStore } from './use-zone.ts';
import { ZoneLoadProblemNotice } from './zone-load-problem-notice.tsx';

type BoughtPlansProps = {
  /** The rights that the member has just bought. */
  readonly rightIds: readonly string[];
  /** True if there are so many plans that the zone shows them better. */
  readonly isMany: boolean;
};

/**
 * Reloads the member’s record and plans after a purchase, so that the whole site updates at once,
 * and links the newly opened plans.
 */
export const RefreshZoneAndListUnlockedPlans = ({
  rightIds,
  isMany,
}: BoughtPlansProps): ReactElement | null => {
  const zone = useMemberZoneStore();
  const state = useSyncExternalStore(zone.subscribe, zone.state, zone.state);
  useEffect(() => {
    zone.refresh();
    zone.start();
  }, [zone]);

  const failed = [state.plans, state.record].find((one) => one.kind === 'failed');
  if (failed?.kind === 'failed') {
    return (
      <ZoneLoadProblemNotice
        sentence={`Your order is safe, but we couldn’t fetch your plans. ${failed.sentence}`}
        isWaiting={false}
        onRetry={zone.retry}
      />
    );
  }
  if (isMany || state.plans.kind !== 'loaded') return null;
  const plans = filterMemberPlansByRightsInRecord(state.plans.value, state.record).plans.filter(
    ({ rights }) => rightIdsOpeningPlan(rights).some((right) => rightIds.includes(right)),
  );
  return plans.length === 0 ? null : (
    <Stack as="section">
      <SectionHeading>{rightIds.length > 1 ? 'Open them here' : 'Open it here'}</SectionHeading>
      <div className="prose">
        <ul>
          {plans.map((plan) => (
            <li key={plan.id}>
              <SiteLink to={memberPlanPath(plan.section, plan.category, plan.slug)}>
                {plan.title}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </Stack>
  );
};
