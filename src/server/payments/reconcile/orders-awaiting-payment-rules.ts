import * as v from 'valibot';
import type { Database } from '../../store/database.ts';
import {
  forEachInParallelWhileTimeLasts,
  tryForOrderOrThrowOutage,
  type ReconcileStepDependencies,
} from './running-reconciliation.ts';

const StaleOrder = v.object({
  order_id: v.string(),
  session_id: v.nullable(v.string()),
  stripe_customer_id: v.nullable(v.string()),
  ordered_at: v.date(),
});
/** An order that waits for money, and may have got it without an event reaching us. */
type StaleOrder = v.InferOutput<typeof StaleOrder>;

/** How the waiting orders of a kind are found, and read again. */
export type OrdersAwaitingPaymentRules = {
  /** Selects those that haven't been read since $1, $2 of them at most, the most urgent first. */
  readonly statement: string;
  /** After how long nobody can pay any more. */
  readonly givenUpAfterMs: number;
  /** The session of an order whose creation answer was lost. */
  readonly findLostSession: (order: StaleOrder) => Promise<string | undefined>;
  /** Reads an order again. False if it has no session. */
  readonly refresh: (orderId: string, sessionId: string | undefined) => Promise<boolean>;
  /** Closes an order for which the till has no session. */
  readonly close: (orderId: string) => Promise<void>;
};

type Reconcile = Pick<ReconcileStepDependencies, 'now' | 'hasTime' | 'report'> & {
  readonly database: Database;
};

const pageOfOrders = 200;

const readAgain = async (
  { now }: Reconcile,
  { givenUpAfterMs, findLostSession, refresh, close }: OrdersAwaitingPaymentRules,
  order: StaleOrder,
): Promise<void> => {
  const { order_id: orderId, session_id: sessionId, ordered_at: orderedAt } = order;
  const lost = sessionId === null ? await findLostSession(order) : undefined;
  if (await refresh(orderId, lost)) return;
  // It can't be paid for any more, and hasn't been.
  if (now().getTime() - orderedAt.getTime() > givenUpAfterMs) await close(orderId);
};

/** Reads orders again that wait for money, as many as time allows. */
export const refreshOrdersAwaitingPayment = async (
  reconcile: Reconcile,
  stale: OrdersAwaitingPaymentRules,
): Promise<void> => {
  const { database, now, hasTime } = reconcile;
  const startedAt = now().getTime();
  const seen = new Set<string>();
  while (hasTime()) {
    const orders = await database.query(StaleOrder, stale.statement, [
      new Date(startedAt),
      pageOfOrders + seen.size,
    ]);
    // An order that can't be read stays in its place.
    const fresh = orders.filter(({ order_id: id }) => !seen.has(id));
    if (fresh.length === 0) return;
    await forEachInParallelWhileTimeLasts(reconcile, fresh, async (order) => {
      seen.add(order.order_id);
      await tryForOrderOrThrowOutage(reconcile, `order ${order.order_id}`, () =>
        readAgain(reconcile, stale, order),
      );
    });
  }
};
