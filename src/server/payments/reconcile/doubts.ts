import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Database } from '../../store/database.ts';

/** Recorded as the settler of a doubt that has gone away. */
const byItself = 'reconcile';

/** The prefix of doubts about shop orders. They are found by a separate reconciliation, which settles no others. */
const shopBook = 'shop ';

// A doubt settled by the owner stays settled; one that went away and is found again is reopened.
const noteStatement = `
  with found as (
    insert into doubts (doubt_id, words, found_at, seen_at)
    select doubt_id, words, $3::timestamptz, $3::timestamptz from unnest($1::text[], $2::text[]) as read (doubt_id, words)
    on conflict (doubt_id) do update set
      seen_at = excluded.seen_at,
      settled_at = case when doubts.settled_by = '${byItself}' then null else doubts.settled_at end,
      settled_by = case when doubts.settled_by = '${byItself}' then null else doubts.settled_by end
  )
  update doubts set settled_at = $3::timestamptz, settled_by = '${byItself}'
  where $4::boolean and settled_at is null and doubt_id <> all ($1::text[])
    and starts_with(words, '${shopBook}') = $5::boolean and not starts_with(words, 'session ')
    and not starts_with(words, '${shopBook}session ')`;

/**
 * Stores what a reconciliation found, for the owner. After a complete reconciliation, earlier doubts that it hasn't found again
 * are settled: the problem is gone. A session that was paid for nothing is only looked for during a few days, so the owner
 * settles that.
 */
export const noteDoubts = async (
  database: Database,
  words: readonly string[],
  {
    isWhole,
    book,
    now,
  }: { readonly isWhole: boolean; readonly book: 'payments' | 'shop'; readonly now: Date },
): Promise<void> => {
  const ids = words.map((one) => createHash('sha256').update(one).digest('hex'));
  await database.query(v.object({}), noteStatement, [ids, words, now, isWhole, book === 'shop']);
};
