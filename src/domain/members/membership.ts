import * as v from 'valibot';
import { currencies } from '../money.ts';
import { countsAt, graceEndsAt, opensRightAt, type Subscription } from '../subscription.ts';

/**
 * How a membership stands:
 * - `active`: it opens her plans.
 * - `not-yet-open`: bought, and it opens at `opensAt` (R15).
 * - `past-due`: a payment has failed. Her plans stay open until `openUntil`; null once that is over.
 * - `paused`: she or we have paused it. It opens nothing until it goes on.
 * - `ended`: it ended at `endedAt`.
 */
export const membershipStates = ['active', 'not-yet-open', 'past-due', 'paused', 'ended'] as const;

/** Where a membership comes from: she pays for it, it was given to her, or she is the second member of somebody's for two. */
const membershipSources = ['own', 'gift', 'second-member'] as const;

const time = v.nullable(v.string());

/**
 * Why a membership has ended:
 * - `cancelled`: she or we cancelled it, and it ran to the end of what was paid.
 * - `unpaid`: a payment never came.
 * - `returned`: its money went back.
 * - `gift-over`: it was given for a time, and that is over.
 * - `removed`: she has lost or left the second place of another's.
 * - `shared-ended`: the membership that she shared has ended.
 */
const endCauses = [
  'cancelled',
  'unpaid',
  'returned',
  'gift-over',
  'removed',
  'shared-ended',
] as const;
type EndCause = (typeof endCauses)[number];

/** A membership, as the customer record tells it (R17). Times are ISO 8601; null where there is none. */
export const MembershipSchema = v.object({
  state: v.picklist(membershipStates),
  source: v.picklist(membershipSources),
  /** The product that was bought. What it opens is among the values of her record. */
  productId: v.string(),
  since: time,
  opensAt: time,
  openUntil: time,
  /** When it renews by itself; only of one that she pays for, */
  renewsAt: time,
  /** and what that costs. */
  renewal: v.nullable(v.object({ currency: v.picklist(currencies), minorUnits: v.number() })),
  /** When it ends, because it was cancelled or was given for a time. */
  endsAt: time,
  endedAt: time,
  /** Why it has ended; null while it hasn't. */
  endedBy: v.nullable(v.picklist(endCauses)),
});
export type Membership = Readonly<v.InferOutput<typeof MembershipSchema>>;
export type MembershipState = Membership['state'];

/** What makes somebody a member, as we have stored it: a subscription, or a gift or a second place in the form of one. */
export type HeldMembership = Subscription & {
  readonly source: (typeof membershipSources)[number];
  readonly productId: string;
  /** What it opens. */
  readonly rightId: string;
  readonly startedAt: Date | undefined;
  readonly opensAt: Date;
  readonly renewsAt: Date | undefined;
  readonly endsAt: Date | undefined;
  readonly endedAt: Date | undefined;
  /** Until when it is paid; undefined if nothing was. */
  readonly paidUntil: Date | undefined;
  readonly price: Membership['renewal'];
  /** Whether she has lost the second place before the membership ended. */
  readonly isPlaceLost?: boolean;
};

/** A subscription, as far as its standing depends on it. */
type StandingSubscription = Pick<
  HeldMembership,
  'status' | 'pastDueSince' | 'returnedAt' | 'opensAt' | 'endedAt'
>;

const endOf = (one: StandingSubscription): Date | undefined => one.endedAt ?? one.returnedAt;

type Given = Pick<HeldMembership, 'productId' | 'rightId' | 'opensAt'> & {
  readonly redeemedAt: Date;
  readonly endsAt: Date;
};

/** A membership that was given to her: it ends by itself and never renews. */
export const heldAsGift = ({ redeemedAt, ...gift }: Given, now: Date): HeldMembership => {
  const isOver = gift.endsAt.getTime() <= now.getTime();
  return {
    ...gift,
    source: 'gift',
    status: isOver ? 'canceled' : 'active',
    pastDueSince: undefined,
    returnedAt: undefined,
    startedAt: redeemedAt,
    renewsAt: undefined,
    endsAt: isOver ? undefined : gift.endsAt,
    endedAt: isOver ? gift.endsAt : undefined,
    paidUntil: gift.endsAt,
    price: null,
  };
};

type Place = { readonly acceptedAt: Date; readonly removedAt: Date | undefined };

