import { apiPaths, memberPlanApiPath } from '../../domain/api-paths.ts';
import type { MemberPlans, OpenedPlan } from '../../domain/members/member-plan.ts';
import { parseMemberPlans, parseOpenedPlan } from '../../domain/members/parse-member-plans.ts';
import { recall } from '../storage.ts';
import { callMemberApi, type GetAccessToken, type MemberApiResult } from './member-api.ts';

/** Fetches the plans that the member may open, and how many are locked. */
export const fetchMemberPlans = (
  getAccessToken: GetAccessToken,
): Promise<MemberApiResult<MemberPlans>> =>
  callMemberApi(getAccessToken, apiPaths.memberPlans, parseMemberPlans);

/**
 * Fetches one plan with its text, by its address without `/members/`. If the gate can't be reached, that is the plan which she keeps on
 * this device, if she does.
 */
export const fetchMemberPlan = async (
  getAccessToken: GetAccessToken,
  planAddress: string,
): Promise<MemberApiResult<OpenedPlan>> => {
  const path = memberPlanApiPath(planAddress);
  const result = await callMemberApi(getAccessToken, path, parseOpenedPlan);
  if (recall('members.kept') === undefined) return result;
  try {
    const { applyGateAnswer } = await import('../kept-plans/kept-plans.ts');
    return await applyGateAnswer(planAddress, result);
  } catch {
    return result;
  }
};
