import {
  type Grant,
  type MemberRights,
  type OrderedSubscription,
  isMembershipGrant,
  isOpenGrant,
  validGrants,
} from './member-rights.ts';
import { renewalPriceOf } from './member-rights.ts';
import {
  membershipFromGift,
  membershipFromSecondPlace,
  membershipOf,
  membershipStateOf,
  type HeldMembership,
  type Membership,
} from './membership.ts';
import { subscriptionCountsAt, opensRightAt } from './subscription.ts';

/** What a member's rights open at a given moment. */
export type CustomerRecord = {
  readonly customerId: string;
  /** The identifiers of the open rights; they open plans. Sorted, without duplicates, however many sources a right has. */
  readonly rightIds: readonly string[];
  /** The identifiers of rights that a membership opened and that are no longer open. */
  readonly closedRightIds: readonly string[];
  /** How many memberships are valid now (R6): one's own, a gift, and a second place. */
  readonly subscriptions: number;
  /** Undefined if there never was one. */
  readonly membership: Membership | undefined;
};

const heldAsOwn = (subscription: OrderedSubscription): HeldMembership => ({
  source: 'own',
  productId: subscription.productId ?? subscription.rightId,
  rightId: subscription.rightId,
  status: subscription.status,
  pastDueSince: subscription.pastDueSince,
  returnedAt: subscription.returnedAt,
  resumesAt: subscription.resumesAt,
  startedAt: subscription.startedAt,
  opensAt: subscription.opensAt,
  renewsAt: subscription.renewsAt,
  endsAt: subscription.endsAt,
  endedAt: subscription.endedAt,
  paidUntil: subscription.paidUntil,
  price: renewalPriceOf(subscription) ?? null,
});

const heldAsGrant = (grant: Grant, now: Date): HeldMembership | undefined => {
  const { rightId, productId = rightId, opensAt, endsAt, grantedAt: redeemedAt } = grant;
  return isMembershipGrant(grant) && endsAt !== undefined
    ? membershipFromGift({ productId, rightId, opensAt, endsAt, redeemedAt }, now)
    : undefined;
};

const heldMemberships = (rights: MemberRights, now: Date): readonly HeldMembership[] => [
  ...rights.subscriptions.map(heldAsOwn),
  ...validGrants(rights).flatMap((grant) => heldAsGrant(grant, now) ?? []),
  ...rights.places.map((place) => membershipFromSecondPlace(heldAsOwn(place.membership), place)),
];

/** Whether a membership was ever open, whatever its state now. */
const hasOpened = (one: HeldMembership, now: Date): boolean => {
  const state = membershipStateOf(one, now);
  return state !== undefined && state !== 'not-yet-open';
};

const idsOf = (rights: readonly { readonly rightId: string }[]): readonly string[] =>
  [...new Set(rights.map(({ rightId }) => rightId))].toSorted();

/** What a member's rights open at a given moment. Nothing is open any more once the account's deletion was asked for. */
export const customerRecordOf = (rights: MemberRights, now: Date): CustomerRecord => {
  const { customerId, deletionAskedAt } = rights;
  if (deletionAskedAt !== undefined) {
    return {
      customerId,
      rightIds: [],
      closedRightIds: [],
      subscriptions: 0,
      membership: undefined,
    };
  }
  const held = heldMemberships(rights, now);
  const rightIds = idsOf([
    ...validGrants(rights).filter((grant) => isOpenGrant(grant, now)),
    ...held.filter((one) => opensRightAt(one, now)),
  ]);
  return {
    customerId,
    rightIds,
    closedRightIds: idsOf(held.filter((one) => hasOpened(one, now))).filter(
      (id) => !rightIds.includes(id),
    ),
    subscriptions: held.filter((one) => subscriptionCountsAt(one, now)).length,
    membership: membershipOf(held, now),
  };
};
