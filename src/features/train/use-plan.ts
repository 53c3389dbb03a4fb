import { useCallback } from 'react';
import type { PlanPathWeekAndDay } from '../../domain/training/plan/plan-place.ts';
import { useLoginActions } from '../../services/auth/use-login-actions.ts';
import { fetchPublicOrMemberPlan } from '../../services/plans/fetch-public-or-member-plan.ts';
import type { PlanFetchResult } from '../../services/plans/plan-fetch-result.ts';
import { trainsAtHome } from '../../services/training-place.ts';
import { useLoaded, type LoadingLoadedOrFailed } from './use-loaded.ts';

/** The answer for a session of the lifter’s own, which has no plan. */
type NoPlan = { readonly kind: 'none' };

/** A plan as the lifter trains it: with its version at home, whose script only then loads. */
const asTrained = async (fetched: PlanFetchResult): Promise<PlanFetchResult> => {
  if (fetched.kind !== 'plan' || !trainsAtHome()) return fetched;
  const { planViewAtHome } = await import('../../domain/plans/at-home.ts');
  return { ...fetched, view: planViewAtHome(fetched.view) };
};

/**
 * A plan, read from its page or through the gate. Every failure is a kind of answer with its own
 * sentence.
 */
export const useFetchedPlan = (
  place: PlanPathWeekAndDay | undefined,
): {
  readonly plan: LoadingLoadedOrFailed<PlanFetchResult | NoPlan>;
  readonly retry: () => void;
} => {
  const { getAccessToken } = useLoginActions();
  const path = place?.path;
  const index = place?.index ?? 0;
  const load = useCallback(
    async () =>
      path === undefined
        ? ({ kind: 'none' } as const)
        : asTrained(await fetchPublicOrMemberPlan({ path, index }, getAccessToken)),
    [path, index, getAccessToken],
  );
  const { loaded, retry } = useLoaded(load);
  return { plan: loaded, retry };
};

const unreachable = 'The plan could not be read. Check your connection, then try again.';

/**
 * Why a plan couldn't be loaded, as a sentence; undefined while it is loading, and when it has
 * loaded.
 */
export const planLoadProblemSentenceIfAny = (
  plan: LoadingLoadedOrFailed<PlanFetchResult | NoPlan>,
): string | undefined => {
  if (plan.kind === 'failed') return unreachable;
  if (plan.kind === 'loading' || plan.value.kind === 'plan' || plan.value.kind === 'none')
    return undefined;
  return plan.value.kind === 'signed out'
    ? 'This plan is for members. Log in, and you come straight back here.'
    : plan.value.sentence;
};
