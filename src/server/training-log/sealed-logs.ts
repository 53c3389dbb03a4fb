import * as v from 'valibot';
import {
  type SealedLogGetAnswer,
  type WrappedKey,
} from '../../domain/sealed-sync/sealed-log-api.ts';
import { maxWrappedKeysPerLog } from '../../domain/sealed-sync/sealed-log-events-or-keys-action.ts';
import type { Database } from '../store/database.ts';

const Place = v.pipe(v.union([v.number(), v.string()]), v.transform(Number));

const Log = v.object({
  log_id: v.string(),
  epoch: v.number(),
  last_place: Place,
  size: Place,
});
const Key = v.object({
  kind: v.picklist(['phrase', 'passkey']),
  key_id: v.string(),
  epoch: v.number(),
  salt: v.string(),
  wrapped: v.string(),
});

/** The sealed log of a member; null if there is none. */
export const findSealedLogOfSubject = async (
  database: Database,
  subject: string,
): Promise<SealedLogGetAnswer['log']> => {
  const [log] = await database.query(
    Log,
    `select log_id, epoch, last_place,
       (select coalesce(sum(size), 0) from sealed_events where customer_id = sealed_logs.customer_id) as size
     from sealed_logs join customers using (customer_id) where subject = $1`,
    [subject],
  );
  if (log === undefined) return null;
  const keys = await database.query(
    Key,
    `select kind, key_id, epoch, salt, wrapped from sealed_keys join customers using (customer_id)
     where subject = $1 order by kind, key_id`,
    [subject],
  );
  return {
    id: log.log_id,
    epoch: log.epoch,
    last: log.last_place,
    size: log.size,
    keys: keys.map(({ key_id, ...key }) => ({ ...key, id: key_id })),
  };
};

const sentKeys = `
  sent as (
    select * from unnest($3::text[], $4::text[], $5::text[], $6::text[]) as sent (kind, key_id, salt, wrapped)
  )`;

const columnsOf = (keys: readonly WrappedKey[]): readonly (readonly string[])[] => [
  keys.map(({ kind }) => kind),
  keys.map(({ id }) => id),
  keys.map(({ salt }) => salt),
  keys.map(({ wrapped }) => wrapped),
];

const Done = v.object({ is_done: v.boolean() });

const isDone = async (
  database: Database,
  statement: string,
  values: readonly unknown[],
): Promise<boolean> => {
  const [row] = await database.query(Done, statement, values);
  return row?.is_done ?? false;
};

/**
 * Begins a member's sealed log with its first keys. False if she has another one; beginning the
 * same one again changes nothing.
 */
export const beginSealedLog = (
  database: Database,
  { customerId, log }: { readonly customerId: string; readonly log: string },
  keys: readonly WrappedKey[],
  now: Date,
): Promise<boolean> =>
  isDone(
    database,
    `with ${sentKeys},
     begun as (
       insert into sealed_logs (customer_id, log_id, begun_at) values ($1, $2, $7)
       on conflict do nothing returning customer_id
     ),
     keys as (
       insert into sealed_keys (customer_id, kind, key_id, epoch, salt, wrapped)
       select customer_id, kind, key_id, 1, salt, wrapped from begun cross join sent on conflict do nothing
     )
     select exists (select from begun)
       or exists (select from sealed_logs where customer_id = $1 and log_id = $2) as is_done`,
    [customerId, log, ...columnsOf(keys), now],
  );

type HerLog = { readonly subject: string; readonly log: string };

/**
 * Puts a new key in the place of that of the epoch `from`, with everything that wraps it. False if
 * the key isn't that one any more; the same change again changes nothing.
 */
export const rotateSealedLogKeyKeepingEvents = (
  database: Database,
  { subject, log }: HerLog,
  from: number,
  keys: readonly WrappedKey[],
): Promise<boolean> =>
  isDone(
    database,
    `with ${sentKeys},
     hers as (
       select customer_id from sealed_logs join customers using (customer_id) where subject = $1 and log_id = $2
     ),
     raised as (
       update sealed_logs set epoch = $7 + 1 where customer_id = (select customer_id from hers) and epoch = $7
       returning customer_id
     ),
     gone as (
       delete from sealed_keys where customer_id in (select customer_id from raised)
         and (kind, key_id) not in (select kind, key_id from sent)
     ),
     keys as (
       insert into sealed_keys (customer_id, kind, key_id, epoch, salt, wrapped)
       select customer_id, kind, key_id, $7 + 1, salt, wrapped from raised cross join sent
       on conflict (customer_id, kind, key_id)
         do update set epoch = excluded.epoch, salt = excluded.salt, wrapped = excluded.wrapped
     )
     select exists (select from raised) or exists (
       select from sealed_keys join sent using (kind, key_id, salt, wrapped)
       where customer_id = (select customer_id from hers) and epoch = $7 + 1
     ) as is_done`,
    [subject, log, ...columnsOf(keys), from],
  );

/**
 * Adds a wrapped form of the present key. False if the key is another one by now, or if there are
 * too many.
 */
export const addWrappedKey = (
  database: Database,
  { subject, log }: HerLog,
  key: WrappedKey,
): Promise<boolean> =>
  isDone(
    database,
    `with ${sentKeys},
     hers as (
       select customer_id from sealed_logs join customers using (customer_id)
       where subject = $1 and log_id = $2 and sealed_logs.epoch = $7
     ),
     added as (
       insert into sealed_keys (customer_id, kind, key_id, epoch, salt, wrapped)
       select customer_id, kind, key_id, $7, salt, wrapped from hers cross join sent
       where (select count(*) from sealed_keys where customer_id = hers.customer_id) < $8
       on conflict (customer_id, kind, key_id)
         do update set epoch = excluded.epoch, salt = excluded.salt, wrapped = excluded.wrapped
       returning kind
     )
     select exists (select from added) as is_done`,
    [subject, log, ...columnsOf([key]), key.epoch, maxWrappedKeysPerLog],
  );

/** Deletes a member's sealed log: its events and its keys. */
export const deleteSealedLog = async (database: Database, subject: string): Promise<void> => {
  await database.query(
    v.object({}),
    `delete from sealed_logs using customers
     where customers.customer_id = sealed_logs.customer_id and subject = $1`,
    [subject],
  );
};
