import type { Time } from './model-time.ts';

/** Money that went back of a payment: given back by us, or taken by her bank. */
type MoneyBack = {
  readonly kind: 'refund' | 'dispute';
  readonly amount: number;
  readonly at: Time;
  /** A refund can fail, and a dispute can be won: then the money is with us again. */
  isBack: boolean;
};

/** A payment that succeeded. */
export type Payment = {
  readonly cause: 'order' | 'renewal';
  readonly at: Time;
  readonly amount: number;
  /** How far it reaches; undefined for what is paid once. */
  readonly until: Time | undefined;
  readonly back: MoneyBack[];
};

/** What is left of a payment. */
export const leftOf = ({ amount, back }: Payment): number =>
  back.reduce((left, one) => left - (one.isBack ? one.amount : 0), amount);

/** Whether her newest payment has gone back wholly: then it opens nothing. */
export const isReturned = (payments: readonly Payment[]): boolean => {
  const newest = payments.at(-1);
  return newest !== undefined && leftOf(newest) <= 0;
};
