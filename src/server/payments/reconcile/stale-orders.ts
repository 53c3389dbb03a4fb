import * as v from 'valibot';
import { finalStatuses } from '../../../domain/subscription.ts';
import { writeOrderReading } from '../../rights/grant-rights.ts';
import { pageSize } from '../read-payment.ts';
import { refreshOrder } from '../refresh-order.ts';
import { askStripe } from '../stripe-client.ts';
import { beginReading } from '../stored-order.ts';
import { forEachInTime, tryOrder, type Reconciliation } from './reconciliation.ts';

const hourMs = 60 * 60 * 1000;
/** A session expires after a day at the latest. */
const sessionsEndAfterMs = 25 * hourMs;
const readAgainAfterMs = 24 * hourMs;
const pageOfOrders = 200;

const Stale = v.object({
  order_id: v.string(),
  session_id: v.nullable(v.string()),
  stripe_customer_id: v.nullable(v.string()),
  ordered_at: v.date(),
});
type Stale = v.InferOutput<typeof Stale>;

// Orders waiting for money come first, then the least recently read. Orders that can no longer change are left out: expired ones,
// and those whose subscription has ended. A paid pack is read again, because it may be refunded.
const staleStatement = `
  select orders.order_id, session_id, stripe_customer_id, ordered_at
  from orders join customers on customers.customer_id = orders.customer_id
  left join subscriptions on subscriptions.order_id = orders.order_id
  where (orders.state in ('preparing', 'open', 'processing')
      or (orders.state in ('paid', 'refunded')
        and (subscriptions.status is null or subscriptions.status <> all ($1::text[]))))
    and (read_at is null or read_at < case when orders.state in ('preparing', 'open', 'processing') then $2::timestamptz else $3::timestamptz end)
  order by orders.state in ('preparing', 'open', 'processing') desc, read_at nulls first
  limit $4`;

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

/** Reads orders again that may have changed without an event reaching us, as many as time allows. */
export const readStaleOrders = async (reconcile: Reconciliation): Promise<void> => {
  const { database, now, hasTime } = reconcile;
  const startedAt = now().getTime();
  const seen = new Set<string>();
  while (hasTime()) {
    const orders = await database.query(Stale, staleStatement, [
      finalStatuses,
      new Date(startedAt),
      new Date(startedAt - readAgainAfterMs),
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
