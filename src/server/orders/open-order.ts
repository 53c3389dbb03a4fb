import { suppliesNow } from '../../domain/orders/agreements.ts';
import type { CheckoutRefusal } from '../../domain/orders/checkout.ts';
import { whySuppliedLate } from '../../domain/orders/late-supply.ts';
import {
  orderRefusalReason,
  orderRefusalSentences,
} from '../../domain/orders/order-eligibility.ts';
import { Refusal } from '../http/refusal.ts';
import { Outage } from '../outage.ts';
import { findLateRights } from '../rights/withdrawn-rights.ts';
import {
  claimOrder,
  closeOrder,
  isWanted,
  openOrder,
  type PayableOrder,
  type Wanted,
} from './item/claim-order.ts';
import { refreshOrder, type RefreshDependencies } from './item/refresh-order.ts';
import { findEligibility } from './item/order-eligibility.ts';
import { canStillBeOpened, leavesTimeToPay, toSessionParams } from './item/item-checkout.ts';
import { askStripe, hasFailedWith, StripeUnavailable } from '../till/stripe/stripe-client.ts';
import { requireSession, type ReadSession } from '../till/stripe/sessions.ts';

/** The dependencies of creating a session. */
export type SessionDependencies = RefreshDependencies & {
  readonly siteUrl: string;
  readonly newOrderId: () => string;
};

/** Why an order is refused: the sentence for her, with what the page has to know. */
const refusalOf = async (
  { database, now }: Pick<SessionDependencies, 'database' | 'now'>,
  { customerId, priced: { item }, agreements }: Wanted,
): Promise<CheckoutRefusal | undefined> => {
  const time = now();
  const reason = orderRefusalReason(item, await findEligibility(database, customerId, item, time));
  if (reason !== undefined) return { error: orderRefusalSentences[reason], reason };
  if (item.kind === 'gift-membership' || !suppliesNow(agreements)) return undefined;
  const lateRights = await findLateRights(database, customerId, time);
  const late = lateRights.find(({ rightId }) => rightId === item.rightId);
  return late === undefined
    ? undefined
    : {
        error: whySuppliedLate({ kind: item.kind, at: late.at }, time),
        reason: 'supplied-late',
        withdrawnAt: late.at.toISOString(),
      };
};

/** Why an order for herself is refused; undefined if it isn't. Anybody can order a gift. */
export const findOrderRefusal = async (
  dependencies: Pick<SessionDependencies, 'database' | 'now'>,
  wanted: Wanted,
): Promise<CheckoutRefusal | undefined> =>
  wanted.gift === null ? refusalOf(dependencies, wanted) : undefined;

/**
 * Refuses (409) an order for something that the customer already has, or isn't eligible for, or that we can't supply at once
 * because she has withdrawn from it before (R15).
 */
export const requireMayOrder = async (
  dependencies: Pick<SessionDependencies, 'database' | 'now'>,
  wanted: Wanted,
): Promise<void> => {
  const refusal = await findOrderRefusal(dependencies, wanted);
  if (refusal === undefined) return;
  const { error, ...details } = refusal;
  throw new Refusal(409, error, {}, details);
};

/** Expires a session at Stripe. It may have expired or been paid in the meantime; the next reading will show that. */
const expireSession = async ({ stripe }: SessionDependencies, id: string): Promise<void> => {
  try {
    await askStripe('ending a session', () => stripe.checkout.sessions.expire(id));
  } catch (error) {
    if (!hasFailedWith(error, 'checkout_session_not_open')) throw error;
  }
};

/** The current state of a session; undefined if Stripe doesn't know it, because our key belongs to another account now. */
const readSession = async (
  { stripe }: SessionDependencies,
  id: string,
): Promise<ReadSession | undefined> => {
  try {
    return requireSession(
      await askStripe('reading a session', () => stripe.checkout.sessions.retrieve(id)),
    );
  } catch (error) {
    if (hasFailedWith(error, 'resource_missing')) return undefined;
    throw error;
  }
};

/**
 * Creates the session of an order. The order's id is its idempotency key: a repeated request for the same order gets the same
 * session, even if the first answer was lost. Undefined if Stripe can no longer use the key.
 */
