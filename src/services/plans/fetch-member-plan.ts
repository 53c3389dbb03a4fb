import { membersZonePageOrUnknown } from '../../domain/members/zone-address.ts';
import type { HtmlOrPlanSection } from '../../domain/plans/plan-view.ts';
import type { PlanPagePathAndIndex } from '../../domain/training/plan/plan-place.ts';
import type { GetAccessToken, MemberApiResult } from '../members/member-api.ts';
import { fetchLetter } from '../members/member-letters.ts';
import { fetchMemberPlanOrKept } from '../members/member-plans.ts';
import { pickPlanOfPageByIndex, type PlanFetchResult } from './plan-fetch-result.ts';

type Texts = { readonly title: string; readonly sections: readonly HtmlOrPlanSection[] };

/**
 * What the gate answers for a page of the members zone that has a plan: a member plan, or a letter
 * with the month's session.
 */
const fetchTexts = async (
  path: string,
  getAccessToken: GetAccessToken,
): Promise<MemberApiResult<Texts>> => {
  const zone = membersZonePageOrUnknown(path);
  if (zone.page === 'letter') {
    const result = await fetchLetter(getAccessToken, zone.slug);
    if (result.kind !== 'answered') return result;
    const { letter, sections } = result.value;
    return { kind: 'answered', value: { title: letter.title, sections } };
  }
  const result = await fetchMemberPlanOrKept(getAccessToken, path.replace(/^\/members\/|\/$/g, ''));
  if (result.kind !== 'answered') return result;
  const { plan, sections } = result.value;
  return { kind: 'answered', value: { title: plan.title, sections } };
};

/** Fetches a plan of the members zone through the gate. */
export const fetchMembersZonePlanByRef = async (
  { path, index }: PlanPagePathAndIndex,
  getAccessToken: GetAccessToken,
): Promise<PlanFetchResult> => {
  const result = await fetchTexts(path, getAccessToken);
  switch (result.kind) {
    case 'answered':
      return pickPlanOfPageByIndex(result.value, index);
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
