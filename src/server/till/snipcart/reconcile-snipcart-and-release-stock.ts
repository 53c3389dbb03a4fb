import * as v from 'valibot';
import { payableStates } from '../../../domain/orders/payment-states.ts';
import { expireShopOrderUnknownToTill } from '../../orders/cart/store-shop-order-read-from-either-till.ts';
import { findShopOrderAndDrawReadingNumber } from '../../orders/cart/stored-shop-order.ts';
import { sqlListOf } from '../../store/sql-list.ts';
import { shopOrderIdInMetadata } from './order-reference.ts';
import type { SnipcartOrder } from './snipcart-client.ts';
import {
  storeOrRefundSnipcartOrderByToken,
  type SnipcartDependencies,
} from './store-or-refund-snipcart-order-by-token.ts';

/** The dependencies of a reconciliation; `hasTime` says whether there is time for more. */
export type SnipcartReconcileDependencies = SnipcartDependencies & {
  readonly hasTime: () => boolean;
};

const hourMs = 60 * 60 * 1000;
/** How long goods are held for a buyer in Snipcart's checkout, about which we get no events. */
const holdMs = 2 * hourMs;
/** The reconciliation may have failed for some days, and refunds come late. */
const lookBackMs = 30 * 24 * hourMs;

const ReadRow = v.object({ token: v.nullable(v.string()), read_at: v.nullable(v.date()) });
const HeldRow = v.object({ shop_order_id: v.string(), ordered_at: v.date() });

/** All orders since a given time, newest first; undefined if there was no time to list them. */
const listOrdersSince = async (
  { snipcart, hasTime }: SnipcartReconcileDependencies,
  since: Date,
): Promise<readonly SnipcartOrder[] | undefined> => {
  const found: SnipcartOrder[] = [];
  const isSince = ({ creationDate }: SnipcartOrder): boolean => new Date(creationDate) >= since;
  for (;;) {
    if (!hasTime()) return undefined;
    // An order placed while we list moves another from the last page to the next: it is listed
    // twice, never left out.
    const { items, totalItems } = await snipcart.listOrders(found.length);
    found.push(...items);
    if (items.length === 0 || found.length >= totalItems || !items.every(isSince)) {
      return found.filter(isSince);
    }
  }
};

/**
 * Reads those orders again that have changed at Snipcart since our last reading, or for which we
 * got no webhook.
 */
const readChanged = async (
  dependencies: SnipcartReconcileDependencies,
  orders: readonly SnipcartOrder[],
): Promise<void> => {
  const rows = await dependencies.database.query(
    ReadRow,
    // The Snipcart order that paid for ours may not be the first one we heard of.
    `select unnest(array[session_id, payment_id]) as token, read_at from shop_orders
     where session_id = any($1::text[]) or payment_id = any($1::text[])`,
    [orders.map(({ token }) => token)],
  );
  const readAt = new Map(rows.map((row) => [row.token, row.read_at]));
  for (const order of orders) {
    if (!dependencies.hasTime()) return;
    const last = readAt.get(order.token);
    const isNews = last == null || last < new Date(order.modificationDate);
    if (!isNews) continue;
    try {
      await storeOrRefundSnipcartOrderByToken(dependencies, order.token);
    } catch (error) {
      // An order that can't be handled, such as one whose refund Snipcart refuses, doesn't stop the
      // others.
      dependencies.log(`The order ${order.token} at Snipcart could not be handled:`, error);
    }
  }
};

/**
 * Releases the stock held for orders that weren't paid at Snipcart. A buyer who stays in its
 * checkout for longer and then pays is refunded: we can't know that the buyer is still there.
 */
const releaseHeld = async (
  { database, now, hasTime }: SnipcartReconcileDependencies,
  held: readonly v.InferOutput<typeof HeldRow>[],
  known: ReadonlySet<string | undefined>,
): Promise<void> => {
  for (const { shop_order_id: shopOrderId } of held) {
    if (!hasTime()) return;
    if (known.has(shopOrderId)) continue;
    const order = await findShopOrderAndDrawReadingNumber(database, shopOrderId);
    if (order === undefined || order.session_id !== null) continue;
    await expireShopOrderUnknownToTill(database, order, now());
  }
};

/**
 * Compares our orders with Snipcart's: stores what lost webhooks would have reported, and releases
 * stock held for orders that never reached it. It may end at any moment; the next run continues.
 */
export const reconcileSnipcartAndReleaseStock = async (
  dependencies: SnipcartReconcileDependencies,
): Promise<void> => {
  const { database, codes, now } = dependencies;
  const held = await database.query(
    HeldRow,
    `select shop_order_id, ordered_at from shop_orders
     where till = 'snipcart' and state in ${sqlListOf(payableStates)} and ordered_at < $1 order by ordered_at`,
    [new Date(now().getTime() - holdMs)],
  );
  const since = Math.min(
    now().getTime() - lookBackMs,
    ...held.map(({ ordered_at: time }) => time.getTime() - hourMs),
  );
  const orders = await listOrdersSince(dependencies, new Date(since));
  // Only the complete list shows that an order is missing.
  if (orders === undefined) return;
  await readChanged(dependencies, orders);
  await releaseHeld(
    dependencies,
    held,
    new Set(orders.map((one) => shopOrderIdInMetadata(codes, one))),
  );
};
