import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Database } from '../../store/database.ts';

/** Recorded as the settler of a doubt that has gone away. */
const byItself = 'reconcile';

// A doubt settled by the owner stays settled; one that went away and is found again is reopened.
const noteStatement = `
  with found as (
    insert into doubts (doubt_id, words, found_at, seen_at, found_by)
    select doubt_id, words, $3::timestamptz, $3::timestamptz, $4::text from unnest($1::text[], $2::text[]) as read (doubt_id, words)
    on conflict (doubt_id) do update set
      seen_at = excluded.seen_at,
      found_by = excluded.found_by,
      settled_at = case when doubts.settled_by = '${byItself}' then null else doubts.settled_at end,
      settled_by = case when doubts.settled_by = '${byItself}' then null else doubts.settled_by end
  )
  update doubts set settled_at = $3::timestamptz, settled_by = '${byItself}'
  where found_by = $4::text and seen_at < $5::timestamptz and settled_at is null and doubt_id <> all ($1::text[])
    and not starts_with(words, 'session ') and not starts_with(words, 'shop session ')`;

/**
 * Stores what a step of a reconciliation found, for the owner. Doubts of the same step that were
 * last found before `wholeSince` are settled: since then the step has looked at everything, so the
 * problem is gone. Undefined if it hasn't. A session that was paid for nothing is only looked for
 * during a few days, so the owner settles that.
 */
export const storeAndSettleDoubtsOfStep = async (
  database: Database,
  words: readonly string[],
  {
    step,
    wholeSince,
    now,
  }: { readonly step: string; readonly wholeSince: Date | undefined; readonly now: Date },
): Promise<void> => {
  const ids = words.map((one) => createHash('sha256').update(one).digest('hex'));
  await database.query(v.object({}), noteStatement, [ids, words, now, step, wholeSince ?? null]);
};
