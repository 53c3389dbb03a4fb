import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nextWorkTryAt } from '../../../src/domain/work/next-work-try.ts';
import { openDatabase, type Database } from '../../../src/server/store/database.ts';
import { enqueueWorkSql } from '../../../src/server/store/work-queue/enqueue-work.ts';
import {
  runDueWork,
  type DueWorkKeyAndTries,
  type WorkKind,
  type WorkResult,
} from '../../../src/server/store/work-queue/run-due-work.ts';
import { atScale } from '../../support/proof-scale.ts';
import { openTestDatabase, type TestDatabase } from '../../support/server/test-database.ts';

let server: TestDatabase;
/** Each is a connection of its own, as each process has. */
let processes: readonly Database[];
beforeAll(async () => {
  server = await openTestDatabase();
  processes = [1, 2, 3, 4].map(() => openDatabase(server.url));
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.close()));
  await server.dispose();
});

const minute = 60_000;
const leaseMs = 2 * minute;
const start = new Date('2026-11-26T12:00:00Z');
let time = start;
let logged: string[] = [];
const now = (): Date => time;
const minutesLater = (minutes: number): void => {
  time = new Date(time.getTime() + minutes * minute);
};
beforeEach(async () => {
  time = start;
  logged = [];
  await server.database.query(v.object({}), 'truncate work');
});

const enqueue = async (keys: readonly string[], yields = false): Promise<void> => {
  const statement = `
    with cause as (select key from unnest($1::text[]) as key)
    ${enqueueWorkSql('withdrawal', { from: 'cause', key: 'key', now: '$2', yields: String(yields) })}`;
  await server.database.query(v.object({}), statement, [keys, time]);
};

const kindOf = (work: WorkKind['work'], atOnce = 2): WorkKind => ({
  name: 'withdrawal',
  title: 'A piece',
  leaseMs,
  atOnce,
  nextTry: nextWorkTryAt,
  work,
});
const run = (work: WorkKind['work'], { database = server.database, atOnce = 2 } = {}) =>
  runDueWork(
    { database, now, log: (line) => void logged.push(line) },
    [kindOf(work, atOnce)],
    () => true,
  );

const done: WorkResult = { kind: 'done' };
const again: WorkResult = { kind: 'again', problem: 'it was busy' };
const givenUp: WorkResult = { kind: 'given-up', problem: 'nobody is there' };

/** What happens to a piece when it is tried: one of the results, or its process ends. */
const arbitraryOutcome = fc.constantFrom(done, again, givenUp, 'crash' as const);
const arbitraryHistory = fc.record({
  pieces: fc.integer({ min: 1, max: 6 }),
  /** The outcomes of all tries, in the order in which they are made. */
  outcomes: fc.array(arbitraryOutcome, { maxLength: 20 }),
  /** How long nothing runs between two runs of all processes. */
  pauses: fc.array(fc.constantFrom(0, 1, 2, 3, 10, 400), { minLength: 1, maxLength: 8 }),
});

describe('any history of four processes that work at once, fail and crash', () => {
  it('does every piece in the end, never two at once, never before its time, and tells of each that was given up once a day', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryHistory, async ({ pieces, outcomes, pauses }) => {
        await server.database.query(v.object({}), 'truncate work');
        time = start;
        logged = [];
        const left = [...outcomes];
        const keys = Array.from({ length: pieces }, (_, index) => `piece-${index}`);
        await enqueue(keys);
        // What the queue promises about each piece: when it may be tried next, and how often it
        // was.
        const notBefore = new Map(keys.map((key) => [key, start.getTime()]));
        const tries = new Map(keys.map((key) => [key, 0]));
        const ends = new Map<string, 'done' | 'given-up'>();
        const atWork = new Set<string>();

        const work = async (due: DueWorkKeyAndTries): Promise<WorkResult> => {
          expect(atWork.has(due.key)).toBe(false);
          expect(ends.has(due.key)).toBe(false);
          expect(notBefore.get(due.key)).toBeLessThanOrEqual(time.getTime());
          expect(due.tries).toBe((tries.get(due.key) ?? 0) + 1);
          tries.set(due.key, due.tries);
          atWork.add(due.key);
          notBefore.set(due.key, time.getTime() + leaseMs);
          // Lets the other processes claim meanwhile.
          await new Promise((resolve) => setImmediate(resolve));
          atWork.delete(due.key);
          const outcome = left.shift() ?? done;
          if (outcome === 'crash') throw new Error('killed');
          if (outcome.kind === 'again') {
            notBefore.set(due.key, nextWorkTryAt(time, due.tries).getTime());
          } else ends.set(due.key, outcome.kind);
          return outcome;
        };
        const runAll = async (): Promise<void> => {
          const runs = await Promise.allSettled(
            processes.map((database) => run(work, { database })),
          );
          for (const one of runs) {
            if (one.status === 'rejected') expect(one.reason).toMatchObject({ message: 'killed' });
          }
        };
        await runAll();
        for (const pause of pauses) {
          minutesLater(pause);
          await runAll();
        }
        while (left.length > 0) left.pop();
        minutesLater(400);
        await runAll();
        expect([...ends.keys()].toSorted()).toEqual(keys);

        // Given up ones are told of by one of the processes, once a day.
        const isGivenUp = (key: string): boolean => ends.get(key) === 'given-up';
        for (let days = 1; days <= 2; days += 1) {
          logged = [];
          minutesLater(24 * 60);
          await runAll();
          await runAll();
          expect(logged.length).toBe(keys.filter(isGivenUp).length);
          expect(logged.every((line) => line.includes('given-up'))).toBe(true);
        }
      }),
      { numRuns: atScale(600) },
    );
  });
});

