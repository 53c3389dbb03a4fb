import * as v from 'valibot';
import type { RestTimerPushSubscription } from '../../domain/rest-push/rest-push-api.ts';
import type { Database } from '../store/database.ts';

/** One request to end a rest by a message. A later turn of the same id replaces it. */
export type VersionedRestTimerId = { readonly id: string; readonly turn: number };

const Nothing = v.object({});
const Turn = v.object({ id: v.string() });
const Ends = v.object({ ends_at: v.date() });
const Target = v.object({ endpoint: v.string(), p256dh: v.string(), auth: v.string() });

/**
 * Stores when a rest ends, and whom to tell. False if the device has said something newer. Deletes
 * what functions that died have left.
 */
export const storeRestTimerIfNewest = async (
  database: Database,
  { id, turn }: VersionedRestTimerId,
  endsAt: Date,
  { endpoint, keys }: RestTimerPushSubscription,
  now: Date,
): Promise<boolean> => {
  const stored = await database.query(
    Turn,
    `with old as (delete from rest_pushes where kept_until < $7 and id <> $1)
     insert into rest_pushes (id, turn, ends_at, endpoint, p256dh, auth, kept_until)
     values ($1, $2, $3, $4, $5, $6, $3::timestamptz + interval '1 minute')
     on conflict (id) do update set turn = $2, ends_at = $3, endpoint = $4, p256dh = $5, auth = $6,
       kept_until = excluded.kept_until
     where rest_pushes.turn < $2
     returning id`,
    [id, turn, endsAt, endpoint, keys.p256dh, keys.auth, now],
  );
  return stored.length > 0;
};

/**
 * Forgets whom to tell. What is left says for a quarter of an hour that an older request comes too
 * late.
 */
export const cancelRestTimer = async (
  database: Database,
  { id, turn }: VersionedRestTimerId,
  now: Date,
): Promise<void> => {
  await database.query(
    Nothing,
    `with old as (delete from rest_pushes where kept_until < $3 and id <> $1)
     insert into rest_pushes (id, turn, kept_until) values ($1, $2, $3::timestamptz + interval '15 minutes')
     on conflict (id) do update set turn = $2, ends_at = null, endpoint = null, p256dh = null, auth = null,
       kept_until = excluded.kept_until
     where rest_pushes.turn < $2`,
    [id, turn, now],
  );
};

/** When the rest ends; undefined if it was cancelled or moved. */
export const readEndOfRestTimer = async (
  database: Database,
  { id, turn }: VersionedRestTimerId,
): Promise<Date | undefined> => {
  const [row] = await database.query(
    Ends,
    'select ends_at from rest_pushes where id = $1 and turn = $2 and ends_at is not null',
    [id, turn],
  );
  return row?.ends_at;
};

/** Takes the rest out of the books, and whom to tell of it. Of two functions only one gets it. */
export const takeSubscriptionOfDueRestTimer = async (
  database: Database,
  { id, turn }: VersionedRestTimerId,
): Promise<RestTimerPushSubscription | undefined> => {
  const [row] = await database.query(
    Target,
    'delete from rest_pushes where id = $1 and turn = $2 and ends_at is not null returning endpoint, p256dh, auth',
    [id, turn],
  );
  if (row === undefined) return undefined;
  const { endpoint, p256dh, auth } = row;
  return { endpoint, keys: { p256dh, auth } };
};
