import * as v from 'valibot';
import { currencies } from '../money.ts';
import { countsAt, graceEndsAt, opensRightAt, type Subscription } from '../subscription.ts';

/**
 * How a membership stands:
 * - `active`: it opens her plans.
 * - `not-yet-open`: bought, and it opens at `opensAt` (R15).
 * - `past-due`: a payment has failed. Her plans stay open until `openUntil`.
 * - `paused`: she or we have paused it. It opens nothing until it goes on.
 * - `ended`: it ended at `endedAt`.
 */
export const membershipStates = ['active', 'not-yet-open', 'past-due', 'paused', 'ended'] as const;

const time = v.nullable(v.string());

/** A membership, as the customer record tells it (R17). Times are ISO 8601; null where there is none. */
export const MembershipSchema = v.object({
  state: v.picklist(membershipStates),
  /** The right that it gives; also the product that can be bought again. */
  productId: v.string(),
  since: time,
  opensAt: time,
  openUntil: time,
  /** When it renews by itself, */
  renewsAt: time,
  /** and what that costs, as she ordered it. */
  renewal: v.nullable(v.object({ currency: v.picklist(currencies), minorUnits: v.number() })),
  /** When it ends, because it was cancelled. */
  endsAt: time,
  endedAt: time,
});
export type Membership = Readonly<v.InferOutput<typeof MembershipSchema>>;
type MembershipState = Membership['state'];

/** A subscription of a member, as we have stored it. */
export type OwnSubscription = Subscription & {
  readonly productId: string;
  readonly startedAt: Date | undefined;
  readonly opensAt: Date;
  readonly renewsAt: Date | undefined;
  readonly endsAt: Date | undefined;
  readonly endedAt: Date | undefined;
  readonly price: Membership['renewal'];
};

/** How a subscription stands; undefined if it never began. */
const stateOf = (one: OwnSubscription, now: Date): MembershipState | undefined => {
  if (one.status === 'incomplete' || one.status === 'incomplete_expired') return undefined;
  if (one.status === 'canceled' || one.returnedAt !== undefined) return 'ended';
  if (one.status === 'past_due' || one.status === 'unpaid') return 'past-due';
  if (one.status === 'paused') return 'paused';
  return opensRightAt(one, now) ? 'active' : 'not-yet-open';
};

const iso = (date: Date | undefined): string | null => date?.toISOString() ?? null;

const endOf = (one: OwnSubscription): Date | undefined => one.endedAt ?? one.returnedAt;

/** The one that matters most: one that counts before one that doesn't, then by its state, then the one that ended last. */
const compare =
  (now: Date) =>
  (one: OwnSubscription, other: OwnSubscription): number => {
    const rank = (subscription: OwnSubscription): number => {
      const state = stateOf(subscription, now);
      return (
        (countsAt(subscription, now) ? 0 : membershipStates.length) +
        (state === undefined ? 0 : membershipStates.indexOf(state))
      );
    };
    return rank(one) - rank(other) || (endOf(other)?.getTime() ?? 0) - (endOf(one)?.getTime() ?? 0);
  };

/** The membership of a member at a moment; undefined if she has never had one. */
export const membershipOf = (
  subscriptions: readonly OwnSubscription[],
  now: Date,
): Membership | undefined => {
  const [one] = subscriptions
    .filter((subscription) => stateOf(subscription, now) !== undefined)
    .toSorted(compare(now));
  const state = one === undefined ? undefined : stateOf(one, now);
  if (one === undefined || state === undefined) return undefined;
  return {
    state,
    productId: one.productId,
    since: iso(one.startedAt),
    opensAt: state === 'not-yet-open' ? iso(one.opensAt) : null,
    openUntil:
      state === 'past-due' && one.pastDueSince !== undefined
        ? iso(graceEndsAt(one.pastDueSince))
        : null,
    renewsAt: iso(one.renewsAt),
    renewal: one.price,
    endsAt: iso(one.endsAt),
    endedAt: state === 'ended' ? iso(endOf(one)) : null,
  };
};
