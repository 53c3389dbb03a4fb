import {
  MonitoringAnswerSchema,
  type MonitoringAnswer,
} from '../../domain/monitoring/monitoring-answer.ts';
import { monitoringApiPaths } from '../../domain/monitoring/monitoring-api-paths.ts';
import { callMemberApi, type GetAccessToken, type MemberApiResult } from '../members/member-api.ts';
import { parserOfSchema } from './owner-api.ts';

const parseWatch = parserOfSchema(MonitoringAnswerSchema);

/** Fetches the state of the site, which only the owner may read; never rejects. */
export const fetchSiteState = (
  getAccessToken: GetAccessToken,
): Promise<MemberApiResult<MonitoringAnswer>> =>
  callMemberApi(getAccessToken, monitoringApiPaths.ownerWatch, parseWatch);
