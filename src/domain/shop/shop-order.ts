import * as v from 'valibot';
import { CurrencySchema } from '../money-schema.ts';
import type { CartPaymentState } from '../orders/payment-states.ts';

/**
 * The displayed states of a shop order:
 * - `open`: not paid. `url` is the page where the buyer can continue.
 * - `processing`: her bank hasn't confirmed the payment yet.
 * - `paid`, `packed`, `sent`: the progress of the parcel. An order of packs alone stays `paid`.
 * - `returned`: everything declared for return has come back.
 * - `refunded`: refunded in full.
 * - `expired`: never paid.
 */
export const shopOrderStates = [
  'open',
  'processing',
  'paid',
  'packed',
  'sent',
  'returned',
  'refunded',
  'expired',
] as const;
export type ShopOrderState = (typeof shopOrderStates)[number];

/**
 * Why we refunded the full amount of our own accord: the last piece was gone, or the address was
 * outside our zones.
 */
export const automaticRefundReasons = ['sold-out', 'not-served'] as const;
export type AutomaticRefundReason = (typeof automaticRefundReasons)[number];

/** The facts that determine the displayed state. */
export type ShopOrderStateFacts = {
  readonly payment: CartPaymentState;
  readonly packedAt: Date | null;
  readonly sentAt: Date | null;
  readonly returnedAt: Date | null;
  readonly totalMinorUnits: number;
  readonly refundedMinorUnits: number;
};

/**
 * The state of an order to show: a refund in full goes before a return, and a return before the
 * parcel's state.
 */
export const shopOrderStateOf = (facts: ShopOrderStateFacts): ShopOrderState => {
  if (facts.payment === 'preparing') return 'open';
  if (facts.payment !== 'paid') return facts.payment;
  if (facts.refundedMinorUnits >= facts.totalMinorUnits) return 'refunded';
  if (facts.returnedAt !== null) return 'returned';
  if (facts.sentAt !== null) return 'sent';
  return facts.packedAt === null ? 'paid' : 'packed';
};

/** The address of a parcel, with the fields of Stripe and Snipcart. */
export const PostalAddressSchema = v.object({
  name: v.string(),
  line1: v.string(),
  line2: v.nullable(v.string()),
  city: v.string(),
  state: v.nullable(v.string()),
  postalCode: v.nullable(v.string()),
  /** ISO 3166. */
  country: v.string(),
});
export type PostalAddress = Readonly<v.InferOutput<typeof PostalAddressSchema>>;

export const CarrierAndTrackingNumberSchema = v.object({
  carrier: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  number: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
});
export type CarrierAndTrackingNumber = Readonly<
  v.InferOutput<typeof CarrierAndTrackingNumberSchema>
>;

export const OrderedLineSchema = v.object({
  sku: v.string(),
  kind: v.picklist(['goods', 'pack']),
  title: v.string(),
  variant: v.nullable(v.string()),
  path: v.string(),
  quantity: v.number(),
  unitMinorUnits: v.number(),
  /** How many of them have come back, or been refunded. */
  returned: v.number(),
  /** How many of them the buyer keeps: neither returned nor declared for return. */
  left: v.number(),
});
export type OrderedLine = Readonly<v.InferOutput<typeof OrderedLineSchema>>;

/** A line of an order as seen with the order’s link. */
const OwnLineSchema = v.object({
  ...OrderedLineSchema.entries,
  /** When a pack opens or opened; null for goods, and until it is paid for. */
  opensAt: v.nullable(v.string()),
});
export type BuyerShopOrderLine = Readonly<v.InferOutput<typeof OwnLineSchema>>;

/** A return that the buyer has declared. */
export const ShopReturnSchema = v.object({
  id: v.string(),
  lines: v.array(v.object({ sku: v.string(), quantity: v.number() })),
  state: v.picklist(['declared', 'received', 'refunded', 'declined']),
  declaredAt: v.string(),
  /** The amount to refund, once it is known. */
  minorUnits: v.nullable(v.number()),
});
export type ShopReturn = Readonly<v.InferOutput<typeof ShopReturnSchema>>;

/**
 * The data of an order for the owner as well as for anybody with its link. Moments are ISO 8601.
 */
export const ShopOrderForOwnerAndBuyerSchema = v.object({
  /** `KN-1042`. */
  number: v.string(),
  state: v.picklist(shopOrderStates),
  notKept: v.nullable(v.picklist(automaticRefundReasons)),
  orderedAt: v.string(),
  paidAt: v.nullable(v.string()),
  currency: CurrencySchema,
  totalMinorUnits: v.number(),
  vatMinorUnits: v.nullable(v.number()),
  refundedMinorUnits: v.number(),
  /** The address of the parcel; null until it is paid for, and for packs alone. */
  address: v.nullable(PostalAddressSchema),
  packedAt: v.nullable(v.string()),
  sentAt: v.nullable(v.string()),
  tracking: v.nullable(CarrierAndTrackingNumberSchema),
});

/** A shop order, as `POST /api/shop-order` answers it to anybody with its link. */
export const ShopOrderAnswerSchema = v.object({
  ...ShopOrderForOwnerAndBuyerSchema.entries,
  lines: v.array(OwnLineSchema),
  delivery: v.nullable(
    v.object({
      title: v.string(),
      minorUnits: v.number(),
      arrivesFrom: v.string(),
      arrivesTo: v.string(),
    }),
  ),
  /** Where e-mails about it go, mostly masked; null until it is paid. */
  email: v.nullable(v.string()),
  returns: v.array(ShopReturnSchema),
  /**
   * The last day for declaring a return, as far as it is known: null before the parcel has been
   * sent.
   */
  returnUntil: v.nullable(v.string()),
  /** The page where the buyer can pay, while the order is open. */
  url: v.nullable(v.string()),
});
export type ShopOrderAnswer = Readonly<v.InferOutput<typeof ShopOrderAnswerSchema>>;

/** The body of `POST /api/shop-order`: the order's link, `<id>.<signature>`. */
export const ShopOrderByLinkRequestSchema = v.strictObject({
  link: v.pipe(v.string(), v.maxLength(200)),
});

/** The body of `POST /api/shop-order/return`, whose answer is the whole order. */
export const ShopReturnRequestSchema = v.strictObject({
  link: v.pipe(v.string(), v.maxLength(200)),
  lines: v.pipe(
    v.array(
      v.strictObject({
        sku: v.string(),
        quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
      }),
    ),
    v.minLength(1),
    v.maxLength(40),
  ),
});

/** The number of an order in e-mails, on packing slips and for the owner: `KN-1042`. */
export const formatShopOrderNumber = (number: number | string): string => `KN-${number}`;

/**
 * The address of an order's page for anybody with its link. No server and no analytics gets the
 * fragment (`address-codes.ts`).
 */
export const shopOrderPagePathForLink = (link: string): string => `/shop/order/#${link}`;
