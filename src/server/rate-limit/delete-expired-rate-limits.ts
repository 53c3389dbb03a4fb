import * as v from 'valibot';
import type { Database } from '../store/database.ts';

const deleteStatement = `
  with counts as (delete from rate_limit_counts where expires_at < $1 returning 1)
  delete from rate_limit_salts where expires_at < $1`;

/** Deletes the rate limit rows whose period is over. Rate-limited requests do this too, but on a quiet day there may be none. */
export const deleteExpiredRateLimits = async (database: Database, now: Date): Promise<void> => {
  await database.query(v.object({}), deleteStatement, [now]);
};
