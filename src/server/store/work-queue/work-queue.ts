import * as v from 'valibot';
import type { Database } from '../database.ts';
import type { WorkKindName } from './enqueue-work.ts';

const ClaimedWorkKeyAndTries = v.object({
  work_key: v.string(),
  tries: v.number(),
  failures: v.number(),
});
/** Work that this process may do until its lease ends. */
export type ClaimedWorkKeyAndTries = Readonly<v.InferOutput<typeof ClaimedWorkKeyAndTries>>;

const OverdueWork = v.object({
  work_key: v.string(),
  state: v.string(),
  tries: v.number(),
  problem: v.nullable(v.string()),
});
/** Work that is late by a day or more. */
export type OverdueWork = Readonly<v.InferOutput<typeof OverdueWork>>;

const NoColumns = v.object({});
const day = 24 * 60 * 60 * 1000;

// Claiming is one statement: of two processes that run it at once, the second skips the rows that
// the first has locked. A claim is a next try at the end of the lease, so another process takes
// over from one that crashed.
const claimStatement = `
  with due as (
    select kind, work_key from work
    where kind = $1 and state = 'waiting' and next_try_at <= $2::timestamptz and ($5::text[] is null or work_key = any($5))
    order by yields, next_try_at, work_key
    limit $4
    for update skip locked
  )
  update work set tries = tries + 1, next_try_at = $3::timestamptz
  from due where work.kind = due.kind and work.work_key = due.work_key
  returning work.work_key, tries, failures`;

// What is done stays done, even if another process has claimed it since.
const doneStatement = `
  update work set state = 'done', ended_at = $3, problem = null
  where kind = $1 and work_key = $2 and state <> 'done'`;

// The number of the try shows whether the claim is still this process's.
const putBackStatement = `
  update work set next_try_at = $4, problem = $5, failures = failures + $6::integer
  where kind = $1 and work_key = $2 and tries = $3 and state = 'waiting'`;

const giveUpStatement = `
  update work set state = 'given-up', ended_at = $4, problem = $5
  where kind = $1 and work_key = $2 and tries = $3 and state = 'waiting'`;

const overdueStatement = `
  with overdue as (
    select kind, work_key from work
    where kind = $1 and state <> 'done' and queued_at <= $3::timestamptz and (told_at is null or told_at <= $3::timestamptz)
    order by queued_at
    limit 50
    for update skip locked
  )
  update work set told_at = $2
  from overdue where work.kind = overdue.kind and work.work_key = overdue.work_key
  returning work.work_key, state, tries, problem`;

/** The queue of one kind of work, which leaves other kinds alone; `now` decides what is due. */
export const openWorkQueueOfKindForClaiming = (
  database: Database,
  name: WorkKindName,
  now: () => Date,
) => ({
  /**
   * Claims the work that has been due for longest, at most `count` pieces; none if none is due.
   * @param keys Claims only work with these keys; undefined claims any.
   */
  claim: async (
    count: number,
    leaseMs: number,
    keys: readonly string[] | undefined,
  ): Promise<readonly ClaimedWorkKeyAndTries[]> => {
    const time = now();
    const until = new Date(time.getTime() + leaseMs);
    return database.query(ClaimedWorkKeyAndTries, claimStatement, [
      name,
      time,
      until,
      count,
      keys ?? null,
    ]);
  },
  markDone: async ({ work_key: key }: ClaimedWorkKeyAndTries): Promise<void> => {
    await database.query(NoColumns, doneStatement, [name, key, now()]);
  },
  /** Puts it back until its next try. */
  putBack: async (
    { work_key: key, tries }: ClaimedWorkKeyAndTries,
    nextTryAt: Date,
    problem: string | null,
    needsNewKey: boolean,
  ): Promise<void> => {
    const values = [name, key, tries, nextTryAt, problem, needsNewKey ? 1 : 0];
    await database.query(NoColumns, putBackStatement, values);
  },
  /** Nobody tries it again until somebody puts it back by hand. */
  giveUp: async (
    { work_key: key, tries }: ClaimedWorkKeyAndTries,
    problem: string,
  ): Promise<void> => {
    await database.query(NoColumns, giveUpStatement, [name, key, tries, now(), problem]);
  },
  /** The work that was queued a day ago or longer and isn't done, each piece once a day. */
  takeOverdue: async (): Promise<readonly OverdueWork[]> => {
    const time = now();
    return database.query(OverdueWork, overdueStatement, [
      name,
      time,
      new Date(time.getTime() - day),
    ]);
  },
});
