import * as v from 'valibot';
import {
  findHandledEventIds,
  noteHandledEvents,
  refreshOrderOfStripeObject,
} from '../stripe-events.ts';
import {
  listOrderEventsSince,
  type StripeEvent,
  type StripeObjectKindAndId,
} from '../../till/stripe/events.ts';
import {
  forEachInParallelWhileTimeLasts,
  tryForOrderOrThrowOutage,
  type ReconcileStepDependencies,
} from './running-reconciliation.ts';

/** Stripe keeps events for 30 days. */
const keptDays = 30;
/** Events appear in the list a little later than their timestamps say. */
const overlapMs = 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

const Cursor = v.object({ events_until: v.date() });

/** The time up to which all events have been handled; undefined before the first reconciliation. */
export const findTimeEventsAreHandledUpTo = async ({
  database,
}: Pick<ReconcileStepDependencies, 'database'>): Promise<Date | undefined> => {
  const [row] = await database.query(Cursor, 'select events_until from stripe_reconciles');
  return row?.events_until;
};

const noteEventsUntil = async (
  { database }: ReconcileStepDependencies,
  until: Date,
): Promise<void> => {
  await database.query(
    Cursor,
    `insert into stripe_reconciles (events_until) values ($1)
     on conflict (only_row) do update set events_until = excluded.events_until`,
    [until],
  );
};

type ToldObject = { readonly object: StripeObjectKindAndId; readonly events: StripeEvent[] };

/** Collects the objects of those events of a page that have not been handled. */
const collect = async (
  { database }: ReconcileStepDependencies,
  page: readonly StripeEvent[],
  objects: Map<string, ToldObject>,
): Promise<void> => {
  const handled = await findHandledEventIds(
    database,
    page.map(({ id }) => id),
  );
  for (const event of page) {
    const object = handled.has(event.id) ? undefined : event.object;
    if (object === undefined) continue;
    const key = `${object.kind} ${object.id}`;
    const known = objects.get(key);
    if (known === undefined) objects.set(key, { object, events: [event] });
    else known.events.push(event);
  }
};

/**
 * Handles the events that never reached us, since the last reconciliation that saw all of them.
 * Each object is read once, however many events are about it. If time runs out, the next
 * reconciliation continues: handled events are recorded.
 */
export const processMissedEvents = async (reconcile: ReconcileStepDependencies): Promise<void> => {
  const { stripe, database, now, hasTime } = reconcile;
  const startedAt = now();
  const oldest = startedAt.getTime() - keptDays * dayMs;
  const until = (await findTimeEventsAreHandledUpTo(reconcile))?.getTime() ?? oldest;
  const since = new Date(Math.max(oldest, until - overlapMs));
  const objects = new Map<string, ToldObject>();
  let isWhole = false;
  if (!hasTime()) return;
  for await (const { events, isLast } of listOrderEventsSince(stripe, since)) {
    await collect(reconcile, events, objects);
    isWhole = isLast;
    if (!hasTime()) break;
  }
  let areDone = true;
  const isThrough = await forEachInParallelWhileTimeLasts(
    reconcile,
    [...objects.values()],
    async (one) => {
      const isDone = await tryForOrderOrThrowOutage(
        reconcile,
        `${one.object.kind} ${one.object.id}`,
        async () => {
          await refreshOrderOfStripeObject(reconcile, one.object);
        },
      );
      if (isDone) await noteHandledEvents(database, one.events, now());
      else areDone = false;
    },
  );
  if (isThrough && areDone && isWhole) await noteEventsUntil(reconcile, startedAt);
};
