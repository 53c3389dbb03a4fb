import type { Database } from '../store/database.ts';
import { findOrderIdBy } from '../orders/item/stored-order.ts';
import type { EventObject } from '../till/stripe/events.ts';
import { invoiceOfPayment, subscriptionOfInvoice } from '../till/stripe/invoices.ts';
import { findSessionOf, readSession, type ListedSession } from '../till/stripe/sessions.ts';
import { isMissingAtStripe, type StripeClient } from '../till/stripe/stripe-client.ts';
import type { OrderReference } from '../till/till.ts';

/** The order of an event's object. */
type FoundOrder = {
  readonly reference: OrderReference;
  readonly sessionId: string | undefined;
};

type Dependencies = { readonly database: Database; readonly stripe: StripeClient };

type Finder = (dependencies: Dependencies, id: string) => Promise<FoundOrder | undefined>;

const toFound = ({ reference, id }: ListedSession): FoundOrder | undefined =>
  reference === undefined ? undefined : { reference, sessionId: id };

const bySession: Finder = async ({ database, stripe }, sessionId) => {
  const orderId = await findOrderIdBy(database, { sessionId });
  if (orderId !== undefined) return { reference: { kind: 'item', orderId }, sessionId };
  // Stripe's answer with its id was lost, or it is the session of a cart.
  return toFound(await readSession(stripe, sessionId));
};

const bySubscription: Finder = async ({ database, stripe }, subscriptionId) => {
  const orderId = await findOrderIdBy(database, { subscriptionId });
  if (orderId !== undefined) return { reference: { kind: 'item', orderId }, sessionId: undefined };
  const session = await findSessionOf(stripe, { subscription: subscriptionId });
  return session === undefined ? undefined : toFound(session);
};

const byCustomer: Finder = async ({ database }, stripeCustomerId) => {
  const orderId = await findOrderIdBy(database, { stripeCustomerId });
  return orderId === undefined
    ? undefined
    : { reference: { kind: 'item', orderId }, sessionId: undefined };
};

const byInvoice: Finder = async (dependencies, id) => {
  const subscription = await subscriptionOfInvoice(dependencies.stripe, id);
  return subscription === undefined ? undefined : bySubscription(dependencies, subscription);
};

const byPayment: Finder = async (dependencies, payment_intent) => {
  const { stripe } = dependencies;
  const session = await findSessionOf(stripe, { payment_intent });
  if (session !== undefined) return toFound(session);
  const invoice = await invoiceOfPayment(stripe, payment_intent);
  return invoice === undefined ? undefined : byInvoice(dependencies, invoice);
};

const finders: Readonly<Record<EventObject['kind'], Finder>> = {
  session: bySession,
  customer: byCustomer,
  subscription: bySubscription,
  invoice: byInvoice,
  payment: byPayment,
};

/**
 * The order that an object at Stripe belongs to; undefined if it isn't ours, or Stripe no longer
 * has it.
 */
export const findOrderOf = async (
  dependencies: Dependencies,
  { kind, id }: EventObject,
): Promise<FoundOrder | undefined> => {
  try {
    return await finders[kind](dependencies, id);
  } catch (error) {
    if (isMissingAtStripe(error)) return undefined;
    throw error;
  }
};
