import * as v from 'valibot';
import type { Database } from '../store/database.ts';
import {
  type StripeEvent,
  type StripeObjectKindAndId,
  readSignedEvent,
} from '../till/stripe/events.ts';
import { findItemOrderIdByStripeId } from '../orders/item/stored-item-order.ts';
import {
  findInvoiceIdByPaymentId,
  findSubscriptionIdByInvoiceId,
} from '../till/stripe/read-payment.ts';
import {
  findSessionBySubscriptionOrPayment,
  readSession,
  type ListedSession,
} from '../till/stripe/stripe-till.ts';
import { isMissingAtStripeError, type StripeSdkClient } from '../till/stripe/stripe-sdk-client.ts';
import type { ItemOrCartOrderReference } from '../till/till.ts';
import { refreshShopOrderFromStripe } from '../orders/cart/refresh-shop-order-from-stripe.ts';
import {
  refreshItemOrderFromStripe,
  type ItemOrderRefreshDependencies,
} from '../orders/item/refresh-item-order-from-stripe.ts';
import { webhookTimeoutMs } from '../../domain/timeouts.ts';
import { createEndpoint, type Handler } from '../http/endpoint.ts';
import { jsonAnswer, Refusal } from '../http/answers.ts';
import { readBodyText } from '../http/request-body.ts';
import { withTimeout } from '../with-timeout.ts';

const EventId = v.object({ event_id: v.string() });

/** Which of these events have been handled. */
export const findHandledEventIds = async (
  database: Database,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await database.query(
    EventId,
    'select event_id from stripe_events where event_id = any($1)',
    [ids],
  );
  return new Set(rows.map(({ event_id: id }) => id));
};

/** Marks events as handled, so that a repeated event is answered without any work. */
export const noteHandledEvents = async (
  database: Database,
  events: readonly Pick<StripeEvent, 'id' | 'type'>[],
  now: Date,
): Promise<void> => {
  await database.query(
    EventId,
    `insert into stripe_events (event_id, type, handled_at)
     select event_id, type, $3::timestamptz from unnest($1::text[], $2::text[]) as told (event_id, type)
     on conflict do nothing`,
    [events.map(({ id }) => id), events.map(({ type }) => type), now],
  );
};

/** The order of an event's object. */
type FoundOrder = {
  readonly reference: ItemOrCartOrderReference;
  readonly sessionId: string | undefined;
};

type Dependencies = { readonly database: Database; readonly stripe: StripeSdkClient };

type Finder = (dependencies: Dependencies, id: string) => Promise<FoundOrder | undefined>;

const toFound = ({ reference, id }: ListedSession): FoundOrder | undefined =>
  reference === undefined ? undefined : { reference, sessionId: id };

const bySession: Finder = async ({ database, stripe }, sessionId) => {
  const orderId = await findItemOrderIdByStripeId(database, { sessionId });
  if (orderId !== undefined) return { reference: { kind: 'item', orderId }, sessionId };
  // Stripe's answer with its id was lost, or it is the session of a cart.
  return toFound(await readSession(stripe, sessionId));
};

const bySubscription: Finder = async ({ database, stripe }, subscriptionId) => {
  const orderId = await findItemOrderIdByStripeId(database, { subscriptionId });
  if (orderId !== undefined) return { reference: { kind: 'item', orderId }, sessionId: undefined };
  const session = await findSessionBySubscriptionOrPayment(stripe, {
    subscription: subscriptionId,
  });
  return session === undefined ? undefined : toFound(session);
};

const byCustomer: Finder = async ({ database }, stripeCustomerId) => {
  const orderId = await findItemOrderIdByStripeId(database, { stripeCustomerId });
  return orderId === undefined
    ? undefined
    : { reference: { kind: 'item', orderId }, sessionId: undefined };
};

const byInvoice: Finder = async (dependencies, id) => {
  const subscription = await findSubscriptionIdByInvoiceId(dependencies.stripe, id);
  return subscription === undefined ? undefined : bySubscription(dependencies, subscription);
};

const byPayment: Finder = async (dependencies, payment_intent) => {
  const { stripe } = dependencies;
  const session = await findSessionBySubscriptionOrPayment(stripe, { payment_intent });
  if (session !== undefined) return toFound(session);
  const invoice = await findInvoiceIdByPaymentId(stripe, payment_intent);
  return invoice === undefined ? undefined : byInvoice(dependencies, invoice);
};

const finders: Readonly<Record<StripeObjectKindAndId['kind'], Finder>> = {
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
const findOrderOf = async (
  dependencies: Dependencies,
  { kind, id }: StripeObjectKindAndId,
): Promise<FoundOrder | undefined> => {
  try {
    return await finders[kind](dependencies, id);
  } catch (error) {
    if (isMissingAtStripeError(error)) return undefined;
    throw error;
  }
};

/**
 * Reads the new state of an object's order, and stores it. False if the object belongs to none of
 * our orders.
 */
export const refreshOrderOfStripeObject = async (
  dependencies: ItemOrderRefreshDependencies,
  object: StripeObjectKindAndId,
): Promise<boolean> => {
  const found = await findOrderOf(dependencies, object);
  if (found === undefined) return false;
  const { reference, sessionId } = found;
  const refresh =
    reference.kind === 'cart' ? refreshShopOrderFromStripe : refreshItemOrderFromStripe;
  return refresh(dependencies, reference.orderId, sessionId);
};

/**
 * Handles an event once. Everything it does can safely be repeated: if the process ends anywhere
 * before the last statement, Stripe sends the event again, and the same data is written again.
 */
const processStripeEvent = async (
  dependencies: ItemOrderRefreshDependencies & { readonly log: (message: string) => void },
  event: StripeEvent,
): Promise<void> => {
  const { database, now, log } = dependencies;
  const { object } = event;
  if (object === undefined) return;
  if ((await findHandledEventIds(database, [event.id])).size > 0) return;
  const isOurs = await refreshOrderOfStripeObject(dependencies, object);
  // A new customer is described before the first order, so that event says nothing.
  if (!isOurs && object.kind !== 'customer') {
    log(`Stripe told of something that is no order of ours: ${event.type}, ${event.id}.`);
  }
  await noteHandledEvents(database, [event], now());
};

export type StripeEventsDependencies = ItemOrderRefreshDependencies & {
  /** The secret for verifying Stripe's signatures. */
  readonly webhookSecret: string;
  readonly log: (message: string, error?: unknown) => void;
};

/** An event contains an object, which may have a hundred lines. */
const maxEventBytes = 512 * 1024;

const readEvent = async (
  request: Request,
  { stripe, webhookSecret, now }: StripeEventsDependencies,
): Promise<StripeEvent> => {
  const body = await readBodyText(request, maxEventBytes);
  const signature = request.headers.get('stripe-signature') ?? '';
  const event = readSignedEvent(stripe, { body, signature, secret: webhookSecret }, now());
  if (event === undefined) {
    throw new Refusal(400, 'This address takes only what the payment provider has signed.');
  }
  return event;
};

/**
 * `POST /api/stripe-events`: Stripe's webhooks. Anything not signed by Stripe is refused without
 * any work (400). If something we need is down, the answer is 503, and Stripe retries; an event
 * that can't be ours is answered with 200 and logged.
 */
export const createStripeEventsEndpoint = (dependencies: StripeEventsDependencies): Handler =>
  createEndpoint(
    {
      POST: async (request) => {
        const event = await readEvent(request, dependencies);
        await withTimeout(processStripeEvent(dependencies, event), webhookTimeoutMs);
        return jsonAnswer({ received: true });
      },
    },
    dependencies,
  );
