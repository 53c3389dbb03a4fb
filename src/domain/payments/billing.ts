import type { Currency, Money } from '../money.ts';
import { isRefundBack, isDisputeTaken, type Payment } from './money-back.ts';

/** The card that a subscription is paid with. */
type Card = {
  readonly brand: string;
  readonly last4: string;
  /** The last day on which it can be charged: `2028-06-30`. */
  readonly endsOn: string;
};

/** What the payment service says of a subscription beside what its right depends on. */
export type Billing = {
  readonly priceId: string | undefined;
  /** What the next renewal costs, by the price that the subscription has now. */
  readonly renewal: Money | undefined;
  /** When she or we cancelled it; undefined if it is not cancelled, or that was taken back. */
  readonly canceledAt: Date | undefined;
  /** Since when it is paused, until the time that the pause took has been given back. */
  readonly pausedAt: Date | undefined;
  /** When it goes on by itself. */
  readonly resumesAt: Date | undefined;
  /** When the last pause that is over began. */
  readonly lastPausedAt: Date | undefined;
  readonly card: Card | undefined;
};

/** A payment that succeeded, as our books have it. */
export type PaymentRecord = {
  /** The payment intent; of an invoice that was paid some other way, the invoice. */
  readonly paymentId: string;
  readonly invoiceId: string | undefined;
  readonly cause: 'order' | 'renewal';
  readonly currency: Currency;
  readonly minorUnits: number;
  readonly paidAt: Date;
  /** Undefined for what is paid once. */
  readonly paidUntil: Date | undefined;
};

/** Money that went back, or was to go back, as our books have it. */
export type MoneyBackRecord = {
  /** The id of the refund or the dispute. */
  readonly moneyBackId: string;
  readonly paymentId: string;
  readonly kind: 'refund' | 'dispute';
  readonly currency: Currency;
  readonly minorUnits: number;
  /** Whether the money is with her: a refund can fail, and a dispute can be won. */
  readonly isBack: boolean;
  readonly movedAt: Date;
};

/** What went back of a payment. A bank may ask about a charge of which nothing is left. */
export const moneyBackOf = (
  paymentId: string,
  currency: Currency,
  { refunds, disputes }: Payment,
): readonly MoneyBackRecord[] => {
  const records: readonly MoneyBackRecord[] = [
    ...refunds.map((refund) => ({
      moneyBackId: refund.id,
      paymentId,
      kind: 'refund' as const,
      currency,
      minorUnits: refund.minorUnits,
      isBack: isRefundBack(refund),
      movedAt: refund.at,
    })),
    ...disputes.map((dispute) => ({
      moneyBackId: dispute.id,
      paymentId,
      kind: 'dispute' as const,
      currency,
      minorUnits: dispute.minorUnits,
      isBack: isDisputeTaken(dispute),
      movedAt: dispute.at,
    })),
  ];
  return records.filter(({ minorUnits }) => minorUnits > 0);
};

/** The last day of a month, as `2028-02-29`. */
export const lastDayOf = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
