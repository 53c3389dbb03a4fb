import * as v from 'valibot';
import { cartPackContradictionsSql } from '../rights/rights-in-bulk.ts';
import type { Database } from '../store/database.ts';
import { problemOfLastWorkTrySql } from '../store/work-queue/waiting-work.ts';

const Problem = v.object({ name: v.string(), problem: v.string() });

const dayMs = 24 * 60 * 60 * 1000;

// Stock held for no order, packs without a payment or without a right, parcels without an address,
// and overdue refunds. Goods that were never sent can't come back, so only the owner can refund
// them, and by law within 14 days.
const problemsStatement = `
  select 'stock ' || sku as name, held || ' are held, and orders hold ' || coalesce(of_orders, 0) as problem
  from stock left join (
    select sku, sum(quantity) as of_orders from shop_orders join shop_order_lines using (shop_order_id)
    where stock_state = 'held' group by sku) as counted using (sku)
  where held <> coalesce(of_orders, 0)
  union all
  ${cartPackContradictionsSql}
  union all
  select 'order KN-' || number, 'it was paid, and nobody knows where its parcel goes'
  from shop_orders
  where state = 'paid' and not_kept is null and destination is not null and postal is null
    and refunded_minor_units < minor_units
  union all
  select 'order KN-' || number, 'it should have been refunded a day ago and hasn’t been: ' || coalesce(${problemOfLastWorkTrySql('shop-return', 'return_id')}, 'not tried')
  from shop_returns join shop_orders using (shop_order_id)
  where shop_returns.state = 'received' and decided_at < $1::timestamptz
  union all
  select 'order KN-' || number, 'its refund has failed, so she waits for her money'
  from shop_orders join (
    select shop_order_id, sum(shop_returns.minor_units) as due from shop_returns
    where shop_returns.state = 'refunded' and refund_id is not null and refunded_at < $1::timestamptz
    group by shop_order_id) as booked using (shop_order_id)
  where refunded_minor_units < least(due, minor_units)
  union all
  select 'order KN-' || number, 'she withdrew before it was sent, and has to be refunded within 14 days of that'
  from shop_returns join shop_orders using (shop_order_id)
  where shop_returns.state = 'declared' and (sent_at is null or declared_at < sent_at) and declared_at < $2::timestamptz
  order by name limit 200`;

/** Contradictions in our own books of the shop, each as a sentence for the owner. */
export const findContradictionsWithinShopBooks = async (
  database: Database,
  now: Date,
): Promise<readonly string[]> => {
  const rows = await database.query(Problem, problemsStatement, [
    new Date(now.getTime() - dayMs),
    new Date(now.getTime() - 7 * dayMs),
  ]);
  return rows.map(({ name, problem }) => `${name}: ${problem}.`);
};
