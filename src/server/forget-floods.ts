import * as v from 'valibot';
import type { Database } from './database.ts';

const statement = `
  with hits as (delete from flood_hits where expires_at < $1 returning 1)
  delete from flood_salts where expires_at < $1`;

/** Forgets every limit whose period is over, on a quiet day too, when no other call does it in passing. */
export const forgetFloods = async (database: Database, now: Date): Promise<void> => {
  await database.query(v.object({}), statement, [now]);
};
