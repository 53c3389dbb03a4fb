import {
  parseMemberPlans,
  parseOpenedPlan,
  type OpenedPlan,
} from '../../domain/members/parse-member-plans.ts';
import type { MemberPlans } from '../../domain/members/member-plan.ts';
import { readForMember, type GetAccessToken, type MemberAnswer } from './ask-members.ts';

const plansAddress = '/api/members/plans';

/** Asks for the plans that the member may open, and what there is beside them. */
export const readMemberPlans = (
  getAccessToken: GetAccessToken,
): Promise<MemberAnswer<MemberPlans>> =>
  readForMember(getAccessToken, plansAddress, parseMemberPlans);

/** Asks for one plan with its text, by its address without `/members/`. */
export const readMemberPlan = (
  getAccessToken: GetAccessToken,
  address: string,
): Promise<MemberAnswer<OpenedPlan>> =>
  readForMember(getAccessToken, `${plansAddress}/${address}`, parseOpenedPlan);
