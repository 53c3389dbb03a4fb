import * as v from 'valibot';
import {
  GiftCardAnswerSchema,
  GiftCodeAnswerSchema,
  type GiftCardAnswer,
  type GiftCodeAnswer,
} from '../../domain/gifts/gifts.ts';
import { accountAndOwnerApiPaths } from '../../domain/account/account-and-owner-api-paths.ts';
import { callApi } from '../call-api.ts';
import {
  callMemberApi,
  withAccessToken,
  type GetAccessToken,
  type MemberApiResult,
} from '../members/member-api.ts';

/** Fetches the gift card of a gift that the member has bought. */
export const fetchGiftCardContents = (
  getAccessToken: GetAccessToken,
  orderId: string,
): Promise<MemberApiResult<GiftCardAnswer>> =>
  callMemberApi(
    getAccessToken,
    `${accountAndOwnerApiPaths.gifts}/${encodeURIComponent(orderId)}`,
    (body) => {
      const parsed = v.safeParse(GiftCardAnswerSchema, body);
      return parsed.success ? parsed.output : undefined;
    },
  );

const sendCode = (
  getAccessToken: GetAccessToken,
  path: string,
  code: string,
): Promise<MemberApiResult<GiftCodeAnswer>> =>
  withAccessToken(getAccessToken, (headers) =>
    callApi(
      path,
      {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ code }),
      },
      (body) => {
        const parsed = v.safeParse(GiftCodeAnswerSchema, body);
        return parsed.success ? parsed.output : undefined;
      },
    ),
  );

/** Fetches what a code is for, without redeeming it. */
export const fetchGiftByCode = (
  getAccessToken: GetAccessToken,
  code: string,
): Promise<MemberApiResult<GiftCodeAnswer>> =>
  sendCode(getAccessToken, accountAndOwnerApiPaths.giftLook, code);

/** Redeems a code for the member's own account. */
export const requestGiftRedemption = (
  getAccessToken: GetAccessToken,
  code: string,
): Promise<MemberApiResult<GiftCodeAnswer>> =>
  sendCode(getAccessToken, accountAndOwnerApiPaths.giftRedeem, code);
