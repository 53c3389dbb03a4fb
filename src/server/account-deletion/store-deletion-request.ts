import * as v from 'valibot';
import type { Database } from '../store/database.ts';
import { enqueueWorkSql } from '../store/work-queue/enqueue-work.ts';

// The member's account opens nothing from this statement on. The deletion's steps need her address
// and subject.
const askStatement = `
  with leaving as (
    update customers set deleted_at = $2::timestamptz where subject = $1 and deleted_at is null
    returning customer_id, subject, address
  ), asked as (
    insert into account_deletions (customer_id, subject, address, asked_at)
    select customer_id, subject, address, $2::timestamptz from leaving
    on conflict do nothing
    returning customer_id
  )
  ${enqueueWorkSql('account-deletion', { from: 'asked', key: 'customer_id', now: '$2' })}`;

/** Stores a member's request to delete her account. Asking again changes nothing. */
export const storeDeletionRequest = async (
  database: Database,
  subject: string,
  now: Date,
): Promise<void> => {
  await database.query(v.object({}), askStatement, [subject, now]);
};
