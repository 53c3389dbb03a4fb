import * as v from 'valibot';
import { CurrencySchema } from '../money-schema.ts';
import { InstantSupplyAgreementsSchema } from '../orders/instant-supply-agreements.ts';
import { maxCartLines, maxQuantityOfPiece } from '../shop/pieces.ts';
import { tills } from './quote.ts';

/**
 * The body of `POST /api/checkout` in cart mode (CALLS-2): `priceId` is the cart's value. Its
 * prices are those that the buyer saw: the server uses its own, and refuses with the names of the
 * lines that differ (R4). Goods alone need no login; a pack needs a token.
 */
export const CartCheckoutRequestSchema = v.strictObject({
  client_reference_id: v.optional(v.nullable(v.string())),
  customer: v.optional(v.nullable(v.string())),
  mode: v.literal('cart'),
  priceId: v.strictObject({
    currency: CurrencySchema,
    /** Null for a cart without goods. */
    destination: v.nullable(v.pipe(v.string(), v.maxLength(10))),
    items: v.pipe(
      v.array(
        v.strictObject({
          sku: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
          quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxQuantityOfPiece)),
          minorUnits: v.pipe(v.number(), v.integer(), v.minValue(1)),
        }),
      ),
      v.minLength(1),
      v.maxLength(maxCartLines),
    ),
    deliveryMinorUnits: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** The consents; with a pack only. */
    agreements: v.optional(InstantSupplyAgreementsSchema),
  }),
  /**
   * Requests Stripe's page instead of the cart service's checkout, whose script could not be
   * loaded.
   */
  till: v.optional(v.literal('stripe')),
});
export type CartCheckoutRequest = v.InferInput<typeof CartCheckoutRequestSchema>;

/**
 * The answer: the page to pay on, or the reference that the cart service's checkout must carry so
 * that we recognise the order.
 */
export const CartPaymentPageOrOrderReferenceSchema = v.variant('till', [
  v.object({
    till: v.literal(tills[0]),
    id: v.string(),
    url: v.string(),
    customer: v.nullable(v.string()),
  }),
  v.object({
    till: v.literal(tills[1]),
    /** Goes into the field `order` of the cart service's order. Signed. */
    reference: v.string(),
    customer: v.nullable(v.string()),
  }),
]);
export type CartPaymentPageOrOrderReference = Readonly<
  v.InferOutput<typeof CartPaymentPageOrOrderReferenceSchema>
>;

/**
 * Why a cart can't be paid now, in the refusal's field `reason`, so that the page can offer a way
 * on. 401 means that a login is needed.
 */
export const cartRefusalReasons = [
  'price-changed',
  'sold-out',
  'gone',
  'not-served',
  'already-owned',
] as const;

/**
 * The body of a cart's refusal: its sentence, the reason, and the line concerned, if any.
 * `supplied-late` refuses only the wish to have the packs at once (R15): the buyer withdrew from
 * the one with this sku at `withdrawnAt`, and can order them without the two statements.
 */
export const CartRefusalSchema = v.variant('reason', [
  v.object({
    error: v.string(),
    reason: v.picklist(cartRefusalReasons),
    sku: v.optional(v.string()),
  }),
  v.object({
    error: v.string(),
    reason: v.literal('supplied-late'),
    sku: v.string(),
    withdrawnAt: v.pipe(v.string(), v.isoTimestamp()),
  }),
]);
