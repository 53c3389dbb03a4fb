import type { Currency, Money } from '../money.ts';

/** The card that pays for a subscription. */
type Card = {
  readonly brand: string;
  readonly last4: string;
  /** The last day on which it can be charged: `2028-06-30`. */
  readonly endsOn: string;
};

/** The payment service's data on a subscription that doesn't affect its right. */
export type SubscriptionPricePausesAndCard = {
  readonly priceId: string | undefined;
  /** The price of the next renewal, at the subscription's current price. */
  readonly renewal: Money | undefined;
  /**
   * When the member or we cancelled it; undefined if it isn't cancelled, or the cancellation was
   * undone.
   */
  readonly canceledAt: Date | undefined;
  /** When the pause began; kept until the paused time has been added to the paid time. */
  readonly pausedAt: Date | undefined;
  /**
   * When it resumes automatically. Of a pause that we know nothing of: when that began, so that it
   * is over from the start, and closes nothing.
   */
  readonly resumesAt: Date | undefined;
  /** When the last finished pause began. */
  readonly lastPausedAt: Date | undefined;
  readonly card: Card | undefined;
};

/** A successful payment, as in our books. */
export type PaymentForOurBooks = {
  /** The id of the payment intent; for an invoice that was paid some other way, the invoice's. */
  readonly paymentId: string;
  readonly invoiceId: string | undefined;
  readonly cause: 'order' | 'renewal';
  readonly currency: Currency;
  readonly minorUnits: number;
  readonly paidAt: Date;
  /** Undefined for a one-off payment. */
  readonly paidUntil: Date | undefined;
};
