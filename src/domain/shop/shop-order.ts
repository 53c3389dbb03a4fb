import * as v from 'valibot';
import { currencies } from '../money.ts';

/**
 * The states of an order of the shop, as they are shown:
 * - `open`: not paid. `url` is the page where she can go on.
 * - `processing`: her bank hasn't confirmed the payment yet.
 * - `paid`, `packed`, `sent`: what happens to the parcel. An order of packs alone stays `paid`.
 * - `returned`: all that was to come back has come back.
 * - `refunded`: all the money went back.
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

/** Why we gave all of the money back by ourselves: the last piece was gone, or it was to go where we don't deliver. */
export const notKeptReasons = ['sold-out', 'not-served'] as const;
export type NotKeptReason = (typeof notKeptReasons)[number];

/** What decides about the state that is shown. */
export type ShopOrderFacts = {
  readonly payment: 'preparing' | 'open' | 'processing' | 'paid' | 'expired';
  readonly packedAt: Date | null;
  readonly sentAt: Date | null;
  readonly returnedAt: Date | null;
  readonly totalMinorUnits: number;
  readonly refundedMinorUnits: number;
};

/** The state of an order by what is known of it. */
export const shopOrderStateOf = (facts: ShopOrderFacts): ShopOrderState => {
  if (facts.payment === 'preparing') return 'open';
  if (facts.payment !== 'paid') return facts.payment;
  if (facts.refundedMinorUnits >= facts.totalMinorUnits) return 'refunded';
  if (facts.returnedAt !== null) return 'returned';
  if (facts.sentAt !== null) return 'sent';
  return facts.packedAt === null ? 'paid' : 'packed';
};

/** Where a parcel goes, as Stripe and Snipcart ask for it. */
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

export const TrackingSchema = v.object({
  carrier: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  number: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
});
export type Tracking = Readonly<v.InferOutput<typeof TrackingSchema>>;

/** A line of an order. */
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
  /** How many of them are hers: they haven’t gone back, and nobody has said that they do. */
  left: v.number(),
});
export type OrderedLine = Readonly<v.InferOutput<typeof OrderedLineSchema>>;

/** A line of an order as whoever has the order’s link sees it. */
const OwnLineSchema = v.object({
  ...OrderedLineSchema.entries,
  /** When a pack opens, or has opened; null for goods, and until it is paid. */
  opensAt: v.nullable(v.string()),
});
export type OwnLine = Readonly<v.InferOutput<typeof OwnLineSchema>>;

/** What she has declared that she sends back. */
export const ShopReturnSchema = v.object({
  id: v.string(),
  lines: v.array(v.object({ sku: v.string(), quantity: v.number() })),
  state: v.picklist(['declared', 'received', 'refunded', 'declined']),
  declaredAt: v.string(),
  /** What goes back, as soon as it is known. */
  minorUnits: v.nullable(v.number()),
});
export type ShopReturn = Readonly<v.InferOutput<typeof ShopReturnSchema>>;

/** What the owner sees of an order as well as whoever has its link. Moments are ISO 8601. */
export const OrderFactsSchema = v.object({
  /** `KN-1042`. */
  number: v.string(),
  state: v.picklist(shopOrderStates),
  notKept: v.nullable(v.picklist(notKeptReasons)),
  orderedAt: v.string(),
  paidAt: v.nullable(v.string()),
  currency: v.picklist(currencies),
  totalMinorUnits: v.number(),
  vatMinorUnits: v.nullable(v.number()),
  refundedMinorUnits: v.number(),
  /** Where the parcel goes; null until it is paid, and for packs alone. */
  address: v.nullable(PostalAddressSchema),
  packedAt: v.nullable(v.string()),
  sentAt: v.nullable(v.string()),
  tracking: v.nullable(TrackingSchema),
});

/** An order of the shop, as `POST /api/shop-order` answers it to whoever has its link. */
export const ShopOrderAnswerSchema = v.object({
  ...OrderFactsSchema.entries,
  lines: v.array(OwnLineSchema),
  delivery: v.nullable(
    v.object({
      title: v.string(),
      minorUnits: v.number(),
      arrivesFrom: v.string(),
      arrivesTo: v.string(),
    }),
  ),
  /** Where e-mails about it go, for all but a few letters hidden; null until it is paid. */
  email: v.nullable(v.string()),
  returns: v.array(ShopReturnSchema),
  /** The last day on which she can say that she sends something back, as far as is known: null before it has come or been sent. */
  returnUntil: v.nullable(v.string()),
  /** The page where she can pay, while the order is open. */
  url: v.nullable(v.string()),
});
export type ShopOrderAnswer = Readonly<v.InferOutput<typeof ShopOrderAnswerSchema>>;

/** The body of `POST /api/shop-order`: the order's link, `<id>.<signature>`. */
export const ShopOrderRequestSchema = v.strictObject({
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

/** How an order is called in e-mails, on slips and by the owner: `KN-1042`. */
export const orderNumberOf = (number: number | string): string => `KN-${number}`;

/** The address of an order's page for whoever has its link. The fragment is sent to no server and to no statistics. */
export const shopOrderTarget = (link: string): string => `/shop/order/#${link}`;

/** An address as it is written on a parcel, line by line. The country is its code: names of countries are a page's business. */
export const linesOfAddress = (address: PostalAddress): readonly string[] =>
  [
    address.name,
    address.line1,
    address.line2,
    address.city,
    address.state,
    address.postalCode,
    address.country,
  ].filter((line): line is string => line !== null && line.trim() !== '');
