import * as v from 'valibot';
import {
  grantsPaidAgainByMemberSql,
  surplusMembershipsOfMemberSql,
} from '../rights/rights-in-bulk.ts';
import { closeReturnedPackGrantsSql } from '../rights/write-rights.ts';
import type { Database } from '../store/database.ts';
import { enqueueWorkSql } from '../store/work-queue/enqueue-work.ts';

/** Who has decided about a refund that follows by itself. */
const decidedBy = 'paid-again';

/**
 * Whether an item's order is refunded because it was paid for again, as a condition on `orders`.
 */
export const isItemOrderRefundedAsPaidAgainSql = `exists (
  select from withdrawals where withdrawals.order_id = orders.order_id and decided_by = '${decidedBy}')`;

/** The id of the return of those packs of a cart that were paid for again. */
export const returnIdOfCartPacksPaidAgain = (shopOrderId: string): string =>
  `${decidedBy}:${shopOrderId}`;

// What was paid again is refunded as if the owner had decided so: nobody has withdrawn from
// anything. A pack of a cart closes at once, as a returned one does; that of an item's order closes
// when its refund is read, and a membership ends before it is refunded. One that begins later has
// nothing to refund yet.
const statement = `
  with again as (${grantsPaidAgainByMemberSql('$1')}),
  again_subscribed as (${surplusMembershipsOfMemberSql('$1')}),
  item_orders as (
    select order_id, false as ends_subscription from again where order_id is not null
    union all select order_id, true from again_subscribed),
  item_money as (
    insert into withdrawals (withdrawal_id, order_id, payment_id, kind, state, currency, minor_units, ends_subscription,
      received_at, decided_at, decided_by)
    select '${decidedBy}:' || coalesce(payment_id, orders.order_id), orders.order_id, payment_id, 'request', 'received',
      orders.currency, coalesce(payments.minor_units, 0), ends_subscription, $2::timestamptz, $2::timestamptz, '${decidedBy}'
    from item_orders join orders using (order_id) left join payments on payments.order_id = orders.order_id
    where ends_subscription or payment_id is not null
    on conflict do nothing
    returning withdrawal_id),
  item_work as (${enqueueWorkSql('withdrawal', { from: 'item_money', key: 'withdrawal_id', now: '$2' })}),
  counted as (
    update shop_orders set money_acts = money_acts + 1
    where shop_order_id in (select shop_order_id from again)
    returning shop_order_id),
  cart_lines as (
    update shop_order_lines as lines set declared = quantity, returned = quantity
    from again join counted using (shop_order_id)
    where lines.shop_order_id = again.shop_order_id and again.source = lines.shop_order_id || ':' || sku and declared = 0
    returning lines.shop_order_id, sku, quantity, unit_minor_units),
  cart_money as (
    insert into shop_returns (return_id, shop_order_id, kind, lines, state, minor_units, declared_at, decided_at, decided_by)
    select '${decidedBy}:' || shop_order_id, shop_order_id, 'owner',
      jsonb_agg(jsonb_build_object('sku', sku, 'quantity', quantity) order by sku), 'received',
      sum(quantity * unit_minor_units)::integer, $2::timestamptz, $2::timestamptz, '${decidedBy}'
    from cart_lines group by shop_order_id
    on conflict do nothing
    returning return_id),
  cart_work as (${enqueueWorkSql('shop-return', { from: 'cart_money', key: 'return_id', now: '$2' })}),
  closed as (${closeReturnedPackGrantsSql('cart_lines', '$2')})
  select from again`;

/**
 * Refunds whatever a member has paid for although she had paid for the same before: a pack alone in
 * one tab and in a cart in another, or a membership on two devices, which ends too. It runs after a
 * reading is written, as a statement of its own, so of two readings at the same moment the later
 * one sees both payments. Running it again changes nothing.
 */
export const queueRefundsOfThingsPaidAgain = async (
  database: Database,
  customerId: string,
  now: Date,
): Promise<void> => {
  await database.query(v.object({}), statement, [customerId, now]);
};
