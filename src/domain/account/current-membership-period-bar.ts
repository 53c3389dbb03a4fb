import { dateMonthsLater } from '../membership/may-pause.ts';
import type { PaidMembership } from './account-requests-and-answers.ts';

/** The current period of a membership, drawn as a bar from its start to its end. */
export type CurrentMembershipPeriodBar = {
  readonly from: Date;
  readonly until: Date;
  /** How much of it is over: 0 at its start, 1 at its end. */
  readonly progress: number;
  /** Labels of its start and its end. */
  readonly begins: string;
  readonly ends: string;
};

const dateOf = (moment: string | null): Date | undefined =>
  moment === null ? undefined : new Date(moment);

/** A year before the end, but not before the membership began. */
const yearBefore = (end: Date, since: Date | undefined): Date => {
  const start = dateMonthsLater(end, -12);
  return since !== undefined && since > start ? since : start;
};

type Ends = Pick<CurrentMembershipPeriodBar, 'begins' | 'ends'> & {
  readonly from: Date | undefined;
  readonly until: Date | undefined;
};

const endsOf = (membership: PaidMembership, now: Date): Ends => {
  const since = dateOf(membership.since);
  const paidUntil = dateOf(membership.renewsAt ?? membership.endsAt ?? membership.paidUntil);
  const year = paidUntil === undefined ? undefined : yearBefore(paidUntil, since);
  switch (membership.state) {
    case 'active':
      return {
        from: year,
        until: paidUntil,
        begins: 'Paid from',
        ends: membership.endsAt === null ? 'Renews on' : 'Ends on',
      };
    case 'not-yet-open':
      return {
        from: since ?? now,
        until: dateOf(membership.opensAt),
        begins: 'Ordered on',
        ends: 'Starts on',
      };
    case 'past-due':
      return {
        from: dateOf(membership.paidUntil) ?? year,
        until: dateOf(membership.openUntil),
        begins: 'Paid until',
        ends: 'Open until',
      };
    case 'paused':
      return {
        from: dateOf(membership.pausedAt),
        until: dateOf(membership.resumesAt),
        begins: 'Paused on',
        ends: 'Opens again on',
      };
    case 'ended': {
      const end = dateOf(membership.endedAt);
      return {
        from: end === undefined ? undefined : yearBefore(end, since),
        until: end,
        begins: 'Open from',
        ends: 'Ended on',
      };
    }
  }
};

/** The current period of the member's membership; undefined if its start or end isn’t known. */
export const currentMembershipPeriodBarOf = (
  membership: PaidMembership,
  now: Date,
): CurrentMembershipPeriodBar | undefined => {
  const { from, until, begins, ends } = endsOf(membership, now);
  if (from === undefined || until === undefined || until <= from) return undefined;
  const over = (now.getTime() - from.getTime()) / (until.getTime() - from.getTime());
  return { from, until, begins, ends, progress: Math.min(1, Math.max(0, over)) };
};
