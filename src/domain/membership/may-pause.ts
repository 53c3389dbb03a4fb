import type { SubscriptionStatus } from '../rights/subscription.ts';

/**
 * For how many months a membership can be paused. It then resumes automatically, or earlier if the
 * member wishes.
 */
export const pauseMonths = [1, 2, 3] as const;
export type PauseMonths = (typeof pauseMonths)[number];

/**
 * How many days before the renewal a pause must end. A membership still paused when the paid year
 * ends resumes only with a new payment, so the job that ends pauses may be down for this long.
 */
const daysBeforeRenewal = 7;

/** No pause can start in these last days of a paid year: the shortest pause no longer fits. */
export const lastDaysWithoutPause = 31 + daysBeforeRenewal;

/** What determines whether a membership can be paused. */
export type PauseFacts = {
  readonly status: SubscriptionStatus;
  /** When the current year was paid for; undefined before the first payment. */
  readonly paidAt: Date | undefined;
  /**
   * When it renews automatically; undefined if it doesn't, because the member has cancelled it or
   * we hold its invoices back.
   */
  readonly renewsAt: Date | undefined;
  /** When the last finished pause began; undefined if there was none. */
  readonly lastPausedAt: Date | undefined;
};

const dayMs = 24 * 60 * 60 * 1000;

/** The date `months` later, on the last day of a month that is too short. */
export const dateMonthsLater = (date: Date, months: number): Date => {
  const later = new Date(date);
  later.setUTCDate(1);
  later.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0));
  later.setUTCDate(Math.min(date.getUTCDate(), lastDay.getUTCDate()));
  return later;
};

/**
 * For how many months a membership can be paused at a given moment; none if it can't. It can be
 * paused once in each paid year, and a pause ends at least a week before the paid year does, so
 * that no renewal falls into it. The paused time is added to the paid time.
 */
export const possiblePauseMonths = (
  { status, paidAt, renewsAt, lastPausedAt }: PauseFacts,
  now: Date,
): readonly PauseMonths[] => {
  if (status !== 'active' || paidAt === undefined || renewsAt === undefined) return [];
  if (lastPausedAt !== undefined && lastPausedAt.getTime() >= paidAt.getTime()) return [];
  if (renewsAt.getTime() - now.getTime() <= lastDaysWithoutPause * dayMs) return [];
  return pauseMonths.filter(
    (months) =>
      dateMonthsLater(now, months).getTime() + daysBeforeRenewal * dayMs <= renewsAt.getTime(),
  );
};