it('the same key is queued once, whatever has become of it', async () => {
  const worked: string[] = [];
  const work = async ({ key }: DueWorkKeyAndTries): Promise<WorkResult> => {
    worked.push(key);
    return done;
  };
  await enqueue(['one']);
  await enqueue(['one', 'two']);
  await run(work);
  await enqueue(['one', 'two']);
  await run(work);
  expect(worked.toSorted()).toEqual(['one', 'two']);
});

it('what was due first is done first, what was put back when its time has come, and what yields last', async () => {
  const order: string[] = [];
  const busy = new Set(['early']);
  const work = async ({ key }: DueWorkKeyAndTries): Promise<WorkResult> => {
    order.push(key);
    return busy.delete(key) ? again : done;
  };
  await enqueue(['yielding'], true);
  await enqueue(['early']);
  minutesLater(1);
  await enqueue(['late']);
  await run(work, { atOnce: 1 });
  expect(order).toEqual(['early', 'late', 'yielding']);
  minutesLater(1);
  await enqueue(['newer']);
  await run(work, { atOnce: 1 });
  expect(order.slice(3)).toEqual(['early', 'newer']);
});

it('the idempotency key stays the same until the service has answered with an error', async () => {
  const keys: string[] = [];
  const results: WorkResult[] = [again, { ...again, needsNewKey: true }, again, done];
  await enqueue(['refund']);
  for (const result of results) {
    await run(async ({ idempotencyKey }) => {
      keys.push(idempotencyKey);
      return result;
    });
    minutesLater(400);
  }
  expect(keys).toEqual(['refund', 'refund', 'refund-1', 'refund-1']);
});

it('a process whose lease has ended changes nothing that another one has decided since', async () => {
  await enqueue(['slow']);
  await run(async () => {
    minutesLater(3);
    await run(async () => done, { database: processes[0] });
    return givenUp;
  });
  const [row] = await server.database.query(
    v.object({ state: v.string(), tries: v.number(), problem: v.nullable(v.string()) }),
    'select state, tries, problem from work',
  );
  expect(row).toEqual({ state: 'done', tries: 2, problem: null });
});

it('a kind that fails doesn’t stop the others, and its failure is thrown at the end', async () => {
  const failing: WorkKind = {
    ...kindOf(async () => done),
    nextTry: () => {
      throw new Error('wrong');
    },
    work: async () => again,
  };
  const mails: string[] = [];
  await enqueue(['broken']);
  const statement = `with cause as (select 'mail-1' as key) ${enqueueWorkSql('mail', { from: 'cause', key: 'key', now: '$1' })}`;
  await server.database.query(v.object({}), statement, [time]);
  const mail: WorkKind = {
    ...kindOf(async ({ key }) => {
      mails.push(key);
      return done;
    }),
    name: 'mail',
  };
  const running = runDueWork(
    { database: server.database, now, log: () => undefined },
    [failing, mail],
    () => true,
  );
  await expect(running).rejects.toThrow('wrong');
  expect(mails).toEqual(['mail-1']);
});

it('nothing is begun when there is no time left, and only the named pieces when some are named', async () => {
  const worked: string[] = [];
  const kind = kindOf(async ({ key }) => {
    worked.push(key);
    return done;
  });
  const dependencies = { database: server.database, now, log: () => undefined };
  await enqueue(['one', 'two', 'three']);
  expect(await runDueWork(dependencies, [kind], () => false)).toEqual({ done: 0, failed: 0 });
  await runDueWork(dependencies, [kind], () => true, ['two', 'four']);
  expect(worked).toEqual(['two']);
});
