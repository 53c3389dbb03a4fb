import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Database } from '../../store/database.ts';

/** Who has settled a doubt that is not there any more. */
const byItself = 'reconcile';

/** With what each doubt about orders of the shop begins. They are found by a reconcile of their own, which settles no other. */
const shopBook = 'shop ';

// One that the owner has settled stays settled; one that had gone by itself, and is there again, is a doubt again.
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
 * Stores what a reconcile has found, for the owner. After a whole reconcile, what it hasn't found again is settled: it isn't so any more. A
 * session that was paid for nothing is looked for during some days only, so the owner settles that.
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
