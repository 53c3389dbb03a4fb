import * as v from 'valibot';
import {
  offerKeysNeedingProof,
  yearlyRenewingOfferKeys,
} from '../membership/yearly-renewing-offer-keys.ts';
import { membershipStates } from '../rights/membership.ts';
import { singleItemOrderStates } from '../orders/checkout.ts';
import { singleItemOrderKinds } from '../orders/single-item-order-kinds.ts';
import { pauseMonths } from '../membership/may-pause.ts';
import { shopOrderStates } from '../shop/shop-order.ts';
import { giftStates } from '../gifts/gifts.ts';
import { MoneyInAnswerSchema, IsoDayTextSchema, IsoMomentTextSchema } from './answer-values.ts';

/**
 * The state of the right to withdraw from an order:
 * - `open`: the member can withdraw, until `until` if there is a deadline, and gets `refund` back:
 *   all of it, or a share for the remaining days.
 * - `supplied`: a pack that was opened at once, as she asked, so the right to withdraw has ended.
 *   She can ask for a refund.
 * - `over`: the 14 days are over. She can ask for a refund.
 * - `used`: a gift that was redeemed.
 * - `asked`, `declined`: she has asked for a refund; we have declined it.
 * - `received`: she has withdrawn; the refund is under way. `done`: it has been paid.
 * - `none`: there is nothing to withdraw from: not paid, or refunded.
 */
export const WithdrawalRightStateAnswer = v.variant('kind', [
  v.object({
    kind: v.literal('open'),
    /** Null for an unredeemed gift: it has no deadline. */
    until: v.nullable(IsoMomentTextSchema),
    refund: MoneyInAnswerSchema,
    share: v.picklist(['nothing-paid', 'all', 'pro-rata']),
    /** Of the paid year; 0 unless the share is `pro-rata`. */
    daysUsed: v.number(),
  }),
  v.object({ kind: v.literal('over'), until: IsoMomentTextSchema }),
  v.object({ kind: v.picklist(['supplied', 'used', 'none']) }),
  v.object({ kind: v.picklist(['asked', 'declined']), at: IsoMomentTextSchema }),
  v.object({
    kind: v.picklist(['received', 'done']),
    at: IsoMomentTextSchema,
    refund: MoneyInAnswerSchema,
  }),
]);
export type WithdrawalRightStateAnswer = Readonly<v.InferOutput<typeof WithdrawalRightStateAnswer>>;

/** An order of the member's, paid or refunded; orders that were never paid are left out. */
const OwnMembershipOrPackOrder = v.object({
  orderId: v.string(),
  title: v.string(),
  kind: v.picklist(singleItemOrderKinds),
  /** True if it was a gift for somebody else. */
  isGift: v.boolean(),
  orderedAt: IsoMomentTextSchema,
  price: MoneyInAnswerSchema,
  state: v.picklist(singleItemOrderStates),
  withdrawal: WithdrawalRightStateAnswer,
});

export type OwnMembershipOrPackOrder = Readonly<v.InferOutput<typeof OwnMembershipOrPackOrder>>;

/** A right of the member's that is open, opens later or has ended, with its source. */
const AccountRight = v.object({
  rightId: v.string(),
  title: v.string(),
  kind: v.picklist(['membership', 'pack']),
  /** `second-member`: a place in another member's membership for two. */
  from: v.picklist(['bought', 'gift', 'second-member']),
  /** The shop order that it came with, `KN-1042`; null for everything else. */
  shopOrder: v.nullable(v.string()),
  since: IsoMomentTextSchema,
  state: v.picklist(['open', 'later', 'ended']),
  /** When it opens, if that is later. */
  opensAt: v.nullable(IsoMomentTextSchema),
  /** When it ends or ended without being cancelled; null for what doesn't end or renews. */
  endsAt: v.nullable(IsoMomentTextSchema),
});

export type AccountRight = Readonly<v.InferOutput<typeof AccountRight>>;

const SecondMember = v.object({
  state: v.picklist(['invited', 'accepted']),
  /**
   * The invited address, or the address of the account that accepted; null once that account is
   * deleted.
   */
  address: v.nullable(v.string()),
  since: IsoMomentTextSchema,
});

/** A membership that the member pays for, or one that has ended. */
const PaidMembership = v.object({
  orderId: v.string(),
  offer: v.picklist(yearlyRenewingOfferKeys),
  title: v.string(),
  productId: v.string(),
  state: v.picklist(membershipStates),
  since: v.nullable(IsoMomentTextSchema),
  opensAt: v.nullable(IsoMomentTextSchema),
  openUntil: v.nullable(IsoMomentTextSchema),
  paidUntil: v.nullable(IsoMomentTextSchema),
  renewsAt: v.nullable(IsoMomentTextSchema),
  /** What is paid next. */
  renewal: v.nullable(MoneyInAnswerSchema),
  /**
   * What each year after that costs, before the first payment of a membership whose first year has
   * another price.
   */
  laterYears: v.nullable(MoneyInAnswerSchema),
  endsAt: v.nullable(IsoMomentTextSchema),
  endedAt: v.nullable(IsoMomentTextSchema),
  pausedAt: v.nullable(IsoMomentTextSchema),
  resumesAt: v.nullable(IsoMomentTextSchema),
  /** How long everything stays open if the member cancels now; null if nothing is open. */
  openAfterCancelling: v.nullable(IsoMomentTextSchema),
  /** What the member can do with it now. */
  may: v.object({
    cancel: v.boolean(),
    keep: v.boolean(),
    pause: v.boolean(),
    resume: v.boolean(),
  }),
  /**
   * For how many months the member can pause it now (`possiblePauseMonths`); empty if she can't.
   */
  pauseMonths: v.array(v.picklist(pauseMonths)),
  card: v.nullable(
    v.object({
      brand: v.string(),
      last4: v.string(),
      lastDay: IsoDayTextSchema,
      endsBeforeRenewal: v.boolean(),
    }),
  ),
  /** Only with the offer `two`: who has the second place; null while it is free. */
  second: v.nullable(SecondMember),
  /** The offer to come back at the renewal price and its deadline; null if the member can't. */
  comeBack: v.nullable(v.object({ productId: v.string(), until: IsoMomentTextSchema })),
});

