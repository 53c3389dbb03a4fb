import type { Currency } from '../money.ts';

/**
 * The states of a refund, with the payment service's names. A refund may still fail after it has
 * succeeded.
 */
export const refundStatuses = [
  'pending',
  'requires_action',
  'succeeded',
  'failed',
  'canceled',
] as const;
type RefundStatus = (typeof refundStatuses)[number];

/**
 * The states of a dispute. The bank takes the money when the dispute is opened, and returns it only
 * if we win. An inquiry moves no money.
 */
type DisputeStatus = 'inquiry' | 'open' | 'won' | 'lost';

/** Money that was returned to the buyer, or is on its way. */
type MovedBack = {
  /** The id of the refund or the dispute. */
  readonly id: string;
  readonly minorUnits: number;
  readonly at: Date;
};

export type Refund = MovedBack & { readonly status: RefundStatus };
export type Dispute = MovedBack & { readonly status: DisputeStatus };

/** A successful payment, with everything that was returned of it. */
export type Payment = {
  readonly paidAt: Date;
  readonly minorUnits: number;
  readonly refunds: readonly Refund[];
  readonly disputes: readonly Dispute[];
};

/** False only for a refund that failed or was cancelled: a pending one is on its way. */
export const isRefundPaidOrOnItsWay = ({ status }: Pick<Refund, 'status'>): boolean =>
  status !== 'failed' && status !== 'canceled';

/** Whether the buyer's bank has the money of a dispute. */
export const isDisputedMoneyTaken = ({ status }: Pick<Dispute, 'status'>): boolean =>
  status === 'open' || status === 'lost';

/**
 * How much of a payment can still be refunded. Money from a lost dispute is the buyer's already;
 * money held during an open dispute may come back to us.
 */
export const amountStillRefundable = ({ minorUnits, refunds, disputes }: Payment): number => {
  const back: readonly MovedBack[] = [
    ...refunds.filter(isRefundPaidOrOnItsWay),
    ...disputes.filter(({ status }) => status === 'lost'),
  ];
  return Math.max(
    0,
    back.reduce((left, one) => left - one.minorUnits, minorUnits),
  );
};

/**
 * When a payment had been returned in full, by refunds and disputes together; undefined if we still
 * have part of it. A partial refund takes nothing away: the rest was paid.
 */
export const paymentFullyReturnedAt = ({
  minorUnits,
  refunds,
  disputes,
}: Payment): Date | undefined => {
  const back: readonly MovedBack[] = [
    ...refunds.filter(isRefundPaidOrOnItsWay),
    ...disputes.filter(isDisputedMoneyTaken),
  ];
  let left = minorUnits;
  for (const one of back.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    left -= one.minorUnits;
    if (left <= 0) return one.at;
  }
  return undefined;
};

/** Money that was or should have been returned, as in our books. */
export type RefundOrDisputeForOurBooks = {
  /** The id of the refund or the dispute. */
  readonly moneyBackId: string;
  readonly paymentId: string;
  readonly kind: 'refund' | 'dispute';
  readonly currency: Currency;
  readonly minorUnits: number;
  /** Whether the customer has the money: a refund can fail, and a dispute can be won. */
  readonly isBack: boolean;
  readonly movedAt: Date;
};

/**
 * The money returned of a payment. A bank may open a dispute about a charge that has already been
 * refunded in full.
 */
export const refundsAndDisputesForOurBooks = (
  paymentId: string,
  currency: Currency,
  { refunds, disputes }: Payment,
): readonly RefundOrDisputeForOurBooks[] => {
  const records: readonly RefundOrDisputeForOurBooks[] = [
    ...refunds.map((refund) => ({
      moneyBackId: refund.id,
      paymentId,
      kind: 'refund' as const,
      currency,
      minorUnits: refund.minorUnits,
      isBack: isRefundPaidOrOnItsWay(refund),
      movedAt: refund.at,
    })),
    ...disputes.map((dispute) => ({
      moneyBackId: dispute.id,
      paymentId,
      kind: 'dispute' as const,
      currency,
      minorUnits: dispute.minorUnits,
      isBack: isDisputedMoneyTaken(dispute),
      movedAt: dispute.at,
    })),
  ];
  return records.filter(({ minorUnits }) => minorUnits > 0);
};
