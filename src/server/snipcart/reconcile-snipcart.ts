import * as v from 'valibot';
import { beginShopOrderReading } from '../shop/stored-shop-order.ts';
import { writeShopOrderReading } from '../shop/write-shop-order-reading.ts';
import { shopOrderIdOf } from './order-reference.ts';
import { refreshSnipcartOrder, type SnipcartDependencies } from './refresh-snipcart-order.ts';
import type { SnipcartOrder } from './snipcart-client.ts';

/** What a reconcile depends on beside the rest: whether there is time for more. */
export type SnipcartReconcileDependencies = SnipcartDependencies & {
  readonly hasTime: () => boolean;
};

const hourMs = 60 * 60 * 1000;
/** How long her goods are kept for her while she is in its checkout, of which we hear nothing. */
const holdMs = 2 * hourMs;
/** A reconcile may have failed for some days, and refunds come late. */
const lookBackMs = 30 * 24 * hourMs;

const ReadRow = v.object({ token: v.nullable(v.string()), read_at: v.nullable(v.date()) });
const HeldRow = v.object({ shop_order_id: v.string(), ordered_at: v.date() });

/** All orders since a time, the newest first; undefined if there was no time to list them. */
const listOrdersSince = async (
  { snipcart, hasTime }: SnipcartReconcileDependencies,
  since: Date,
): Promise<readonly SnipcartOrder[] | undefined> => {
  const found: SnipcartOrder[] = [];
  const isSince = ({ creationDate }: SnipcartOrder): boolean => new Date(creationDate) >= since;
  for (;;) {
    if (!hasTime()) return undefined;
    // An order that comes while we list moves one from the last page to the next: it is listed twice, never left out.
    const { items, totalItems } = await snipcart.listOrders(found.length);
    found.push(...items);
    if (items.length === 0 || found.length >= totalItems || !items.every(isSince)) {
      return found.filter(isSince);
    }
  }
};

/** Reads the orders again that changed at Snipcart after we have read them last, or that no webhook has told us of. */
const readChanged = async (
  dependencies: SnipcartReconcileDependencies,
  orders: readonly SnipcartOrder[],
): Promise<void> => {
  const rows = await dependencies.database.query(
    ReadRow,
    // The order there that has paid ours may be another than the one that we heard of first.
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
      await refreshSnipcartOrder(dependencies, order.token);
    } catch (error) {
      // One that can't be handled, such as one whose refund Snipcart refuses, keeps nobody from the others.
      dependencies.log(`The order ${order.token} at Snipcart could not be handled:`, error);
    }
  }
};

/**
 * Gives back what is held for orders that nobody paid at Snipcart. Whoever stays in its checkout for longer and then pays gets her money back:
 * the one case in which we can't know that she is still there.
 */
const releaseHeld = async (
  { database, readTermsDay, now, hasTime }: SnipcartReconcileDependencies,
  held: readonly v.InferOutput<typeof HeldRow>[],
  known: ReadonlySet<string | undefined>,
): Promise<void> => {
  for (const { shop_order_id: shopOrderId } of held) {
    if (!hasTime()) return;
    if (known.has(shopOrderId)) continue;
    const order = await beginShopOrderReading(database, shopOrderId);
    if (order === undefined || order.session_id !== null) continue;
    const read = {
      shopOrderId,
      reading: order.reading,
      readAt: now(),
      payment: 'expired',
      sessionId: undefined,
      paymentId: undefined,
      paidAt: undefined,
      address: undefined,
      postal: undefined,
      refundedMinorUnits: 0,
    } as const;
    await writeShopOrderReading(database, read, { termsUpdated: await readTermsDay() });
  }
};

/**
 * Compares our orders with Snipcart's: writes what lost webhooks didn't tell, and gives back stock that is held for orders which never came
 * there. It may end at any moment; the next one goes on.
 */
export const reconcileSnipcart = async (
  dependencies: SnipcartReconcileDependencies,
): Promise<void> => {
  const { database, codes, now } = dependencies;
  const held = await database.query(
    HeldRow,
    `select shop_order_id, ordered_at from shop_orders
     where till = 'snipcart' and state in ('preparing', 'open') and ordered_at < $1 order by ordered_at`,
    [new Date(now().getTime() - holdMs)],
  );
  const since = Math.min(
    now().getTime() - lookBackMs,
    ...held.map(({ ordered_at: time }) => time.getTime() - hourMs),
  );
  const orders = await listOrdersSince(dependencies, new Date(since));
  // Without the whole list nobody can say that an order isn't in it.
  if (orders === undefined) return;
  await readChanged(dependencies, orders);
  await releaseHeld(dependencies, held, new Set(orders.map((one) => shopOrderIdOf(codes, one))));
};
