import type { PostalAddress } from '../../domain/shop/shop-order.ts';

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
  /** How much of the payment was refunded, including refunds on their way. */
  readonly refundedMinorUnits: number;
  /** The refunds that have not failed; she is notified of each once. Disputes are not included. */
  readonly refunds?: readonly { readonly refundId: string; readonly minorUnits: number }[];
};

/** A payment to refund in part or in full. */
type PaidShopOrder = {
  readonly shopOrderId: string;
  readonly till: 'stripe' | 'snipcart';
  readonly sessionId: string;
  readonly paymentId: string;
};

/**
 * Refunds the given amount of a payment, or what is left of it, once for each key, and returns the refund's id; undefined if
 * nothing is left. `failures` counts the answers that refused it: a service that repeats its answers needs another idempotency
 * key after each.
 */
export type RefundShopOrder = (
  order: PaidShopOrder,
  minorUnits: number,
  key: string,
  failures: number,
) => Promise<string | undefined>;