/** The second place of somebody's membership for two: it counts while that one counts and she has the place. */
export const heldAsSecondMember = (
  paid: HeldMembership,
  { acceptedAt, removedAt }: Place,
): HeldMembership => {
  const ended = endOf(paid);
  // If the membership ended before she lost the place, that is when her plans closed.
  const lostFirst = removedAt !== undefined && (ended === undefined || removedAt < ended);
  return {
    ...paid,
    source: 'second-member',
    startedAt: acceptedAt,
    // What it costs and when it is paid is the business of whoever pays.
    renewsAt: undefined,
    price: null,
    ...(lostFirst
      ? {
          status: 'canceled',
          endsAt: undefined,
          endedAt: removedAt,
          returnedAt: undefined,
          isPlaceLost: true,
        }
      : {}),
  };
};

/** How a subscription stands; undefined if it never began. */
export const membershipStateOf = (
  one: StandingSubscription,
  now: Date,
): MembershipState | undefined => {
  if (one.status === 'incomplete' || one.status === 'incomplete_expired') return undefined;
  if (one.status === 'canceled' || one.returnedAt !== undefined) return 'ended';
  if (one.status === 'past_due' || one.status === 'unpaid') return 'past-due';
  if (one.status === 'paused') return 'paused';
  return opensRightAt(one, now) ? 'active' : 'not-yet-open';
};

const iso = (date: Date | undefined): string | null => date?.toISOString() ?? null;

/** The one that matters most: one that counts before one that doesn't, then by its state, then the one that ended last. */
const compare =
  (now: Date) =>
  (one: StandingSubscription, other: StandingSubscription): number => {
    const rank = (subscription: StandingSubscription): number => {
      const state = membershipStateOf(subscription, now);
      return (
        (countsAt(subscription, now) ? 0 : membershipStates.length) +
        (state === undefined ? 0 : membershipStates.indexOf(state))
      );
    };
    return rank(one) - rank(other) || (endOf(other)?.getTime() ?? 0) - (endOf(one)?.getTime() ?? 0);
  };

/** The subscription that matters most at a moment, of those that ever began; undefined without one. */
export const foremostOf = <One extends StandingSubscription>(
  subscriptions: readonly One[],
  now: Date,
): { readonly one: One; readonly state: MembershipState } | undefined => {
  const [first] = subscriptions
    .flatMap((one) => {
      const state = membershipStateOf(one, now);
      return state === undefined ? [] : [{ one, state }];
    })
    .toSorted((a, b) => compare(now)(a.one, b.one));
  return first;
};

const dayMs = 24 * 60 * 60 * 1000;

/** Why a membership has ended that has. */
const causeOf = (one: HeldMembership): EndCause => {
  if (one.source === 'gift') return 'gift-over';
  if (one.source === 'second-member') return one.isPlaceLost === true ? 'removed' : 'shared-ended';
  if (one.returnedAt !== undefined) return 'returned';
  // One that was cancelled ends with what was paid; one that nobody paid for goes on for as long as the payment is tried.
  const { endedAt, paidUntil } = one;
  const isLate =
    endedAt !== undefined &&
    paidUntil !== undefined &&
    endedAt.getTime() > paidUntil.getTime() + dayMs;
  return isLate ? 'unpaid' : 'cancelled';
};

/** The membership of a member at a moment; undefined if she has never had one. */
export const membershipOf = (
  held: readonly HeldMembership[],
  now: Date,
): Membership | undefined => {
  // Of two that matter as much, the one that she pays for herself.
  const bySource = held.toSorted(
    (one, other) => membershipSources.indexOf(one.source) - membershipSources.indexOf(other.source),
  );
  const foremost = foremostOf(bySource, now);
  if (foremost === undefined) return undefined;
  const { one, state } = foremost;
  return {
    state,
    source: one.source,
    productId: one.productId,
    since: iso(one.startedAt),
    opensAt: state === 'not-yet-open' ? iso(one.opensAt) : null,
    openUntil:
      state === 'past-due' && one.pastDueSince !== undefined && countsAt(one, now)
        ? iso(graceEndsAt(one.pastDueSince))
        : null,
    renewsAt: iso(one.renewsAt),
    renewal: one.price,
    endsAt: iso(one.endsAt),
    endedAt: state === 'ended' ? iso(endOf(one)) : null,
    endedBy: state === 'ended' ? causeOf(one) : null,
  };
};
