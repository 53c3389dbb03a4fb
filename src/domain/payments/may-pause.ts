import type { SubscriptionStatus } from '../subscription.ts';

/** For how many months a membership can be paused. It goes on by itself then, or earlier when she wants it to. */
export const pauseMonths = [1, 2, 3] as const;
export type PauseMonths = (typeof pauseMonths)[number];

/**
 * How many days before the renewal a pause is over at the latest. What is still paused when the paid year ends goes on only with a new
 * payment, so the work that ends pauses may stand still for as long as this.
 */
const daysBeforeRenewal = 7;

/** In the last days of a paid year nothing is paused: the shortest pause no longer fits. */
export const daysWithoutPause = 31 + daysBeforeRenewal;

/** What decides whether a membership can be paused. */
export type PauseFacts = {
  readonly status: SubscriptionStatus;
  /** When the year that is paid for was paid; undefined before the first payment. */
  readonly paidAt: Date | undefined;
  /** When it renews by itself; undefined if it doesn't, because she has cancelled it or we hold its invoices back. */
  readonly renewsAt: Date | undefined;
  /** When the last pause that is over began; undefined if there was none. */
  readonly lastPausedAt: Date | undefined;
};

const dayMs = 24 * 60 * 60 * 1000;

/** A number of months later, on the last day of a month that is too short. */
export const monthsAfter = (date: Date, months: number): Date => {
  const later = new Date(date);
  later.setUTCDate(1);
  later.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0));
  later.setUTCDate(Math.min(date.getUTCDate(), lastDay.getUTCDate()));
  return later;
};

/**
 * For how many months a membership can be paused at a moment; none if it can't. It is paused once in each paid year, and a pause ends at
 * least a week before the year that is paid for does, so that no renewal falls into it. The paid time that it takes is given back.
 */
export const monthsToPause = (
  { status, paidAt, renewsAt, lastPausedAt }: PauseFacts,
  now: Date,
): readonly PauseMonths[] => {
  if (status !== 'active' || paidAt === undefined || renewsAt === undefined) return [];
  if (lastPausedAt !== undefined && lastPausedAt.getTime() >= paidAt.getTime()) return [];
  if (renewsAt.getTime() - now.getTime() <= daysWithoutPause * dayMs) return [];
  return pauseMonths.filter(
    (months) =>
      monthsAfter(now, months).getTime() + daysBeforeRenewal * dayMs <= renewsAt.getTime(),
  );
};