const makeSession = async (
  dependencies: SessionDependencies,
  order: PayableOrder,
  stripeCustomerId: string,
): Promise<ReadSession | undefined> => {
  const { stripe, database, siteUrl } = dependencies;
  try {
    const made = await askStripe('making a session', () =>
      stripe.checkout.sessions.create(toSessionParams({ order, stripeCustomerId, siteUrl }), {
        idempotencyKey: order.order_id,
      }),
    );
    const isReplayed = made.lastResponse.headers['idempotent-replayed'] === 'true';
    // A replayed answer has the session's state at its creation.
    return isReplayed ? await readSession(dependencies, made.id) : requireSession(made);
  } catch (error) {
    if (!(error instanceof StripeUnavailable)) throw error;
    const { status, type } = error.failure;
    const isOtherRequest = type === 'StripeIdempotencyError';
    // Stripe may repeat an error of its own for this key as long as it remembers the key.
    const isStored = status !== undefined && status >= 500;
    if (isOtherRequest || isStored) await closeOrder(database, order.order_id);
    if (isOtherRequest) return undefined;
    throw error;
  }
};

/** The session in which an order can be paid; undefined if the order is now closed, and another one has to be created. */
const sessionOf = async (
  dependencies: SessionDependencies,
  order: PayableOrder,
  wanted: Wanted,
  stripeCustomerId: string,
): Promise<ReadSession | undefined> => {
  const { database, now } = dependencies;
  const close = async (sessionId?: string): Promise<undefined> => {
    await closeOrder(database, order.order_id, sessionId ?? order.session_id);
    return undefined;
  };
  // Nobody has the address of a session that was being prepared, so it needn't be expired.
  const isUsable = isWanted(order, wanted);
  if (order.session_id === null && !(isUsable && canStillBeOpened(order, now()))) return close();

  const session =
    order.session_id === null
      ? await makeSession(dependencies, order, stripeCustomerId)
      : await readSession(dependencies, order.session_id);
  if (session === undefined || session.status === 'expired') return close(session?.id);
  if (session.status === 'complete') {
    // The webhook is late. Once the payment is stored she has the right, unless the payment is still pending.
    await refreshOrder(dependencies, order.order_id, session.id);
    await requireMayOrder(dependencies, wanted);
    return undefined;
  }
  if (!isUsable || !leavesTimeToPay(session.expiresAt, now())) {
    await expireSession(dependencies, session.id);
    // Paid at the last moment: the next round reads the session again, and stores the payment.
    return (await readSession(dependencies, session.id))?.status === 'complete'
      ? undefined
      : close(session.id);
  }
  if (await openOrder(database, order.order_id, session)) return session;
  // Another request has closed this order, because she now wants something else, or nothing any more.
  await expireSession(dependencies, session.id);
  return undefined;
};

/** One to close the previous order, one for the new one, and two for changes in another tab. */
const maxRounds = 4;

/**
 * The one session in which a customer can pay for what she wants. Two presses, two tabs and a retry after a lost answer get the
 * same one; the session of a previous order is expired first. Refuses (409) what she already has.
 */
export const findOrMakeSession = async (
  dependencies: SessionDependencies,
  wanted: Wanted,
  stripeCustomerId: string,
): Promise<ReadSession> => {
  const { database, now, newOrderId } = dependencies;
  for (let round = 0; round < maxRounds; round += 1) {
    const order = await claimOrder(database, wanted, newOrderId(), now());
    if (order.is_leaving) {
      await closeOrder(database, order.order_id);
      throw new Refusal(409, 'Your account is being deleted, so nothing can be ordered with it.');
    }
    if (order.state === 'preparing') {
      // A payment made before the order was created is stored by now. Checking again before returning the session makes sure that
      // nobody pays twice.
      try {
        await requireMayOrder(dependencies, wanted);
      } catch (error) {
        if (error instanceof Refusal) await closeOrder(database, order.order_id);
        throw error;
      }
    }
    const session = await sessionOf(dependencies, order, wanted, stripeCustomerId);
    if (session !== undefined) return session;
  }
  throw new Outage(
    'An order changed with each attempt to open it.',
    undefined,
    'Your order was changed in another tab just now. Please try again.',
  );
};
