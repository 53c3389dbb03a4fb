import { ukDay } from '../days/uk-time.ts';
import { formatMoney } from '../money.ts';
import { monthsAfter } from './may-pause.ts';
import type { PaidMembership } from '../account/account-answer.ts';

/** The state of the member's membership, in a few words. */
export const membershipStateText = (membership: PaidMembership): string => {
  switch (membership.state) {
    case 'active':
      return membership.endsAt === null ? 'Open to you' : 'Cancelled, and still open';
    case 'not-yet-open':
      return membership.endsAt === null ? 'Ordered, and not open yet' : 'Cancelled';
    case 'past-due':
      return 'A payment has failed';
    case 'paused':
      return membership.endsAt === null ? 'Paused' : 'Paused and cancelled';
    case 'ended':
      return 'Ended';
  }
};

const priceOf = ({ renewal }: PaidMembership, before: string): string =>
  renewal === null ? '' : `${before}${formatMoney(renewal)}`;

const thenOf = ({ laterYears }: PaidMembership): string =>
  laterYears === null ? '' : `, then ${formatMoney(laterYears)} every year after that`;

/** What happens next, and when: one or two sentences. */
export const nextStepText = (membership: PaidMembership): string => {
  const { renewsAt, endsAt, opensAt, openUntil, pausedAt, resumesAt, endedAt } = membership;
  switch (membership.state) {
    case 'active':
      if (endsAt !== null) {
        return `It ends on ${ukDay(endsAt)}. Everything stays open until then, and nothing more is taken.`;
      }
      // Its pause is over, and the payment service hasn't been told yet, or doesn't listen.
      if (renewsAt === null && pausedAt !== null) {
        return 'Your pause is over. The days of the pause are added to those that you paid for.';
      }
      return renewsAt === null
        ? 'It goes on until you cancel.'
        : `It renews on ${ukDay(renewsAt)}${priceOf(membership, ' for ')}, unless you cancel before.`;
    case 'not-yet-open':
      if (endsAt !== null) return 'It won’t start, and you pay nothing.';
      return opensAt === null
        ? 'It starts when the 14 days to withdraw are over. Cancel before that and you pay nothing.'
        : `It starts on ${ukDay(opensAt)}, and you pay${priceOf(membership, ' ')} on that day${thenOf(membership)}. Cancel before that and you pay nothing.`;
    case 'past-due':
      return openUntil === null
        ? 'Give us another card, and everything opens again.'
        : `Everything stays open until ${ukDay(openUntil)}. Give us another card before that, and nothing closes.`;
    case 'paused':
      if (endsAt !== null) return `It stays closed and ends on ${ukDay(endsAt)}.`;
      return resumesAt === null
        ? 'It opens nothing and costs nothing until it goes on.'
        : `It goes on by itself on ${ukDay(resumesAt)}. Until then it opens nothing and costs nothing.`;
    case 'ended': {
      const when = endedAt === null ? 'It has ended' : `It ended on ${ukDay(endedAt)}`;
      if (membership.may.cancel) {
        return `${when}, because it was refunded. ${renewsAt === null ? 'It can still renew' : `It would still renew on ${ukDay(renewsAt)}`}, unless you cancel.`;
      }
      return `${when}. Nothing more is taken, and what you bought besides it stays yours.`;
    }
  }
};

const untilWhenOpen = ({ state, openAfterCancelling }: PaidMembership): string => {
  if (openAfterCancelling === null) return 'It ends at once, and the plans that it opens close.';
  const day = ukDay(openAfterCancelling);
  return state === 'paused'
    ? `It goes on at once, so that you have every day that you paid for. Everything is open until ${day}, then it ends.`
    : `Everything stays open until ${day}, then it ends.`;
};

/** Whether somebody has accepted its second place. */
const isShared = ({ second }: PaidMembership): boolean => second?.state === 'accepted';

/** The consequences of cancelling, shown before the member confirms. */
export const cancelConsequences = (membership: PaidMembership): readonly string[] => {
  const packs = 'Packs and whatever else you bought stay yours.';
  if (membership.state === 'not-yet-open') return ['It never starts, and you pay nothing.', packs];
  if (membership.state === 'ended') return ['Nothing more is taken.', packs];
  return [
    untilWhenOpen(membership),
    ...(isShared(membership) ? ['The second place ends with it.'] : []),
    'Nothing more is taken.',
    packs,
    ...(membership.openAfterCancelling === null
      ? []
      : ['Until that day you can change your mind.']),
  ];
};

/** Confirms a cancellation. */
export const afterCancelling = (membership: PaidMembership | null): string => {
  const end = membership?.endsAt ?? membership?.endedAt ?? null;
  return end === null || membership?.state !== 'active'
    ? 'It’s cancelled, and nothing more is taken.'
    : `It’s cancelled. It ends on ${ukDay(end)}, and everything stays open until then.`;
};

/** The consequences of pausing for so many months, shown before the member confirms. */
export const uponPausing = (
  membership: PaidMembership,
  months: number,
  now: Date,
): readonly string[] => {
  const resumes = monthsAfter(now, months);
  const { renewsAt } = membership;
  const renewal = renewsAt === null ? undefined : new Date(renewsAt);
  const later = resumes.getTime() - now.getTime();
  return [
    `The plans that it opens close at once${isShared(membership) ? ' for both of you' : ''}, and open again when it goes on.`,
    `It goes on by itself on ${ukDay(resumes.toISOString())}, or before that if you press.`,
    renewal === undefined
      ? 'Nothing is taken meanwhile.'
      : `You lose no day that you have paid for: it renews on ${ukDay(new Date(renewal.getTime() + later).toISOString())} instead of ${ukDay(renewal.toISOString())}.`,
  ];
};
