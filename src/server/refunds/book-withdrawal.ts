import { endSubscriptionNowAndVoidInvoices } from '../till/stripe/end-subscription-now-and-void-invoices.ts';
import {
  refreshItemOrderFromStripe,
  type ItemOrderRefreshDependencies,
} from '../orders/item/refresh-item-order-from-stripe.ts';
import { createMakeStripeRefund } from '../till/stripe/refund.ts';
import { willStripeRepeatErrorForKey } from '../till/stripe/stripe-sdk-client.ts';
import { findSubscriptionIdOfOrder } from '../rights/read-rights.ts';
import { nextWorkTryAt } from '../../domain/work/next-work-try.ts';
import {
  runDueWork,
  type DueWorkKeyAndTries,
  type WorkKind,
  type WorkResult,
} from '../store/work-queue/run-due-work.ts';
import {
  findDueWithdrawalById,
  findDueWithdrawalIdsOfOrder,
  storeWithdrawalBookedAtStripe,
} from './withdrawals.ts';

export type WithdrawalDependencies = ItemOrderRefreshDependencies & {
  readonly log: (message: string, error?: unknown) => void;
};

const book = async (
  { database, stripe, now, log, ...rest }: WithdrawalDependencies,
  due: DueWorkKeyAndTries,
): Promise<WorkResult> => {
  try {
    const withdrawal = await findDueWithdrawalById(database, due.key);
    if (withdrawal === undefined) return { kind: 'done' };
    const { order_id: orderId, payment_id: paymentId, minor_units: minorUnits } = withdrawal;
    const subscriptionId = withdrawal.ends_subscription
      ? await findSubscriptionIdOfOrder(database, orderId)
      : undefined;
    // First, so that nothing more is charged while the refund waits.
    if (subscriptionId !== undefined)
      await endSubscriptionNowAndVoidInvoices(stripe, subscriptionId);
    const refundId =
      minorUnits > 0 && paymentId !== null
        ? await createMakeStripeRefund(stripe)({
            reference: { kind: 'item', orderId },
            paymentId,
            minorUnits,
            key: due.key,
            idempotencyKey: due.idempotencyKey,
            isRetry: due.tries > 1,
          })
        : undefined;
    await refreshItemOrderFromStripe({ ...rest, database, stripe, now }, orderId);
    await storeWithdrawalBookedAtStripe(database, due.key, refundId, now());
    return { kind: 'done' };
  } catch (error) {
    // Our own errors are retried too: a customer is waiting for her refund.
    log(`A withdrawal is not booked yet (${due.key}, try ${due.tries}):`, error);
    const problem = error instanceof Error ? error.message : 'unknown';
    return { kind: 'again', problem, needsNewKey: willStripeRepeatErrorForKey(error) };
  }
};

/**
 * Booking withdrawals, as work of the queue: ends the subscription, refunds, and reads the order's
 * new state. Each step can safely be repeated.
 */
export const createWithdrawalWorkKind = (dependencies: WithdrawalDependencies): WorkKind => ({
  name: 'withdrawal',
  title: 'A withdrawal',
  // Longer than all requests to Stripe for one withdrawal together.
  leaseMs: 120_000,
  atOnce: 1,
  nextTry: nextWorkTryAt,
  work: (due) => book(dependencies, due),
});

/**
 * Books what is due of the withdrawals from one order, while somebody waits for it. What fails is
 * tried again later.
 */
export const carryOutWithdrawalsOfOrder = async (
  dependencies: WithdrawalDependencies,
  orderId: string,
): Promise<void> => {
  const ids = await findDueWithdrawalIdsOfOrder(dependencies.database, orderId);
  await runDueWork(dependencies, [createWithdrawalWorkKind(dependencies)], () => true, ids);
};
