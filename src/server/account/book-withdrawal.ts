import type Stripe from 'stripe';
import { leftToRefund } from '../../domain/payments/money-back.ts';
import { nextTryAfter } from '../../domain/work/next-try.ts';
import { endSubscription } from '../payments/end-subscription.ts';
import { readIntent } from '../payments/read-payment.ts';
import { refreshOrder, type RefreshDependencies } from '../payments/refresh-order.ts';
import { askStripe, hasAnswered, hasFailedWith } from '../payments/stripe-client.ts';
import {
  runDueWork,
  type DueWork,
  type WorkKind,
  type WorkResult,
} from '../store/work-queue/run-due-work.ts';
import {
  findDueWithdrawal,
  findDueWithdrawalIds,
  markBooked,
  type DueWithdrawal,
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
  { minor_units: due }: DueWithdrawal,
  payment_intent: string,
): Promise<number> => {
  const { payment } = await readIntent(stripe, payment_intent);
  return payment === undefined ? due : Math.min(due, leftToRefund(payment));
};

/** Refunds the amount due. Returns the id of the refund; undefined if nothing is left to refund. */
const refund = async (
  stripe: Stripe,
  withdrawal: DueWithdrawal,
  payment_intent: string,
  { tries, idempotencyKey }: DueWork,
): Promise<string | undefined> => {
  const { withdrawal_id, order_id } = withdrawal;
  // Stripe forgets idempotency keys after a day or so, and a later try must not refund twice.
  const made = tries > 1 ? await findRefund(stripe, withdrawal_id, payment_intent) : undefined;
  if (made !== undefined) return made;
  // Stripe refuses to refund more than is left, however often it is asked.
  const amount =
    tries > 1 ? await dueOf(stripe, withdrawal, payment_intent) : withdrawal.minor_units;
  if (amount <= 0) return undefined;
  try {
    const { id } = await askStripe('refunding', () =>
      stripe.refunds.create(
        {
          payment_intent,
          amount,
          reason: 'requested_by_customer',
          metadata: { withdrawal_id, order_id },
        },
        { idempotencyKey },
      ),
    );
    return id;
  } catch (error) {
    if (hasFailedWith(error, 'charge_already_refunded')) return undefined;
    throw error;
  }
};

const book = async (
  { database, stripe, now, log, ...rest }: BookingDependencies,
  due: DueWork,
): Promise<WorkResult> => {
  try {
    const withdrawal = await findDueWithdrawal(database, due.key);
    if (withdrawal === undefined) return { kind: 'done' };
    const {
      order_id: orderId,
      payment_id: paymentId,
      subscription_id: subscriptionId,
      minor_units: minorUnits,
    } = withdrawal;
    // First, so that nothing more is charged while the refund waits.
    if (withdrawal.ends_subscription && subscriptionId !== null) {
      await endSubscription(stripe, subscriptionId);
    }
    const refundId =
      minorUnits > 0 && paymentId !== null
        ? await refund(stripe, withdrawal, paymentId, due)
        : undefined;
    await refreshOrder({ ...rest, database, stripe, now }, orderId);
    await markBooked(database, due.key, refundId, now());
    return { kind: 'done' };
  } catch (error) {
    // Our own errors are retried too: a customer is waiting for her refund.
    log(`A withdrawal is not booked yet (${due.key}, try ${due.tries}):`, error);
    const problem = error instanceof Error ? error.message : 'unknown';
    return { kind: 'again', problem, needsNewKey: hasAnswered(error) };
  }
};

/**
 * Booking withdrawals, as work of the queue: ends the subscription, refunds, and reads the order's new state. Each step can safely be
 * repeated.
 */
export const bookWithdrawals = (dependencies: BookingDependencies): WorkKind => ({
  name: 'withdrawal',
  title: 'A withdrawal',
  // Longer than all requests to Stripe for one withdrawal together.
  leaseMs: 120_000,
  atOnce: 1,
  nextTry: nextTryAfter,
  work: (due) => book(dependencies, due),
});

/** Books what is due of the withdrawals from one order, while somebody waits for it. What fails is tried again later. */
export const bookWithdrawalsFrom = async (
  dependencies: BookingDependencies,
  orderId: string,
): Promise<void> => {
  const ids = await findDueWithdrawalIds(dependencies.database, orderId);
  await runDueWork(dependencies, [bookWithdrawals(dependencies)], () => true, ids);
};
