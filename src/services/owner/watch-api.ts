import { monitoringApiPaths } from '../../domain/monitoring/monitoring-api-paths.ts';
import {
  MonitoringOverviewAnswerSchema,
  type MonitoringOverviewAnswer,
} from '../../domain/monitoring/monitoring-overview-answer.ts';
import { callMemberApi, type GetAccessToken, type MemberApiResult } from '../members/member-api.ts';
import { parserOfSchema } from './owner-api.ts';

const parseWatch = parserOfSchema(MonitoringOverviewAnswerSchema);

/** Fetches the state of the site, which only the owner may read; never rejects. */
export const fetchSiteState = (
  getAccessToken: GetAccessToken,
): Promise<MemberApiResult<MonitoringOverviewAnswer>> =>
  callMemberApi(getAccessToken, monitoringApiPaths.ownerWatch, parseWatch);
