import type {
  HeldSecondPlace,
  OwnSubscription,
  PackOrGiftGrant,
  StoredMemberRights,
} from './member-rights.ts';

/** The moment of these tests. */
export const now = new Date('2027-03-01T12:00:00Z');

/** The moment this many days before `now`; after it for a negative number. */
export const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);

/** The rights of a customer who has these, and nothing else. */
export const rightsWith = (held: Partial<StoredMemberRights>): StoredMemberRights => ({
  customerId: 'customer-1',
  address: undefined,
  deletionAskedAt: undefined,
  giftsRedeemed: 0,
  grants: [],
  subscriptions: [],
  places: [],
  ...held,
});

/** A pack that was bought a hundred days ago. */
export const grantWith = (change: Partial<PackOrGiftGrant> = {}): PackOrGiftGrant => ({
  rightId: 'pack-1',
  title: 'Strength',
  from: 'bought',
  orderId: 'order-1',
  orderKind: 'pack',
  productId: 'pack-1',
  shopOrder: undefined,
  state: 'granted',
  grantedAt: daysAgo(100),
  opensAt: daysAgo(100),
  endsAt: undefined,
  ...change,
});

/** A paid membership that began a hundred days ago. */
export const subscriptionWith = (change: Partial<OwnSubscription> = {}): OwnSubscription => ({
  subscriptionId: 'sub-1',
  rightId: 'annual',
  orderId: 'order-2',
  productId: 'annual',
  title: 'Annual membership',
  offer: 'annual',
  status: 'active',
  pastDueSince: undefined,
  returnedAt: undefined,
  startedAt: daysAgo(100),
  opensAt: daysAgo(100),
  renewsAt: daysAgo(-265),
  paidUntil: daysAgo(-265),
  endsAt: undefined,
  endedAt: undefined,
  canceledAt: undefined,
  pausedAt: undefined,
  resumesAt: undefined,
  lastPausedAt: undefined,
  renewal: undefined,
  promisedRenewal: undefined,
  hasWithdrawn: false,
  card: undefined,
  second: undefined,
  ...change,
});

/** A second place that was accepted ninety days ago, in a membership that goes on. */
export const secondPlaceWith = (
  change: Partial<HeldSecondPlace> = {},
  membership: Partial<OwnSubscription> = {},
): HeldSecondPlace => ({
  membership: subscriptionWith(membership),
  acceptedAt: daysAgo(90),
  removedAt: undefined,
  ...change,
});
