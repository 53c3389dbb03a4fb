import type { Order } from './member.ts';
import type { Membership } from './model-membership.ts';
import { leftOf, type Payment } from './model-purchase.ts';
import { day, daysBetween, ukDay, yearsLater, type Time } from './model-time.ts';

/** The member's refund if she withdraws from an order; undefined if she no longer can. */
export type Withdrawal = { readonly amount: number };

const daysToWithdraw = 14;

/** Up to the end of the 14th day after a day, counted in UK days. */
const isWithin = (from: Time, now: Time): boolean =>
  daysBetween(ukDay(from), ukDay(now)) <= daysToWithdraw;

/** How long the member's membership has been paused since a payment. */
const pausedSince = ({ until = 0 }: Payment, state: Membership, now: Time): number =>
  Math.max(0, state.until - until) + (state.pausedAt === undefined ? 0 : now - state.pausedAt);

/** The share for the unused days of the paid year, rounded up to a penny in the member's favour. */
const shareFor = ({ amount, until = 0 }: Payment, paused: number, now: Time): number => {
  const start = yearsLater(until, -1);
  const days = Math.round((until - start) / day);
  const used = Math.floor((now - start - paused) / day);
  return Math.ceil((amount * (days - used)) / days);
};

/**
 * What the terms promise: 14 days from the order, and from each renewal. The member gets everything
 * back if nothing has started at her request; of a year that started at her request, or that was
 * renewed, the unused part. A pack that was opened at once can't be withdrawn from, and a gift only
 * until it is redeemed.
 */
export const withdrawalOf = (
  { atStripe: { kind, state }, orderedAt, sale: { startsNow }, gift }: Order,
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
