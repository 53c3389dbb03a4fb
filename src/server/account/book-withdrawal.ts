import { endSubscription } from '../till/stripe/end-subscription.ts';
import { refreshOrder, type RefreshDependencies } from '../orders/item/refresh-order.ts';
import { createStripeRefund } from '../till/stripe/refund.ts';
import { hasAnswered } from '../till/stripe/stripe-client.ts';
import { findSubscriptionOf } from '../rights/read-rights.ts';
import {
  claimWithdrawal,
  markBooked,
  putWithdrawalBack,
  type ClaimedWithdrawal,
} from './withdrawals.ts';

/** The dependencies of booking a withdrawal. */
export type BookingDependencies = RefreshDependencies & {
  readonly log: (message: string, error?: unknown) => void;
};

const book = async (
  { database, stripe, now, log, ...rest }: BookingDependencies,
  claimed: ClaimedWithdrawal,
): Promise<boolean> => {
  const { order_id: orderId, payment_id: paymentId, minor_units: minorUnits } = claimed;
  try {
    const subscriptionId = claimed.ends_subscription
      ? await findSubscriptionOf(database, orderId)
      : undefined;
    // First, so that nothing more is charged while the refund waits.
    if (subscriptionId !== undefined) await endSubscription(stripe, subscriptionId);
    const refundId =
      minorUnits > 0 && paymentId !== null
        ? await createStripeRefund(stripe)({
            reference: { kind: 'item', orderId },
            paymentId,
            minorUnits,
            key: claimed.withdrawal_id,
            failures: claimed.failures,
            isRetry: claimed.tries > 1,
          })
        : undefined;
    await refreshOrder({ ...rest, database, stripe, now }, orderId);
    await markBooked(database, claimed, refundId, now());
    return true;
  } catch (error) {
    // Our own errors are retried too: a customer is waiting for her refund.
    const problem = error instanceof Error ? error.message : 'unknown';
    log(`A withdrawal is not booked yet (${claimed.withdrawal_id}, try ${claimed.tries}):`, error);
    await putWithdrawalBack(database, claimed, problem, hasAnswered(error), now());
    return false;
  }
};

/**
 * Books the next due withdrawal, of this order or of any: ends the subscription, refunds, and reads the order's new state. Each
 * step can safely be repeated. Failures are retried later. Undefined if none is due.
 */
export const bookDueWithdrawal = async (
  dependencies: BookingDependencies,
  orderId?: string,
): Promise<boolean | undefined> => {
  const claimed = await claimWithdrawal(dependencies.database, dependencies.now(), orderId);
  return claimed === undefined ? undefined : book(dependencies, claimed);
};
