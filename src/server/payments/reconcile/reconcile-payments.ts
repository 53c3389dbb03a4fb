import { statesAwaitingPayment } from '../../../domain/orders/payment-states.ts';
import {
  refreshItemOrderFromStripe,
  type ItemOrderRefreshDependencies,
} from '../../orders/item/refresh-item-order-from-stripe.ts';
import { findItemOrderAndDrawReadingNumber } from '../../orders/item/stored-item-order.ts';
import { sqlListOf } from '../../store/sql-list.ts';
import {
  reportContradictionsInOwnRecords,
  reportStripePaymentsWithoutGrant,
} from './compare-books.ts';
import { findTimeEventsAreHandledUpTo, processMissedEvents } from './missed-events.ts';
import {
  runReconcileSteps,
  createReconcileStepMaker,
  type ReconcileReportDependencies,
} from './run-steps.ts';
import { storeItemOrderReadFromTill } from '../../orders/item/store-item-order-read-from-till.ts';
import { listNewestSessionsOfCustomer } from '../../till/stripe/stripe-till.ts';
import {
  refreshOrdersAwaitingPayment,
  type OrdersAwaitingPaymentRules,
} from './orders-awaiting-payment-rules.ts';
import type { ReconcileStepDependencies } from './running-reconciliation.ts';

export type ReconcileDependencies = ItemOrderRefreshDependencies &
  ReconcileReportDependencies & {
    /** Whether there is time for more. The host ends a scheduled function after 30 seconds. */
    readonly hasTime: () => boolean;
  };

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/**
 * A session may be paid a day after it was created, and the reconciliation may have failed for some
 * days.
 */
const lookBackMs = 4 * dayMs;

// The least recently read first. Expired orders can no longer change, and what changes after a
// payment is in Stripe's lists (`refreshOrdersDifferingAtStripe`).
const staleStatement = `
  select orders.order_id, session_id, stripe_customer_id, ordered_at
  from orders join customers on customers.customer_id = orders.customer_id
  where orders.state in ${sqlListOf(statesAwaitingPayment)} and (read_at is null or read_at < $1::timestamptz)
  order by read_at nulls first
  limit $2`;

const staleItems = (dependencies: ReconcileDependencies): OrdersAwaitingPaymentRules => {
  const { database, stripe, now } = dependencies;
  return {
    statement: staleStatement,
    // A session expires after a day at the latest.
    givenUpAfterMs: 25 * hourMs,
    // It is in the list of the customer's sessions at Stripe.
    findLostSession: async ({ order_id: orderId, stripe_customer_id: customer }) => {
      if (customer === null) return undefined;
      const sessions = await listNewestSessionsOfCustomer(stripe, customer);
      return sessions.find(
        ({ reference }) => reference?.kind === 'item' && reference.orderId === orderId,
      )?.id;
    },
    refresh: (orderId, sessionId) => refreshItemOrderFromStripe(dependencies, orderId, sessionId),
    close: async (orderId) => {
      const order = await findItemOrderAndDrawReadingNumber(database, orderId);
      if (order?.state !== 'preparing') return;
      await storeItemOrderReadFromTill(database, {
        orderId,
        reading: order.reading,
        readAt: now(),
        state: 'expired',
        sessionId: undefined,
        right: undefined,
        confirmation: undefined,
      });
    },
  };
};

/**
 * Compares our books with Stripe's and repairs ours: handles missed events, looks for payments
 * without a grant, reads orders again that wait for money, and looks for grants without a payment.
 * Anything it cannot repair is returned, logged, stored for the owner, and reported by e-mail, once
 * a day. It may end at any moment; the next run continues. `refreshOrdersDifferingAtStripe` looks
 * at all other orders.
 */
export const reconcilePayments = async (
  dependencies: ReconcileDependencies,
): Promise<readonly string[]> => {
  const { hasTime } = dependencies;
  const step = createReconcileStepMaker('payments', hasTime);
  const reporting = (report: ReconcileStepDependencies['report']): ReconcileStepDependencies => ({
    ...dependencies,
    report,
  });
  let until: Date | undefined;
  return runReconcileSteps(
    [
      step('missed events', true, async (report) => {
        const reconcile = reporting(report);
        until = await findTimeEventsAreHandledUpTo(reconcile);
        await processMissedEvents(reconcile);
      }),
      step('paid sessions', true, (report, startedAt) =>
        reportStripePaymentsWithoutGrant(
          reporting(report),
          new Date((until ?? startedAt).getTime() - lookBackMs),
        ),
      ),
      step('waiting orders', true, (report) =>
        refreshOrdersAwaitingPayment(reporting(report), staleItems(dependencies)),
      ),
      step('contradictions', false, (report) =>
        reportContradictionsInOwnRecords(reporting(report)),
      ),
    ],
    dependencies,
    { mailKey: 'reconcile-report', subject: 'Payments: something does not add up' },
  );
};
