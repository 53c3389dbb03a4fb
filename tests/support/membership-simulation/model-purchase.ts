import type { Time } from './model-time.ts';

/** Money returned from a payment: refunded by us, or taken back by the member's bank. */
export type MoneyBack = {
  readonly kind: 'refund' | 'dispute';
  readonly amount: number;
  readonly at: Time;
  /** False once a refund has failed or we have won a dispute: then we have the money again. */
  readonly isBack: boolean;
};

/** A payment that succeeded. */
export type Payment = {
  readonly cause: 'order' | 'renewal';
  readonly at: Time;
  readonly amount: number;
  /** The end of the time that it pays for; undefined for a one-off purchase. */
  readonly until: Time | undefined;
  readonly moneyBack: MoneyBack[];
};

/** The amount of a payment that has not been returned. */
export const leftOf = ({ amount, moneyBack }: Payment): number =>
  moneyBack.reduce((left, one) => left - (one.isBack ? one.amount : 0), amount);

/** Whether the member's newest payment has been returned in full; then it opens nothing. */
export const isReturnedInFull = (payments: readonly Payment[]): boolean => {
  const newest = payments.at(-1);
  return newest !== undefined && leftOf(newest) <= 0;
};
