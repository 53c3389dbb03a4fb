import type Stripe from 'stripe';
import * as v from 'valibot';
import { handledEvents } from '../../domain/payments/handled-events.ts';
import type { Database } from '../store/database.ts';
import { idOf } from '../till/stripe/read-payment.ts';
import { findOrderIdBy } from '../orders/item/stored-order.ts';
import { askStripe, hasFailedWith } from '../till/stripe/stripe-client.ts';

const types: readonly string[] = handledEvents satisfies readonly Stripe.Event.Type[];

/** The object at Stripe that an event is about. A charge, a refund and a dispute are identified by their payment. */
export type EventObject = {
  readonly kind: 'session' | 'customer' | 'subscription' | 'invoice' | 'payment';
  readonly id: string;
};

const Payload = v.object({
  object: v.string(),
  id: v.optional(v.string()),
  payment_intent: v.nullish(v.union([v.string(), v.object({ id: v.string() })])),
});

/** The object of an event; undefined if it changes no order. Only ids are taken from the event. */
export const objectOf = ({ type, data }: Stripe.Event): EventObject | undefined => {
  if (!types.includes(type)) return undefined;
  const payload = v.safeParse(Payload, data.object);
  if (!payload.success) return undefined;
  const { object, id, payment_intent } = payload.output;
  const payment = idOf(payment_intent);
  if (payment !== undefined && ['charge', 'refund', 'dispute'].includes(object)) {
    return { kind: 'payment', id: payment };
  }
  if (id === undefined) return undefined;
  if (object === 'checkout.session') return { kind: 'session', id };
  return object === 'customer' || object === 'subscription' || object === 'invoice'
    ? { kind: object, id }
    : undefined;
};

/** Orders paid at Stripe whose other data is unknown to the payments code: those of the shop. */
export type OtherOrders = {
  /** The metadata key under which their sessions carry the order's id. */
  readonly key: string;
  /** Reads such an order from Stripe and stores it. False if it doesn't exist, or if the session belongs to another. */
  readonly refresh: (orderId: string, sessionId: string | undefined) => Promise<boolean>;
  /** Which of them were paid by these payments, and haven't been read since a given moment. */
  readonly findPaidBy: (payments: readonly string[], since: Date) => Promise<readonly string[]>;
};

/** The order of an event's object. */
type FoundOrder = {
  readonly orderId: string;
  readonly sessionId: string | undefined;
  /** Whether it is one of the `otherOrders`. */
  readonly isOther?: boolean;
};

type Dependencies = {
  readonly database: Database;
  readonly stripe: Stripe;
  readonly otherOrders?: OtherOrders | undefined;
};

const orderOfSession = (
  { otherOrders }: Dependencies,
  { id, metadata }: Stripe.Checkout.Session,
): FoundOrder | undefined => {
  const orderId = metadata?.['order_id'];
  if (orderId !== undefined) return { orderId, sessionId: id };
  const other = otherOrders === undefined ? undefined : metadata?.[otherOrders.key];
  return other === undefined ? undefined : { orderId: other, sessionId: id, isOther: true };
};

const bySession = async (
  dependencies: Dependencies,
  sessionId: string,
): Promise<FoundOrder | undefined> => {
  const { database, stripe } = dependencies;
  const orderId = await findOrderIdBy(database, { sessionId });
  if (orderId !== undefined) return { orderId, sessionId };
  // Stripe's answer with its id was lost, or it is one of the `otherOrders`.
  return orderOfSession(
    dependencies,
    await askStripe('reading a session', () => stripe.checkout.sessions.retrieve(sessionId)),
  );
};

const bySubscription = async (
  dependencies: Dependencies,
  subscriptionId: string,
): Promise<FoundOrder | undefined> => {
  const { database, stripe } = dependencies;
  const orderId = await findOrderIdBy(database, { subscriptionId });
  if (orderId !== undefined) return { orderId, sessionId: undefined };
  const { data } = await askStripe('finding a session', () =>
    stripe.checkout.sessions.list({ subscription: subscriptionId, limit: 1 }),
  );
  return data[0] === undefined ? undefined : orderOfSession(dependencies, data[0]);
};

const byCustomer = async (
  { database }: Dependencies,
  stripeCustomerId: string,
): Promise<FoundOrder | undefined> => {
  const orderId = await findOrderIdBy(database, { stripeCustomerId });
  return orderId === undefined ? undefined : { orderId, sessionId: undefined };
};

const byInvoice = async (
  dependencies: Dependencies,
  id: string,
): Promise<FoundOrder | undefined> => {
  const { parent } = await askStripe('reading an invoice', () =>
    dependencies.stripe.invoices.retrieve(id),
  );
  const subscription = idOf(parent?.subscription_details?.subscription);
  return subscription === undefined ? undefined : bySubscription(dependencies, subscription);
};

const byPayment = async (
  dependencies: Dependencies,
  payment_intent: string,
): Promise<FoundOrder | undefined> => {
  const { stripe } = dependencies;
  const sessions = await askStripe('finding a session', () =>
    stripe.checkout.sessions.list({ payment_intent, limit: 1 }),
  );
  if (sessions.data[0] !== undefined) return orderOfSession(dependencies, sessions.data[0]);
  const payments = await askStripe('finding an invoice', () =>
    stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent }, limit: 1 }),
  );
  const invoice = idOf(payments.data[0]?.invoice);
  return invoice === undefined ? undefined : byInvoice(dependencies, invoice);
};

const finders = {
  session: bySession,
  customer: byCustomer,
  subscription: bySubscription,
  invoice: byInvoice,
  payment: byPayment,
} as const;

/** The order that an object at Stripe belongs to; undefined if it isn't ours, or Stripe no longer has it. */
export const findOrderOf = async (
  dependencies: Dependencies,
  { kind, id }: EventObject,
): Promise<FoundOrder | undefined> => {
  try {
    return await finders[kind](dependencies, id);
  } catch (error) {
    if (hasFailedWith(error, 'resource_missing')) return undefined;
    throw error;
  }
};
