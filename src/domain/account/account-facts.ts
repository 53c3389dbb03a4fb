import type { MembershipOffer, ProvenOffer } from '../membership-offers.ts';
import type { Money } from '../money.ts';
import type { OrderState } from '../orders/checkout.ts';
import type { PaymentSoFar, StoredWithdrawal } from '../payments/withdrawal.ts';
import type { ShopOrderState } from '../shop/shop-order.ts';
import type { Subscription } from '../subscription.ts';

/** Who has the second account of a membership for two. */
type SecondPlace = {
  readonly state: 'invited' | 'accepted';
  readonly address: string | undefined;
  readonly since: Date;
};

/** The subscription of an order, as we have stored it. */
export type OwnSubscriptionFacts = Subscription & {
  readonly subscriptionId: string;
  readonly startedAt: Date | undefined;
  readonly opensAt: Date;
  readonly renewsAt: Date | undefined;
  readonly paidUntil: Date | undefined;
  readonly endsAt: Date | undefined;
  readonly endedAt: Date | undefined;
  readonly pausedAt: Date | undefined;
  readonly resumesAt: Date | undefined;
  /** When the last pause that is over began. */
  readonly lastPausedAt: Date | undefined;
  /** What the next renewal costs. */
  readonly renewal: Money | undefined;
  readonly card:
    { readonly brand: string; readonly last4: string; readonly lastDay: string } | undefined;
  readonly second: SecondPlace | undefined;
};

/** A gift that she has bought. */
type GivenGiftFacts = {
  readonly state: 'open' | 'redeemed' | 'refunded';
  readonly startsOn: string;
  readonly toName: string | undefined;
  readonly madeAt: Date;
  readonly redeemedAt: Date | undefined;
};

/** An order of hers with everything that came of it. */
export type OwnOrderFacts = {
  readonly orderId: string;
  readonly title: string;
  readonly kind: 'membership' | 'pack' | 'gift-membership';
  readonly productId: string;
  readonly rightId: string;
  readonly offer: MembershipOffer | undefined;
  readonly isGift: boolean;
  readonly orderedAt: Date;
  readonly price: Money;
  /** She has asked for it at once (R15). */
  readonly startsNow: boolean;
  readonly state: OrderState;
  readonly gift: GivenGiftFacts | undefined;
  readonly subscription: OwnSubscriptionFacts | undefined;
  readonly payments: readonly PaymentSoFar[];
  readonly withdrawals: readonly StoredWithdrawal[];
  /** Whether she has withdrawn from it herself, not only asked us. */
  readonly hasWithdrawn: boolean;
};

/** Something that is hers, or was, and isn't a subscription of her own. */
export type HeldRight = {
  readonly rightId: string;
  readonly title: string;
  readonly kind: 'membership' | 'pack';
  readonly from: 'bought' | 'gift' | 'second-member';
  /** The order of the shop that it came with, `KN-1042`. */
  readonly shopOrder: string | undefined;
  readonly since: Date;
  readonly opensAt: Date;
  readonly endsAt: Date | undefined;
  /** False for what doesn't open now for another reason, such as a payment of hers who pays for two. */
  readonly counts: boolean;
};

/** An order of the shop that she placed while she was logged in. */
export type OwnShopOrderFacts = {
  readonly number: string;
  /** What its page is opened by: `<id>.<signature>`. */
  readonly link: string;
  readonly orderedAt: Date;
  readonly total: Money;
  readonly state: ShopOrderState;
  /** What was ordered, in words. */
  readonly what: string;
};

/** What she has sent us to show that she may order a reduced membership. */
export type OwnProofFacts = {
  readonly proofId: string;
  readonly offer: ProvenOffer;
  readonly state: 'waiting' | 'accepted' | 'refused' | 'withdrawn';
  readonly by: 'address' | 'file' | 'deleted';
  readonly isConfirmed: boolean;
  readonly askedAt: Date;
  readonly reason: string | undefined;
};

/** Everything that we have stored of an account. */
export type AccountFacts = {
  readonly address: string | undefined;
  readonly deletionAskedAt: Date | undefined;
  readonly orders: readonly OwnOrderFacts[];
  readonly shopOrders: readonly OwnShopOrderFacts[];
  readonly held: readonly HeldRight[];
  readonly proofs: readonly OwnProofFacts[];
};

/** An account in which nothing has ever happened. */
export const emptyAccount: AccountFacts = {
  address: undefined,
  deletionAskedAt: undefined,
  orders: [],
  shopOrders: [],
  held: [],
  proofs: [],
};
