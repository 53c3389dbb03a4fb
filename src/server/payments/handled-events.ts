import type Stripe from 'stripe';
import * as v from 'valibot';
import type { Database } from '../store/database.ts';
import { findOrderOf, objectOf, type EventObject, type OtherOrders } from './order-of-event.ts';
import { refreshOrder, type RefreshDependencies } from '../orders/item/refresh-order.ts';

const EventId = v.object({ event_id: v.string() });

/** Which of these events have been handled. */
export const findHandledEvents = async (
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
  events: readonly Pick<Stripe.Event, 'id' | 'type'>[],
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

/** The dependencies of handling an event. */
export type EventDependencies = RefreshDependencies & {
  readonly otherOrders?: OtherOrders | undefined;
};

/** Reads the new state of an object's order, and stores it. False if the object belongs to none of our orders. */
export const refreshObject = async (
  dependencies: EventDependencies,
  object: EventObject,
): Promise<boolean> => {
  const found = await findOrderOf(dependencies, object);
  if (found?.isOther === true) {
    return dependencies.otherOrders?.refresh(found.orderId, found.sessionId) ?? false;
  }
  return found !== undefined && refreshOrder(dependencies, found.orderId, found.sessionId);
};

/**
 * Handles an event once. Everything it does can safely be repeated: if the process ends anywhere before the last statement,
 * Stripe sends the event again, and the same data is written again.
 */
export const handleEvent = async (
  dependencies: EventDependencies & { readonly log: (message: string) => void },
  event: Stripe.Event,
): Promise<void> => {
  const { database, now, log } = dependencies;
  const object = objectOf(event);
  if (object === undefined) return;
  if ((await findHandledEvents(database, [event.id])).size > 0) return;
  const isOurs = await refreshObject(dependencies, object);
  // A new customer is described before she has ordered, so hers says nothing.
  if (!isOurs && object.kind !== 'customer') {
    log(`Stripe told of something that is no order of ours: ${event.type}, ${event.id}.`);
  }
  await noteHandledEvents(database, [event], now());
};
