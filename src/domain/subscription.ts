/** The states a subscription can be in, in the words of the payment service. */
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

export type Subscription = {
  readonly status: SubscriptionStatus;
  /** When the first payment failed; undefined while none has. */
  readonly pastDueSince: Date | undefined;
};

/** So long a member keeps what is hers while a failed payment is tried again. */
export const graceDays = 14;

const day = 24 * 60 * 60 * 1000;

/** Whether a subscription counts at a moment (decision 6): active, on trial, or past due for no more than its grace. */
export const countsAt = ({ status, pastDueSince }: Subscription, now: Date): boolean => {
  if (status === 'active' || status === 'trialing') return true;
  if (status !== 'past_due' || pastDueSince === undefined) return false;
  return now.getTime() - pastDueSince.getTime() <= graceDays * day;
};
