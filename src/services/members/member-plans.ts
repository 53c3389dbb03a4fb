import { generalApiPaths, memberPlanApiPath } from '../../domain/api-paths.ts';
import type { MemberPlansAnswer, MemberPlanWithText } from '../../domain/members/member-plan.ts';
import {
  parseMemberPlansAnswer,
  parseMemberPlanWithText,
} from '../../domain/members/parse-member-plans.ts';
import { recall } from '../storage.ts';
import { callMemberApi, type GetAccessToken, type MemberApiResult } from './member-api.ts';

/** Fetches the plans that the member may open, and how many are locked. */
export const fetchMemberPlansAnswer = (
  getAccessToken: GetAccessToken,
): Promise<MemberApiResult<MemberPlansAnswer>> =>
  callMemberApi(getAccessToken, generalApiPaths.memberPlans, parseMemberPlansAnswer);

/**
 * Fetches one plan with its text, by its address without `/members/`. If the gate can't be reached,
 * that is the plan which she keeps on this device, if she does.
 */
export const fetchMemberPlanOrKept = async (
  getAccessToken: GetAccessToken,
  planAddress: string,
): Promise<MemberApiResult<MemberPlanWithText>> => {
  const path = memberPlanApiPath(planAddress);
  const result = await callMemberApi(getAccessToken, path, parseMemberPlanWithText);
  if (recall('members.kept') === undefined) return result;
  try {
    const { applyGateResultToKeptPlan } = await import('../kept-plans/kept-plans.ts');
    return await applyGateResultToKeptPlan(planAddress, result);
  } catch {
    return result;
  }
};
