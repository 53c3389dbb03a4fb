import * as v from 'valibot';
import { MoneySchema } from '../money-schema.ts';
import {
  isSubscriptionInForceAt,
  doesSubscriptionOpenItsRightAt,
  graceEndAfterFailedPayment,
  isPausedAt,
  unbegunStatuses,
  type SubscriptionInForceFacts,
} from './subscription.ts';

/**
 * The states of a membership:
 * - `active`: it opens the member's plans.
 * - `not-yet-open`: bought, and it opens at `opensAt` (R15).
 * - `past-due`: a payment has failed. Her plans stay open until `openUntil`; null once the grace
 *   period is over.
 * - `paused`: she or we have paused it. It opens nothing until it resumes, or was to.
 * - `ended`: it ended at `endedAt`.
 */
export const membershipStates = ['active', 'not-yet-open', 'past-due', 'paused', 'ended'] as const;

/**
 * The sources of a membership: she pays for it, it was a gift, or she is the second member of a
 * membership for two.
 */
const membershipSources = ['own', 'gift', 'second-member'] as const;

const time = v.nullable(v.string());

/**
 * Why a membership has ended:
 * - `cancelled`: she or we cancelled it, and it ran until the end of the paid time.
 * - `unpaid`: a payment failed for good.
 * - `returned`: its money was returned.
 * - `gift-over`: a gift whose time is over.
 * - `removed`: she lost or left the second place in another member's.
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

/** A membership in the customer record (R17). Times are ISO 8601; null where there is none. */
export const MembershipSchema = v.object({
  state: v.picklist(membershipStates),
  source: v.picklist(membershipSources),
  /** The product that was bought. The right it opens is among the values of the member's record. */
  productId: v.string(),
  since: time,
  opensAt: time,
  openUntil: time,
  /** When it renews automatically; only if the member pays for it, */
  renewsAt: time,
  /** and the price of that. */
  renewal: v.nullable(MoneySchema),
  /** When it will end, because it was cancelled or is a gift. */
  endsAt: time,
  endedAt: time,
  /** Why it has ended; null until it has. */
  endedBy: v.nullable(v.picklist(endCauses)),
});
export type Membership = Readonly<v.InferOutput<typeof MembershipSchema>>;
export type MembershipState = Membership['state'];

/** A stored source of membership: a subscription, or a gift or a second place in the same form. */
export type MembershipFromAnySource = SubscriptionInForceFacts & {
  readonly source: (typeof membershipSources)[number];
  readonly productId: string;
  readonly rightId: string;
  readonly startedAt: Date | undefined;
  readonly opensAt: Date;
  readonly renewsAt: Date | undefined;
  readonly endsAt: Date | undefined;
  readonly endedAt: Date | undefined;
  /** The end of the paid time; undefined if nothing was paid. */
  readonly paidUntil: Date | undefined;
  readonly price: Membership['renewal'];
  /** Whether the member lost the second place before the membership ended. */
  readonly isPlaceLost?: boolean;
};

/** The parts of a subscription that determine its state. */
type SubscriptionState = Pick<
  MembershipFromAnySource,
  'status' | 'pastDueSince' | 'returnedAt' | 'resumesAt' | 'opensAt' | 'endedAt'
>;

const endOf = (one: SubscriptionState): Date | undefined => one.endedAt ?? one.returnedAt;

type Given = Pick<MembershipFromAnySource, 'productId' | 'rightId' | 'opensAt'> & {
  readonly redeemedAt: Date;
  readonly endsAt: Date;
};

/** A membership received as a gift: it ends without being cancelled and never renews. */
export const membershipFromGift = (
  { redeemedAt, ...gift }: Given,
  now: Date,
): MembershipFromAnySource => {
  const isOver = gift.endsAt.getTime() <= now.getTime();
  return {
    ...gift,
    source: 'gift',
    status: isOver ? 'canceled' : 'active',
    pastDueSince: undefined,
    returnedAt: undefined,
    resumesAt: undefined,
    startedAt: redeemedAt,
    renewsAt: undefined,
    endsAt: isOver ? undefined : gift.endsAt,
    endedAt: isOver ? gift.endsAt : undefined,
    paidUntil: gift.endsAt,
    price: null,
  };
};

