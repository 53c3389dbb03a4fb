import type { CatalogueItem } from '../catalogue.ts';
import type { CheckoutReason } from './checkout.ts';

/** How many days an accepted proof can be used for an order. */
export const proofDays = 90;

/** What somebody has already, and what she is eligible for, before she orders something for herself. */
export type OrderEligibility = {
  /** She has the right for good. */
  readonly isOwned: boolean;
  /** She has a subscription that can still take money. */
  readonly isSubscribed: boolean;
  /** She has ordered something with the same right, and her bank hasn't confirmed the payment yet. */
  readonly isProcessing: boolean;
  /** She has an accepted proof for this offer. */
  readonly hasProof: boolean;
  /** A membership of hers ended recently enough. */
  readonly hasLapsed: boolean;
};

/** Why somebody can't order an item for herself; undefined if she can. A gift has no such reason. */
export const orderRefusalReason = (
  item: CatalogueItem,
  eligibility: OrderEligibility,
): CheckoutReason | undefined => {
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

/** The sentence for each reason. */
export const orderRefusalSentences: Readonly<Record<CheckoutReason, string>> = {
  'already-subscribed': 'You already have a membership.',
  'already-owned': 'You have bought this already.',
  'proof-needed':
    'This price needs a proof. Show it on your account page; when we have accepted it, order here within 90 days.',
  'not-lapsed':
    'This price is for whoever comes back within 30 days of the end of a membership, and none of yours has ended in that time.',
};
