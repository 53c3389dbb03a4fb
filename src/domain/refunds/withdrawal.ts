import type { GiftState } from '../gifts/gifts.ts';
import { endOfUkDayAfterDays } from '../days/uk-time.ts';
import type { Money } from '../money.ts';
import { coolingOffDays } from '../orders/instant-supply-agreements.ts';
import type { PaymentForOurBooks } from '../payments/billing.ts';
import type { RefundOrDisputeForOurBooks } from './money-back.ts';
import type { SubscriptionRightState } from '../payments/order-states.ts';

/** A successful payment, and how much of it has been returned. */
export type PaymentWithReturnedAmount = {
  readonly paymentId: string;
  readonly cause: 'order' | 'renewal';
  readonly amount: Money;
  readonly backMinorUnits: number;
  readonly paidAt: Date;
  /** The end of the time it pays for; undefined for a one-off payment. */
  readonly paidUntil: Date | undefined;
};

/** A stored withdrawal or refund request. */
export type StoredWithdrawalOrRefundRequest = {
  readonly state: 'asked' | 'received' | 'done' | 'declined';
  readonly paymentId: string | undefined;
  readonly refund: Money;
  readonly at: Date;
};

type WithdrawableSubscription = {
  readonly startedAt: Date | undefined;
  readonly isEnded: boolean;
  /** When the current pause began; undefined if there is none. */
  readonly pausedAt: Date | undefined;
  /**
   * The end of the paid time, including the time that a pause has given back; undefined if it isn't
   * known.
   */
  readonly reachesUntil: Date | undefined;
};

/** The parts of an order that affect the right to withdraw. */
export type OrderFactsForWithdrawal = {
  readonly kind: 'membership' | 'pack' | 'gift';
  readonly orderedAt: Date;
  readonly price: Money;
  /** The member asked for it at once, knowing that this affects her right to withdraw (R15). */
  readonly startsNow: boolean;
  readonly isPaid: boolean;
  /** The state of a gift; undefined if it isn't one. */
  readonly gift: GiftState | undefined;
  readonly subscription: WithdrawableSubscription | undefined;
  readonly payments: readonly PaymentWithReturnedAmount[];
  readonly withdrawals: readonly StoredWithdrawalOrRefundRequest[];
};

type Share = 'nothing-paid' | 'all' | 'pro-rata';

/**
 * The state of the right to withdraw; the account answer's `WithdrawalRightStateAnswer` explains
 * each kind.
 */
export type WithdrawalRightState =
  | {
      readonly kind: 'open';
      readonly until: Date | undefined;
      readonly refund: Money;
      readonly share: Share;
      readonly daysUsed: number;
      /** The payment to refund; undefined if nothing was paid. */
      readonly paymentId: string | undefined;
    }
  | { readonly kind: 'over'; readonly until: Date; readonly paymentId: string | undefined }
  | { readonly kind: 'supplied' | 'used'; readonly paymentId: string | undefined }
  | { readonly kind: 'none' }
  | { readonly kind: 'asked' | 'declined'; readonly at: Date }
  | { readonly kind: 'received' | 'done'; readonly at: Date; readonly refund: Money };

const dayMs = 24 * 60 * 60 * 1000;

const yearBefore = (date: Date): Date => {
  const earlier = new Date(date);
  earlier.setUTCFullYear(date.getUTCFullYear() - 1);
  // In the year before, 29 February would become 1 March.
  if (earlier.getUTCMonth() !== date.getUTCMonth()) earlier.setUTCDate(0);
  return earlier;
};

/**
 * The refund for a paid year: the price of the remaining days. A day that has begun isn't counted
 * as used, and amounts are rounded up in the member's favour.
 */
export const refundForRemainingDays = (
  minorUnits: number,
  paidUntil: Date,
  now: Date,
): { readonly minorUnits: number; readonly daysUsed: number } => {
  const start = yearBefore(paidUntil).getTime();
  const days = Math.round((paidUntil.getTime() - start) / dayMs);
  const begun = Math.floor((now.getTime() - start) / dayMs);
  const daysUsed = Math.min(Math.max(begun, 0), days);
  return { minorUnits: Math.ceil((minorUnits * (days - daysUsed)) / days), daysUsed };
};

