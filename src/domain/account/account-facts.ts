import type { MembershipOffer, ProvenOffer } from '../membership-offers.ts';
import type { Money } from '../money.ts';
import type { OrderState } from '../orders/checkout.ts';
import type { PaymentSoFar, StoredWithdrawal } from '../payments/withdrawal.ts';
import type { ShopOrderState } from '../shop/shop-order.ts';
import type { Subscription } from '../rights/subscription.ts';

/** The holder of the second place in a membership for two. */
type SecondPlace = {
  readonly state: 'invited' | 'accepted';
  readonly address: string | undefined;
  readonly since: Date;
};

/** The subscription of an order, as stored. */
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
  /** When the last finished pause began. */
  readonly lastPausedAt: Date | undefined;
  /** The price of the next renewal. */
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

/** An order of hers with everything that belongs to it. */
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
  /** She asked for it to start at once (R15). */
  readonly startsNow: boolean;
  readonly state: OrderState;
  readonly gift: GivenGiftFacts | undefined;
  readonly subscription: OwnSubscriptionFacts | undefined;
  readonly payments: readonly PaymentSoFar[];
  readonly withdrawals: readonly StoredWithdrawal[];
  /** Whether she has withdrawn from it herself, rather than asked for a refund. */
  readonly hasWithdrawn: boolean;
};

/** A right that she has or had from a source other than her own subscription. */
export type HeldRight = {
  readonly rightId: string;
  readonly title: string;
  readonly kind: 'membership' | 'pack';
  readonly from: 'bought' | 'gift' | 'second-member';
  /** The shop order that it came with, `KN-1042`. */
  readonly shopOrder: string | undefined;
  readonly since: Date;
  readonly opensAt: Date;
  readonly endsAt: Date | undefined;
  /** False if it is closed for another reason, such as a failed payment by the payer of a membership for two. */
  readonly counts: boolean;
};

/** A shop order that she placed while logged in. */
export type OwnShopOrderFacts = {
  readonly number: string;
  /** The signed reference that opens its page: `<id>.<signature>`. */
  readonly link: string;
  readonly orderedAt: Date;
  readonly total: Money;
  readonly state: ShopOrderState;
  /** A summary of what was ordered. */
  readonly what: string;
};

/** A proof that she has sent to order a reduced membership. */
export type OwnProofFacts = {
  readonly proofId: string;
  readonly offer: ProvenOffer;
  readonly state: 'waiting' | 'accepted' | 'refused' | 'withdrawn';
  readonly by: 'address' | 'file' | 'deleted';
  readonly isConfirmed: boolean;
  readonly askedAt: Date;
  readonly reason: string | undefined;
};

/** Everything we have stored about an account. */
export type AccountFacts = {
  readonly address: string | undefined;
  readonly deletionAskedAt: Date | undefined;
  readonly orders: readonly OwnOrderFacts[];
  readonly shopOrders: readonly OwnShopOrderFacts[];
  readonly held: readonly HeldRight[];
  readonly proofs: readonly OwnProofFacts[];
};

/** An account without any history. */
export const emptyAccount: AccountFacts = {
  address: undefined,
  deletionAskedAt: undefined,
  orders: [],
  shopOrders: [],
  held: [],
  proofs: [],
};
