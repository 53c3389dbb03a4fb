import type Stripe from 'stripe';
import * as v from 'valibot';
import { suppliesNow } from '../../domain/orders/agreements.ts';
import {
  meaningOfMembership,
  meaningOfPack,
  type SessionFacts,
} from '../../domain/payments/order-meaning.ts';
import { writeOrderReading, type OrderReading } from '../rights/grant-rights.ts';
import type { Database } from '../store/database.ts';
import { confirmMembership, confirmPack } from './confirmation.ts';
import { idOf, readIntent, toDate } from './read-payment.ts';
import { readSubscription } from './read-subscription.ts';
import { beginReading, type OrderToRead } from './stored-order.ts';
import { askStripe } from './stripe-client.ts';

export type RefreshDependencies = {
  readonly database: Database;
  readonly stripe: Stripe;
  /** The day of the terms and conditions, which the confirmation names. */
  readonly readTermsDay: () => Promise<string | null>;
  readonly now: () => Date;
};

type Read = Pick<OrderReading, 'state' | 'sessionId' | 'right' | 'confirmation'>;

const startsNow = (order: OrderToRead): boolean =>
  suppliesNow({
    version: order.agreements_version,
    supplyNow: order.supply_now,
    knowsConsequence: order.knows_consequence,
  });

/** Where the confirmation goes. Stripe always asks for an address; without one the outbox tells us, so that somebody looks into it. */
const addressOf = ({
  customer_details: details,
  customer_email,
}: Stripe.Checkout.Session): string => details?.email ?? customer_email ?? '';

const Session = v.object({
  status: v.picklist(['open', 'complete', 'expired']),
  payment_status: v.picklist(['paid', 'unpaid', 'no_payment_required']),
  created: v.number(),
});

const toFacts = (session: Stripe.Checkout.Session, hasFailed: boolean): SessionFacts => {
  const { status, payment_status: payment, created } = v.parse(Session, session);
  return {
    status,
    payment: payment === 'no_payment_required' ? 'none-due' : payment,
    createdAt: toDate(created),
    hasFailed,
  };
};

const readPack = async (
  { stripe, readTermsDay }: RefreshDependencies,
  order: OrderToRead,
  session: Stripe.Checkout.Session,
): Promise<Read> => {
  const intent = idOf(session.payment_intent);
  const isOver = session.status === 'complete' && intent !== undefined;
  const read = isOver ? await readIntent(stripe, intent) : undefined;
  const facts = { session: toFacts(session, read?.isUnpaid ?? false), payment: read?.payment };
  const { order: state, grant } = meaningOfPack(facts, startsNow(order));
  const termsUpdated = state === 'paid' ? await readTermsDay() : null;
  return {
    state,
    sessionId: session.id,
    right: grant === undefined ? undefined : { kind: 'pack', source: session.id, grant },
    confirmation:
      state !== 'paid' || grant === undefined
        ? undefined
        : confirmPack({ order, termsUpdated }, addressOf(session), grant),
  };
};

const readMembership = async (
  { stripe, readTermsDay }: RefreshDependencies,
  order: OrderToRead,
  session: Stripe.Checkout.Session | undefined,
): Promise<Read> => {
  const subscriptionId = idOf(session?.subscription) ?? order.subscription_id ?? undefined;
  const facts =
    subscriptionId === undefined ? undefined : await readSubscription(stripe, subscriptionId);
  // A session that we need not read any more is complete.
  const status = session === undefined ? 'complete' : toFacts(session, false).status;
  const { order: state, subscription } = meaningOfMembership(
    { session: { status }, subscription: facts },
    startsNow(order),
  );
  const termsUpdated = state === 'paid' ? await readTermsDay() : null;
  return {
    state,
    sessionId: session?.id,
    right:
      subscriptionId === undefined || subscription === undefined
        ? undefined
        : { kind: 'membership', subscriptionId, subscription },
    confirmation:
      state !== 'paid' || subscription === undefined || session === undefined
        ? undefined
        : confirmMembership(
            { order, termsUpdated },
            addressOf(session),
            subscription,
            facts?.lastPayment?.paidAt,
          ),
  };
};

/**
 * Reads what became of an order from Stripe and writes it: state, right, confirmation. The one function behind webhooks, the page
 * after paying and the reconcile. `sessionId` is for an order whose session we don't know, because Stripe's answer was lost.
 * False if there is no such order, if it has no session yet, or if the session belongs to another.
 */
export const refreshOrder = async (
  dependencies: RefreshDependencies,
  orderId: string,
  sessionId?: string,
): Promise<boolean> => {
  const { database, stripe, now } = dependencies;
  const order = await beginReading(database, orderId);
  const ownSession = order?.session_id ?? sessionId;
  if (order === undefined || (ownSession === undefined && order.subscription_id === null)) {
    return false;
  }
  // A session that has started a subscription changes no more.
  const isBegun = order.subscription_id !== null && order.state === 'paid';
  const session =
    ownSession === undefined || isBegun
      ? undefined
      : await askStripe('reading a session', () => stripe.checkout.sessions.retrieve(ownSession));
  if (session !== undefined && session.metadata?.['order_id'] !== orderId) return false;
  const read =
    order.kind === 'pack' && session !== undefined
      ? await readPack(dependencies, order, session)
      : await readMembership(dependencies, order, session);
  await writeOrderReading(database, { orderId, reading: order.reading, readAt: now(), ...read });
  return true;
};
