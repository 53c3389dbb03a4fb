import { monitoringApiPaths } from '../../domain/monitoring/monitoring-api-paths.ts';
import { WatchAnswerSchema, type WatchAnswer } from '../../domain/monitoring/watch-answer.ts';
import { callMemberApi, type GetAccessToken, type MemberApiResult } from '../members/member-api.ts';
import { parserOfSchema } from './owner-api.ts';

const parseWatch = parserOfSchema(WatchAnswerSchema);

/** Fetches the state of the site. */
export const fetchSiteState = (
  getAccessToken: GetAccessToken,
): Promise<MemberApiResult<WatchAnswer>> =>
  callMemberApi(getAccessToken, monitoringApiPaths.ownerWatch, parseWatch);