type Place = { readonly acceptedAt: Date; readonly removedAt: Date | undefined };

/**
 * The second place in a membership for two: it is valid while that membership is and the member has
 * the place.
 */
export const membershipFromSecondPlace = (
  paid: MembershipFromAnySource,
  { acceptedAt, removedAt }: Place,
): MembershipFromAnySource => {
  const ended = endOf(paid);
  // If the membership ended before the member lost the place, that is when her plans closed.
  const lostFirst = removedAt !== undefined && (ended === undefined || removedAt < ended);
  return {
    ...paid,
    source: 'second-member',
    startedAt: acceptedAt,
    // The price and the dates of payment concern only the member who pays.
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

/** The state of a subscription; undefined if it never began. */
export const membershipStateOf = (
  one: SubscriptionState,
  now: Date,
): MembershipState | undefined => {
  if (unbegunStatuses.includes(one.status)) return undefined;
  if (one.status === 'canceled' || one.returnedAt !== undefined) return 'ended';
  if (one.status === 'past_due' || one.status === 'unpaid') return 'past-due';
  if (isPausedAt(one, now)) return 'paused';
  return doesSubscriptionOpenItsRightAt(one, now) ? 'active' : 'not-yet-open';
};

const iso = (date: Date | undefined): string | null => date?.toISOString() ?? null;

/** Sorts by relevance: valid ones first, then by state, then the one that ended last. */
const compare =
  (now: Date) =>
  (one: SubscriptionState, other: SubscriptionState): number => {
    const rank = (subscription: SubscriptionState): number => {
      const state = membershipStateOf(subscription, now);
      return (
        (isSubscriptionInForceAt(subscription, now) ? 0 : membershipStates.length) +
        (state === undefined ? 0 : membershipStates.indexOf(state))
      );
    };
    return rank(one) - rank(other) || (endOf(other)?.getTime() ?? 0) - (endOf(one)?.getTime() ?? 0);
  };

/**
 * The most relevant subscription at a given moment, of those that ever began; undefined if there is
 * none.
 */
export const mostRelevantSubscription = <One extends SubscriptionState>(
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

/** Why a membership has ended. */
const causeOf = (one: MembershipFromAnySource): EndCause => {
  if (one.source === 'gift') return 'gift-over';
  if (one.source === 'second-member') return one.isPlaceLost === true ? 'removed' : 'shared-ended';
  if (one.returnedAt !== undefined) return 'returned';
  // A cancelled one ends with its paid time; an unpaid one continues while the payment is retried.
  const { endedAt, paidUntil } = one;
  const isLate =
    endedAt !== undefined &&
    paidUntil !== undefined &&
    endedAt.getTime() > paidUntil.getTime() + dayMs;
  return isLate ? 'unpaid' : 'cancelled';
};

/** The membership of a member at a given moment; undefined if she has never had one. */
export const mostRelevantMembershipOf = (
  held: readonly MembershipFromAnySource[],
  now: Date,
): Membership | undefined => {
  // Of two equally relevant memberships, the member's own comes first.
  const bySource = held.toSorted(
    (one, other) => membershipSources.indexOf(one.source) - membershipSources.indexOf(other.source),
  );
  const foremost = mostRelevantSubscription(bySource, now);
  if (foremost === undefined) return undefined;
  const { one, state } = foremost;
  return {
    state,
    source: one.source,
    productId: one.productId,
    since: iso(one.startedAt),
    opensAt: state === 'not-yet-open' ? iso(one.opensAt) : null,
    openUntil:
      state === 'past-due' && one.pastDueSince !== undefined && isSubscriptionInForceAt(one, now)
        ? iso(graceEndAfterFailedPayment(one.pastDueSince))
        : null,
    renewsAt: iso(one.renewsAt),
    renewal: one.price,
    endsAt: iso(one.endsAt),
    endedAt: state === 'ended' ? iso(endOf(one)) : null,
    endedBy: state === 'ended' ? causeOf(one) : null,
  };
};
