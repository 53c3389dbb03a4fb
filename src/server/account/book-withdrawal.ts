import type Stripe from 'stripe';
import { leftToRefund } from '../../domain/payments/money-back.ts';
import { endSubscription } from '../payments/end-subscription.ts';
import { readIntent } from '../payments/read-payment.ts';
import { refreshOrder, type RefreshDependencies } from '../payments/refresh-order.ts';
import { askStripe, hasFailedWith, StripeUnavailable } from '../payments/stripe-client.ts';
import {
  claimWithdrawal,
  markBooked,
  putWithdrawalBack,
  type ClaimedWithdrawal,
} from './withdrawals.ts';

/** What booking depends on. */
export type BookingDependencies = RefreshDependencies & {
  readonly log: (message: string, error?: unknown) => void;
};

/** The refund that an earlier try has made; undefined if none has. */
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

/** How much of what is due can still go back. Something may have gone back some other way since she has declared it. */
const dueOf = async (
  stripe: Stripe,
  { minor_units: due }: ClaimedWithdrawal,
  payment_intent: string,
): Promise<number> => {
  const { payment } = await readIntent(stripe, payment_intent);
  return payment === undefined ? due : Math.min(due, leftToRefund(payment));
};

/** Pays back what is due. Returns the id of the refund; undefined if nothing is left to pay back. */
const refund = async (
  stripe: Stripe,
  claimed: ClaimedWithdrawal,
  payment_intent: string,
): Promise<string | undefined> => {
  const { withdrawal_id: id, order_id, tries, failures } = claimed;
  // Stripe forgets keys after a day or so, and a later try must not pay twice.
  const made = tries > 1 ? await findRefund(stripe, id, payment_intent) : undefined;
  if (made !== undefined) return made;
  // Stripe refuses more than is left, however often it is asked.
  const amount = tries > 1 ? await dueOf(stripe, claimed, payment_intent) : claimed.minor_units;
  if (amount <= 0) return undefined;
  try {
    const { id: refundId } = await askStripe('paying back', () =>
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

/** Whether Stripe has answered, with a failure that it would repeat for the same key. It hasn't while the same request still runs (409). */
const hasAnswered = (error: unknown): boolean =>
  error instanceof StripeUnavailable &&
  error.failure.status !== undefined &&
  error.failure.status !== 409 &&
  error.failure.status !== 429;

const book = async (
  { database, stripe, now, log, ...rest }: BookingDependencies,
  claimed: ClaimedWithdrawal,
): Promise<boolean> => {
  const {
    order_id: orderId,
    payment_id: paymentId,
    subscription_id: subscriptionId,
    minor_units: minorUnits,
  } = claimed;
  try {
    // First, so that nothing more is taken while the refund waits.
    if (claimed.ends_subscription && subscriptionId !== null) {
      await endSubscription(stripe, subscriptionId);
    }
    const refundId =
      minorUnits > 0 && paymentId !== null ? await refund(stripe, claimed, paymentId) : undefined;
    await refreshOrder({ ...rest, database, stripe, now }, orderId);
    await markBooked(database, claimed, refundId, now());
    return true;
  } catch (error) {
    // Also a fault of ours is tried again: somebody waits for her money.
    const problem = error instanceof Error ? error.message : 'unknown';
    log(`A withdrawal is not booked yet (${claimed.withdrawal_id}, try ${claimed.tries}):`, error);
    await putWithdrawalBack(database, claimed, problem, hasAnswered(error), now());
    return false;
  }
};

/**
 * Books the withdrawal that is due, of this order or of all: ends the subscription, pays back, and reads what has become of the order.
 * Each step may be done again. What fails is tried again later. Undefined if none is due.
 */
export const bookDueWithdrawal = async (
  dependencies: BookingDependencies,
  orderId?: string,
): Promise<boolean | undefined> => {
  const claimed = await claimWithdrawal(dependencies.database, dependencies.now(), orderId);
  return claimed === undefined ? undefined : book(dependencies, claimed);
};
