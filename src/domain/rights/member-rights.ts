import {
  minSecondMemberDaysForRenewalPrice,
  renewalPriceDaysAfterEnd,
  type YearlyRenewingOfferKey,
} from '../membership/yearly-renewing-offer-keys.ts';
import type { Money } from '../money.ts';
import type { SingleItemOrderKind } from '../orders/single-item-order-kinds.ts';
import {
  finalStatuses,
  type SubscriptionInForceFacts,
  isSubscriptionInForceAt,
  doesSubscriptionOpenItsRightAt,
} from './subscription.ts';
import {
  membershipFromGift,
  membershipFromSecondPlace,
  membershipStateOf,
  mostRelevantMembershipOf,
  type Membership,
  type MembershipFromAnySource,
} from './membership.ts';

/**
 * A right from something that was paid once: a pack, which stays, or a gift membership, which ends.
 */
export type PackOrGiftGrant = {
  readonly rightId: string;
  /** The title of what was bought. The id of the right if nothing was. */
  readonly title: string;
  readonly from: 'bought' | 'gift';
  /** The order it came with, and its kind and product; undefined for a pack of a cart. */
  readonly orderId: string | undefined;
  readonly orderKind: SingleItemOrderKind | undefined;
  readonly productId: string | undefined;
  /** The number of the shop order it came with: `1042`. */
  readonly shopOrder: string | undefined;
  /** A withdrawn one opens nothing: its money has gone back. */
  readonly state: 'granted' | 'withdrawn';
  readonly grantedAt: Date;
  readonly opensAt: Date;
  /** Undefined for one that stays. */
  readonly endsAt: Date | undefined;
};

export type SubscriptionWithOrder = SubscriptionInForceFacts & {
  readonly subscriptionId: string;
  readonly rightId: string;
  /** Undefined, like what follows, if it belongs to no order of ours. */
  readonly orderId: string | undefined;
  readonly productId: string | undefined;
  readonly title: string | undefined;
  readonly offer: YearlyRenewingOfferKey | undefined;
  readonly startedAt: Date | undefined;
  readonly opensAt: Date;
  readonly renewsAt: Date | undefined;
  /** The end of the paid time; undefined if nothing was paid. */
  readonly paidUntil: Date | undefined;
  readonly endsAt: Date | undefined;
  readonly endedAt: Date | undefined;
  readonly canceledAt: Date | undefined;
  readonly pausedAt: Date | undefined;
  /** When the last finished pause began. */
  readonly lastPausedAt: Date | undefined;
  /**
   * The price of the next renewal at the payment service, and the one that the order has promised.
   */
  readonly renewal: Money | undefined;
  readonly promisedRenewal: Money | undefined;
  /** Whether its payer has withdrawn from it, rather than asked for a refund. */
  readonly hasWithdrawn: boolean;
};

/** The holder of the second place in a membership for two, or whoever is invited to it. */
export type SecondMemberOrInvitee = {
  readonly invitationId: string;
  readonly state: 'invited' | 'accepted';
  /** The customer id; undefined until the invitation is accepted. */
  readonly customerId: string | undefined;
  readonly address: string | undefined;
  readonly since: Date;
};

/** A subscription, for the member who pays for it. */
export type OwnSubscription = SubscriptionWithOrder & {
  readonly card:
    | { readonly brand: string; readonly last4: string; readonly lastDay: string }
    | undefined;
  /** Undefined while the second place is free. */
  readonly second: SecondMemberOrInvitee | undefined;
};

/** A second place that a member holds, or held, in the membership of somebody else. */
export type HeldSecondPlace = {
  readonly membership: SubscriptionWithOrder;
  readonly acceptedAt: Date;
  /** When the place was lost or given up. */
  readonly removedAt: Date | undefined;
};

/**
 * Everything that opens something for a member, has opened it or will, as stored. What follows from
 * it is decided in this room.
 */
export type StoredMemberRights = {
  readonly customerId: string;
  /** Where notices about orders go. */
  readonly address: string | undefined;
  /** When the member asked for the account's deletion. From then on nothing is open. */
  readonly deletionAskedAt: Date | undefined;
  /**
   * How many gifts were redeemed. Of two redemptions at once, the second finds another number and
   * looks again.
   */
  readonly giftsRedeemed: number;
  /** From the first to the last. */
  readonly grants: readonly PackOrGiftGrant[];
  /** From the first to the last. Those that have not begun come at the end. */
  readonly subscriptions: readonly OwnSubscription[];
  readonly places: readonly HeldSecondPlace[];
};

/**
 * Whether a member has a subscription that can still take money, whether or not it opens something
 * now.
 */
export const hasUnendedSubscription = ({ subscriptions }: StoredMemberRights): boolean =>
  subscriptions.some(({ status }) => !finalStatuses.includes(status));

/** The price of the next renewal; undefined if it isn't known. */
export const nextRenewalPriceOfSubscription = ({
  renewal,
  promisedRenewal,
}: SubscriptionWithOrder): Money | undefined => renewal ?? promisedRenewal;

/** The grants that count: those whose money has not gone back. */
export const unrefundedGrants = ({ grants }: StoredMemberRights): readonly PackOrGiftGrant[] =>
  grants.filter(({ state }) => state === 'granted');

/** Whether a valid grant opens its right at a given moment. */
const isOpenGrant = (
  { opensAt, endsAt }: Pick<PackOrGiftGrant, 'opensAt' | 'endsAt'>,
  now: Date,
): boolean =>
  opensAt.getTime() <= now.getTime() && (endsAt === undefined || now.getTime() < endsAt.getTime());

/** Whether a grant is a membership for some time. One without an order is, if it ends. */
export const isGrantOfMembership = ({ orderKind, endsAt }: PackOrGiftGrant): boolean =>
  orderKind === undefined ? endsAt !== undefined : orderKind !== 'pack';

