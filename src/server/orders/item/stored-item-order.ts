import * as v from 'valibot';
import { GiftChoiceSchema } from '../../../domain/gifts/gifts.ts';
import { yearlyRenewingOfferKeys } from '../../../domain/membership/yearly-renewing-offer-keys.ts';
import { singleItemOrderStates } from '../../../domain/orders/checkout.ts';
import type { Database } from '../../store/database.ts';
import { singleItemOrderKinds } from '../../../domain/orders/single-item-order-kinds.ts';
import {
  findOrderIdBySubscriptionOrPayerId,
  rightDatesOfOrderSql,
} from '../../rights/read-rights.ts';
import { moneyColumnSchemas } from '../../store/money-column-schemas.ts';
import { isItemOrderRefundedAsPaidAgainSql } from '../refunds-of-things-paid-again.ts';

const StoredOrderSchema = v.object({
  order_id: v.string(),
  customer_id: v.string(),
  kind: v.picklist(singleItemOrderKinds),
  product_id: v.string(),
  ...moneyColumnSchemas,
  title: v.string(),
  right_id: v.string(),
  gift: v.nullable(GiftChoiceSchema),
  renewal_minor_units: v.nullable(v.number()),
  agreements_version: v.string(),
  supply_now: v.boolean(),
  knows_consequence: v.boolean(),
  ordered_at: v.date(),
  state: v.picklist(['preparing', ...singleItemOrderStates]),
  session_id: v.nullable(v.string()),
  session_url: v.nullable(v.string()),
  subscription_id: v.nullable(v.string()),
  opens_at: v.nullable(v.date()),
});
/** A stored order, with the state of its right. */
export type StoredItemOrder = Readonly<v.InferOutput<typeof StoredOrderSchema>>;

const columns = `
  orders.order_id, orders.customer_id, kind, product_id, currency, minor_units, title, right_id, gift, renewal_minor_units,
  agreements_version, supply_now, knows_consequence, ordered_at, orders.state, session_id, session_url, subscription_id, opens_at`;
const tables = `orders left join lateral (${rightDatesOfOrderSql('orders.order_id')}) as opened on true`;

/**
 * The order of the member with this subject that belongs to this session; undefined if it is
 * somebody else's, or doesn't exist.
 */
export const findOwnItemOrderBySessionId = async (
  database: Database,
  subject: string,
  sessionId: string,
): Promise<StoredItemOrder | undefined> => {
  const [order] = await database.query(
    StoredOrderSchema,
    `select ${columns} from ${tables}
     join customers on customers.customer_id = orders.customer_id
     where session_id = $1 and customers.subject = $2 limit 1`,
    [sessionId, subject],
  );
  return order;
};

const OrderToReadSchema = v.object({
  ...StoredOrderSchema.entries,
  reading: v.string(),
  price_id: v.string(),
  offer: v.nullable(v.picklist(yearlyRenewingOfferKeys)),
  address: v.nullable(v.string()),
  is_deleted: v.boolean(),
  is_paid_again: v.boolean(),
  canceled_at: v.nullable(v.date()),
  paused_at: v.nullable(v.date()),
  told_by: v.nullable(v.string()),
  told_minor_units: v.nullable(v.number()),
});
/**
 * An order that is about to be read from Stripe, with the number of the reading and the previous
 * state in our books.
 */
export type ItemOrderToReadAtTill = Readonly<v.InferOutput<typeof OrderToReadSchema>>;

/** The order with this id, and a reading number drawn before its objects are read from Stripe. */
export const findItemOrderAndDrawReadingNumber = async (
  database: Database,
  orderId: string,
): Promise<ItemOrderToReadAtTill | undefined> => {
  const [order] = await database.query(
    OrderToReadSchema,
    `select ${columns}, nextval('stripe_readings')::text as reading, orders.price_id, offer,
       customers.address, customers.deleted_at is not null as is_deleted, ${isItemOrderRefundedAsPaidAgainSql} as is_paid_again, canceled_at, paused_at,
       told.mail_id as told_by, (told.details -> 'newPrice' ->> 'minorUnits')::int as told_minor_units
     from ${tables} join customers on customers.customer_id = orders.customer_id
     left join lateral (
       select mail_id, details from mails
       where mails.customer_id = orders.customer_id and mails.kind = 'price-change'
         and starts_with(mail_id, 'price-change:' || subscription_id || ':')
       order by queued_at desc, mail_id desc limit 1
     ) as told on true
     where orders.order_id = $1 limit 1`,
    [orderId],
  );
  return order;
};

const OrderId = v.object({ order_id: v.string() });

/** The order with this session or subscription; undefined if we haven't stored it. */
export const findItemOrderIdByStripeId = async (
  database: Database,
  by:
    | { readonly sessionId: string }
    | { readonly subscriptionId: string }
    | { readonly stripeCustomerId: string },
): Promise<string | undefined> => {
  if (!('sessionId' in by)) return findOrderIdBySubscriptionOrPayerId(database, by);
  const [row] = await database.query(OrderId, 'select order_id from orders where session_id = $1', [
    by.sessionId,
  ]);
  return row?.order_id;
};
