import {
  type HeldSecondPlace,
  type PackOrGiftGrant,
  type StoredMemberRights,
  isGrantOfMembership,
  unrefundedGrants,
} from '../rights/member-rights.ts';
import { isSubscriptionInForceAt, graceEndAfterFailedPayment } from '../rights/subscription.ts';
import { formatShopOrderNumber } from '../shop/shop-order.ts';

/** A right that a member has or had from a source other than her own subscription. */
export type RightNotFromSubscription = {
  readonly rightId: string;
  readonly title: string;
  readonly kind: 'membership' | 'pack';
  readonly from: 'bought' | 'gift' | 'second-member';
  /** The shop order that it came with, `KN-1042`. */
  readonly shopOrder: string | undefined;
  readonly since: Date;
  readonly opensAt: Date;
  readonly endsAt: Date | undefined;
  /**
   * False if it is closed for another reason, such as a failed payment by the payer of a membership
   * for two.
   */
  readonly counts: boolean;
};

const heldByGrant = (grant: PackOrGiftGrant): RightNotFromSubscription => ({
  rightId: grant.rightId,
  title: grant.title,
  kind: isGrantOfMembership(grant) ? 'membership' : 'pack',
  from: grant.from,
  shopOrder: grant.shopOrder === undefined ? undefined : formatShopOrderNumber(grant.shopOrder),
  since: grant.grantedAt,
  opensAt: grant.opensAt,
  endsAt: grant.endsAt,
  counts: true,
});

const heldByPlace = (
  { membership, acceptedAt, removedAt }: HeldSecondPlace,
  now: Date,
): RightNotFromSubscription => {
  const { status, pastDueSince, returnedAt, opensAt, resumesAt } = membership;
  const isPaused = status === 'paused';
  const graceEnd =
    pastDueSince === undefined ? undefined : graceEndAfterFailedPayment(pastDueSince);
  return {
    rightId: membership.rightId,
    title: membership.title ?? membership.rightId,
    kind: 'membership',
    from: 'second-member',
    shopOrder: undefined,
    since: acceptedAt,
    opensAt: isPaused ? (resumesAt ?? opensAt) : opensAt,
    endsAt: removedAt ?? membership.endedAt ?? returnedAt ?? membership.endsAt ?? graceEnd,
    counts: removedAt === undefined && (isPaused || isSubscriptionInForceAt(membership, now)),
  };
};

/** What a member has or had from grants and from second places in other memberships. */
export const rightsNotFromSubscription = (
  rights: StoredMemberRights,
  now: Date,
): readonly RightNotFromSubscription[] => [
  ...unrefundedGrants(rights).map(heldByGrant),
  ...rights.places.map((place) => heldByPlace(place, now)),
];
