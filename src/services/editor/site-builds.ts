import * as v from 'valibot';
import {
  CurrentSiteBuildsAnswerSchema,
  siteBuildApiPaths,
  type CurrentSiteBuildsAnswer,
} from '../../domain/site-builds/live-build.ts';
import type { ApiResult } from '../api-result.ts';
import type { LoginSessionState } from '../auth/login-session.ts';
import { callApi } from '../call-api.ts';
import { withAccessToken, type GetAccessToken } from '../members/member-api.ts';

/** The person who asks. */
export type LoginStatusWithTokenGetter = {
  readonly kind: LoginSessionState['kind'];
  readonly getAccessToken: GetAccessToken;
};

/**
 * The result of a request about the builds. `signed-out`: nobody is logged in here who could be an
 * editor.
 */
export type SiteBuildsResult = ApiResult<CurrentSiteBuildsAnswer> | { readonly kind: 'signed-out' };

const parse = (body: unknown): CurrentSiteBuildsAnswer | undefined => {
  const result = v.safeParse(CurrentSiteBuildsAnswerSchema, body);
  return result.success ? result.output : undefined;
};

const call = async (
  { kind, getAccessToken }: LoginStatusWithTokenGetter,
  init: RequestInit,
): Promise<SiteBuildsResult> => {
  const send = (headers: HeadersInit): Promise<ApiResult<CurrentSiteBuildsAnswer>> =>
    callApi(siteBuildApiPaths.siteBuilds, { ...init, headers }, parse);
  if (kind === 'member') {
    const result = await withAccessToken(getAccessToken, send);
    if (result.kind !== 'signed-out') return result;
  }
  // In the preview an editor is identified by a separate cookie.
  const result = await send({});
  return result.kind === 'refused' && result.status === 401 ? { kind: 'signed-out' } : result;
};

/** Fetches the state of the builds: live, running, waiting and failed ones. */
export const fetchSiteBuilds = (login: LoginStatusWithTokenGetter): Promise<SiteBuildsResult> =>
  call(login, {});

/** Requests a build, whether or not anything has changed. */
export const requestSiteBuild = (login: LoginStatusWithTokenGetter): Promise<SiteBuildsResult> =>
  call(login, { method: 'POST' });
