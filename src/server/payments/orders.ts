import * as v from 'valibot';
import type { PricedItem } from '../../domain/catalogue.ts';
import { GiftChoiceSchema, type GiftChoice } from '../../domain/account/gifts.ts';
import type { Agreements, noAgreements } from '../../domain/orders/agreements.ts';
import { orderKinds } from '../../domain/orders/order-kinds.ts';
import type { Database } from '../store/database.ts';
import { moneyColumns } from '../store/money-columns.ts';

const PayableOrderSchema = v.object({
  order_id: v.string(),
  customer_id: v.string(),
  kind: v.picklist(orderKinds),
  product_id: v.string(),
  price_id: v.string(),
  ...moneyColumns,
  renewal_minor_units: v.nullable(v.number()),
  gift: v.nullable(GiftChoiceSchema),
  agreements_version: v.string(),
  supply_now: v.boolean(),
  knows_consequence: v.boolean(),
  ordered_at: v.date(),
  state: v.picklist(['preparing', 'open']),
  session_id: v.nullable(v.string()),
  /** Whether her account is being deleted: then nobody may pay for it. */
  is_leaving: v.boolean(),
});

/** A stored order that can still be paid for. */
export type PayableOrder = Readonly<v.InferOutput<typeof PayableOrderSchema>>;

/** The terms of an order: her consents, or the giver's choices. */
export type OrderTerms =
  | { readonly agreements: Agreements; readonly gift: null }
  | { readonly agreements: typeof noAgreements; readonly gift: GiftChoice };

/** What a buyer wants to order, with her consents or her choices as a giver. */
export type Wanted = {
  readonly customerId: string;
  readonly priced: PricedItem;
} & OrderTerms;

/** The price of each renewal of an item, as shown before she orders; null if it doesn't renew. */
const renewalOf = ({ item, currency }: PricedItem): number | null =>
  item.kind === 'membership' ? item.renewal[currency].minorUnits : null;

// The update changes nothing, but makes the statement return the existing row, so two simultaneous requests get the same order.
const claimStatement = `
  insert into orders (order_id, customer_id, kind, product_id, price_id, currency, minor_units, title,
    agreements_version, supply_now, knows_consequence, ordered_at, state, right_id, offer, renewal_minor_units, gift)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'preparing', $13, $14, $15, $16::jsonb)
  on conflict (customer_id, right_id, (gift is not null)) where state in ('preparing', 'open')
    do update set order_id = orders.order_id
  returning order_id, customer_id, kind, product_id, price_id, currency, minor_units, renewal_minor_units, gift,
    agreements_version, supply_now, knows_consequence, ordered_at, state, session_id,
    exists (select from customers where customers.customer_id = orders.customer_id and deleted_at is not null) as is_leaving`;

/** Her payable order for the same right, for herself or as a gift. Creates one with `newOrderId` if there is none. */
export const claimOrder = async (
  database: Database,
  { customerId, priced: { item, currency }, agreements, gift }: Wanted,
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
    item.rightId,
    item.kind === 'membership' ? item.offer : null,
    renewalOf({ item, currency }),
    gift === null ? null : JSON.stringify(gift),
  ]);
  if (order === undefined) throw new Error('The database made no order.');
  return order;
};

const isSameGift = (one: GiftChoice | null, other: GiftChoice | null): boolean =>
  one === null || other === null
    ? one === other
    : one.startsOn === other.startsOn &&
      one.toName === other.toName &&
      one.line === other.line &&
      one.toAddress === other.toAddress;

/** Whether an order is the one that the buyer wants now: the same prices and consents, or the same gift. */
export const isWanted = (
  order: PayableOrder,
  { priced: { item, currency }, agreements, gift }: Wanted,
): boolean =>
  isSameGift(order.gift, gift) &&
  order.renewal_minor_units === renewalOf({ item, currency }) &&
  order.price_id === item.prices[currency].priceId &&
  order.minor_units === item.prices[currency].minorUnits &&
  order.agreements_version === agreements.version &&
  order.supply_now === agreements.supplyNow &&
  order.knows_consequence === agreements.knowsConsequence;

const OrderId = v.object({ order_id: v.string() });

/** The stored data of a session at Stripe. */
export type StoredSession = {
  readonly id: string;
  readonly url: string;
  readonly expiresAt: Date;
};

/**
 * Stores the session of an order. False if the order has been closed in the meantime, or her account is being deleted: then
 * nobody may pay in that session. A session stored before that request is expired with her account.
 */
export const openOrder = async (
  database: Database,
  orderId: string,
  { id, url, expiresAt }: StoredSession,
): Promise<boolean> => {
  const rows = await database.query(
    OrderId,
    `update orders set state = 'open', session_id = $2, session_url = $3, session_expires_at = $4
     where order_id = $1 and (state = 'preparing' or (state = 'open' and session_id = $2))
       and not exists (select from customers where customers.customer_id = orders.customer_id and deleted_at is not null)
     returning order_id`,
    [orderId, id, url, expiresAt],
  );
  return rows.length > 0;
};

/**
 * Closes an order that can no longer be paid for: it has no session, or the given one, which is over. An order that was paid in
 * the meantime, or opened by another request with its own session, stays as it is.
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
