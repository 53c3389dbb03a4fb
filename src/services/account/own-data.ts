import { accountPaths } from '../../domain/account/account-paths.ts';
import { unreachable, type ApiResult } from '../api-result.ts';
import {
  withAccessToken,
  type GetAccessToken,
  type MemberApiResult,
} from '../members/member-api.ts';

/** All of it is read anew, from us and from others, so it may take longer than other requests. */
const timeoutMs = 40_000;

const readRefusal = async (response: Response): Promise<ApiResult<never>> => {
  const body: unknown = await response.json();
  if (typeof body !== 'object' || body === null || !('error' in body)) return unreachable;
  if (typeof body.error !== 'string') return unreachable;
  return response.status < 500
    ? { kind: 'refused', sentence: body.error, status: response.status, body }
    : { kind: 'failed', sentence: body.error };
};

const callPlainly = async <Value>(
  path: string,
  init: RequestInit,
  read: (response: Response) => Promise<Value>,
): Promise<ApiResult<Value>> => {
  try {
    const response = await fetch(path, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) return await readRefusal(response);
    return { kind: 'answered', value: await read(response) };
  } catch {
    return unreachable;
  }
};

/** The two forms of everything that we have of a member: one for machines, one to read. */
export type DataForm = 'json' | 'html';

/** Fetches everything that we have of her, as a file. */
export const fetchOwnData = (
  getAccessToken: GetAccessToken,
  form: DataForm,
): Promise<MemberApiResult<Blob>> =>
  withAccessToken(getAccessToken, (headers) =>
    callPlainly(
      form === 'json' ? accountPaths.accountData : `${accountPaths.accountData}?form=${form}`,
      { headers },
      (response) => response.blob(),
    ),
  );

/** Ends her sessions on all devices. This device’s own login has to be ended afterwards. */
export const logOutEverywhere = (getAccessToken: GetAccessToken): Promise<MemberApiResult<true>> =>
  withAccessToken(getAccessToken, (headers) =>
    callPlainly(
      accountPaths.logOutEverywhere,
      { method: 'POST', headers },
      async (): Promise<true> => true,
    ),
  );
