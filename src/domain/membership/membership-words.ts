import { readableUkDate } from '../days/uk-time.ts';
import { formatMoney } from '../money.ts';
import { dateMonthsLater } from './may-pause.ts';
import type { PaidMembership } from '../account/account-requests-and-answers.ts';

/** The state of the member's membership, in a few words. */
export const membershipStateLabel = (membership: PaidMembership): string => {
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
export const membershipNextStepText = (membership: PaidMembership): string => {
  const { renewsAt, endsAt, opensAt, openUntil, pausedAt, resumesAt, endedAt } = membership;
  switch (membership.state) {
    case 'active':
      if (endsAt !== null) {
        return `It ends on ${readableUkDate(endsAt)}. Everything stays open until then, and we won’t take any more money.`;
      }
      // Its pause is over, and the payment service hasn't been told yet, or doesn't listen.
      if (renewsAt === null && pausedAt !== null) {
        return 'Your pause is over. We have added its days to the year you paid for.';
      }
      return renewsAt === null
        ? 'It carries on until you cancel.'
        : `It renews on ${readableUkDate(renewsAt)}${priceOf(membership, ' for ')}, unless you cancel before then.`;
    case 'not-yet-open':
      if (endsAt !== null) return 'It won’t start, and you won’t pay anything.';
      return opensAt === null
        ? 'It starts when the 14 days to withdraw are over. Cancel before that and you pay nothing.'
        : `It starts on ${readableUkDate(opensAt)}, and you pay${priceOf(membership, ' ')} on that day${thenOf(membership)}. Cancel before that and you pay nothing.`;
    case 'past-due':
      return openUntil === null
        ? 'Add another card and everything opens again.'
        : `Everything stays open until ${readableUkDate(openUntil)}. Add another card before then and nothing closes.`;
    case 'paused':
      if (endsAt !== null) return `It stays closed and ends on ${readableUkDate(endsAt)}.`;
      return resumesAt === null
        ? 'Its plans are closed and it costs nothing until it restarts.'
        : `It restarts by itself on ${readableUkDate(resumesAt)}. Until then its plans are closed and it costs nothing.`;
    case 'ended': {
      const when = endedAt === null ? 'It has ended' : `It ended on ${readableUkDate(endedAt)}`;
      if (membership.may.cancel) {
        return `${when}, because it was refunded. ${renewsAt === null ? 'It can still renew' : `It would still renew on ${readableUkDate(renewsAt)}`}, unless you cancel.`;
      }
      return `${when}. We won’t take any more money, and anything you bought separately is still yours.`;
    }
  }
};

const untilWhenOpen = ({ state, openAfterCancelling }: PaidMembership): string => {
  if (openAfterCancelling === null) return 'It ends straight away, and its plans close.';
  const day = readableUkDate(openAfterCancelling);
  return state === 'paused'
    ? `It restarts straight away, so that you get every day you paid for. Everything is open until ${day}, then it ends.`
    : `Everything stays open until ${day}, then it ends.`;
};

/** Whether somebody has accepted its second place. */
const isShared = ({ second }: PaidMembership): boolean => second?.state === 'accepted';

/** The consequences of cancelling, shown before the member confirms. */
export const cancelConsequences = (membership: PaidMembership): readonly string[] => {
  const packs = 'Packs and anything else you bought are still yours.';
  if (membership.state === 'not-yet-open')
    return ['It won’t start, and you won’t pay anything.', packs];
  if (membership.state === 'ended') return ['We won’t take any more money.', packs];
  return [
    untilWhenOpen(membership),
    ...(isShared(membership) ? ['The second place ends with it.'] : []),
    'We won’t take any more money.',
    packs,
    ...(membership.openAfterCancelling === null
      ? []
      : ['Until that day you can change your mind.']),
  ];
};

/**
 * Confirms a cancellation, with the UK day on which access ends if the membership is still active.
 */
export const cancellationAcknowledgement = (membership: PaidMembership | null): string => {
  const end = membership?.endsAt ?? membership?.endedAt ?? null;
  return end === null || membership?.state !== 'active'
    ? 'It’s cancelled, and we won’t take any more money.'
    : `It’s cancelled. It ends on ${readableUkDate(end)}, and everything stays open until then.`;
};

/** The consequences of pausing for so many months, shown before the member confirms. */
export const pauseConsequences = (
  membership: PaidMembership,
  months: number,
  now: Date,
): readonly string[] => {
  const resumes = dateMonthsLater(now, months);
  const { renewsAt } = membership;
  const renewal = renewsAt === null ? undefined : new Date(renewsAt);
  const later = resumes.getTime() - now.getTime();
  return [
    `Its plans close straight away${isShared(membership) ? ' for both of you' : ''}, and open again when it restarts.`,
    `It restarts by itself on ${readableUkDate(resumes.toISOString())}, or sooner if you choose.`,
    renewal === undefined
      ? 'We don’t take any money in the meantime.'
      : `You don’t lose any days you have paid for: it renews on ${readableUkDate(new Date(renewal.getTime() + later).toISOString())} instead of ${readableUkDate(renewal.toISOString())}.`,
  ];
};
