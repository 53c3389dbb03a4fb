import type { Order } from './member.ts';
import type { Membership } from './model-membership.ts';
import { leftOf, type Payment } from './model-purchase.ts';
import { day, daysBetween, ukDay, yearsLater, type Time } from './model-time.ts';

/** What she gets back if she withdraws from an order; undefined if she can't any more. */
export type Withdrawal = { readonly amount: number };

const daysToWithdraw = 14;

/** Until the end of the 14th day after a day, as days are counted in the UK. */
const isWithin = (from: Time, now: Time): boolean =>
  daysBetween(ukDay(from), ukDay(now)) <= daysToWithdraw;

/** For how long her membership has been closed by a pause since a payment. */
const pausedSince = ({ until = 0 }: Payment, state: Membership, now: Time): number =>
  Math.max(0, state.until - until) + (state.pausedAt === undefined ? 0 : now - state.pausedAt);

/** A share for the days of the paid year that she hasn't had; a fraction of a penny is hers. */
const shareFor = ({ amount, until = 0 }: Payment, paused: number, now: Time): number => {
  const start = yearsLater(until, -1);
  const days = Math.round((until - start) / day);
  const used = Math.floor((now - start - paused) / day);
  return Math.ceil((amount * (days - used)) / days);
};

/**
 * What the terms promise: 14 days from the order, and from each renewal. All of it comes back while nothing has begun that she asked for;
 * of a year that runs because she asked for it, or that was renewed, what is left. A pack that was opened at once is hers for good, and
 * a gift can be given back until it is redeemed.
 */
export const withdrawalOf = (
  { truth: { kind, state }, orderedAt, sale: { startsNow }, gift }: Order,
  now: Time,
): Withdrawal | undefined => {
  const newest = state.payments.at(-1);
  if (newest === undefined) {
    const canStop = kind === 'membership' && state.status !== 'ended' && isWithin(orderedAt, now);
    return canStop ? { amount: 0 } : undefined;
  }
  const left = leftOf(newest);
  if (left <= 0) return undefined;
  if (gift !== undefined) return gift.isRedeemed ? undefined : { amount: left };
  if (kind === 'pack') return startsNow || !isWithin(orderedAt, now) ? undefined : { amount: left };
  const isRenewal = newest.cause === 'renewal';
  if (!isWithin(isRenewal ? newest.at : orderedAt, now)) return undefined;
  if (!isRenewal && !startsNow) return { amount: left };
  return { amount: Math.min(left, shareFor(newest, pausedSince(newest, state, now), now)) };
};
