import type { DigitalCatalogueItem } from '../digital-catalogue.ts';
import {
  minSecondMemberDaysForRenewalPrice,
  renewalPriceDaysAfterEnd,
} from '../membership/yearly-renewing-offer-keys.ts';
import type { OrderRefusalReason } from './checkout.ts';

/** How many days an accepted proof can be used for an order. */
export const proofValidityDays = 90;

/**
 * What somebody has already, and what she is eligible for, before she orders something for herself.
 */
export type OrderEligibilityFacts = {
  /** The buyer has the right for good. */
  readonly isOwned: boolean;
  /** The buyer has a subscription that can still take money. */
  readonly isSubscribed: boolean;
  /**
   * The buyer has ordered something with the same right, and her bank hasn't confirmed the payment
   * yet.
   */
  readonly isProcessing: boolean;
  /** The buyer has an accepted proof for this offer. */
  readonly hasProof: boolean;
  /**
   * A year of the buyer's, paid or given, or a second place that she held for long enough, ended
   * recently enough.
   */
  readonly hasLapsed: boolean;
};

/**
 * Why somebody can't order an item for herself; undefined if she can. A gift has no such reason.
 */
export const findOrderRefusalReasonOfItem = (
  item: DigitalCatalogueItem,
  eligibility: OrderEligibilityFacts,
): OrderRefusalReason | undefined => {
  switch (item.kind) {
    case 'gift-membership':
      return undefined;
    case 'pack':
      return eligibility.isOwned || eligibility.isProcessing ? 'already-owned' : undefined;
    case 'membership':
      if (eligibility.isSubscribed || eligibility.isProcessing) return 'already-subscribed';
      if (item.offer === 'renewal' && !eligibility.hasLapsed) return 'not-lapsed';
      if ((item.offer === 'student' || item.offer === 'nhs') && !eligibility.hasProof) {
        return 'proof-needed';
      }
      return undefined;
  }
};

export const orderRefusalSentences: Readonly<Record<OrderRefusalReason, string>> = {
  'already-subscribed': 'You already have a membership.',
  'already-owned': 'You have bought this already.',
  'proof-needed':
    'You need proof for this price. Send it from your account page. Once we have accepted it, you can order here within 90 days.',
  'not-lapsed': `This price is for members who come back within ${renewalPriceDaysAfterEnd} days of the end of a year of membership, their own or a gift, or of a second place held for at least ${minSecondMemberDaysForRenewalPrice} days. We can’t find one of yours that ended in that time.`,
};
