import * as v from 'valibot';
import { paymentModes } from '../digital-catalogue.ts';
import { GiftChoiceSchema } from '../gifts/gifts.ts';
import { MoneySchema } from '../money-schema.ts';
import { InstantSupplyAgreementsSchema } from './instant-supply-agreements.ts';
import { singleItemOrderKinds } from './single-item-order-kinds.ts';

/**
 * The body of `POST /api/checkout` (CALLS-2). Anything else in it, such as an amount or a return
 * address, is refused. The reference and the customer are those stored in her browser; the server
 * takes both from her token (R4).
 */
export const CheckoutRequestSchema = v.strictObject({
  client_reference_id: v.optional(v.nullable(v.string())),
  customer: v.optional(v.nullable(v.string())),
  mode: v.picklist(paymentModes),
  priceId: v.pipe(
    v.array(v.strictObject({ price: v.string(), quantity: v.literal(1) })),
    v.length(1),
  ),
  /** The buyer's consents; not with a gift, */
  agreements: v.optional(InstantSupplyAgreementsSchema),
  /** and the choices for a gift: an order has one of the two. */
  gift: v.optional(GiftChoiceSchema),
});
export type CheckoutRequest = v.InferInput<typeof CheckoutRequestSchema>;

/**
 * The answer: the session of the payment provider, its page, and her customer id, which replaces a
 * stored one.
 */
export const PaymentPageAnswerSchema = v.object({
  id: v.string(),
  url: v.string(),
  customer: v.string(),
});
export type PaymentPageAnswer = Readonly<v.InferOutput<typeof PaymentPageAnswerSchema>>;

/**
 * Why somebody can't order something, in the refusal's field `reason`, so that the page can offer a
 * way on.
 */
const orderRefusalReasons = [
  'already-subscribed',
  'already-owned',
  'proof-needed',
  'not-lapsed',
] as const;
export type OrderRefusalReason = (typeof orderRefusalReasons)[number];

/**
 * The body of a refused order: its sentence, the reason, and where to go instead. `supplied-late`
 * refuses only the wish to have it at once (R15): the buyer withdrew from the same at
 * `withdrawnAt`, and can order it without the two statements.
 */
export const CheckoutRefusalSchema = v.variant('reason', [
  v.object({ error: v.string(), reason: v.picklist(orderRefusalReasons) }),
  v.object({
    error: v.string(),
    reason: v.literal('supplied-late'),
    withdrawnAt: v.pipe(v.string(), v.isoTimestamp()),
  }),
]);
export type CheckoutRefusal = Readonly<v.InferOutput<typeof CheckoutRefusalSchema>>;

/**
 * The states of an order, as `GET /api/orders/{session id}` answers them to the member who ordered:
 * - `open`: not paid. `url` is the payment provider's page, where she can continue.
 * - `processing`: paid, but the bank hasn't confirmed it yet.
 * - `paid`: confirmed. It opens at `opensAt`, which may be now.
 * - `expired`: not paid before the session expired; nothing was taken.
 * - `refunded`: paid and refunded.
 */
export const singleItemOrderStates = ['open', 'processing', 'paid', 'expired', 'refunded'] as const;

export type SingleItemOrderState = (typeof singleItemOrderStates)[number];

/** The states of an order for which money was taken, or is about to arrive. */
export const orderStatesWithMoneyTakenOrComing = [
  'processing',
  'paid',
  'refunded',
] as const satisfies readonly SingleItemOrderState[];

export const OrderStateAnswerSchema = v.object({
  state: v.picklist(singleItemOrderStates),
  orderId: v.string(),
  kind: v.picklist(singleItemOrderKinds),
  productId: v.string(),
  rightId: v.string(),
  title: v.string(),
  ...MoneySchema.entries,
  /** The giver's choices; null if it isn't a gift. */
  gift: v.nullable(GiftChoiceSchema),
  /** ISO 8601; null until it is paid, and for a gift. */
  opensAt: v.nullable(v.string()),
  /** The page where the buyer can pay, while the order is open; otherwise null. */
  url: v.nullable(v.string()),
});
export type OrderStateAnswer = Readonly<v.InferOutput<typeof OrderStateAnswerSchema>>;
