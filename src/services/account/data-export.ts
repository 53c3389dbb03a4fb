import { accountAndOwnerApiPaths } from '../../domain/account/account-and-owner-api-paths.ts';
import { dataExportTimeoutMs, functionCallTimeoutMs } from '../../domain/timeouts.ts';
import { unreachableResult, type ApiResult } from '../api-result.ts';
import {
  withAccessToken,
  type GetAccessToken,
  type MemberApiResult,
} from '../members/member-api.ts';

const readRefusal = async (response: Response): Promise<ApiResult<never>> => {
  const body: unknown = await response.json();
  if (typeof body !== 'object' || body === null || !('error' in body)) return unreachableResult;
  if (typeof body.error !== 'string') return unreachableResult;
  return response.status < 500
    ? { kind: 'refused', sentence: body.error, status: response.status, body }
    : { kind: 'failed', sentence: body.error };
};

const callPlainly = async <Value>(
  path: string,
  timeoutMs: number,
  init: RequestInit,
  read: (response: Response) => Promise<Value>,
): Promise<ApiResult<Value>> => {
  try {
    const response = await fetch(path, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) return await readRefusal(response);
    return { kind: 'answered', value: await read(response) };
  } catch {
    return unreachableResult;
  }
};

/** The two formats of a member's data export: one for machines, one for people. */
export type DataExportFormat = 'json' | 'html';

/** Fetches the export of all the data that we hold about the member, as a file. */
export const fetchDataExport = (
  getAccessToken: GetAccessToken,
  form: DataExportFormat,
): Promise<MemberApiResult<Blob>> =>
  withAccessToken(getAccessToken, (headers) =>
    callPlainly(
      form === 'json'
        ? accountAndOwnerApiPaths.accountData
        : `${accountAndOwnerApiPaths.accountData}?form=${form}`,
      dataExportTimeoutMs,
      { headers },
      (response) => response.blob(),
    ),
  );

/**
 * Ends the member's sessions on all devices. The login on this device must be ended separately
 * afterwards.
 */
export const logOutEverywhere = (getAccessToken: GetAccessToken): Promise<MemberApiResult<true>> =>
  withAccessToken(getAccessToken, (headers) =>
    callPlainly(
      accountAndOwnerApiPaths.logOutEverywhere,
      functionCallTimeoutMs,
      { method: 'POST', headers },
      async (): Promise<true> => true,
    ),
  );
