import type Stripe from 'stripe';
import { leftToRefund } from '../../domain/payments/money-back.ts';
import { endSubscription } from '../payments/end-subscription.ts';
import { readIntent } from '../payments/read-payment.ts';
import { refreshOrder, type RefreshDependencies } from '../payments/refresh-order.ts';
import { askStripe, hasFailedWith, StripeUnavailable } from '../payments/stripe-client.ts';
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

/** The refund that an earlier try created; undefined if there is none. */
const findRefund = async (
  stripe: Stripe,
  withdrawalId: string,
  payment_intent: string,
): Promise<string | undefined> => {
  const { data } = await askStripe('finding a refund', () =>
    stripe.refunds.list({ payment_intent, limit: 100 }),
  );
  return data.find(({ metadata }) => metadata?.['withdrawal_id'] === withdrawalId)?.id;
};

/** How much of the amount due can still be refunded. Some of it may have been returned in another way since the withdrawal. */
const dueOf = async (
  stripe: Stripe,
  { minor_units: due }: ClaimedWithdrawal,
  payment_intent: string,
): Promise<number> => {
  const { payment } = await readIntent(stripe, payment_intent);
  return payment === undefined ? due : Math.min(due, leftToRefund(payment));
};

/** Refunds the amount due. Returns the id of the refund; undefined if nothing is left to refund. */
const refund = async (
  stripe: Stripe,
  claimed: ClaimedWithdrawal,
  payment_intent: string,
): Promise<string | undefined> => {
  const { withdrawal_id: id, order_id, tries, failures } = claimed;
  // Stripe forgets idempotency keys after a day or so, and a later try must not refund twice.
  const made = tries > 1 ? await findRefund(stripe, id, payment_intent) : undefined;
  if (made !== undefined) return made;
  // Stripe refuses to refund more than is left, however often it is asked.
  const amount = tries > 1 ? await dueOf(stripe, claimed, payment_intent) : claimed.minor_units;
  if (amount <= 0) return undefined;
  try {
    const { id: refundId } = await askStripe('refunding', () =>
      stripe.refunds.create(
        {
          payment_intent,
          amount,
          reason: 'requested_by_customer',
          metadata: { withdrawal_id: id, order_id },
        },
        { idempotencyKey: failures === 0 ? id : `${id}-${failures}` },
      ),
    );
    return refundId;
  } catch (error) {
    if (hasFailedWith(error, 'charge_already_refunded')) return undefined;
    throw error;
  }
};

/** Whether Stripe has answered with an error that it would repeat for the same key. While the same request is still running (409), it hasn't. */
const hasAnswered = (error: unknown): boolean =>
  error instanceof StripeUnavailable &&
  error.failure.status !== undefined &&
  error.failure.status !== 409 &&
  error.failure.status !== 429;

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
      minorUnits > 0 && paymentId !== null ? await refund(stripe, claimed, paymentId) : undefined;
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
