import { statesAwaitingPayment } from '../../domain/orders/payment-states.ts';
import {
  refreshShopOrderFromStripe,
  type ShopOrderRefreshDependencies,
} from '../orders/cart/refresh-shop-order-from-stripe.ts';
import { expireShopOrderUnknownToTill } from '../orders/cart/store-shop-order-read-from-either-till.ts';
import {
  findShopOrder,
  findShopOrderAndDrawReadingNumber,
} from '../orders/cart/stored-shop-order.ts';
import {
  refreshOrdersAwaitingPayment,
  type OrdersAwaitingPaymentRules,
} from '../payments/reconcile/orders-awaiting-payment-rules.ts';
import { tryForOrderOrThrowOutage } from '../payments/reconcile/running-reconciliation.ts';
import {
  runReconcileSteps,
  createReconcileStepMaker,
  type ReconcileReportDependencies,
} from '../payments/reconcile/run-steps.ts';
import { sqlListOf } from '../store/sql-list.ts';
import { listSessionsSince } from '../till/stripe/stripe-till.ts';
import { findContradictionsWithinShopBooks } from './compare-shop-books.ts';

export type ShopStripeReconcileDependencies = ShopOrderRefreshDependencies &
  ReconcileReportDependencies & {
    /** Whether there is time for more. The host ends a scheduled function after 30 seconds. */
    readonly hasTime: () => boolean;
  };

type Reconcile = ShopStripeReconcileDependencies & { readonly report: (problem: string) => void };

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/**
 * A session expires about 30 minutes after it was created (`cart-order.ts`), so nobody can pay
 * later in one whose answer was lost.
 */
const givenUpAfterMs = 40 * minuteMs;
/** The reconciliation may have failed for some days. */
const lookBackMs = 4 * dayMs;

// Unpaid orders hold stock that others want: those that have held stock longest come first, then
// the least recently read. Orders still being paid change by themselves, and webhooks report it. An
// order that we closed is read once after its session's end: it may have been paid all the same.
// What changes after a payment is in Stripe's lists (`refreshOrdersDifferingAtStripe`).
const staleStatement = `
  select shop_order_id as order_id, session_id, null::text as stripe_customer_id, ordered_at from shop_orders
  where till = 'stripe' and (
    (state in ${sqlListOf(statesAwaitingPayment)} and (read_at is null or read_at < $1::timestamptz)
      and (state <> 'open' or session_expires_at is null or session_expires_at < $1::timestamptz))
    or (state = 'expired' and session_expires_at < $1::timestamptz
      and (read_at is null or read_at < session_expires_at)))
  order by case when stock_state = 'held' then ordered_at end nulls last, read_at nulls first
  limit $2`;

const staleCarts = (dependencies: ShopStripeReconcileDependencies): OrdersAwaitingPaymentRules => {
  const { database, stripe, now } = dependencies;
  return {
    statement: staleStatement,
    givenUpAfterMs,
    // A buyer of goods may not be a Stripe customer, so the session is found by its time.
    findLostSession: async ({ order_id: id, ordered_at: orderedAt }) => {
      const since = new Date(orderedAt.getTime() - 5 * minuteMs);
      for await (const page of listSessionsSince(stripe, since)) {
        const lost = page.find(
          ({ reference }) => reference?.kind === 'cart' && reference.orderId === id,
        );
        if (lost !== undefined) return lost.id;
      }
      return undefined;
    },
    refresh: (id, sessionId) => refreshShopOrderFromStripe(dependencies, id, sessionId),
    close: async (id) => {
      const order = await findShopOrderAndDrawReadingNumber(database, id);
      if (order?.state === 'preparing') await expireShopOrderUnknownToTill(database, order, now());
    },
  };
};

const comparePaid = async (
  reconcile: Reconcile,
  sessionId: string,
  shopOrderId: string,
): Promise<void> => {
  const { database, report } = reconcile;
  const order = await findShopOrder(database, shopOrderId);
  if (order === undefined) {
    report(`session ${sessionId}: it was paid and belongs to no order of ours.`);
  } else if (order.session_id !== null && order.session_id !== sessionId) {
    report(`session ${sessionId}: it was paid, and its order ${shopOrderId} has another one.`);
  } else if (order.state !== 'paid' && order.state !== 'processing') {
    await tryForOrderOrThrowOutage(reconcile, `order ${shopOrderId}`, async () => {
      await refreshShopOrderFromStripe(reconcile, shopOrderId, sessionId);
    });
  }
};

/** Compares Stripe's payments with the shop's orders, to find payments without an order. */
const findPaidSessions = async (reconcile: Reconcile): Promise<void> => {
  const { stripe, now, hasTime } = reconcile;
  const since = new Date(now().getTime() - lookBackMs);
  for await (const page of listSessionsSince(stripe, since, 'complete')) {
    for (const { id: sessionId, reference } of page) {
      if (!hasTime()) return;
      if (reference?.kind === 'cart') await comparePaid(reconcile, sessionId, reference.orderId);
    }
  }
};

/**
 * Compares the shop's books with Stripe's and repairs ours: reads orders again that nobody has paid
 * yet, releases stock that nobody is paying for any more, and looks for payments without an order.
 * Missed events are handled by the reconciliation of payments. Anything it can't repair is
 * returned, logged, stored for the owner, and reported by e-mail, once a day. It may end at any
 * moment; the next run continues.
 */
export const reconcileShopOrdersWithStripe = async (
  dependencies: ShopStripeReconcileDependencies,
): Promise<readonly string[]> => {
  const { database, now, hasTime } = dependencies;
  const step = createReconcileStepMaker('shop', hasTime);
  const reporting = (report: Reconcile['report']): Reconcile => ({
    ...dependencies,
    report: (problem) => report(`shop ${problem}`),
  });
  return runReconcileSteps(
    [
      step('unpaid orders', true, (report) =>
        refreshOrdersAwaitingPayment(reporting(report), staleCarts(dependencies)),
      ),
      step('paid sessions', true, (report) => findPaidSessions(reporting(report))),
      step('contradictions', false, async (report) => {
        const { report: tell } = reporting(report);
        for (const problem of await findContradictionsWithinShopBooks(database, now()))
          tell(problem);
      }),
    ],
    dependencies,
    { mailKey: 'reconcile-report-shop', subject: 'The shop: something does not add up' },
  );
};
