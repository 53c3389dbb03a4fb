import type { Database } from '../database.ts';
import type { WorkKindName } from './enqueue-work.ts';
import { openWorkQueueOfKindForClaiming, type ClaimedWorkKeyAndTries } from './work-queue.ts';

/** A piece of work to be done now. */
export type DueWorkKeyAndTries = {
  readonly key: string;
  /** How often it has been tried, this time included. */
  readonly tries: number;
  /**
   * For the service that does it. It stays the same until that service has answered with an error,
   * which it would repeat for the same key.
   */
  readonly idempotencyKey: string;
};

/** What has become of a piece of work. */
export type WorkResult =
  | { readonly kind: 'done' }
  /**
   * It is tried again later. The problem has no personal data; null if it only isn't its time yet.
   */
  | { readonly kind: 'again'; readonly problem: string | null; readonly needsNewKey?: boolean }
  /** Trying again is useless. */
  | { readonly kind: 'given-up'; readonly problem: string };

/** A kind of work, and who does it. */
export type WorkKind = {
  readonly name: WorkKindName;
  /** Its name in our log, such as `An e-mail`. */
  readonly title: string;
  /** How long a claim lasts, in milliseconds: longer than doing one piece can take. */
  readonly leaseMs: number;
  /** How many pieces are done at the same time. */
  readonly atOnce: number;
  /** When to try it again after so many tries. */
  readonly nextTry: (failedAt: Date, tries: number) => Date;
  /**
   * Does one piece, which may have been done before: a process can end between doing it and marking
   * it. If it throws, the piece is tried again when its lease ends.
   */
  readonly work: (due: DueWorkKeyAndTries) => Promise<WorkResult>;
};

export type WorkDependencies = {
  readonly database: Database;
  readonly now: () => Date;
  /** Must not be given personal data. */
  readonly log: (message: string) => void;
};

/** How many pieces of work were done, and how many were put back or given up. */
export type DoneAndFailedWorkCounts = { readonly done: number; readonly failed: number };

/** Whether there is time left, from now on for so many milliseconds. */
export const createHasTime = (milliseconds: number): (() => boolean) => {
  const end = performance.now() + milliseconds;
  return () => performance.now() < end;
};

const toDueWork = ({
  work_key: key,
  tries,
  failures,
}: ClaimedWorkKeyAndTries): DueWorkKeyAndTries => ({
  key,
  tries,
  idempotencyKey: failures === 0 ? key : `${key}-${failures}`,
});

/**
 * Waits for all of them, so that one failure doesn't cut off the others, and then throws the first
 * failure.
 */
const allOf = async <Result>(works: readonly Promise<Result>[]): Promise<readonly Result[]> => {
  await Promise.allSettled(works);
  return Promise.all(works);
};

/** Does the next pieces of one kind, and returns what has become of each; none if none is due. */
const doNextPieces = async (
  { database, now }: WorkDependencies,
  { name, leaseMs, atOnce, nextTry, work }: WorkKind,
  keys: readonly string[] | undefined,
): Promise<readonly WorkResult['kind'][]> => {
  const queue = openWorkQueueOfKindForClaiming(database, name, now);
  const claimed = await queue.claim(atOnce, leaseMs, keys);
  return allOf(
    claimed.map(async (one) => {
      const result = await work(toDueWork(one));
      if (result.kind === 'done') await queue.markDone(one);
      else if (result.kind === 'given-up') await queue.giveUp(one, result.problem);
      else {
        const { problem, needsNewKey = false } = result;
        await queue.putBack(one, nextTry(now(), one.tries), problem, needsNewKey);
      }
      return result.kind;
    }),
  );
};

const logOverdue = async (
  { database, now, log }: WorkDependencies,
  { name, title }: WorkKind,
): Promise<void> => {
  for (const one of await openWorkQueueOfKindForClaiming(database, name, now).takeOverdue()) {
    const { work_key: key, state, tries, problem } = one;
    log(
      `${title} is late by a day or more (${key}, ${state}, ${tries} tries): ${problem ?? 'not tried'}.`,
    );
  }
};

/**
 * Does the work that is due, some pieces of each kind in turn, until nothing is due or there is no
 * time left: work of one kind may cause work of another. Several processes may call it at once:
 * each piece is claimed by one of them. Work that is late by a day is logged, once a day.
 *
 * A kind that fails, for example because the database is gone, doesn't stop the others; the first
 * failure is thrown at the end.
 * @param keys Does only work with these keys; by default any.
 */
export const runDueWork = async (
  dependencies: WorkDependencies,
  kinds: readonly WorkKind[],
  hasTime: () => boolean,
  keys?: readonly string[],
): Promise<DoneAndFailedWorkCounts> => {
  let done = 0;
  let failed = 0;
  const failures: unknown[] = [];
  const working = new Set(kinds);
  let found = Infinity;
  while (found > 0 && hasTime()) {
    found = 0;
    for (const kind of working) {
      try {
        const results = await doNextPieces(dependencies, kind, keys);
        found += results.length;
        done += results.filter((result) => result === 'done').length;
        failed += results.filter((result) => result !== 'done').length;
      } catch (error) {
        failures.push(error);
        working.delete(kind);
      }
    }
  }
  if (failures.length > 0) throw failures[0];
  if (keys === undefined) for (const kind of kinds) await logOverdue(dependencies, kind);
  return { done, failed };
};
