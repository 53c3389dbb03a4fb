import * as v from 'valibot';
import type { Database } from './database.ts';

const countStatement = `
  insert into hourly_counts (hour, name, count) values (date_trunc('hour', $1::timestamptz), $2, 1)
  on conflict (hour, name) do update set count = hourly_counts.count + 1`;

/** Increments a counter, in the current hour. */
export const incrementHourlyOwnerCounter = async (
  database: Database,
  name: string,
  now: Date,
): Promise<void> => {
  await database.query(v.object({}), countStatement, [now, name]);
};
