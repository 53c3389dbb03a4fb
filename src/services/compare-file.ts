import * as v from 'valibot';
import {
  CompareFileSchema,
  compareFilePath,
  type ComparedPlan,
} from '../domain/finder/compare-file.ts';
import type { ApiResult } from './api-result.ts';
import { callApi } from './call-api.ts';

/** Fetches what stands side by side: every public plan and pack. */
export const fetchAllComparablePlans = (): Promise<ApiResult<readonly ComparedPlan[]>> =>
  callApi(compareFilePath, {}, (body) => {
    const parsed = v.safeParse(CompareFileSchema, body);
    return parsed.success ? parsed.output : undefined;
  });
