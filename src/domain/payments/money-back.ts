/** How far a refund has come, as the payment service names it. A refund may still fail after it has succeeded. */
export const refundStatuses = [
  'pending',
  'requires_action',
  'succeeded',
  'failed',
  'canceled',
] as const;
type RefundStatus = (typeof refundStatuses)[number];

/**
 * How a dispute stands. The bank takes the money when the dispute is opened, and gives it back only if we win. An inquiry moves
 * no money.
 */
type DisputeStatus = 'inquiry' | 'open' | 'won' | 'lost';

/** Money that went back to the buyer, or is on its way. */
type MovedBack = {
  /** The id of the refund or the dispute. */
  readonly id: string;
  readonly minorUnits: number;
  readonly at: Date;
};

export type Refund = MovedBack & { readonly status: RefundStatus };
export type Dispute = MovedBack & { readonly status: DisputeStatus };

/** A payment that has succeeded, with everything that came back of it. */
export type Payment = {
  readonly paidAt: Date;
  readonly minorUnits: number;
  readonly refunds: readonly Refund[];
  readonly disputes: readonly Dispute[];
};

/** Whether a refund is with her, or on its way. */
export const isRefundBack = ({ status }: Pick<Refund, 'status'>): boolean =>
  status !== 'failed' && status !== 'canceled';

/** Whether her bank has the money of a dispute. */
export const isDisputeTaken = ({ status }: Pick<Dispute, 'status'>): boolean =>
  status === 'open' || status === 'lost';

/**
 * How much of a payment can still be refunded. What her bank has for good is with her already; what it only holds while a dispute is
 * open may come back to us.
 */
export const leftToRefund = ({ minorUnits, refunds, disputes }: Payment): number => {
  const back: readonly MovedBack[] = [
    ...refunds.filter(isRefundBack),
    ...disputes.filter(({ status }) => status === 'lost'),
  ];
  return Math.max(
    0,
    back.reduce((left, one) => left - one.minorUnits, minorUnits),
  );
};

/**
 * When a payment had gone back wholly, by refunds and disputes together; undefined if we still have some of it. A part that went
 * back takes nothing away: the rest was paid.
 */
export const returnedAtOf = ({ minorUnits, refunds, disputes }: Payment): Date | undefined => {
  const back: readonly MovedBack[] = [
    ...refunds.filter(isRefundBack),
    ...disputes.filter(isDisputeTaken),
  ];
  let left = minorUnits;
  for (const one of back.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    left -= one.minorUnits;
    if (left <= 0) return one.at;
  }
  return undefined;
};
