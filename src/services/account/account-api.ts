import * as v from 'valibot';
import {
  AccountAnswerSchema,
  PaymentsAnswerSchema,
  type AccountAnswer,
  type MembershipActionSchema,
  type PaymentsAnswer,
  type RefundRequestSchema,
  type WithdrawalRequestSchema,
} from '../../domain/account/account-answer.ts';
import type { SecondMemberRequest } from '../../domain/account/second-member.ts';
import { accountPaths } from '../../domain/account/account-paths.ts';
import { callApi } from '../call-api.ts';
import {
  callMemberApi,
  withAccessToken,
  type GetAccessToken,
  type MemberApiResult,
} from '../members/member-api.ts';

/** A request about her account, once it is known how to get her token. Each answers her account as it is then. */
export type AccountCall = (
  getAccessToken: GetAccessToken,
) => Promise<MemberApiResult<AccountAnswer>>;

const parseAccount = (body: unknown): AccountAnswer | undefined => {
  const parsed = v.safeParse(AccountAnswerSchema, body);
  return parsed.success ? parsed.output : undefined;
};

const parsePayments = (body: unknown): PaymentsAnswer | undefined => {
  const parsed = v.safeParse(PaymentsAnswerSchema, body);
  return parsed.success ? parsed.output : undefined;
};

/** Her account as a refusal tells it, where what she saw was out of date; undefined if it tells none. */
export const accountInRefusal = (body: unknown): AccountAnswer | undefined =>
  typeof body === 'object' && body !== null && 'account' in body
    ? parseAccount(body.account)
    : undefined;

const post =
  (path: string, body: object): AccountCall =>
  (getAccessToken) =>
    withAccessToken(getAccessToken, (headers) =>
      callApi(
        path,
        {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        },
        parseAccount,
      ),
    );

/** Fetches her account. */
export const fetchAccount: AccountCall = (getAccessToken) =>
  callMemberApi(getAccessToken, accountPaths.account, parseAccount);

/** Fetches what the payment provider has of her payments. */
export const fetchPayments = (
  getAccessToken: GetAccessToken,
): Promise<MemberApiResult<PaymentsAnswer>> =>
  callMemberApi(getAccessToken, accountPaths.accountPayments, parsePayments);

/** Cancels her membership, takes that back, pauses it or lets it go on. */
export const changeMembership = (
  action: v.InferInput<typeof MembershipActionSchema>,
): AccountCall => post(accountPaths.accountMembership, action);

/** Withdraws from an order. */
export const withdraw = (request: v.InferInput<typeof WithdrawalRequestSchema>): AccountCall =>
  post(accountPaths.withdrawal, request);

/** Asks for money back where she can’t withdraw. */
export const askForRefund = (request: v.InferInput<typeof RefundRequestSchema>): AccountCall =>
  post(accountPaths.refundRequest, request);

/** Invites, removes, accepts or leaves the second place of a membership for two. */
export const changeSecondMember = (request: SecondMemberRequest): AccountCall =>
  post(accountPaths.secondMember, request);

/** Takes back what she has sent to show that she may have a reduced price. */
export const withdrawProof = (proofId: string): AccountCall =>
  post(accountPaths.proofWithdraw, { proofId });

/** Confirms the address of a proof with the code of its e-mail. */
export const confirmProof = (code: string): AccountCall =>
  post(accountPaths.proofConfirm, { code });

/** Sends what shows that she may have a reduced price. The browser writes the form’s own content type. */
export const sendProof =
  (form: FormData): AccountCall =>
  (getAccessToken) =>
    withAccessToken(getAccessToken, (headers) =>
      callApi(accountPaths.proofs, { method: 'POST', headers, body: form }, parseAccount),
    );

/** Asks us to delete her account. */
export const deleteAccount: AccountCall = post(accountPaths.accountDeletion, { isSure: true });
