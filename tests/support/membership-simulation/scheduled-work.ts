import type { Account } from '../../../local/stripe/account.ts';
import { refreshFromStripe, type Member, type Order } from './member.ts';
import { endMembership, resumeMembership } from './model-membership.ts';
import { expect, remindersOf } from './model-notices.ts';
import { isReturnedInFull } from './model-purchase.ts';
import { day, hour, ukDay, type Time } from './model-time.ts';
import { requireChanged } from './read-stripe.ts';

/** The scheduled function queues the reminders that are due. */
export const remind = (member: Member, now: Time): void => {
  for (const { known, sale, notified, gift } of member.orders) {
    const names = { title: sale.productId, currency: sale.currency };
    const due = known?.kind === 'membership' ? [...remindersOf(known.state, names, now)] : [];
    const isGiven =
      known !== undefined &&
      gift !== undefined &&
      sale.toAddress !== '' &&
      !gift.isRedeemed &&
      !isReturnedInFull(known.state.payments);
    // From 8 a.m. on the giver's day.
    if (isGiven && ukDay(now - 8 * hour) >= gift.startsOn) {
      due.push(['given', expect('gift-for-you', sale.productId, gift.startsOn)]);
    }
    for (const [cause, text] of due) {
      if (notified.has(cause)) continue;
      notified.add(cause);
      member.expected.push(text);
    }
  }
};

/** Ends and refunds an order that the member has withdrawn from, and has our site read it. */
export const settleWithdrawal = (
  account: Account,
  member: Member,
  order: Order,
  now: Time,
): void => {
  const { pendingWithdrawal, atStripe } = order;
  if (pendingWithdrawal === undefined) return;
  if (atStripe.kind === 'membership' && atStripe.state.status !== 'ended')
    endMembership(atStripe.state, now);
  const { payment, amount } = pendingWithdrawal;
  if (amount > 0) payment?.moneyBack.push({ kind: 'refund', amount, at: now, isBack: true });
  order.pendingWithdrawal = undefined;
  requireChanged(account, member, order, 'a withdrawal');
  refreshFromStripe(member, order, now);
};

const invitationDays = 30;

/** Removes an invitation that nobody has accepted within 30 days. */
export const forgetInvitation = (order: Order, now: Time): void => {
  const { second } = order;
  if (second?.state === 'invited' && second.at < now - invitationDays * day)
    order.second = undefined;
};

/** Ends a pause that is over, when the scheduled function runs. */
export const endPause = (account: Account, member: Member, order: Order, now: Time): void => {
  const { known, atStripe } = order;
  const resumesAt = known?.kind === 'membership' ? known.state.resumesAt : undefined;
  if (atStripe.kind !== 'membership' || resumesAt === undefined || resumesAt > now) return;
  if (atStripe.state.status === 'paused') resumeMembership(atStripe.state, now);
  requireChanged(account, member, order, 'the end of a pause');
  refreshFromStripe(member, order, now);
};
