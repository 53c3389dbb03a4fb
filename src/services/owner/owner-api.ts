import * as v from 'valibot';
import {
  OneMonthFiguresAnswerSchema,
  type OneMonthFiguresAnswer,
} from '../../domain/owner/figures.ts';
import {
  WaitingAndDecidedForOwnerSchema,
  type ProofVerdictSchema,
  type RefundVerdictSchema,
  type SettledPaymentDoubtIdSchema,
  type WaitingAndDecidedForOwner,
} from '../../domain/owner/waiting-and-decided-for-owner.ts';
import { accountAndOwnerApiPaths } from '../../domain/account/account-and-owner-api-paths.ts';
import { functionCallTimeoutMs } from '../../domain/timeouts.ts';
import { unreachableResult, type ApiResult } from '../api-result.ts';
import { callApi } from '../call-api.ts';
import {
  callMemberApi,
  withAccessToken,
  type GetAccessToken,
  type MemberApiResult,
} from '../members/member-api.ts';

/** Creates a parser from a schema; the parser returns undefined for another shape. */
export const parserOfSchema =
  <Schema extends v.GenericSchema<unknown>>(schema: Schema) =>
  (body: unknown): v.InferOutput<Schema> | undefined => {
    const result = v.safeParse(schema, body);
    return result.success ? result.output : undefined;
  };

const parseRefusal = parserOfSchema(v.object({ error: v.string() }));
const parseDesk = parserOfSchema(WaitingAndDecidedForOwnerSchema);
const parseFigures = parserOfSchema(OneMonthFiguresAnswerSchema);

export type OwnerDecision =
  | { readonly path: 'ownerProofs'; readonly body: v.InferInput<typeof ProofVerdictSchema> }
  | { readonly path: 'ownerRefunds'; readonly body: v.InferInput<typeof RefundVerdictSchema> }
  | {
      readonly path: 'ownerDoubts';
      readonly body: v.InferInput<typeof SettledPaymentDoubtIdSchema>;
    };

/** Fetches what is waiting for a decision of the owner; never rejects. */
export const fetchWaitingAndDecidedForOwner = (
  getAccessToken: GetAccessToken,
): Promise<MemberApiResult<WaitingAndDecidedForOwner>> =>
  callMemberApi(getAccessToken, accountAndOwnerApiPaths.owner, parseDesk);

/** Sends a decision; returns what is still waiting. */
export const sendOwnerDecision = (
  getAccessToken: GetAccessToken,
  { path, body }: OwnerDecision,
): Promise<MemberApiResult<WaitingAndDecidedForOwner>> =>
  withAccessToken(getAccessToken, (headers) =>
    callApi(
      accountAndOwnerApiPaths[path],
      {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
      parseDesk,
    ),
  );

const figuresPath = (month: string): string =>
  `${accountAndOwnerApiPaths.ownerFigures}?${new URLSearchParams({ month })}`;

/** Fetches the figures of a month such as `2026-11`; never rejects. */
export const fetchFiguresOfMonth = (
  getAccessToken: GetAccessToken,
  month: string,
): Promise<MemberApiResult<OneMonthFiguresAnswer>> =>
  callMemberApi(getAccessToken, figuresPath(month), parseFigures);

/** Fetches a file that only the owner may have. */
export const fetchOwnerFile = async (
  path: string,
  headers: HeadersInit,
): Promise<ApiResult<Blob>> => {
  try {
    const answer = await fetch(path, {
      headers,
      signal: AbortSignal.timeout(functionCallTimeoutMs),
    });
    if (answer.ok) return { kind: 'answered', value: await answer.blob() };
    if (answer.status >= 500) return unreachableResult;
    const refusal = parseRefusal(await answer.json().catch(() => undefined));
    const sentence = refusal?.error ?? 'The file is not there any more. Load the page again.';
    return { kind: 'refused', sentence, status: answer.status, body: undefined };
  } catch {
    return unreachableResult;
  }
};

/** Fetches the file that somebody sent as a proof. */
export const fetchReducedPriceProofFile = (
  getAccessToken: GetAccessToken,
  proofId: string,
): Promise<MemberApiResult<Blob>> =>
  withAccessToken(getAccessToken, (headers) =>
    fetchOwnerFile(
      `${accountAndOwnerApiPaths.ownerProofs}/${encodeURIComponent(proofId)}`,
      headers,
    ),
  );

/** Fetches the figures of a month as a CSV file. */
export const fetchFiguresFileOfMonth = (
  getAccessToken: GetAccessToken,
  month: string,
): Promise<MemberApiResult<Blob>> =>
  withAccessToken(getAccessToken, (headers) =>
    fetchOwnerFile(`${figuresPath(month)}&form=csv`, headers),
  );
