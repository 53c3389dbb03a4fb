import * as v from 'valibot';
import {
  AccountAnswerSchema,
  PaymentsAnswerSchema,
  type AccountAnswer,
  type CancelPauseOrUndoRequestSchema,
  type PaymentsAnswer,
  type RefundRequestSchema,
  type WithdrawalPostBodySchema,
} from '../../domain/account/account-requests-and-answers.ts';
import type { MailPreferencesRequest } from '../../domain/account/mail-preferences-request.ts';
import type { SecondMemberRequest } from '../../domain/account/second-member.ts';
import { accountAndOwnerApiPaths } from '../../domain/account/account-and-owner-api-paths.ts';
import { callApi } from '../call-api.ts';
import {
  callMemberApi,
  withAccessToken,
  type GetAccessToken,
  type MemberApiResult,
} from '../members/member-api.ts';

/**
 * A request about the member's account, given a way to get her token. Each returns the updated
 * account.
 */
export type CallAccountApiWithToken = (
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

/**
 * The current account, if a refusal carries it because the page was out of date; otherwise
 * undefined.
 */
export const accountInRefusal = (body: unknown): AccountAnswer | undefined =>
  typeof body === 'object' && body !== null && 'account' in body
    ? parseAccount(body.account)
    : undefined;

const post =
  (path: string, body: object): CallAccountApiWithToken =>
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

/** Fetches the member's account. */
export const fetchAccount: CallAccountApiWithToken = (getAccessToken) =>
  callMemberApi(getAccessToken, accountAndOwnerApiPaths.account, parseAccount);

/** Fetches the member's payments as the payment provider has them. */
export const fetchPayments = (
  getAccessToken: GetAccessToken,
): Promise<MemberApiResult<PaymentsAnswer>> =>
  callMemberApi(getAccessToken, accountAndOwnerApiPaths.accountPayments, parsePayments);

/** Cancels, reinstates, pauses or resumes the member's membership. */
export const requestMembershipChange = (
  action: v.InferInput<typeof CancelPauseOrUndoRequestSchema>,
): CallAccountApiWithToken => post(accountAndOwnerApiPaths.accountMembership, action);

/** Withdraws from an order. */
export const requestWithdrawal = (
  request: v.InferInput<typeof WithdrawalPostBodySchema>,
): CallAccountApiWithToken => post(accountAndOwnerApiPaths.withdrawal, request);

/** Requests a refund where the member has no right to withdraw. */
export const requestRefund = (
  request: v.InferInput<typeof RefundRequestSchema>,
): CallAccountApiWithToken => post(accountAndOwnerApiPaths.refundRequest, request);

/** Invites, removes, accepts or leaves the second place of a membership for two. */
export const requestSecondMemberChange = (request: SecondMemberRequest): CallAccountApiWithToken =>
  post(accountAndOwnerApiPaths.secondMember, request);

/** Withdraws a proof that the member has sent for a reduced price. */
export const withdrawReducedPriceProof = (proofId: string): CallAccountApiWithToken =>
  post(accountAndOwnerApiPaths.proofWithdraw, { proofId });

/** Confirms the address of a proof with the code of its e-mail. */
export const confirmReducedPriceProofEmail = (code: string): CallAccountApiWithToken =>
  post(accountAndOwnerApiPaths.proofConfirm, { code });

/**
 * Sends a proof that the member is entitled to a reduced price. The browser sets the form’s content
 * type itself.
 */
export const sendReducedPriceProof =
  (form: FormData): CallAccountApiWithToken =>
  (getAccessToken) =>
    withAccessToken(getAccessToken, (headers) =>
      callApi(
        accountAndOwnerApiPaths.proofs,
        { method: 'POST', headers, body: form },
        parseAccount,
      ),
    );

/** Says which e-mails the member wants besides those about what she has bought. */
export const requestMailPreferenceChange = (
  wishes: MailPreferencesRequest,
): CallAccountApiWithToken => post(accountAndOwnerApiPaths.mailWishes, wishes);

/** Requests the deletion of the member's account. */
export const requestAccountDeletion: CallAccountApiWithToken = post(
  accountAndOwnerApiPaths.accountDeletion,
  {
    isSure: true,
  },
);
