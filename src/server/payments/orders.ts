import * as v from 'valibot';
import type { PricedItem } from '../../domain/catalogue.ts';
import { currencies } from '../../domain/money.ts';
import { GiftChoiceSchema, type GiftChoice } from '../../domain/account/gifts.ts';
import type { Agreements, noAgreements } from '../../domain/orders/agreements.ts';
import type { Database } from '../store/database.ts';

const PayableOrderSchema = v.object({
  order_id: v.string(),
  customer_id: v.string(),
  kind: v.picklist(['membership', 'pack', 'gift-membership']),
  product_id: v.string(),
  price_id: v.string(),
  currency: v.picklist(currencies),
  minor_units: v.number(),
  renewal_minor_units: v.nullable(v.number()),
  gift: v.nullable(GiftChoiceSchema),
  agreements_version: v.string(),
  supply_now: v.boolean(),
  knows_consequence: v.boolean(),
  ordered_at: v.date(),
  state: v.picklist(['preparing', 'open']),
  session_id: v.nullable(v.string()),
  /** Whether her account is on its way out: then nobody may pay for it. */
  is_leaving: v.boolean(),
});

/** An order that can still be paid, as it is stored. */
export type PayableOrder = Readonly<v.InferOutput<typeof PayableOrderSchema>>;

/** What an order rests on: what she agreed to, or, if she gives it to somebody else, what she has chosen. */
export type OrderTerms =
  | { readonly agreements: Agreements; readonly gift: null }
  | { readonly agreements: typeof noAgreements; readonly gift: GiftChoice };

/** What somebody wants to order, and what she agreed to, or has chosen for whom she gives it to. */
export type Wanted = {
  readonly customerId: string;
  readonly priced: PricedItem;
} & OrderTerms;

/** What each renewal of an item costs, as she is told before she orders; null for what doesn't renew. */
const renewalOf = ({ item, currency }: PricedItem): number | null =>
  item.kind === 'membership' ? item.renewal[currency].minorUnits : null;

// The update changes nothing, but makes the statement return the existing row. So of two requests at once, both get one order.
const claimStatement = `
  insert into orders (order_id, customer_id, kind, product_id, price_id, currency, minor_units, title,
    agreements_version, supply_now, knows_consequence, ordered_at, state, right_id, offer, renewal_minor_units, gift)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'preparing', $13, $14, $15, $16::jsonb)
  on conflict (customer_id, right_id, (gift is not null)) where state in ('preparing', 'open')
    do update set order_id = orders.order_id
  returning order_id, customer_id, kind, product_id, price_id, currency, minor_units, renewal_minor_units, gift,
    agreements_version, supply_now, knows_consequence, ordered_at, state, session_id,
    exists (select from customers where customers.customer_id = orders.customer_id and deleted_at is not null) as is_leaving`;

/** Her order of what opens the same that can still be paid, for herself or as a gift. Makes one with `newOrderId` if there is none. */
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

/** Whether an order is the one that somebody wants now: the same prices, agreed to in the same way, or the same gift. */
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

/** A session at Stripe, by what we store of it. */
export type StoredSession = {
  readonly id: string;
  readonly url: string;
  readonly expiresAt: Date;
};

/**
 * Stores the session of an order. False if the order has been closed meanwhile, or she has asked us to delete her account: then nobody may
 * pay in that session. One that is stored before she asks is ended with her account.
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
