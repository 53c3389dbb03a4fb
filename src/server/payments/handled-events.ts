import * as v from 'valibot';
import type { Database } from '../store/database.ts';
import type { EventObject, StripeEvent } from '../till/stripe/events.ts';
import { findOrderOf } from './order-of-event.ts';
import { refreshShopOrder } from '../orders/cart/refresh-shop-order.ts';
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

/** Reads the new state of an object's order, and stores it. False if the object belongs to none of our orders. */
export const refreshOrderOfObject = async (
  dependencies: RefreshDependencies,
  object: EventObject,
): Promise<boolean> => {
  const found = await findOrderOf(dependencies, object);
  if (found === undefined) return false;
  const { reference, sessionId } = found;
  const refresh = reference.kind === 'cart' ? refreshShopOrder : refreshOrder;
  return refresh(dependencies, reference.orderId, sessionId);
};

/**
 * Handles an event once. Everything it does can safely be repeated: if the process ends anywhere before the last statement,
 * Stripe sends the event again, and the same data is written again.
 */
export const processStripeEvent = async (
  dependencies: RefreshDependencies & { readonly log: (message: string) => void },
  event: StripeEvent,
): Promise<void> => {
  const { database, now, log } = dependencies;
  const { object } = event;
  if (object === undefined) return;
  if ((await findHandledEvents(database, [event.id])).size > 0) return;
  const isOurs = await refreshOrderOfObject(dependencies, object);
  // A new customer is described before the first order, so that event says nothing.
  if (!isOurs && object.kind !== 'customer') {
    log(`Stripe told of something that is no order of ours: ${event.type}, ${event.id}.`);
  }
  await noteHandledEvents(database, [event], now());
};
