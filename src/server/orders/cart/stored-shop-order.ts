import * as v from 'valibot';
import { tills } from '../../../domain/cart/quote.ts';
import { CurrencySchema } from '../../../domain/money-schema.ts';
import { cartPaymentStates } from '../../../domain/orders/payment-states.ts';
import {
  automaticRefundReasons,
  CarrierAndTrackingNumberSchema,
  PostalAddressSchema,
} from '../../../domain/shop/shop-order.ts';
import type { Database } from '../../store/database.ts';

const Line = v.object({
  sku: v.string(),
  kind: v.picklist(['goods', 'pack']),
  title: v.string(),
  variant: v.nullable(v.string()),
  path: v.string(),
  quantity: v.number(),
  unitMinorUnits: v.number(),
  rightId: v.nullable(v.string()),
  declared: v.number(),
  returned: v.number(),
});
export type StoredShopOrderLine = Readonly<v.InferOutput<typeof Line>>;

const Moment = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
  v.date(),
);

const StoredReturn = v.object({
  returnId: v.string(),
  kind: v.picklist(['return', 'not-kept', 'owner']),
  lines: v.array(v.object({ sku: v.string(), quantity: v.number() })),
  state: v.picklist(['declared', 'received', 'refunded', 'declined']),
  minorUnits: v.nullable(v.number()),
  declaredAt: Moment,
});

const optionalDate = v.nullable(v.date());

const StoredShopOrder = v.object({
  shop_order_id: v.string(),
  number: v.string(),
  customer_id: v.nullable(v.string()),
  till: v.picklist(tills),
  currency: CurrencySchema,
  lines_minor_units: v.number(),
  delivery_minor_units: v.number(),
  minor_units: v.number(),
  vat_minor_units: v.nullable(v.number()),
  destination: v.nullable(v.string()),
  delivery_title: v.nullable(v.string()),
  arrives_from: v.nullable(v.string()),
  arrives_to: v.nullable(v.string()),
  agreements_version: v.nullable(v.string()),
  supply_now: v.nullable(v.boolean()),
  knows_consequence: v.nullable(v.boolean()),
  ordered_at: v.date(),
  state: v.picklist(cartPaymentStates),
  stock_state: v.picklist(['none', 'held', 'sold', 'released']),
  session_id: v.nullable(v.string()),
  session_url: v.nullable(v.string()),
  session_expires_at: optionalDate,
  payment_id: v.nullable(v.string()),
  address: v.nullable(v.string()),
  postal: v.nullable(PostalAddressSchema),
  paid_at: optionalDate,
  packed_at: optionalDate,
  sent_at: optionalDate,
  tracking: v.nullable(CarrierAndTrackingNumberSchema),
  returned_at: optionalDate,
  not_kept: v.nullable(v.picklist(automaticRefundReasons)),
  refunded_minor_units: v.number(),
  /**
   * How often money was promised back: an act whose order has another number by now has to look
   * again.
   */
  money_acts: v.number(),
  lines: v.array(Line),
  returns: v.array(StoredReturn),
});
/** A stored shop order, with its lines and returns. */
export type StoredShopOrder = Readonly<v.InferOutput<typeof StoredShopOrder>>;

const columns = `
  shop_order_id, number::text, customer_id, till, currency, lines_minor_units, delivery_minor_units, minor_units, vat_minor_units,
  destination, delivery_title, arrives_from::text, arrives_to::text, agreements_version, supply_now, knows_consequence, ordered_at,
  state, stock_state, session_id, session_url, session_expires_at, payment_id, address, postal, paid_at, packed_at, sent_at, tracking, returned_at,
  not_kept, refunded_minor_units, money_acts,
  coalesce((select jsonb_agg(jsonb_build_object('sku', sku, 'kind', kind, 'title', title, 'variant', variant, 'path', path,
      'quantity', quantity, 'unitMinorUnits', unit_minor_units, 'rightId', right_id, 'declared', declared, 'returned', returned)
      order by line)
    from shop_order_lines where shop_order_lines.shop_order_id = shop_orders.shop_order_id), '[]') as lines,
  coalesce((select jsonb_agg(jsonb_build_object('returnId', return_id, 'kind', kind, 'lines', lines, 'state', shop_returns.state,
      'minorUnits', shop_returns.minor_units, 'declaredAt', declared_at) order by declared_at, return_id)
    from shop_returns where shop_returns.shop_order_id = shop_orders.shop_order_id), '[]') as returns`;

/** The shop order with this id; undefined if there is none. */
export const findShopOrder = async (
  database: Database,
  shopOrderId: string,
): Promise<StoredShopOrder | undefined> => {
  const [order] = await database.query(
    StoredShopOrder,
    `select ${columns} from shop_orders where shop_order_id = $1`,
    [shopOrderId],
  );
  return order;
};

const Begun = v.object({ ...StoredShopOrder.entries, reading: v.string() });
/** An order that is about to be read at its till, with the number of the reading. */
export type ShopOrderToReadAtTill = Readonly<v.InferOutput<typeof Begun>>;

/**
 * The order with this id, and a reading number drawn before it is read at the payment provider or
 * the cart service.
 */
export const findShopOrderAndDrawReadingNumber = async (
  database: Database,
  shopOrderId: string,
): Promise<ShopOrderToReadAtTill | undefined> => {
  const [order] = await database.query(
    Begun,
    `select ${columns}, nextval('stripe_readings')::text as reading from shop_orders where shop_order_id = $1`,
    [shopOrderId],
  );
  return order;
};

/**
 * The shop orders that were paid at Stripe by one of these payments, and haven't been read since a
 * given moment.
 */
export const findOrderIdsOfPaymentsNotReadSince = async (
  database: Database,
  payments: readonly string[],
  since: Date,
): Promise<readonly string[]> => {
  const rows = await database.query(
    v.object({ shop_order_id: v.string() }),
    `select shop_order_id from shop_orders
     where till = 'stripe' and payment_id = any ($1::text[]) and (read_at is null or read_at < $2)`,
    [payments, since],
  );
  return rows.map(({ shop_order_id: id }) => id);
};
