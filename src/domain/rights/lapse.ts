import { renewalPriceDaysAfterEnd, minSecondPlaceDays } from '../membership/membership-offers.ts';
import {
  type HeldSecondPlace,
  type MemberRights,
  type OrderedSubscription,
  validGrants,
} from './member-rights.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** How long somebody whose year has ended can come back at the renewal price. */
const lapsesAt = (endedAt: Date): Date =>
  new Date(endedAt.getTime() + renewalPriceDaysAfterEnd * dayMs);

/**
 * Whether it was a year of membership: paid, and not given back. A year that was never paid, was refunded in full, or withdrawn
 * from doesn't count; then the next one costs as much as a first one.
 */
const wasPaid = ({ paidUntil, returnedAt, hasWithdrawn }: OrderedSubscription): boolean =>
  paidUntil !== undefined && returnedAt === undefined && !hasWithdrawn;

/** How long a member can come back at the renewal price after her own membership; undefined if it hasn't ended, or doesn't count. */
export const comesBackUntil = (subscription: OrderedSubscription): Date | undefined => {
  const { status, endedAt } = subscription;
  const hasEnded = status === 'canceled' && wasPaid(subscription);
  return hasEnded && endedAt !== undefined ? lapsesAt(endedAt) : undefined;
};

const earlier = (one: Date | undefined, other: Date | undefined): Date | undefined =>
  one === undefined || (other !== undefined && other < one) ? other : one;

// A second place counts only if it was held for long enough, under a membership that was paid and stayed so: accepting one and
// leaving it must not be a way to the renewal price.
const endOfPlace = ({ membership, acceptedAt, removedAt }: HeldSecondPlace): Date | undefined => {
  const end = earlier(removedAt, membership.endedAt);
  if (end === undefined || !wasPaid(membership)) return undefined;
  const start = Math.max(acceptedAt.getTime(), membership.opensAt.getTime());
  return end.getTime() >= start + minSecondPlaceDays * dayMs ? end : undefined;
};

/** Whether a year of a member's, paid or given, or a second place, ended recently enough to come back at the renewal price. */
export const hasLapsed = (rights: MemberRights, now: Date): boolean => {
  const ends = [
    ...rights.subscriptions.flatMap((one) =>
      comesBackUntil(one) === undefined ? [] : (one.endedAt ?? []),
    ),
    ...validGrants(rights).flatMap(({ orderKind, endsAt }) =>
      orderKind === 'gift-membership' ? (endsAt ?? []) : [],
    ),
    ...rights.places.flatMap((place) => endOfPlace(place) ?? []),
  ];
  return ends.some((end) => end <= now && now <= lapsesAt(end));
};
