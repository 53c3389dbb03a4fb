import type { PostalAddress } from '../../domain/shop/shop-order.ts';

/** Money of a shop order that is with the buyer, or on its way to her. */
export type ShopMoneyBack = {
  /** The id of the refund or the dispute at the till. */
  readonly id: string;
  /** `unlisted`: the till says how much has gone back in all, and lists less. The buyer is told of each refund once, and of nothing else. */
  readonly kind: 'refund' | 'dispute' | 'unlisted';
  readonly minorUnits: number;
  /** Undefined where the till doesn't say: then the day of the first reading counts. */
  readonly at: Date | undefined;
};

/** A reading of a shop order at its till: Stripe, or the cart service. */
export type ShopOrderReading = {
  readonly shopOrderId: string;
  /** The number drawn before the reading. */
  readonly reading: string;
  readonly readAt: Date;
  readonly payment: 'open' | 'processing' | 'paid' | 'expired';
  /** The Stripe session, or the token of the order at the cart service; undefined if there is none. */
  readonly sessionId: string | undefined;
  /** The id that a refund refers to; undefined until something is paid. */
  readonly paymentId: string | undefined;
  readonly paidAt: Date | undefined;
  /** Where e-mails about it go; undefined until she has typed it. */
  readonly address: string | undefined;
  readonly postal: PostalAddress | undefined;
  /** Everything that has gone back of the payment, refunds on their way included. */
  readonly moneyBack: readonly ShopMoneyBack[];
};

/** A payment to refund in part or in full. */
type PaidShopOrder = {
  readonly shopOrderId: string;
  readonly till: 'stripe' | 'snipcart';
  readonly sessionId: string;
  readonly paymentId: string;
};

/**
 * Refunds the given amount of a payment, or what is left of it, once for each return, and returns the refund's id; undefined if
 * nothing is left. The idempotency key changes with each answer that refused it, for a service that repeats its answers.
 */
export type RefundShopOrder = (
  order: PaidShopOrder,
  minorUnits: number,
  returnId: string,
  idempotencyKey: string,
) => Promise<string | undefined>;
