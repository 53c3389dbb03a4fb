import * as v from 'valibot';
import { IsoDayTextSchema, IsoMomentTextSchema } from '../account/answer-values.ts';

/** Length limits of the giver's texts. */
export const maxGiftMessageLength = 300;
export const maxGiftNameLength = 80;

/** The giver's choices: part of the body of `POST /api/checkout`. */
export const GiftChoiceSchema = v.strictObject({
  /** Not before today and at most a year ahead. */
  startsOn: IsoDayTextSchema,
  toName: v.pipe(v.string(), v.trim(), v.maxLength(maxGiftNameLength)),
  line: v.pipe(v.string(), v.trim(), v.maxLength(maxGiftMessageLength)),
  /** The address that the code is sent to on that day; empty if the giver hands it over herself. */
  toAddress: v.pipe(v.string(), v.trim(), v.maxLength(254)),
});
export type GiftChoice = Readonly<v.InferOutput<typeof GiftChoiceSchema>>;

/**
 * The states of a gift: it can be redeemed, somebody has redeemed it, or its money has gone back.
 */
export const giftStates = ['open', 'redeemed', 'refunded'] as const;
export type GiftState = (typeof giftStates)[number];

/**
 * The form of a code, as it is read and typed: five groups of four, such as `7K3M-…`. Letters that
 * look like digits don't occur.
 */
export const giftCodePattern = /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){4}$/;

/** `GET /api/gifts/{order id}`: the printable card, for the giver only. */
export const GiftCardAnswerSchema = v.object({
  title: v.string(),
  startsOn: IsoDayTextSchema,
  toName: v.string(),
  line: v.string(),
  /** Null when it can no longer be redeemed. */
  code: v.nullable(v.string()),
  state: v.picklist(giftStates),
});
export type GiftCardAnswer = Readonly<v.InferOutput<typeof GiftCardAnswerSchema>>;

/**
 * `POST /api/gifts/look` and `POST /api/gifts/redeem`. Both need a login. Spaces, dashes and small
 * letters in a code don't matter.
 */
export const GiftCodeRequestSchema = v.strictObject({ code: v.pipe(v.string(), v.maxLength(100)) });

/** What a code is for, before and after redeeming it. */
export const GiftCodeAnswerSchema = v.object({
  title: v.string(),
  kind: v.picklist(['membership', 'pack']),
  rightId: v.string(),
  line: v.string(),
  toName: v.string(),
  /**
   * When it opens for her: the giver's day, today, or the end of the year that she has paid for
   * herself.
   */
  opensAt: IsoMomentTextSchema,
  /** Null for a pack. */
  endsAt: v.nullable(IsoMomentTextSchema),
  /**
   * When the member's own membership renews, if it does; she may want to cancel it before the gift
   * begins.
   */
  ownRenewsAt: v.nullable(IsoMomentTextSchema),
  isRedeemed: v.boolean(),
});
export type GiftCodeAnswer = Readonly<v.InferOutput<typeof GiftCodeAnswerSchema>>;
