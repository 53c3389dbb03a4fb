import * as v from 'valibot';
import { tills } from '../cart/quote.ts';
import { maxQuantity } from './pieces.ts';
import {
  OrderedLineSchema,
  OrderFactsSchema,
  ShopReturnSchema,
  TrackingSchema,
} from './shop-order.ts';

/** What the owner's list of orders can be narrowed down to. */
export const deskFilters = ['to-pack', 'to-send', 'returns', 'all'] as const;
export type DeskFilter = (typeof deskFilters)[number];

/** Orders on one page of the owner's list. */
export const deskPageLength = 50;

/** Orders that one CSV file has at most. */
export const mostOrdersInCsv = 10_000;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

const DeskReturn = v.object({
  ...ShopReturnSchema.entries,
  kind: v.picklist(['return', 'not-kept', 'owner']),
  /** What goes back by the rules if it has come in good order; null where that is decided. */
  proposedMinorUnits: v.nullable(v.number()),
  /** Why the refund hasn't come through yet. */
  problem: v.nullable(v.string()),
});
export type DeskReturn = Readonly<v.InferOutput<typeof DeskReturn>>;

const DeskOrder = v.object({
  ...OrderFactsSchema.entries,
  id: v.string(),
  till: v.picklist(tills),
  lines: v.array(OrderedLineSchema),
  deliveryTitle: v.nullable(v.string()),
  deliveryMinorUnits: v.number(),
  email: v.nullable(v.string()),
  returns: v.array(DeskReturn),
});
export type DeskOrder = Readonly<v.InferOutput<typeof DeskOrder>>;

/** How many orders wait for the owner, in all. */
const Waiting = v.object({ toPack: count, toSend: count, returns: count });
export type WaitingOrders = Readonly<v.InferOutput<typeof Waiting>>;

/**
 * `GET /api/owner/orders?show=to-pack&find=Ann&month=2026-11&before=1042`: a page of orders, newest first. Only `show` is needed. With
 * `&form=csv` it is a file of all of them, a line for each thing that was ordered.
 */
export const DeskOrdersAnswerSchema = v.object({
  orders: v.array(DeskOrder),
  /** `before` of the next page; null on the last one. */
  next: v.nullable(v.number()),
  waiting: Waiting,
});
export type DeskOrdersAnswer = Readonly<v.InferOutput<typeof DeskOrdersAnswerSchema>>;

const ReturnedLines = v.pipe(
  v.array(
    v.strictObject({
      sku: id,
      quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxQuantity)),
    }),
  ),
  v.maxLength(40),
);

/** `POST /api/owner/orders`: what she does. It answers the orders that it was about as they are now. */
export const DeskActSchema = v.variant('act', [
  v.strictObject({
    act: v.literal('packed'),
    orderIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(deskPageLength)),
  }),
  v.strictObject({
    act: v.literal('sent'),
    orderId: id,
    /** Null for a parcel without a number. */
    tracking: v.nullable(TrackingSchema),
  }),
  v.strictObject({
    act: v.literal('return-received'),
    orderId: id,
    returnId: id,
    minorUnits: count,
    /** Whether what came back can be sold again. */
    isRestocked: v.boolean(),
  }),
  v.strictObject({
    act: v.literal('return-declined'),
    orderId: id,
    returnId: id,
    /** What she is told. */
    reason: v.pipe(v.string(), v.trim(), v.maxLength(500)),
  }),
  v.strictObject({
    act: v.literal('money-back'),
    /** Of the browser's own making: the same request twice pays once. */
    requestId: v.pipe(v.string(), v.uuid()),
    orderId: id,
    /** What it is for; empty for money alone. */
    lines: ReturnedLines,
    minorUnits: v.pipe(v.number(), v.integer(), v.minValue(1)),
    isRestocked: v.boolean(),
  }),
]);
export type DeskAct = v.InferOutput<typeof DeskActSchema>;

/** The answer to an act. */
export const DeskActAnswerSchema = v.object({ orders: v.array(DeskOrder), waiting: Waiting });
export type DeskActAnswer = Readonly<v.InferOutput<typeof DeskActAnswerSchema>>;

const StockPiece = v.object({
  sku: v.string(),
  title: v.string(),
  variant: v.nullable(v.string()),
  /** False for what the shop doesn't sell any more. */
  isOffered: v.boolean(),
  /** What can be sold, or is held. What is sold and waits to be sent isn't in it. */
  onHand: v.number(),
  /** What somebody is paying for just now. */
  held: v.number(),
  available: v.number(),
  /** Sold, and still here because it isn't sent. */
  toSend: v.number(),
});
export type StockPiece = Readonly<v.InferOutput<typeof StockPiece>>;

/** `GET /api/owner/stock`, and the answer to each change. */
export const DeskStockAnswerSchema = v.object({ pieces: v.array(StockPiece) });
export type DeskStockAnswer = Readonly<v.InferOutput<typeof DeskStockAnswerSchema>>;

const mostPieces = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));

/** `POST /api/owner/stock`: a counted number, or a delivery that has come. */
export const StockActSchema = v.variant('act', [
  v.strictObject({
    act: v.literal('counted'),
    sku: id,
    onHand: mostPieces,
    /** What she saw before she counted: if something was sold since, it has to be counted again. */
    seen: mostPieces,
  }),
  v.strictObject({
    act: v.literal('added'),
    /** Of the browser's own making: the same request twice adds once. */
    requestId: v.pipe(v.string(), v.uuid()),
    sku: id,
    quantity: v.pipe(mostPieces, v.minValue(1)),
  }),
]);
export type StockAct = v.InferOutput<typeof StockActSchema>;
