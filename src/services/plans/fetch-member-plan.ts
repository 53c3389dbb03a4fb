import type { PlanRef } from '../../domain/training/plan/plan-place.ts';
import type { GetAccessToken } from '../members/member-api.ts';
import { fetchMemberPlan } from '../members/member-plans.ts';
import { planOfEntry, type FetchedPlan } from './fetched-plan.ts';

/** Fetches a member plan through the gate. */
export const fetchPlanOfMember = async (
  { path, index }: PlanRef,
  getAccessToken: GetAccessToken,
): Promise<FetchedPlan> => {
  const address = path.replace(/^\/members\/|\/$/g, '');
  const result = await fetchMemberPlan(getAccessToken, address);
  switch (result.kind) {
    case 'answered':
      return planOfEntry({ ...result.value.plan, sections: result.value.sections }, index);
    case 'signed-out':
      return { kind: 'signed out' };
    case 'refused': {
      const { status, sentence } = result;
      // Any other refusal, such as too many requests, is temporary.
      return status === 403 || status === 404
        ? { kind: 'refused', status, sentence }
        : { kind: 'unreachable', sentence };
    }
    case 'failed':
      return { kind: 'unreachable', sentence: result.sentence };
  }
};
