import { apiPaths, memberPlanApiPath } from '../../domain/api-paths.ts';
import type { MemberPlans, OpenedPlan } from '../../domain/members/member-plan.ts';
import { parseMemberPlans, parseOpenedPlan } from '../../domain/members/parse-member-plans.ts';
import { callMemberApi, type GetAccessToken, type MemberApiResult } from './member-api.ts';

/** Fetches the plans that the member may open, and how many are locked. */
export const fetchMemberPlans = (
  getAccessToken: GetAccessToken,
): Promise<MemberApiResult<MemberPlans>> =>
  callMemberApi(getAccessToken, apiPaths.memberPlans, parseMemberPlans);

/** Fetches one plan with its text, by its address without `/members/`. */
export const fetchMemberPlan = (
  getAccessToken: GetAccessToken,
  planAddress: string,
): Promise<MemberApiResult<OpenedPlan>> =>
  callMemberApi(getAccessToken, memberPlanApiPath(planAddress), parseOpenedPlan);