const latest = (one: Date, other: Date | undefined): Date =>
  other === undefined || one > other ? one : other;

const leftOf = ({ amount, backMinorUnits }: PaymentWithReturnedAmount): number =>
  amount.minorUnits - backMinorUnits;

/** The payment that a withdrawal concerns: the newest. */
const newestOf = (
  payments: readonly PaymentWithReturnedAmount[],
): PaymentWithReturnedAmount | undefined =>
  payments.toSorted((a, b) => b.paidAt.getTime() - a.paidAt.getTime())[0];

type Open = Extract<WithdrawalRightState, { kind: 'open' }>;

const wholeOf = (payment: PaymentWithReturnedAmount, until: Date | undefined): Open => ({
  kind: 'open',
  until,
  refund: { ...payment.amount, minorUnits: leftOf(payment) },
  share: 'all',
  daysUsed: 0,
  paymentId: payment.paymentId,
});

const proRataOf = (
  payment: PaymentWithReturnedAmount,
  paidUntil: Date,
  subscription: WithdrawableSubscription | undefined,
  until: Date,
  now: Date,
): Open => {
  const paused = subscription === undefined ? 0 : pausedMs(subscription, paidUntil, now);
  const { minorUnits, daysUsed } = refundForRemainingDays(
    payment.amount.minorUnits,
    paidUntil,
    new Date(now.getTime() - paused),
  );
  const refund = { ...payment.amount, minorUnits: Math.min(minorUnits, leftOf(payment)) };
  return { ...wholeOf(payment, until), refund, share: 'pro-rata', daysUsed };
};

/** How long the member's membership was paused in the paid year: days she hasn't used. */
const pausedMs = (
  { pausedAt, reachesUntil }: WithdrawableSubscription,
  paidUntil: Date,
  now: Date,
): number => {
  const givenBack = reachesUntil === undefined ? 0 : reachesUntil.getTime() - paidUntil.getTime();
  const goingOn = pausedAt === undefined ? 0 : now.getTime() - pausedAt.getTime();
  return Math.max(0, givenBack) + Math.max(0, goingOn);
};

/** A membership that hasn't been paid for yet: it can be stopped, and costs nothing. */
const ofUnpaid = (order: OrderFactsForWithdrawal, now: Date): WithdrawalRightState => {
  const { subscription, price, orderedAt } = order;
  if (subscription === undefined || subscription.isEnded) return { kind: 'none' };
  const until = endOfUkDayAfterDays(latest(orderedAt, subscription.startedAt), coolingOffDays);
  if (now > until) return { kind: 'none' };
  return {
    kind: 'open',
    until,
    refund: { ...price, minorUnits: 0 },
    share: 'nothing-paid',
    daysUsed: 0,
    paymentId: undefined,
  };
};

const ofMembership = (
  order: OrderFactsForWithdrawal,
  payment: PaymentWithReturnedAmount,
  now: Date,
): WithdrawalRightState => {
  // A membership that starts later is paid for when the days are over. Its first payment starts no
  // new period to cancel; each renewal does.
  const contract =
    payment.cause === 'renewal' || order.startsNow
      ? latest(order.orderedAt, payment.paidAt)
      : latest(order.orderedAt, order.subscription?.startedAt);
  const until = endOfUkDayAfterDays(contract, coolingOffDays);
  if (now > until) return { kind: 'over', until, paymentId: payment.paymentId };
  // The member hasn't asked us to begin before the days are over, so she pays nothing for what we
  // have begun.
  const hasAsked = payment.cause === 'renewal' || order.startsNow;
  return hasAsked && payment.paidUntil !== undefined
    ? proRataOf(payment, payment.paidUntil, order.subscription, until, now)
    : wholeOf(payment, until);
};

const ofPack = (
  order: OrderFactsForWithdrawal,
  payment: PaymentWithReturnedAmount,
  now: Date,
): WithdrawalRightState => {
  if (order.startsNow) return { kind: 'supplied', paymentId: payment.paymentId };
  const until = endOfUkDayAfterDays(latest(order.orderedAt, payment.paidAt), coolingOffDays);
  return now > until
    ? { kind: 'over', until, paymentId: payment.paymentId }
    : wholeOf(payment, until);
};

