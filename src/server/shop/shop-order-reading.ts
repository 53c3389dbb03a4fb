import type { PostalAddress } from '../../domain/shop/shop-order.ts';

/** What was read of an order of the shop where it is paid: at Stripe, or at the cart service. */
export type ShopOrderReading = {
  readonly shopOrderId: string;
  /** The number that was drawn before the reading. */
  readonly reading: string;
  readonly readAt: Date;
  readonly payment: 'open' | 'processing' | 'paid' | 'expired';
  /** The session at Stripe, or the token of the order at the cart service; undefined if there is none. */
  readonly sessionId: string | undefined;
  /** What a refund names; undefined until something is paid. */
  readonly paymentId: string | undefined;
  readonly paidAt: Date | undefined;
  /** Where e-mails about it go; undefined until somebody has typed it. */
  readonly address: string | undefined;
  readonly postal: PostalAddress | undefined;
  /** Of the payment, refunds on their way included. */
  readonly refundedMinorUnits: number;
  /** The refunds of it that have not failed, each of which she is told of once. What her bank has taken is none. */
  readonly refunds?: readonly { readonly refundId: string; readonly minorUnits: number }[];
};

/** A payment of which something is to go back. */
type PaidShopOrder = {
  readonly shopOrderId: string;
  readonly till: 'stripe' | 'snipcart';
  readonly sessionId: string;
  readonly paymentId: string;
};

/**
 * Pays back so much of a payment, or what is left of it, once for each key, and returns the refund's id; undefined if nothing is left.
 * `failures` counts the answers that refused it: a service that repeats its answers needs another idempotency key after each.
 */
export type RefundShopOrder = (
  order: PaidShopOrder,
  minorUnits: number,
  key: string,
  failures: number,
) => Promise<string | undefined>;