export type PaidMembership = Readonly<v.InferOutput<typeof PaidMembership>>;

/** A shop order that the member placed while logged in. */
const OwnShopOrder = v.object({
  number: v.string(),
  /** The signed reference that opens its page. */
  link: v.string(),
  orderedAt: IsoMomentTextSchema,
  total: MoneyInAnswerSchema,
  state: v.picklist(shopOrderStates),
  /** A summary of what was ordered. */
  what: v.string(),
});
export type OwnShopOrder = Readonly<v.InferOutput<typeof OwnShopOrder>>;

/** A gift that the member has bought. */
const GivenGift = v.object({
  orderId: v.string(),
  title: v.string(),
  madeAt: IsoMomentTextSchema,
  startsOn: IsoDayTextSchema,
  toName: v.nullable(v.string()),
  state: v.picklist(giftStates),
  redeemedAt: v.nullable(IsoMomentTextSchema),
});

const OwnProof = v.object({
  proofId: v.string(),
  offer: v.picklist(offerKeysNeedingProof),
  state: v.picklist(['waiting', 'accepted', 'refused', 'withdrawn']),
  by: v.picklist(['address', 'file', 'deleted']),
  /** Whether the member has opened the link that we sent to the address; true for a file. */
  isConfirmed: v.boolean(),
  askedAt: IsoMomentTextSchema,
  /** Why we declined it. */
  reason: v.nullable(v.string()),
});

/**
 * `GET /api/account`, and the answer to every action on that page: everything we have stored,
 * without asking Stripe.
 */
export const AccountAnswerSchema = v.object({
  /** Where notices about the member's orders go; null until she has ordered. */
  address: v.nullable(v.string()),
  membership: v.nullable(PaidMembership),
  rights: v.array(AccountRight),
  orders: v.array(OwnMembershipOrPackOrder),
  shopOrders: v.array(OwnShopOrder),
  gifts: v.array(GivenGift),
  proofs: v.array(OwnProof),
  /**
   * The day on which the member starts The Year, if she wants an e-mail at each of its blocks; else
   * null.
   */
  yearStartsOn: v.nullable(IsoDayTextSchema),
  /** Whether she gets an e-mail when a members' letter opens. */
  wantsLetters: v.boolean(),
  /** When the member asked us to delete her account; null if she hasn't. */
  deletionAskedAt: v.nullable(IsoMomentTextSchema),
});
export type AccountAnswer = Readonly<v.InferOutput<typeof AccountAnswerSchema>>;

/**
 * `GET /api/account/payments`: the member's payments at Stripe, newest first. 503 while Stripe
 * can't be reached.
 */
export const PaymentsAnswerSchema = v.object({
  payments: v.array(
    v.object({
      id: v.string(),
      paidAt: IsoMomentTextSchema,
      title: v.string(),
      amount: MoneyInAnswerSchema,
      refunded: MoneyInAnswerSchema,
      /** Pages at Stripe; null where there is none. */
      receiptUrl: v.nullable(v.string()),
      invoiceUrl: v.nullable(v.string()),
      invoicePdfUrl: v.nullable(v.string()),
    }),
  ),
});
export type PaymentsAnswer = Readonly<v.InferOutput<typeof PaymentsAnswerSchema>>;

/**
 * The one-press changes of a membership: `POST /api/account/membership`. It answers the updated
 * account.
 */
export const cancelPauseOrUndoActions = ['cancel', 'keep', 'pause', 'resume'] as const;
export const CancelPauseOrUndoRequestSchema = v.strictObject({
  action: v.picklist(cancelPauseOrUndoActions),
  orderId: v.string(),
  /** Only with `pause`: after how many months it resumes automatically. */
  months: v.optional(v.picklist(pauseMonths)),
});
export type CancelPauseOrUndoRequest = Readonly<
  v.InferOutput<typeof CancelPauseOrUndoRequestSchema>
>;

/**
 * `POST /api/account/withdrawal`: the second of two steps. `refund` is the amount the member saw;
 * if another day has begun since, the answer is 409 with her account as it is now. It answers her
 * account.
 */
export const WithdrawalPostBodySchema = v.strictObject({
  orderId: v.string(),
  refund: MoneyInAnswerSchema,
});

/**
 * `POST /api/account/refund-request`: asks for a refund where the member can't withdraw. It answers
 * her account.
 */
export const RefundRequestSchema = v.strictObject({
  orderId: v.string(),
  reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000)),
});

/** `POST /api/account/deletion`. It answers the member's account. */
export const DeletionRequestSchema = v.strictObject({ isSure: v.literal(true) });
