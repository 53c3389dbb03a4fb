import * as v from 'valibot';
import {
  editorPaths,
  SiteBuildsAnswerSchema,
  type SiteBuildsAnswer,
} from '../../domain/site-builds.ts';
import type { ApiResult } from '../api-result.ts';
import type { Session } from '../auth/member.ts';
import { callApi } from '../call-api.ts';
import { withAccessToken, type GetAccessToken } from '../members/member-api.ts';

/** Who asks. */
export type Caller = {
  readonly kind: Session['kind'];
  readonly getAccessToken: GetAccessToken;
};

/** What became of asking for the builds. `signed-out`: nobody is known here who could be an editor. */
export type SiteBuildsResult = ApiResult<SiteBuildsAnswer> | { readonly kind: 'signed-out' };

const parse = (body: unknown): SiteBuildsAnswer | undefined => {
  const result = v.safeParse(SiteBuildsAnswerSchema, body);
  return result.success ? result.output : undefined;
};

const call = async (
  { kind, getAccessToken }: Caller,
  init: RequestInit,
): Promise<SiteBuildsResult> => {
  const send = (headers: HeadersInit): Promise<ApiResult<SiteBuildsAnswer>> =>
    callApi(editorPaths.siteBuilds, { ...init, headers }, parse);
  if (kind === 'member') {
    const result = await withAccessToken(getAccessToken, send);
    if (result.kind !== 'signed-out') return result;
  }
  // The preview knows an editor by a cookie of its own.
  const result = await send({});
  return result.kind === 'refused' && result.status === 401 ? { kind: 'signed-out' } : result;
};

/** Asks what is live, what is being built, what waits and what has failed. */
export const readSiteBuilds = (caller: Caller): Promise<SiteBuildsResult> => call(caller, {});

/** Asks for a build, whether or not anything has changed. */
export const buildNow = (caller: Caller): Promise<SiteBuildsResult> =>
  call(caller, { method: 'POST' });
