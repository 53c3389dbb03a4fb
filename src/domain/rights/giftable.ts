import { endOfOwnPaidTimeWithPause } from '../gifts/gift-period.ts';
import {
  type OwnSubscription,
  type StoredMemberRights,
  ownsRightForGood,
  unrefundedGrants,
} from './member-rights.ts';
import { isSubscriptionInForceAt } from './subscription.ts';

/** What a gift opens. `months` is null for a pack, which stays. */
type GiftOfRight = { readonly rightId: string; readonly months: number | null };

/**
 * Why a member can't redeem a gift; undefined if she can:
 * - `leaving`: her account is being deleted.
 * - `owned`: she has this pack already.
 */
export const findGiftRedemptionRefusal = (
  rights: StoredMemberRights,
  { rightId, months }: GiftOfRight,
): 'leaving' | 'owned' | undefined => {
  if (rights.deletionAskedAt !== undefined) return 'leaving';
  return months === null && ownsRightForGood(rights, rightId) ? 'owned' : undefined;
};

/** Whether a subscription is valid now, or will be again after its pause. */
const isValid = (subscription: OwnSubscription, now: Date): boolean =>
  isSubscriptionInForceAt(subscription, now) ||
  (subscription.status === 'paused' && subscription.returnedAt === undefined);

/**
 * What a member already has of a gift's right: the ends of what she pays for herself and of her
 * other gifts, and when her own membership renews.
 */
export const endDatesAndRenewalOfHeldRight = (
  rights: StoredMemberRights,
  rightId: string,
  now: Date,
): { readonly until: readonly Date[]; readonly renewsAt: Date | undefined } => {
  const own = rights.subscriptions.filter((one) => one.rightId === rightId && isValid(one, now));
  const given = unrefundedGrants(rights).filter((grant) => grant.rightId === rightId);
  return {
    until: [
      ...own.flatMap(({ paidUntil, pausedAt, resumesAt }) =>
        paidUntil === undefined
          ? []
          : endOfOwnPaidTimeWithPause({ paidUntil, pausedAt, resumesAt }),
      ),
      ...given.flatMap(({ endsAt }) => endsAt ?? []),
    ],
    renewsAt: own.find(({ renewsAt }) => renewsAt !== undefined)?.renewsAt,
  };
};
