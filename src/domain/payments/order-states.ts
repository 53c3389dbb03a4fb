import type { SingleItemOrderState } from '../orders/checkout.ts';
import { purchaseOpensAt } from '../orders/instant-supply-agreements.ts';
import { paymentFullyReturnedAt, type Payment } from '../refunds/money-back.ts';
import {
  finalStatuses,
  goodStandingStatuses,
  type SubscriptionStatus,
} from '../rights/subscription.ts';

/** An invoice of a subscription that is due and unpaid, or was given up. */
type UnpaidInvoice = { readonly dueSince: Date; readonly minorUnits: number };

/** The payment service's data on a subscription. */
export type SubscriptionFacts = {
  readonly status: SubscriptionStatus;
  readonly startedAt: Date;
  /**
   * When its trial began and ends or ended; undefined if it has none. Paid time lost in a pause is
   * given back as a trial.
   */
  readonly trialStart: Date | undefined;
  readonly trialEnd: Date | undefined;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  /** When it will end, because the member or we have cancelled it. */
  readonly endsAt: Date | undefined;
  readonly endedAt: Date | undefined;
  /**
   * Its invoices are held back for now; only we can do this, to give the member time. Its status
   * doesn't change.
   */
  readonly isCollectionPaused: boolean;
  readonly unpaidInvoices: readonly UnpaidInvoice[];
  /**
   * Its newest payment, and the end of the time it pays for. A trial's zero invoice is not a
   * payment.
   */
  readonly lastPayment: (Payment & { readonly paidUntil: Date }) | undefined;
};

/** The resulting state of the member's right. */
export type SubscriptionRightState = {
  readonly status: SubscriptionStatus;
  readonly startedAt: Date;
  readonly pastDueSince: Date | undefined;
  readonly opensAt: Date;
  /** When the next automatic payment is due; undefined if none is. */
  readonly renewsAt: Date | undefined;
  readonly paidUntil: Date | undefined;
  readonly endsAt: Date | undefined;
  readonly endedAt: Date | undefined;
  /** When its newest payment had been returned in full; undefined if it hasn't. */
  readonly returnedAt: Date | undefined;
};

const earliest = (dates: readonly Date[]): Date | undefined =>
  dates.toSorted((a, b) => a.getTime() - b.getTime())[0];

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Whether the subscription began with its trial. A later trial gives paid time back: it only moves
 * the renewal.
 */
const beganWithTrial = ({ startedAt, trialStart }: SubscriptionFacts): boolean =>
  trialStart !== undefined && trialStart.getTime() - startedAt.getTime() < dayMs;

const latest = (one: Date, other: Date): Date => (one.getTime() < other.getTime() ? other : one);

/**
 * Until when a subscription is paid for, by its newest payment and the time that a pause has given
 * back; undefined if nothing was paid. The current period doesn't say so: the payment service ends
 * it when a subscription is paused.
 */
export const paidUntilByPaymentsAndPauses = ({
  lastPayment,
  trialEnd,
}: Pick<SubscriptionFacts, 'lastPayment' | 'trialEnd'>): Date | undefined =>
  lastPayment === undefined || trialEnd === undefined
    ? lastPayment?.paidUntil
    : latest(lastPayment.paidUntil, trialEnd);

/**
 * Interprets a subscription. Every time in the result is one of the payment service's own, so that
 * each reading of the same state gives the same result, whenever it is made. `startsNow`: the
 * member asked for the membership at once (R15); otherwise it opens with its first payment.
 */
