import { purchaseOpensAt } from '../orders/agreements.ts';
import type { OrderState } from '../orders/checkout.ts';
import { fullyReturnedAt, type Payment } from '../refunds/money-back.ts';
import {
  rightStateOfSubscription,
  type SubscriptionFacts,
  type SubscriptionRightState,
} from './subscription-right-state.ts';

/** The session in which an order is paid. */
export type PaymentSessionFacts = {
  readonly status: 'open' | 'complete' | 'expired';
  /** `none-due`: nothing had to be paid at once, as with a trial. */
  readonly payment: 'paid' | 'unpaid' | 'none-due';
  readonly createdAt: Date;
  /** Whether a delayed payment has failed. */
  readonly hasFailed: boolean;
};

/** The payment service's data on the order of a pack. */
export type PackFacts = {
  readonly session: PaymentSessionFacts;
  /** The payment, once it has succeeded. */
  readonly payment: Payment | undefined;
};

/** The right to a pack that was paid for. */
export type PackGrantState = {
  readonly state: 'granted' | 'withdrawn';
  readonly paidAt: Date;
  readonly opensAt: Date;
};

/** The resulting states of the order and its right. */
export type PackOrderStates = {
  readonly order: OrderState;
  /** Undefined until it is paid. */
  readonly grant: PackGrantState | undefined;
};

/**
 * The state of a pack's order, according to the payment service. `startsNow`: the member asked for
 * the pack at once (R15).
 */
export const statesOfPackOrder = (
  { session, payment }: PackFacts,
  startsNow: boolean,
): PackOrderStates => {
  if (session.status !== 'complete') return { order: session.status, grant: undefined };
  if (session.payment === 'unpaid') {
    return { order: session.hasFailed ? 'expired' : 'processing', grant: undefined };
  }
  const paidAt = payment?.paidAt ?? session.createdAt;
  const isReturned = payment !== undefined && fullyReturnedAt(payment) !== undefined;
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
export type MembershipFacts = {
  readonly session: Pick<PaymentSessionFacts, 'status'>;
  /** The subscription that the session created. */
  readonly subscription: SubscriptionFacts | undefined;
};

export type MembershipOrderStates = {
  readonly order: OrderState;
  readonly subscription: SubscriptionRightState | undefined;
};

const orderStateOf = ({ status, returnedAt }: SubscriptionRightState): OrderState => {
  if (status === 'incomplete') return 'processing';
  if (status === 'incomplete_expired') return 'expired';
  return returnedAt === undefined ? 'paid' : 'refunded';
};

/** The state of a membership's order, according to the payment service. */
export const statesOfMembershipOrder = (
  { session, subscription }: MembershipFacts,
  startsNow: boolean,
): MembershipOrderStates => {
  if (subscription === undefined) {
    const order = session.status === 'complete' ? 'processing' : session.status;
    return { order, subscription: undefined };
  }
  const meaning = rightStateOfSubscription(subscription, startsNow);
  return { order: orderStateOf(meaning), subscription: meaning };
};
