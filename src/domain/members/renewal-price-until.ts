import { renewalPriceDaysAfterEnd } from '../membership/yearly-renewing-offer-keys.ts';
import type { Membership } from '../rights/membership.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** How long a former member can come back at the renewal price; undefined if she can’t. */
export const renewalPriceUntilOfEndedMembership = (
  { state, endedAt, endedBy }: Pick<Membership, 'state' | 'endedAt' | 'endedBy'>,
  now: Date,
): Date | undefined => {
  // Somebody whose money was returned doesn't count as a former member.
  if (state !== 'ended' || endedAt === null || endedBy === 'returned') return undefined;
  const until = new Date(new Date(endedAt).getTime() + renewalPriceDaysAfterEnd * dayMs);
  return now <= until ? until : undefined;
};