export const rightStateOfSubscription = (
  facts: SubscriptionFacts,
  startsNow: boolean,
): SubscriptionRightState => {
  const { status, startedAt, trialEnd, endedAt, lastPayment } = facts;
  const isEnded = finalStatuses.includes(status);
  const endsAt = isEnded ? undefined : facts.endsAt;
  return {
    status,
    startedAt,
    // The oldest invoice decides: a second failed one doesn't restart the grace period.
    pastDueSince:
      status === 'past_due'
        ? (earliest(facts.unpaidInvoices.map(({ dueSince }) => dueSince)) ?? facts.periodStart)
        : undefined,
    opensAt:
      trialEnd !== undefined && !startsNow && beganWithTrial(facts)
        ? trialEnd
        : purchaseOpensAt(startedAt, startsNow),
    renewsAt:
      goodStandingStatuses.includes(status) && endsAt === undefined && !facts.isCollectionPaused
        ? facts.periodEnd
        : undefined,
    paidUntil: paidUntilByPaymentsAndPauses(facts),
    endsAt,
    endedAt: isEnded ? endedAt : undefined,
    returnedAt: lastPayment === undefined ? undefined : paymentFullyReturnedAt(lastPayment),
  };
};

/** The session in which an order is paid. */
export type PaymentSessionState = {
  readonly status: 'open' | 'complete' | 'expired';
  /** `none-due`: nothing had to be paid at once, as with a trial. */
  readonly payment: 'paid' | 'unpaid' | 'none-due';
  readonly createdAt: Date;
  /** Whether a delayed payment has failed. */
  readonly hasFailed: boolean;
};

/** The payment service's data on the order of a pack. */
export type PackOrderAtPaymentService = {
  readonly session: PaymentSessionState;
  /** The payment, once it has succeeded. */
  readonly payment: Payment | undefined;
};

/** The right to a pack that was paid for. */
export type PackGrantStateAndDates = {
  readonly state: 'granted' | 'withdrawn';
  readonly paidAt: Date;
  readonly opensAt: Date;
};

/** The resulting states of the order and its right. */
export type PackOrderAndGrantState = {
  readonly order: SingleItemOrderState;
  /** Undefined until it is paid. */
  readonly grant: PackGrantStateAndDates | undefined;
};

/**
 * The state of a pack's order, according to the payment service. `startsNow`: the member asked for
 * the pack at once (R15).
 */
export const packOrderAndGrantStateFromPayment = (
  { session, payment }: PackOrderAtPaymentService,
  startsNow: boolean,
): PackOrderAndGrantState => {
  if (session.status !== 'complete') return { order: session.status, grant: undefined };
  if (session.payment === 'unpaid') {
    return { order: session.hasFailed ? 'expired' : 'processing', grant: undefined };
  }
  const paidAt = payment?.paidAt ?? session.createdAt;
  const isReturned = payment !== undefined && paymentFullyReturnedAt(payment) !== undefined;
  return {
    order: isReturned ? 'refunded' : 'paid',
    grant: {
      state: isReturned ? 'withdrawn' : 'granted',
      paidAt,
      opensAt: purchaseOpensAt(paidAt, startsNow),
    },
  };
};

/** The payment service's data on the order of a membership. */
export type MembershipOrderAtPaymentService = {
  readonly session: Pick<PaymentSessionState, 'status'>;
  /** The subscription that the session created. */
  readonly subscription: SubscriptionFacts | undefined;
};

export type OrderAndSubscriptionState = {
  readonly order: SingleItemOrderState;
  readonly subscription: SubscriptionRightState | undefined;
};

const orderStateOf = ({ status, returnedAt }: SubscriptionRightState): SingleItemOrderState => {
  if (status === 'incomplete') return 'processing';
  if (status === 'incomplete_expired') return 'expired';
  return returnedAt === undefined ? 'paid' : 'refunded';
};

/** The state of a membership's order, according to the payment service. */
export const orderAndSubscriptionStateFromPayment = (
  { session, subscription }: MembershipOrderAtPaymentService,
  startsNow: boolean,
): OrderAndSubscriptionState => {
  if (subscription === undefined) {
    const order = session.status === 'complete' ? 'processing' : session.status;
    return { order, subscription: undefined };
  }
  const meaning = rightStateOfSubscription(subscription, startsNow);
  return { order: orderStateOf(meaning), subscription: meaning };
};
