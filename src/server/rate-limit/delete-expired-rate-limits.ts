import * as v from 'valibot';
import type { Database } from '../store/database.ts';

const toDeletion = (table: string, key: string): string =>
  `delete from ${table} where ${key} in (select ${key} from ${table} where expires_at < $1 for update skip locked)`;

/**
 * Statements that delete the rows whose period was over at the time $1. They pass over a row that
 * another request holds: its process may have a slower clock and still count there, and two that
 * wait for each other's rows are a deadlock. The next request deletes it.
 */
export const expiredCountAndSaltDeletionsSql = {
  counts: toDeletion('rate_limit_counts', 'caller'),
  salts: toDeletion('rate_limit_salts', 'period'),
};

const deleteStatement = `with counts as (${expiredCountAndSaltDeletionsSql.counts}) ${expiredCountAndSaltDeletionsSql.salts}`;

/**
 * Deletes the rate limit rows whose period is over. Rate-limited requests do this too, but on a
 * quiet day there may be none.
 */
export const deleteExpiredRateLimits = async (database: Database, now: Date): Promise<void> => {
  await database.query(v.object({}), deleteStatement, [now]);
};
