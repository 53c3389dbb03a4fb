import * as v from 'valibot';
import { refreshItemOrderFromStripe } from '../../orders/item/refresh-item-order-from-stripe.ts';
import { listSessionsSince, readSession } from '../../till/stripe/stripe-till.ts';
import { orderStatesWithMoneyTakenOrComing } from '../../../domain/orders/checkout.ts';
import {
  rightsAndOrdersContradictionQueries,
  type ContradictionQuery,
} from '../../rights/rights-in-bulk.ts';
import {
  forEachInParallelWhileTimeLasts,
  tryForOrderOrThrowOutage,
  type ReconcileStepDependencies,
} from './running-reconciliation.ts';

const Known = v.object({ order_id: v.string(), is_paid: v.boolean() });

const knownStatement = `
  select order_id, state = any ($2::text[]) as is_paid from orders where order_id = any ($1::text[])`;

type PaidSession = { readonly orderId: string | undefined; readonly sessionId: string };

const compareSessions = async (
  reconcile: ReconcileStepDependencies,
  sessions: readonly PaidSession[],
): Promise<void> => {
  const { database, report } = reconcile;
  const find = async (ids: readonly string[]): Promise<ReadonlyMap<string, boolean>> => {
    const rows = await database.query(Known, knownStatement, [
      ids,
      orderStatesWithMoneyTakenOrComing,
    ]);
    return new Map(rows.map(({ order_id: id, is_paid: isPaid }) => [id, isPaid]));
  };
  const ids = sessions.flatMap(({ orderId }) => orderId ?? []);
  const known = await find(ids);
  await forEachInParallelWhileTimeLasts(reconcile, sessions, async ({ orderId, sessionId }) => {
    if (orderId === undefined || !known.has(orderId)) {
      report(`session ${sessionId}: it was paid and belongs to no order of ours.`);
    } else if (known.get(orderId) === false) {
      await tryForOrderOrThrowOutage(reconcile, `order ${orderId}`, async () => {
        await refreshItemOrderFromStripe(reconcile, orderId, sessionId);
        // A delayed payment that failed leaves a session that is complete and unpaid.
        const session = await readSession(reconcile.stripe, sessionId);
        const isPaid = (await find([orderId])).get(orderId) === true;
        if (session.payment !== 'unpaid' && !isPaid) {
          report(`order ${orderId}: session ${sessionId} was paid, and the order has another one.`);
        }
      });
    }
  });
};

/**
 * Compares Stripe's payments since a given moment with our orders, to find payments without a
 * grant.
 */
export const reportStripePaymentsWithoutGrant = async (
  reconcile: ReconcileStepDependencies,
  since: Date,
): Promise<void> => {
  const { stripe, hasTime } = reconcile;
  for await (const page of listSessionsSince(stripe, since, 'complete')) {
    // The shop looks for payments of carts (`reconcile-shop-orders-with-stripe.ts`).
    const ofItems = page.filter(({ reference }) => reference?.kind !== 'cart');
    await compareSessions(
      reconcile,
      ofItems.map(({ id, reference }) => ({ sessionId: id, orderId: reference?.orderId })),
    );
    if (!hasTime()) return;
  }
};

const Problem = v.object({ name: v.string(), problem: v.string() });

// A refund that failed after it was marked as done.
const failedRefund: ContradictionQuery = {
  statement: `
    select 'withdrawal ' || withdrawal_id as name, 'its refund has failed, so she waits for her money' as problem
    from withdrawals join money_back on money_back_id = refund_id
    where withdrawals.state = 'done' and not is_back`,
};

/** The maximum number of contradictions of a kind. Thousands more would add nothing. */
const mostOfAKind = 200;

/**
 * Looks for contradictions in our own books: grants without a payment, double payments, and failed
 * refunds.
 */
export const reportContradictionsInOwnRecords = async ({
  database,
  now,
  report,
}: Pick<ReconcileStepDependencies, 'database' | 'now' | 'report'>): Promise<void> => {
  for (const { statement, needsTime } of [...rightsAndOrdersContradictionQueries, failedRefund]) {
    // Found first and then sorted: otherwise Postgres expects many, and looks up each row by itself
    // to find the first ones soon.
    const sorted = `with found as materialized (${statement}) select name, problem from found order by name limit ${mostOfAKind}`;
    const rows = await database.query(Problem, sorted, needsTime === true ? [now()] : []);
    for (const { name, problem } of rows) report(`${name}: ${problem}.`);
  }
};
