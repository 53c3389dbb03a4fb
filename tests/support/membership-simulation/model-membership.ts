import { isReturnedInFull, type Payment } from './model-purchase.ts';
import { day, monthsLater, type Time } from './model-time.ts';

/**
 * A membership as Stripe keeps it. What happens by itself as time passes is read from Stripe's
 * books (`read-stripe.ts`); what our site has Stripe do, and what the terms promise about each
 * year, is written here.
 */
export type Membership = {
  readonly startsNow: boolean;
  readonly orderedAt: Time;
  /** Its first day: the day of the order, or when the 14 days to withdraw are over. */
  readonly opensAt: Time;
  status: 'trial' | 'active' | 'past-due' | 'paused' | 'ended';
  /** The promised price of the next invoice. */
  price: number;
  card: 'good' | 'bad';
  /** The last day of the member's card, if it expires within these two years: 2028-03-31. */
  cardEndsOn: string | undefined;
  /**
   * The end of the current year, or of the days before the first one: when the next one is promised
   * to begin.
   */
  until: Time;
  /** How many invoices there have been. */
  invoices: number;
  /** The unpaid invoice. */
  invoice: { readonly amount: number } | undefined;
  /** When the invoice was due, if its payment has failed. */
  dueSince: Time | undefined;
  /** The end of a cancelled membership. */
  endsAt: Time | undefined;
  cancelledAt: Time | undefined;
  endedAt: Time | undefined;
  pausedAt: Time | undefined;
  resumesAt: Time | undefined;
  lastPausedAt: Time | undefined;
  /** A pause has extended the year, so the next one begins later than the anchor says. */
  isGivenBack: boolean;
  /** The end of the paid time, including the extension after a pause. */
  paidUntil: Time | undefined;
  readonly payments: Payment[];
};

const daysBeforeSupply = 15;
const graceDays = 14;

/**
 * A membership before its first payment, which is due at once or when the days to withdraw are
 * over.
 */
export const startMembership = (at: Time, price: number, startsNow: boolean): Membership => {
  const opensAt = startsNow ? at : at + daysBeforeSupply * day;
  return {
    startsNow,
    orderedAt: at,
    opensAt,
    status: 'trial',
    price,
    card: 'good',
    cardEndsOn: undefined,
    until: opensAt,
    invoices: 0,
    invoice: undefined,
    dueSince: undefined,
    endsAt: undefined,
    cancelledAt: undefined,
    endedAt: undefined,
    pausedAt: undefined,
    resumesAt: undefined,
    lastPausedAt: undefined,
    isGivenBack: false,
    paidUntil: undefined,
    payments: [],
  };
};

/** Ends it: nothing more is charged. */
export const endMembership = (one: Membership, at: Time): void => {
  one.status = 'ended';
  one.endedAt = at;
  one.cancelledAt ??= at;
  one.invoice = undefined;
  one.dueSince = undefined;
};

/** The member cancels: a paid membership stays until its end, an unpaid one ends now. */
export const cancelMembership = (one: Membership, at: Time): void => {
  if (one.status === 'ended' || one.endsAt !== undefined) return;
  if (one.status === 'past-due' || one.payments.length === 0) {
    endMembership(one, at);
    return;
  }
  if (one.status === 'paused') resumeMembership(one, at);
  one.endsAt = one.until;
  one.cancelledAt = at;
};

export const undoCancellation = (one: Membership): void => {
  one.endsAt = undefined;
  one.cancelledAt = undefined;
};

/**
 * Whether the member can pause for this many months: once in each paid year, not in its last 38
 * days, and to a week before its end at most.
 */
export const mayPause = (one: Membership, months: number, now: Time): boolean => {
  const paidAt = one.payments.at(-1)?.at;
  return (
    one.status === 'active' &&
    !one.isGivenBack &&
    one.endsAt === undefined &&
    paidAt !== undefined &&
    (one.lastPausedAt === undefined || one.lastPausedAt < paidAt) &&
    one.until - now > 38 * day &&
    monthsLater(now, months) + 7 * day <= one.until
  );
};

/** Pauses it: nothing is open and nothing is charged. */
export const pauseMembership = (one: Membership, at: Time, months: number): void => {
  one.status = 'paused';
  one.pausedAt = at;
  one.resumesAt = monthsLater(at, months);
};

/** Whether it is still paused: a pause is over on its day, even before anything has resumed it. */
export const isPaused = ({ status, resumesAt = Infinity }: Membership, now: Time): boolean =>
  status === 'paused' && now < resumesAt;

/** Resumes it, and extends the year by the length of the pause. */
export const resumeMembership = (one: Membership, at: Time): void => {
  const end = Math.min(at, one.resumesAt ?? at);
  one.status = 'active';
  one.until += end - (one.pausedAt ?? end);
  one.paidUntil = one.until;
  one.isGivenBack = true;
  one.lastPausedAt = one.pausedAt;
  one.pausedAt = undefined;
  one.resumesAt = undefined;
};

/** Whether it counts: it is paid, or in the grace period of 14 days after a failed payment. */
export const isInForce = (one: Membership, now: Time): boolean => {
  if (isReturnedInFull(one.payments)) return false;
  if (one.status === 'trial' || one.status === 'active') return true;
  if (one.status === 'paused') return !isPaused(one, now);
  return one.status === 'past-due' && now <= (one.dueSince ?? now) + graceDays * day;
};

/** Whether its content is open. */
export const isOpen = (one: Membership, now: Time): boolean =>
  isInForce(one, now) && one.opensAt <= now;

/** The end of the grace period after a failed payment. */
export const graceEnd = (dueSince: Time): Time => dueSince + graceDays * day;
