import * as v from 'valibot';
import type { WaitingAndDecidedForOwner } from '../../domain/owner/waiting-and-decided-for-owner.ts';
import type { Database } from '../store/database.ts';
import { moneyColumnSchemas } from '../store/money-column-schemas.ts';
import { withdrawalsFromNonGiftOrdersSql } from '../store/withdrawals-from-non-gift-orders-sql.ts';

/** The newest come first. */
const mostOfEach = 50;

const Repeat = v.object({
  customer_id: v.string(),
  address: v.nullable(v.string()),
  what: v.string(),
  times: v.number(),
  last_at: v.date(),
});

// All offers of the membership have one right, so they are one thing here.
const repeatsStatement = `
  select customer_id, customers.address, (array_agg(title order by at desc))[1] as what, count(*)::integer as times,
    max(at) as last_at
  from (${withdrawalsFromNonGiftOrdersSql}) as withdrawn join customers using (customer_id)
  where customers.deleted_at is null
  group by customer_id, customers.address, right_id having count(*) > 1
  order by last_at desc, customer_id limit ${mostOfEach}`;

const Late = v.object({
  what: v.string(),
  at: v.date(),
  ...moneyColumnSchemas,
  is_back: v.boolean(),
});

const latePaymentsStatement = `
  select title as what, received_at as at, withdrawals.currency, withdrawals.minor_units, withdrawals.state = 'done' as is_back
  from withdrawals join orders using (order_id)
  where for_deleted_account
  union all
  select 'KN-' || number || ': ' || (select string_agg(title, ', ' order by line) from shop_order_lines
      where shop_order_lines.shop_order_id = shop_orders.shop_order_id and kind = 'pack'),
    declared_at, currency, shop_returns.minor_units, shop_returns.state = 'refunded'
  from shop_returns join shop_orders using (shop_order_id)
  where for_deleted_account
  order by at desc limit ${mostOfEach}`;

/** Reads what the owner should know of, though nothing of it waits for her. */
export const readRepeatWithdrawersAndPaymentsAfterDeletion = async (
  database: Database,
): Promise<Pick<WaitingAndDecidedForOwner, 'repeats' | 'latePayments'>> => {
  const repeats = await database.query(Repeat, repeatsStatement);
  const late = await database.query(Late, latePaymentsStatement);
  return {
    repeats: repeats.map((one) => ({
      customerId: one.customer_id,
      address: one.address,
      what: one.what,
      times: one.times,
      lastAt: one.last_at.toISOString(),
    })),
    latePayments: late.map((one) => ({
      what: one.what,
      at: one.at.toISOString(),
      amount: { currency: one.currency, minorUnits: one.minor_units },
      isBack: one.is_back,
    })),
  };
};
