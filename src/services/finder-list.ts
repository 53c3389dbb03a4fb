import * as v from 'valibot';
import {
  FactsOfAllMemberPlansSchema,
  memberPlanFactsFilePath,
  type AnonymousFactsOfMemberPlans,
} from '../domain/finder/elsewhere.ts';
import { FinderListFileSchema, type FinderListEntry } from '../domain/finder/finder-file.ts';
import { finderListFilePath, type FinderListId } from '../domain/finder/finder-lists.ts';
import type { ApiResult } from './api-result.ts';
import { callApi } from './call-api.ts';

/** Fetches all entries of a list with the finder; never rejects. */
export const fetchFinderEntriesByListId = (
  list: FinderListId,
): Promise<ApiResult<readonly FinderListEntry[]>> =>
  callApi(finderListFilePath(list), {}, (body) => {
    const parsed = v.safeParse(FinderListFileSchema, body);
    return parsed.success ? parsed.output : undefined;
  });

/** Fetches what anybody may know of the member plans. */
export const fetchFactsOfAllMemberPlans = (): Promise<ApiResult<AnonymousFactsOfMemberPlans>> =>
  callApi(memberPlanFactsFilePath, {}, (body) => {
    const parsed = v.safeParse(FactsOfAllMemberPlansSchema, body);
    return parsed.success ? parsed.output : undefined;
  });