/** Whether a member has a right for good, even if it opens later. */
export const ownsRightForGood = (rights: StoredMemberRights, rightId: string): boolean =>
  unrefundedGrants(rights).some((grant) => grant.rightId === rightId && grant.endsAt === undefined);

const dayMs = 24 * 60 * 60 * 1000;

/** How long somebody whose year has ended can come back at the renewal price. */
const lapsesAt = (endedAt: Date): Date =>
  new Date(endedAt.getTime() + renewalPriceDaysAfterEnd * dayMs);

/**
 * Whether it was a year of membership: paid, and not given back. A year that was never paid, was
 * refunded in full, or withdrawn from doesn't count; then the next one costs as much as a first
 * one.
 */
const wasPaid = ({ paidUntil, returnedAt, hasWithdrawn }: SubscriptionWithOrder): boolean =>
  paidUntil !== undefined && returnedAt === undefined && !hasWithdrawn;

/**
 * How long a member can come back at the renewal price after her own membership; undefined if it
 * hasn't ended, or doesn't count.
 */
export const renewalPriceUntilOfEndedSubscription = (
  subscription: SubscriptionWithOrder,
): Date | undefined => {
  const { status, endedAt } = subscription;
  const hasEnded = status === 'canceled' && wasPaid(subscription);
  return hasEnded && endedAt !== undefined ? lapsesAt(endedAt) : undefined;
};

const earlier = (one: Date | undefined, other: Date | undefined): Date | undefined =>
  one === undefined || (other !== undefined && other < one) ? other : one;

// A second place counts only if it was held for long enough, under a membership that was paid and
// stayed so: accepting one and leaving it must not be a way to the renewal price.
const endOfPlace = ({ membership, acceptedAt, removedAt }: HeldSecondPlace): Date | undefined => {
  const end = earlier(removedAt, membership.endedAt);
  if (end === undefined || !wasPaid(membership)) return undefined;
  const start = Math.max(acceptedAt.getTime(), membership.opensAt.getTime());
  return end.getTime() >= start + minSecondMemberDaysForRenewalPrice * dayMs ? end : undefined;
};

/**
 * Whether a year of a member's, paid or given, or a second place, ended recently enough to come
 * back at the renewal price.
 */
export const isEligibleForRenewalPrice = (rights: StoredMemberRights, now: Date): boolean => {
  const ends = [
    ...rights.subscriptions.flatMap((one) =>
      renewalPriceUntilOfEndedSubscription(one) === undefined ? [] : (one.endedAt ?? []),
    ),
    ...unrefundedGrants(rights).flatMap(({ orderKind, endsAt }) =>
      orderKind === 'gift-membership' ? (endsAt ?? []) : [],
    ),
    ...rights.places.flatMap((place) => endOfPlace(place) ?? []),
  ];
  return ends.some((end) => end <= now && now <= lapsesAt(end));
};

/** What a member's rights open at a given moment. */
export type OpenRightsAndMembership = {
  readonly customerId: string;
  /**
   * The identifiers of the open rights; they open plans. Sorted, without duplicates, however many
   * sources a right has.
   */
  readonly rightIds: readonly string[];
  /** The identifiers of rights that a membership opened and that are no longer open. */
  readonly closedRightIds: readonly string[];
  /** How many memberships are valid now (R6): one's own, a gift, and a second place. */
  readonly subscriptions: number;
  /** Undefined if there never was one. */
  readonly membership: Membership | undefined;
};

const heldAsOwn = (subscription: SubscriptionWithOrder): MembershipFromAnySource => ({
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
  price: nextRenewalPriceOfSubscription(subscription) ?? null,
});

const heldAsGrant = (grant: PackOrGiftGrant, now: Date): MembershipFromAnySource | undefined => {
  const { rightId, productId = rightId, opensAt, endsAt, grantedAt: redeemedAt } = grant;
  return isGrantOfMembership(grant) && endsAt !== undefined
    ? membershipFromGift({ productId, rightId, opensAt, endsAt, redeemedAt }, now)
    : undefined;
};

const heldMemberships = (
  rights: StoredMemberRights,
  now: Date,
): readonly MembershipFromAnySource[] => [
  ...rights.subscriptions.map(heldAsOwn),
  ...unrefundedGrants(rights).flatMap((grant) => heldAsGrant(grant, now) ?? []),
  ...rights.places.map((place) => membershipFromSecondPlace(heldAsOwn(place.membership), place)),
];

/** Whether a membership was ever open, whatever its state now. */
const hasOpened = (one: MembershipFromAnySource, now: Date): boolean => {
  const state = membershipStateOf(one, now);
  return state !== undefined && state !== 'not-yet-open';
};

const idsOf = (rights: readonly { readonly rightId: string }[]): readonly string[] =>
  [...new Set(rights.map(({ rightId }) => rightId))].toSorted();

/**
 * What a member's rights open at a given moment. Nothing is open any more once the account's
 * deletion was asked for.
 */
export const openRightsAndMembershipAt = (
  rights: StoredMemberRights,
  now: Date,
): OpenRightsAndMembership => {
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
    ...unrefundedGrants(rights).filter((grant) => isOpenGrant(grant, now)),
    ...held.filter((one) => doesSubscriptionOpenItsRightAt(one, now)),
  ]);
  return {
    customerId,
    rightIds,
    closedRightIds: idsOf(held.filter((one) => hasOpened(one, now))).filter(
      (id) => !rightIds.includes(id),
    ),
    subscriptions: held.filter((one) => isSubscriptionInForceAt(one, now)).length,
    membership: mostRelevantMembershipOf(held, now),
  };
};
