import type Stripe from 'stripe';
import type { Account } from '../account.ts';

type CancelReason = 'cancellation_requested' | 'payment_failed' | 'payment_disputed';

/**
 * Ends it at its customer's time, keeps the time of an earlier cancellation, and sends
 * `customer.subscription.deleted`.
 */
export const endSubscriptionNow = (
  account: Account,
  id: string,
  reason: CancelReason,
): Stripe.Subscription => {
  const before = account.getOrThrow('subscription', id);
  const now = account.now(String(before.customer));
  return account.change(
    'subscription',
    id,
    {
      status: 'canceled',
      canceled_at: before.canceled_at ?? now,
      ended_at: now,
      cancel_at: before.cancel_at,
      pause_collection: null,
      cancellation_details: {
        comment: before.cancellation_details?.comment ?? null,
        feedback: before.cancellation_details?.feedback ?? null,
        feedback_option: null,
        reason,
      },
    },
    'customer.subscription.deleted',
  );
};

const setStatus = (account: Account, id: string, status: Stripe.Subscription.Status): void =>
  void account.change('subscription', id, { status }, 'customer.subscription.updated');

/** Updates a subscription after its invoice was paid. */
export const updateAfterPayment = (account: Account, id: string): void => {
  const { status } = account.getOrThrow('subscription', id);
  if (status === 'incomplete' || status === 'past_due' || status === 'unpaid')
    setStatus(account, id, 'active');
};

/** Updates a subscription after a payment was refused. */
export const updateAfterFailure = (
  account: Account,
  id: string,
  { isFirst, isLast }: { readonly isFirst: boolean; readonly isLast: boolean },
): void => {
  const { status } = account.getOrThrow('subscription', id);
  if (isFirst || (status !== 'active' && status !== 'past_due')) return;
  const end = account.settings().whenRetriesFail;
  if (!isLast) setStatus(account, id, 'past_due');
  else if (end === 'canceled') endSubscriptionNow(account, id, 'payment_failed');
  else setStatus(account, id, end);
};
