import * as v from 'valibot';
import type { PricedItem } from '../../domain/catalogue.ts';
import { currencies } from '../../domain/money.ts';
import type { Agreements } from '../../domain/orders/agreements.ts';
import type { Database } from '../store/database.ts';

const PayableOrderSchema = v.object({
  order_id: v.string(),
  customer_id: v.string(),
  kind: v.picklist(['membership', 'pack']),
  product_id: v.string(),
  price_id: v.string(),
  currency: v.picklist(currencies),
  minor_units: v.number(),
  agreements_version: v.string(),
  supply_now: v.boolean(),
  knows_consequence: v.boolean(),
  ordered_at: v.date(),
  state: v.picklist(['preparing', 'open']),
  session_id: v.nullable(v.string()),
});

/** An order that can still be paid, as it is stored. */
export type PayableOrder = Readonly<v.InferOutput<typeof PayableOrderSchema>>;

/** What somebody wants to order, and what she agreed to. */
export type Wanted = {
  readonly customerId: string;
  readonly priced: PricedItem;
  readonly agreements: Agreements;
};

// The update changes nothing, but makes the statement return the existing row. So of two requests at once, both get one order.
const claimStatement = `
  insert into orders (order_id, customer_id, kind, product_id, price_id, currency, minor_units, title,
    agreements_version, supply_now, knows_consequence, ordered_at, state)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'preparing')
  on conflict (customer_id, product_id) where state in ('preparing', 'open')
    do update set order_id = orders.order_id
  returning order_id, customer_id, kind, product_id, price_id, currency, minor_units, agreements_version,
    supply_now, knows_consequence, ordered_at, state, session_id`;

/** Her order of this product that can still be paid. Makes one with `newOrderId` if there is none. */
export const claimOrder = async (
  database: Database,
  { customerId, priced: { item, currency }, agreements }: Wanted,
  newOrderId: string,
  now: Date,
): Promise<PayableOrder> => {
  const { priceId, minorUnits } = item.prices[currency];
  const [order] = await database.query(PayableOrderSchema, claimStatement, [
    newOrderId,
    customerId,
    item.kind,
    item.productId,
    priceId,
    currency,
    minorUnits,
    item.title,
    agreements.version,
    agreements.supplyNow,
    agreements.knowsConsequence,
    now,
  ]);
  if (order === undefined) throw new Error('The database made no order.');
  return order;
};

/** Whether an order is the one that somebody wants now: the same price, and agreed to in the same way. */
export const isWanted = (
  order: PayableOrder,
  { priced: { item, currency }, agreements }: Wanted,
): boolean =>
  order.price_id === item.prices[currency].priceId &&
  order.minor_units === item.prices[currency].minorUnits &&
  order.agreements_version === agreements.version &&
  order.supply_now === agreements.supplyNow &&
  order.knows_consequence === agreements.knowsConsequence;

const OrderId = v.object({ order_id: v.string() });

/** A session at Stripe, by what we store of it. */
export type StoredSession = {
  readonly id: string;
  readonly url: string;
  readonly expiresAt: Date;
};

/** Stores the session of an order. False if the order has been closed meanwhile: then nobody may pay in that session. */
export const openOrder = async (
  database: Database,
  orderId: string,
  { id, url, expiresAt }: StoredSession,
): Promise<boolean> => {
  const rows = await database.query(
    OrderId,
    `update orders set state = 'open', session_id = $2, session_url = $3, session_expires_at = $4
     where order_id = $1 and (state = 'preparing' or (state = 'open' and session_id = $2))
     returning order_id`,
    [orderId, id, url, expiresAt],
  );
  return rows.length > 0;
};

/**
 * Closes an order that can't be paid any more: it has no session, or the one that is named, which is over. One that was paid
 * meanwhile, or that another request has opened with its own session, stays as it is.
 */
export const closeOrder = async (
  database: Database,
  orderId: string,
  sessionId: string | null = null,
): Promise<void> => {
  await database.query(
    OrderId,
    `update orders set state = 'expired'
     where order_id = $1 and state in ('preparing', 'open') and (session_id is null or session_id = $2)`,
    [orderId, sessionId],
  );
};

const Standing = v.object({
  is_owned: v.boolean(),
  is_subscribed: v.boolean(),
  is_processing: v.boolean(),
});

/** What somebody has of a product already. */
export type Standing = v.InferOutput<typeof Standing>;

/**
 * What a customer has of a product already, also what opens later. Any subscription that can still take money counts, whether or
 * not it opens something now: with a second one she would pay twice as soon as the first goes on.
 */
export const findStanding = async (
  database: Database,
  customerId: string,
  productId: string,
): Promise<Standing> => {
  const [standing] = await database.query(
    Standing,
    `select
       exists (select 1 from grants
         where customer_id = $1 and right_id = $2 and state = 'granted') as is_owned,
       exists (select 1 from subscriptions
         where customer_id = $1 and status not in ('canceled', 'incomplete_expired')) as is_subscribed,
       exists (select 1 from orders
         where customer_id = $1 and product_id = $2 and state = 'processing') as is_processing`,
    [customerId, productId],
  );
  if (standing === undefined) throw new Error('The database answered nothing.');
  return standing;
};
