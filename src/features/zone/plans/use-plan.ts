import { useCallback, useEffect, useState } from 'react';
import { prependPlanToLastOpenedText } from '../../../domain/members/last-opened.ts';
import type { MemberPlanWithText } from '../../../domain/members/member-plan.ts';
import type { LoadState } from '../../../services/members/member-record-and-plans-memory-store.ts';
import { recall, remember } from '../../../services/storage.ts';
import { useMemberZoneStore } from '../use-zone.ts';

/** A plan that is loading, loaded or failed, and a function to load it again. */
type LoadedPlan = { readonly plan: LoadState<MemberPlanWithText>; readonly retry: () => void };

const loading = { kind: 'loading' } as const;

/**
 * Loads a plan by its address without `/members/`. An opened plan is added to the device's list of
 * last opened plans.
 */
export const useMemberPlanByAddress = (address: string): LoadedPlan => {
  const zone = useMemberZoneStore();
  const [plan, setPlan] = useState<LoadState<MemberPlanWithText>>(loading);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCancelled = false;
    void zone.fetchPlan(address).then((read) => {
      if (isCancelled) return;
      setPlan(read);
      if (read.kind === 'loaded') {
        remember(
          'members.opened',
          prependPlanToLastOpenedText(recall('members.opened'), read.value.plan),
        );
      }
    });
    return () => {
      isCancelled = true;
    };
  }, [zone, address, attempt]);

  const retry = useCallback(() => {
    setPlan(loading);
    setAttempt((current) => current + 1);
  }, []);
  return { plan, retry };
};