/** A gift can be refunded until somebody redeems it. */
const ofGift = (
  order: OrderFactsForWithdrawal,
  payment: PaymentWithReturnedAmount,
): WithdrawalRightState => {
  if (order.gift === 'open') return wholeOf(payment, undefined);
  return order.gift === 'redeemed'
    ? { kind: 'used', paymentId: payment.paymentId }
    : { kind: 'none' };
};

const ofPayment = (
  order: OrderFactsForWithdrawal,
  payment: PaymentWithReturnedAmount | undefined,
  now: Date,
): WithdrawalRightState => {
  if (!order.isPaid) return { kind: 'none' };
  if (payment === undefined) {
    return order.kind === 'membership' ? ofUnpaid(order, now) : { kind: 'none' };
  }
  if (leftOf(payment) <= 0) return { kind: 'none' };
  if (order.kind === 'membership') return ofMembership(order, payment, now);
  return order.kind === 'pack' ? ofPack(order, payment, now) : ofGift(order, payment);
};

/**
 * The state of the right to withdraw from an order at a given moment. A withdrawal concerns one
 * payment: the payment for a later year can be withdrawn from again.
 */
export const withdrawalRightStateOf = (
  order: OrderFactsForWithdrawal,
  now: Date,
): WithdrawalRightState => {
  const payment = newestOf(order.payments);
  const own = order.withdrawals.filter(({ paymentId }) => paymentId === payment?.paymentId);
  // There is at most one.
  const declared = own.find(({ state }) => state !== 'declined');
  if (declared !== undefined) {
    const { state, at, refund } = declared;
    return state === 'received' || state === 'done'
      ? { kind: state, at, refund }
      : { kind: 'asked', at };
  }
  const byPayment = ofPayment(order, payment, now);
  const [declined] = own.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const isLost =
    byPayment.kind === 'over' || byPayment.kind === 'supplied' || byPayment.kind === 'used';
  return declined !== undefined && isLost ? { kind: 'declined', at: declined.at } : byPayment;
};

/** A membership that was just read from the payment service. */
type ReadMembership = {
  readonly orderedAt: Date;
  readonly price: Money;
  readonly startsNow: boolean;
  readonly meaning: SubscriptionRightState;
  readonly pausedAt: Date | undefined;
  readonly payments: readonly PaymentForOurBooks[];
  readonly moneyBack: readonly RefundOrDisputeForOurBooks[];
};

const backOf = (moneyBack: readonly RefundOrDisputeForOurBooks[], paymentId: string): number =>
  moneyBack
    .filter((one) => one.paymentId === paymentId && one.isBack)
    .reduce((sum, { minorUnits }) => sum + minorUnits, 0);

/**
 * Until when somebody can withdraw from her membership, and what would go back to her now;
 * undefined if nothing would.
 */
export const membershipWithdrawalUntilAndRefund = (
  { orderedAt, price, startsNow, meaning, pausedAt, payments, moneyBack }: ReadMembership,
  now: Date,
): { readonly until: Date; readonly refund: Money } | undefined => {
  const state = withdrawalRightStateOf(
    {
      kind: 'membership',
      orderedAt,
      price,
      startsNow,
      isPaid: true,
      gift: undefined,
      subscription: {
        startedAt: meaning.startedAt,
        isEnded: meaning.endedAt !== undefined,
        pausedAt,
        reachesUntil: meaning.renewsAt ?? meaning.endsAt,
      },
      payments: payments.map(({ currency, minorUnits, ...payment }) => ({
        ...payment,
        amount: { currency, minorUnits },
        backMinorUnits: backOf(moneyBack, payment.paymentId),
      })),
      // One from which the member has withdrawn has ended, and one that has ended isn't cancelled.
      withdrawals: [],
    },
    now,
  );
  return state.kind === 'open' && state.until !== undefined && state.refund.minorUnits > 0
    ? { until: state.until, refund: state.refund }
    : undefined;
};
