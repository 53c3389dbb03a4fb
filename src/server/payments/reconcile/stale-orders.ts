import * as v from 'valibot';
import { writeOrderReading } from '../../rights/grant-rights.ts';
import { pageSize } from '../../till/stripe/read-payment.ts';
import { refreshOrder } from '../../orders/item/refresh-order.ts';
import { askStripe } from '../../till/stripe/stripe-client.ts';
import { beginReading } from '../../orders/item/stored-order.ts';
import { forEachInTime, tryOrder, type Reconciliation } from './reconciliation.ts';

const hourMs = 60 * 60 * 1000;
/** A session expires after a day at the latest. */
const sessionsEndAfterMs = 25 * hourMs;
const pageOfOrders = 200;

const Stale = v.object({
  order_id: v.string(),
  session_id: v.nullable(v.string()),
  stripe_customer_id: v.nullable(v.string()),
  ordered_at: v.date(),
});
type Stale = v.InferOutput<typeof Stale>;

// Orders waiting for money, the least recently read first. Expired ones can no longer change, and what changes after a payment is in
// Stripe's lists (`compareLists`).
const staleStatement = `
  select orders.order_id, session_id, stripe_customer_id, ordered_at
  from orders join customers on customers.customer_id = orders.customer_id
  where orders.state in ('preparing', 'open', 'processing') and (read_at is null or read_at < $1::timestamptz)
  order by read_at nulls first
  limit $2`;

/** The session of an order whose creation answer was lost: it is in the list of her customer's sessions at Stripe. */
const findLostSession = async (
  { stripe }: Reconciliation,
  { order_id: orderId, stripe_customer_id: customer }: Stale,
): Promise<string | undefined> => {
  if (customer === null) return undefined;
  const { data } = await askStripe('finding a session', () =>
    stripe.checkout.sessions.list({ customer, limit: pageSize }),
  );
  return data.find(({ metadata }) => metadata?.['order_id'] === orderId)?.id;
};

const closeOrder = async ({ database, now }: Reconciliation, orderId: string): Promise<void> => {
  const order = await beginReading(database, orderId);
  if (order?.state !== 'preparing') return;
  await writeOrderReading(database, {
    orderId,
    reading: order.reading,
    readAt: now(),
    state: 'expired',
    sessionId: undefined,
    right: undefined,
    confirmation: undefined,
  });
};

const readAgain = async (reconcile: Reconciliation, order: Stale): Promise<void> => {
  const { order_id: orderId, session_id: sessionId, ordered_at: orderedAt } = order;
  const lost = sessionId === null ? await findLostSession(reconcile, order) : undefined;
  if (await refreshOrder(reconcile, orderId, lost)) return;
  // It can't be paid for any more, and hasn't been.
  const isOver = reconcile.now().getTime() - orderedAt.getTime() > sessionsEndAfterMs;
  if (isOver) await closeOrder(reconcile, orderId);
};

/** Reads orders again that wait for money, and may have got it without an event reaching us, as many as time allows. */
export const readStaleOrders = async (reconcile: Reconciliation): Promise<void> => {
  const { database, now, hasTime } = reconcile;
  const startedAt = now().getTime();
  const seen = new Set<string>();
  while (hasTime()) {
    const orders = await database.query(Stale, staleStatement, [
      new Date(startedAt),
      pageOfOrders + seen.size,
    ]);
    // An order that can't be read stays in its place.
    const fresh = orders.filter(({ order_id: id }) => !seen.has(id));
    if (fresh.length === 0) return;
    await forEachInTime(reconcile, fresh, async (order) => {
      seen.add(order.order_id);
      await tryOrder(reconcile, `order ${order.order_id}`, () => readAgain(reconcile, order));
    });
  }
};
