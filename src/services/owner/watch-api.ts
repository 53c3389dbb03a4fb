import { WatchAnswerSchema, type WatchAnswer } from '../../domain/monitoring/watch-answer.ts';
import { watchPaths } from '../../domain/monitoring/watch-paths.ts';
import { callMemberApi, type GetAccessToken, type MemberApiResult } from '../members/member-api.ts';
import { parserOfSchema } from './owner-api.ts';

const parseWatch = parserOfSchema(WatchAnswerSchema);

/** Fetches the state of the site. */
export const fetchWatch = (getAccessToken: GetAccessToken): Promise<MemberApiResult<WatchAnswer>> =>
  callMemberApi(getAccessToken, watchPaths.ownerWatch, parseWatch);
