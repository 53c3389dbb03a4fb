import type { ApiResult } from '../api-result.ts';
import { awaitWithPageNoticeIfSlow } from '../await-with-page-notice-if-slow.ts';
import type { LoginActions } from '../auth/login-session.ts';
import { callApi } from '../call-api.ts';

/** Gets the member's access token for a call. */
export type GetAccessToken = LoginActions['getAccessToken'];

/** The result of calling a function that needs an access token. */
export type MemberApiResult<Value> =
  | ApiResult<Value>
  /** Her session is over. She is a visitor now, and the page sends her to the login. */
  | { readonly kind: 'signed-out' };

const tokenRefused = {
  kind: 'failed',
  sentence: 'The server doesn’t recognise your login. Log out, then log in again.',
} as const;

const isUnauthorized = (result: ApiResult<unknown>): boolean =>
  result.kind === 'refused' && result.status === 401;

const callWithToken = async <Value>(
  getAccessToken: GetAccessToken,
  call: (headers: Readonly<Record<string, string>>) => Promise<ApiResult<Value>>,
): Promise<MemberApiResult<Value>> => {
  for (const fresh of [false, true]) {
    const token = await getAccessToken({ fresh });
    if (token.kind === 'signed-out') return token;
    if (token.kind === 'unreachable') return { kind: 'failed', sentence: token.sentence };
    const result = await call({ authorization: `Bearer ${token.token}` });
    if (!isUnauthorized(result)) return result;
  }
  return tokenRefused;
};

/**
 * Makes a call with the headers for the member's access token. When the token is refused (401) it
 * tries once more with a fresh one. When that is refused too, another login would not help, and the
 * result says so. Getting the token may be slow too, so this says when all of it takes longer than
 * usual.
 */
export const withAccessToken = <Value>(
  getAccessToken: GetAccessToken,
  call: (headers: Readonly<Record<string, string>>) => Promise<ApiResult<Value>>,
): Promise<MemberApiResult<Value>> =>
  awaitWithPageNoticeIfSlow(callWithToken(getAccessToken, call));

/** Calls a function with the member's access token and parses its JSON, like `callApi`. */
export const callMemberApi = <Value>(
  getAccessToken: GetAccessToken,
  path: string,
  parse: (body: unknown) => Value | undefined,
): Promise<MemberApiResult<Value>> =>
  withAccessToken(getAccessToken, (headers) => callApi(path, { headers }, parse));
