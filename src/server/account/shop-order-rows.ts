import * as v from 'valibot';
import type { OwnShopOrderFacts } from '../../domain/account/account-history-facts.ts';
import { formatShopOrderNumber, shopOrderStateOf } from '../../domain/shop/shop-order.ts';
import { piecesWithQuantitiesText } from '../../domain/shop/shop-order-words.ts';
import type { Database } from '../store/database.ts';
import { moneyColumnSchemas } from '../store/money-column-schemas.ts';

const date = v.nullable(v.date());

const Row = v.object({
  shop_order_id: v.string(),
  number: v.string(),
  ordered_at: v.date(),
  state: v.picklist(['open', 'processing', 'paid']),
  ...moneyColumnSchemas,
  refunded_minor_units: v.number(),
  packed_at: date,
  sent_at: date,
  returned_at: date,
  lines: v.array(
    v.object({ title: v.string(), variant: v.nullable(v.string()), quantity: v.number() }),
  ),
});

// A cart that was never paid for is not an order.
const statement = `
  select shop_order_id, number::text, ordered_at, state, currency, minor_units, refunded_minor_units, packed_at, sent_at, returned_at,
    (select coalesce(jsonb_agg(jsonb_build_object('title', title, 'variant', variant, 'quantity', quantity) order by line), '[]')
      from shop_order_lines where shop_order_lines.shop_order_id = shop_orders.shop_order_id) as lines
  from shop_orders
  where customer_id = $1 and state in ('open', 'processing', 'paid')
  order by shop_orders.number desc`;

/** The shop orders that a member placed while logged in, newest first. */
export const readOwnShopOrders = async (
  database: Database,
  customerId: string,
  linkOf: (shopOrderId: string) => string,
): Promise<readonly OwnShopOrderFacts[]> =>
  (await database.query(Row, statement, [customerId])).map((row) => ({
    number: formatShopOrderNumber(row.number),
    link: linkOf(row.shop_order_id),
    orderedAt: row.ordered_at,
    total: { currency: row.currency, minorUnits: row.minor_units },
    state: shopOrderStateOf({
      payment: row.state,
      packedAt: row.packed_at,
      sentAt: row.sent_at,
      returnedAt: row.returned_at,
      totalMinorUnits: row.minor_units,
      refundedMinorUnits: row.refunded_minor_units,
    }),
    what: piecesWithQuantitiesText(row.lines),
  }));
