/** The statuses of a subscription, as the payment service names them. */
export const subscriptionStatuses = [
  'active',
  'trialing',
  'past_due',
  'canceled',
  'unpaid',
  'incomplete',
  'incomplete_expired',
  'paused',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Statuses that a subscription never leaves: whoever subscribes again gets another subscription. */
export const finalStatuses: readonly SubscriptionStatus[] = ['canceled', 'incomplete_expired'];

export type Subscription = {
  readonly status: SubscriptionStatus;
  /** When the first payment failed; undefined if none has. */
  readonly pastDueSince: Date | undefined;
};

/** Grace period after a failed payment, in days: the subscription still counts while the payment is tried again. */
export const graceDays = 14;

const day = 24 * 60 * 60 * 1000;

/** Whether a subscription counts at a moment (R6): it is active, on trial, or past due within the grace period. */
export const countsAt = ({ status, pastDueSince }: Subscription, now: Date): boolean => {
  if (status === 'active' || status === 'trialing') return true;
  if (status !== 'past_due' || pastDueSince === undefined) return false;
  return now.getTime() - pastDueSince.getTime() <= graceDays * day;
};
