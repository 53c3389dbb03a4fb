import * as v from 'valibot';
import type { Database } from '../database.ts';
import type { WorkKindName } from './enqueue-work.ts';

/** A condition in SQL: this work was given up. */
export const isWorkGivenUpSql = (name: WorkKindName, key: string): string =>
  `exists (select from work where work.kind = '${name}' and work.work_key = ${key} and work.state = 'given-up')`;

/**
 * A value in SQL: what went wrong in the last try of this work; null if nothing did, or it is done.
 */
export const problemOfLastWorkTrySql = (name: WorkKindName, key: string): string =>
  `(select work.problem from work where work.kind = '${name}' and work.work_key = ${key})`;

/**
 * Work that was tried and hasn't succeeded, as a query with `kind`, `work_key`, `tries` and
 * `problem`. What is on its first try isn't stuck.
 */
export const failedWorkAwaitingRetrySql = `
  select kind, work_key, tries, problem from work where state = 'waiting' and tries > 0 and problem is not null`;

/**
 * When some kinds of work have to be tried next, the earliest of them; undefined if none waits.
 * Work that somebody is doing counts when its lease ends.
 */
export const findNextWorkTryTime = async (
  database: Database,
  names: readonly WorkKindName[],
): Promise<Date | undefined> => {
  const [next] = await database.query(
    v.object({ at: v.nullable(v.date()) }),
    `select min(next_try_at) as at from work where kind = any($1) and state = 'waiting'`,
    [names],
  );
  return next?.at ?? undefined;
};

/** How long work may wait until it is late, in milliseconds. */
const lateAfter = 60 * 60 * 1000;

/** How many pieces of a kind are late. Given up ones are not: nobody waits for those. */
export const countLateWork = async (
  database: Database,
  name: WorkKindName,
  now: Date,
): Promise<number> => {
  const [late] = await database.query(
    v.object({ count: v.number() }),
    `select count(*)::int as count from work where kind = $1 and state = 'waiting' and queued_at < $2`,
    [name, new Date(now.getTime() - lateAfter)],
  );
  return late?.count ?? 0;
};
