import * as v from 'valibot';
import { HtmlOrPlanSectionsSchema } from '../../domain/plans/plan-view.ts';
import { isMemberPlan, type PlanPagePathAndIndex } from '../../domain/training/plan/plan-place.ts';
import { siteFileTimeoutMs } from '../../domain/timeouts.ts';
import { unreachableResult } from '../api-result.ts';
import type { GetAccessToken } from '../members/member-api.ts';
import {
  noSuchPlanResult,
  pickPlanOfPageByIndex,
  type PlanFetchResult,
} from './plan-fetch-result.ts';

const noAnswer = { kind: 'unreachable', sentence: unreachableResult.sentence } as const;

const EntrySchema = v.object({ title: v.string(), sections: HtmlOrPlanSectionsSchema });

/** Gatsby's page data. The queries call the page's subject `plan`, or `pack` where it is sold. */
const PageDataSchema = v.object({
  result: v.object({
    data: v.union([v.object({ plan: EntrySchema }), v.object({ pack: EntrySchema })]),
  }),
});

const fetchPublicPlan = async ({ path, index }: PlanPagePathAndIndex): Promise<PlanFetchResult> => {
  try {
    const answer = await fetch(`/page-data${path}page-data.json`, {
      // Tells the service worker that this isn't Gatsby's request.
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(siteFileTimeoutMs),
    });
    if (answer.status === 404) return noSuchPlanResult;
    if (!answer.ok) return noAnswer;
    const page = v.safeParse(PageDataSchema, await answer.json());
    if (!page.success) return noAnswer;
    const { data } = page.output.result;
    return pickPlanOfPageByIndex('plan' in data ? data.plan : data.pack, index);
  } catch {
    return noAnswer;
  }
};

/** The code for member plans is loaded with the first of them. */
const fetchThroughGate = async (
  ref: PlanPagePathAndIndex,
  getAccessToken: GetAccessToken,
): Promise<PlanFetchResult> => {
  try {
    const { fetchMembersZonePlanByRef } = await import('./fetch-member-plan.ts');
    return await fetchMembersZonePlanByRef(ref, getAccessToken);
  } catch {
    return noAnswer;
  }
};

/** Fetches a plan again. `getAccessToken` is called for member plans only. Never rejects. */
export const fetchPublicOrMemberPlan = (
  ref: PlanPagePathAndIndex,
  getAccessToken: GetAccessToken,
): Promise<PlanFetchResult> =>
  isMemberPlan(ref) ? fetchThroughGate(ref, getAccessToken) : fetchPublicPlan(ref);
