import { lapseDays } from '../membership-offers.ts';
import type { Membership } from './membership.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Until when somebody whose membership has ended can come back for the price of a renewal; undefined if she can’t. */
export const comesBackUntil = (
  { state, endedAt, endedBy }: Pick<Membership, 'state' | 'endedAt' | 'endedBy'>,
  now: Date,
): Date | undefined => {
  // Who has had her money back wasn’t a member.
  if (state !== 'ended' || endedAt === null || endedBy === 'returned') return undefined;
  const until = new Date(new Date(endedAt).getTime() + lapseDays * dayMs);
  return now <= until ? until : undefined;
};
