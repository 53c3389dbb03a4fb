import type { SubscriptionStatus } from '../../../domain/rights/subscription.ts';
import { subscriptionStatusOf } from './subscription-pause-and-status.ts';
import { askStripe, type StripeSdkClient } from './stripe-sdk-client.ts';

const retrieve = (stripe: StripeSdkClient, id: string) =>
  askStripe('reading a subscription', () => stripe.subscriptions.retrieve(id));

/**
 * The status that Stripe has now; rejects with StripeRequestFailed if there is no such
 * subscription.
 */
export const readSubscriptionStatus = async (
  stripe: StripeSdkClient,
  id: string,
): Promise<SubscriptionStatus> => subscriptionStatusOf(await retrieve(stripe, id));

/** Lets a subscription end with the time that is paid for. */
export const cancelSubscriptionAtPeriodEnd = async (
  stripe: StripeSdkClient,
  id: string,
): Promise<void> => {
  await askStripe('cancelling a subscription', () =>
    stripe.subscriptions.update(id, { cancel_at_period_end: true }),
  );
};

/** Undoes a cancellation, whether made here or in Stripe's portal; changes nothing without one. */
export const undoSubscriptionCancellation = async (
  stripe: StripeSdkClient,
  id: string,
): Promise<void> => {
  const now = await retrieve(stripe, id);
  // Stripe accepts only one of the two, and its portal may have set either.
  const change = now.cancel_at_period_end
    ? ({ cancel_at_period_end: false } as const)
    : ({ cancel_at: '' } as const);
  await askStripe('keeping a subscription', () => stripe.subscriptions.update(id, change));
};
