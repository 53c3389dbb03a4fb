import type {
  OfferKeyNeedingProof,
  YearlyRenewingOfferKey,
} from '../membership/yearly-renewing-offer-keys.ts';
import type { Money } from '../money.ts';
import type { SingleItemOrderState } from '../orders/checkout.ts';
import type { SingleItemOrderKind } from '../orders/single-item-order-kinds.ts';
import type {
  PaymentWithReturnedAmount,
  StoredWithdrawalOrRefundRequest,
} from '../refunds/withdrawal.ts';
import type { OwnSubscription } from '../rights/member-rights.ts';
import type { ShopOrderState } from '../shop/shop-order.ts';
import type { GiftState } from '../gifts/gifts.ts';
import type { RightNotFromSubscription } from './rights-not-from-subscription.ts';

/** A gift that the member has bought. */
type GivenGiftFacts = {
  readonly state: GiftState;
  readonly startsOn: string;
  readonly toName: string | undefined;
  readonly madeAt: Date;
  readonly redeemedAt: Date | undefined;
};

/** An order of the member's with everything that belongs to it. */
export type OwnMembershipOrPackOrderFacts = {
  readonly orderId: string;
  readonly title: string;
  readonly kind: SingleItemOrderKind;
  readonly productId: string;
  readonly rightId: string;
  readonly offer: YearlyRenewingOfferKey | undefined;
  readonly isGift: boolean;
  readonly orderedAt: Date;
  readonly price: Money;
  /** The member asked for it to start at once (R15). */
  readonly startsNow: boolean;
  readonly state: SingleItemOrderState;
  readonly gift: GivenGiftFacts | undefined;
  readonly subscription: OwnSubscription | undefined;
  readonly payments: readonly PaymentWithReturnedAmount[];
  readonly withdrawals: readonly StoredWithdrawalOrRefundRequest[];
};

/** A shop order that the member placed while logged in. */
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

/** A proof that the member has sent to order a reduced membership. */
export type OwnReducedPriceProofFacts = {
  readonly proofId: string;
  readonly offer: OfferKeyNeedingProof;
  readonly state: 'waiting' | 'accepted' | 'refused' | 'withdrawn';
  readonly by: 'address' | 'file' | 'deleted';
  readonly isConfirmed: boolean;
  readonly askedAt: Date;
  readonly reason: string | undefined;
};

/** Everything we have stored about an account. */
export type AccountHistoryFacts = {
  readonly address: string | undefined;
  readonly deletionAskedAt: Date | undefined;
  readonly orders: readonly OwnMembershipOrPackOrderFacts[];
  readonly shopOrders: readonly OwnShopOrderFacts[];
  readonly held: readonly RightNotFromSubscription[];
  readonly proofs: readonly OwnReducedPriceProofFacts[];
  readonly yearStartsOn: string | undefined;
  readonly wantsLetters: boolean;
};

/** An account without any history. */
export const emptyAccountHistoryFacts: AccountHistoryFacts = {
  address: undefined,
  deletionAskedAt: undefined,
  orders: [],
  shopOrders: [],
  held: [],
  proofs: [],
  yearStartsOn: undefined,
  wantsLetters: false,
};
