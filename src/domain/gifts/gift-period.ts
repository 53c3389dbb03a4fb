import { startOfIsoDayInUk } from '../days/uk-time.ts';
import { dateMonthsLater } from '../membership/may-pause.ts';

/** The term of a gift: a membership for some months, or a pack for good. */
export type GiftStartAndLength = {
  /** The day chosen by the giver: 2026-12-25. */
  readonly startsOn: string;
  /** Null for a pack, which never ends. */
  readonly months: number | null;
};

type PaidTime = {
  readonly paidUntil: Date;
  readonly pausedAt: Date | undefined;
  readonly resumesAt: Date | undefined;
};

/**
 * The end of the time the member has paid for herself. A running pause adds its time to the end.
 */
export const endOfOwnPaidTimeWithPause = ({ paidUntil, pausedAt, resumesAt }: PaidTime): Date =>
  pausedAt === undefined || resumesAt === undefined
    ? paidUntil
    : new Date(paidUntil.getTime() + Math.max(0, resumesAt.getTime() - pausedAt.getTime()));

/**
 * The period in which a gift is open if it is redeemed now: never before the giver's day, and a
 * membership not before the end of her current one, so that she loses none of it. `hasUntil` holds
 * the ends of what she has paid for herself and of her other gifts.
 */
export const periodOfGiftIfRedeemedNow = (
  { startsOn, months }: GiftStartAndLength,
  now: Date,
  hasUntil: readonly Date[],
): { readonly opensAt: Date; readonly endsAt: Date | null } => {
  const earliest = [now, startOfIsoDayInUk(startsOn), ...(months === null ? [] : hasUntil)];
  const opensAt = new Date(Math.max(...earliest.map((date) => date.getTime())));
  return { opensAt, endsAt: months === null ? null : dateMonthsLater(opensAt, months) };
};
