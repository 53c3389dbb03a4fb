import * as v from 'valibot';
import type { SentEventStatesAnswer } from '../../domain/sealed-sync/sealed-log-api.ts';
import { maxSealedCharactersPerMember } from '../../domain/sealed-sync/room.ts';
import { maxSealedAnswerLength } from '../../domain/sealed-sync/sealed-log-events-or-keys-action.ts';
import type { Database } from '../store/database.ts';

const Place = v.pipe(v.union([v.number(), v.string()]), v.transform(Number));

type SentEvent = { readonly id: string; readonly sealed: string };

const Stored = v.object({
  event_id: v.string(),
  state: v.picklist(['stored', 'known', 'other', 'unknown']),
  place: v.nullable(Place),
});

// One statement. The update locks the log, so that two requests get places one after the other, and
// nobody reads a place before all earlier ones are visible. A log that isn't hers, another key and
// a full log update nothing. `unknown`: the same event is being stored by another request, so it
// has to be sent again.
const storeStatement = `
  with sent as (
    select * from unnest($4::text[], $5::bytea[], $6::int[]) with ordinality as sent (event_id, sealed, size, position)
  ),
  hers as (
    select log.customer_id from sealed_logs as log join customers using (customer_id)
    where subject = $1 and log_id = $2 and epoch = $3
  ),
  known as (
    select event_id, place, sealed from sealed_events
    where customer_id = (select customer_id from hers) and event_id = any ($4::text[])
  ),
  log as (
    update sealed_logs set last_place = last_place + cardinality($4::text[])
    where customer_id = (select customer_id from hers) and epoch = $3
      and (select coalesce(sum(size), 0) from sealed_events where customer_id = (select customer_id from hers))
        + (select coalesce(sum(size), 0) from sent where event_id not in (select event_id from known)) <= $7
    returning customer_id, last_place - cardinality($4::text[]) as before
  ),
  stored as (
    insert into sealed_events (customer_id, event_id, place, epoch, sealed, size, stored_at)
    select customer_id, event_id, before + position, $3, sealed, size, $8 from log cross join sent
    where event_id not in (select event_id from known)
    on conflict do nothing
    returning event_id, place
  )
  select sent.event_id, coalesce(stored.place, known.place) as place,
    case when stored.event_id is not null then 'stored'
      when known.event_id is null then 'unknown'
      when known.sealed = sent.sealed then 'known'
      else 'other' end as state
  from log cross join sent left join stored using (event_id) left join known using (event_id)
  order by position`;

/**
 * What a request may store events for: the member, her log, and the key that they are sealed with.
 */
export type MemberLogAndKeyEpoch = {
  readonly subject: string;
  readonly log: string;
  readonly epoch: number;
};

/**
 * Stores events that aren't there yet, and says where each is; none if the log isn't the member's,
 * has another key, or is full. It may be repeated.
 */
export const storeSealedEvents = async (
  database: Database,
  { subject, log, epoch }: MemberLogAndKeyEpoch,
  events: readonly SentEvent[],
  now: Date,
): Promise<SentEventStatesAnswer['events']> => {
  // The same event twice in one request would be stored once, and be answered twice.
  const sent = [...new Map(events.map((event) => [event.id, event])).values()];
  const rows = await database.query(Stored, storeStatement, [
    subject,
    log,
    epoch,
    sent.map(({ id }) => id),
    sent.map(({ sealed }) => Buffer.from(sealed, 'base64')),
    sent.map(({ sealed }) => sealed.length),
    maxSealedCharactersPerMember,
    now,
  ]);
  return rows.flatMap(({ event_id, state, place }) =>
    state === 'unknown' || place === null ? [] : [{ id: event_id, state, place }],
  );
};

const Page = v.object({
  place: Place,
  event_id: v.string(),
  epoch: v.number(),
  sealed: v.instance(Uint8Array),
  waiting: v.number(),
});

const maxEventsPerAnswer = 200;

const readStatement = `
  with hers as (
    select place, event_id, sealed_events.epoch, sealed, size from sealed_events join customers using (customer_id)
    where subject = $1 and place > $2
  ),
  next as (
    select hers.*, sum(size) over (order by place) as total from hers order by place limit ${maxEventsPerAnswer}
  )
  select place, event_id, epoch, sealed, (select count(*)::int from hers) as waiting
  from next where total - size < $3 order by place`;

/** The member’s next events after a place, and whether there are no more. */
export const readSealedEventsPage = async (database: Database, subject: string, after: number) => {
  const rows = await database.query(Page, readStatement, [subject, after, maxSealedAnswerLength]);
  return {
    events: rows.map(({ place, event_id, epoch, sealed }) => ({
      place,
      id: event_id,
      epoch,
      sealed: Buffer.from(sealed).toString('base64'),
    })),
    isEnd: rows.length === (rows[0]?.waiting ?? 0),
  };
};

const Gone = v.object({ places: v.number() });

/** Removes the events up to a place, in whose stead there is a snapshot. */
export const removeEventsReplacedBySnapshot = async (
  database: Database,
  { subject, log }: Pick<MemberLogAndKeyEpoch, 'subject' | 'log'>,
  through: number,
): Promise<void> => {
  await database.query(
    Gone,
    `delete from sealed_events using sealed_logs, customers
     where sealed_events.customer_id = sealed_logs.customer_id and customers.customer_id = sealed_logs.customer_id
       and subject = $1 and log_id = $2 and place <= $3`,
    [subject, log, through],
  );
};
