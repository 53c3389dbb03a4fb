import { startOfUkDay } from '../mails/uk-time.ts';

/** What a gift opens for how long: a membership for some months, or a pack for good. */
export type GiftTerm = {
  /** The day that the giver has chosen: 2026-12-25. */
  readonly startsOn: string;
  /** Null for a pack, which stays. */
  readonly months: number | null;
};

/** So many months later, on the last day of the month if it has no such day. */
export const monthsAfter = (date: Date, months: number): Date => {
  const later = new Date(date);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const lastDay = new Date(later);
  lastDay.setUTCMonth(lastDay.getUTCMonth() + 1, 0);
  later.setUTCDate(Math.min(date.getUTCDate(), lastDay.getUTCDate()));
  return later;
};

type PaidTime = {
  readonly paidUntil: Date;
  readonly pausedAt: Date | undefined;
  readonly resumesAt: Date | undefined;
};

/** When what she has paid for herself is over. A pause that is running gives its time back at the end. */
export const endOfPaidTime = ({ paidUntil, pausedAt, resumesAt }: PaidTime): Date =>
  pausedAt === undefined || resumesAt === undefined
    ? paidUntil
    : new Date(paidUntil.getTime() + Math.max(0, resumesAt.getTime() - pausedAt.getTime()));

/**
 * From when to when a gift is open for whoever redeems it now: never before the giver's day, and a membership not before the end of what
 * she has already, so that she loses none of it. `hasUntil` are the ends of what she has paid for herself and of her other gifts.
 */
export const periodOfGift = (
  { startsOn, months }: GiftTerm,
  now: Date,
  hasUntil: readonly Date[],
): { readonly opensAt: Date; readonly endsAt: Date | null } => {
  const earliest = [now, startOfUkDay(startsOn), ...(months === null ? [] : hasUntil)];
  const opensAt = new Date(Math.max(...earliest.map((date) => date.getTime())));
  return { opensAt, endsAt: months === null ? null : monthsAfter(opensAt, months) };
};
