/** The statuses of a subscription, with the payment service's names. */
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

/**
 * Statuses of a subscription whose payments are in order: it renews unless somebody has cancelled
 * it.
 */
export const goodStandingStatuses: readonly SubscriptionStatus[] = ['active', 'trialing'];

/** Final statuses of a subscription: subscribing again creates another one. */
export const finalStatuses: readonly SubscriptionStatus[] = ['canceled', 'incomplete_expired'];

/** Statuses of a subscription that never began, because its first payment has not succeeded. */
export const unbegunStatuses: readonly SubscriptionStatus[] = ['incomplete', 'incomplete_expired'];

export type SubscriptionInForceFacts = {
  readonly status: SubscriptionStatus;
  /** When the first payment failed; undefined if none has. */
  readonly pastDueSince: Date | undefined;
  /** When its newest payment had been returned in full; undefined if it hasn't. */
  readonly returnedAt: Date | undefined;
  /**
   * When its pause ends by itself; undefined if it isn't paused, or until somebody ends the pause.
   */
  readonly resumesAt: Date | undefined;
};

/**
 * Grace period after a failed payment, in days: the subscription still counts while the payment is
 * retried.
 */
export const graceDays = 14;

const day = 24 * 60 * 60 * 1000;

/** When the grace period of a failed payment ends. */
export const graceEndAfterFailedPayment = (pastDueSince: Date): Date =>
  new Date(pastDueSince.getTime() + graceDays * day);

/**
 * Whether a subscription is still paused at a given moment. A pause that is over is over for the
 * member, even while the payment service can't be made to resume: what was paid for is never
 * locked.
 */
export const isPausedAt = (
  { status, resumesAt }: Pick<SubscriptionInForceFacts, 'status' | 'resumesAt'>,
  now: Date,
): boolean =>
  status === 'paused' && (resumesAt === undefined || resumesAt.getTime() > now.getTime());

/**
 * Whether a subscription counts at a given moment (R6): it is active, on trial, past due within the
 * grace period, or its pause is over. One whose money was returned doesn't count, whatever its
 * status.
 */
export const isSubscriptionInForceAt = (
  subscription: SubscriptionInForceFacts,
  now: Date,
): boolean => {
  const { status, pastDueSince, returnedAt } = subscription;
  if (returnedAt !== undefined) return false;
  if (goodStandingStatuses.includes(status)) return true;
  if (status === 'paused') return !isPausedAt(subscription, now);
  if (status !== 'past_due' || pastDueSince === undefined) return false;
  return now.getTime() <= graceEndAfterFailedPayment(pastDueSince).getTime();
};

/**
 * Whether a subscription opens its right at a given moment: it counts, and its first day has come
 * (R15).
 */
export const doesSubscriptionOpenItsRightAt = (
  subscription: SubscriptionInForceFacts & { readonly opensAt: Date },
  now: Date,
): boolean =>
  isSubscriptionInForceAt(subscription, now) && subscription.opensAt.getTime() <= now.getTime();

/**
 * Whether a subscription will take another payment by itself: it has been paid before, and nobody
 * has ended it. The first payment of one that begins later is no renewal. The notices by date ask
 * Postgres the same (`rights-guards.ts`).
 */
export const isRenewing = ({
  status,
  returnedAt,
  paidUntil,
  renewsAt,
  endsAt,
  endedAt,
}: Omit<SubscriptionInForceFacts, 'pastDueSince' | 'resumesAt'> & {
  readonly paidUntil: Date | undefined;
  readonly renewsAt: Date | undefined;
  readonly endsAt: Date | undefined;
  readonly endedAt: Date | undefined;
}): boolean =>
  goodStandingStatuses.includes(status) &&
  paidUntil !== undefined &&
  renewsAt !== undefined &&
  [returnedAt, endsAt, endedAt].every((moment) => moment === undefined);
