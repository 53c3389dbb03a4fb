import * as v from 'valibot';
import { HealthTextTitleAndReviewSchema } from '../clinical-review-schema.ts';
import { offerKeysNeedingProof } from '../membership/yearly-renewing-offer-keys.ts';
import { MoneyInAnswerSchema, IsoMomentTextSchema } from '../account/answer-values.ts';

/**
 * What can wait for the owner:
 * - `proof`: a proof to check. `refund-request`: somebody asks for a refund. `doubt`: our books and
 *   Stripe's don't agree.
 * - `stuck`: a refund or a deletion that was tried and hasn't come through. `alert`: something
 *   about the site.
 * - `to-pack`, `to-send`: a paid order, a packed one. `return`: goods that she has returned, or
 *   withdrawn from before they were sent.
 * - `sold-out`: a piece that the shop offers and hasn't got.
 */
const waitingKinds = [
  'proof',
  'refund-request',
  'doubt',
  'stuck',
  'alert',
  'to-pack',
  'to-send',
  'return',
  'sold-out',
] as const;
export type WaitingForOwnerKind = (typeof waitingKinds)[number];

const Waiting = v.object({
  kind: v.picklist(waitingKinds),
  count: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Since when the oldest of them waits; null if that isn't known. */
  since: v.nullable(IsoMomentTextSchema),
});
/** The things of one kind that wait for the owner. */
export type WaitingCountOfKind = Readonly<v.InferOutput<typeof Waiting>>;

/** `GET /api/owner`: what waits for the owner. 403 without the permission. */
export const WaitingAndDecidedForOwnerSchema = v.object({
  /** Everything that waits for the owner, the oldest first; empty if nothing does. */
  waiting: v.array(Waiting),
  proofs: v.array(
    v.object({
      proofId: v.string(),
      offer: v.picklist(offerKeysNeedingProof),
      askedAt: IsoMomentTextSchema,
      address: v.nullable(v.string()),
      isConfirmed: v.boolean(),
      /** The type of the file served by `GET /api/owner/proofs/{id}`; null without one. */
      fileType: v.nullable(v.string()),
    }),
  ),
  refunds: v.array(
    v.object({
      withdrawalId: v.string(),
      title: v.string(),
      orderedAt: IsoMomentTextSchema,
      askedAt: IsoMomentTextSchema,
      reason: v.string(),
      paid: MoneyInAnswerSchema,
      /** The part of the payment that hasn't been refunded. */
      left: MoneyInAnswerSchema,
    }),
  ),
  doubts: v.array(
    v.object({
      doubtId: v.string(),
      words: v.string(),
      foundAt: IsoMomentTextSchema,
      seenAt: IsoMomentTextSchema,
    }),
  ),
  /** Refunds and deletions that haven't succeeded yet. */
  stuck: v.array(
    v.object({
      what: v.string(),
      since: IsoMomentTextSchema,
      tries: v.number(),
      problem: v.string(),
    }),
  ),
  /**
   * The member plans with advice about health. Those that anybody may read are in the page already.
   */
  memberTexts: v.array(HealthTextTitleAndReviewSchema),
  acts: v.array(
    v.object({ at: IsoMomentTextSchema, who: v.string(), act: v.string(), about: v.string() }),
  ),
  /** Members who withdrew from the same thing more than once (R15). */
  repeats: v.array(
    v.object({
      customerId: v.string(),
      address: v.nullable(v.string()),
      what: v.string(),
      times: v.number(),
      lastAt: IsoMomentTextSchema,
    }),
  ),
  /**
   * What was paid while its buyer's account was being deleted: the money goes back by itself (R28).
   */
  latePayments: v.array(
    v.object({
      what: v.string(),
      at: IsoMomentTextSchema,
      amount: MoneyInAnswerSchema,
      isBack: v.boolean(),
    }),
  ),
});
export type WaitingAndDecidedForOwner = Readonly<
  v.InferOutput<typeof WaitingAndDecidedForOwnerSchema>
>;

/**
 * `POST /api/owner/proofs`, `/api/owner/refunds` and `/api/owner/doubts`. Each answers the items
 * still waiting.
 */
export const ProofVerdictSchema = v.strictObject({
  proofId: v.string(),
  isAccepted: v.boolean(),
  /** The reason given to the member if it isn't accepted. */
  reason: v.pipe(v.string(), v.trim(), v.maxLength(500)),
});
export const RefundVerdictSchema = v.strictObject({
  withdrawalId: v.string(),
  /** 0 declines. */
  minorUnits: v.pipe(v.number(), v.integer(), v.minValue(0)),
  endsAccess: v.boolean(),
  reason: v.pipe(v.string(), v.trim(), v.maxLength(500)),
});
export const SettledPaymentDoubtIdSchema = v.strictObject({ doubtId: v.string() });
