import * as v from 'valibot';
import type { LoggedSet } from '../../../domain/training/log.ts';
import type { Changes } from './announce-changes.ts';
import { exerciseRange, recountExercises } from './count-exercises.ts';
import type { ReminderState, LogLocation, OpenSession, TrainingLog } from '../training-log.ts';
import { ownSession } from './last-saved-session.ts';
import {
  onlyId,
  partition,
  putAllAside,
  putOver,
  restoreReadable,
  schemas,
  type ReadStore,
} from './records.ts';
import {
  keyPaths,
  propertyOf,
  type StoreName,
  type Tables,
  type Transact,
} from '../storage/tables.ts';

type LogParts = {
  readonly transact: Transact;
  readonly keeping: LogLocation;
  readonly changes: Changes;
  /** Mark on the device that there is a log, or remove that mark. */
  readonly mark: () => void;
  readonly unmark: () => void;
};

const CareSchema = v.object({
  askedToKeepAt: v.optional(v.number()),
  exportedAt: v.optional(v.number()),
  dismissedAt: v.optional(v.number()),
});

const newestFirst = (one: LoggedSet, other: LoggedSet): number => other.at - one.at;
const exercisesOf = (sets: readonly LoggedSet[]): readonly string[] =>
  sets.map(({ exercise }) => exercise);

const stores: readonly StoreName[] = [
  ...(['weights', 'plans', 'open', 'sessions', 'sets', 'bodyweights', 'meta'] as const),
  ...(['exercises', 'aside'] as const),
];

/** Creates the log over tables, wherever they are kept. */
export const createLog = async (parts: LogParts): Promise<TrainingLog> => {
  const { transact, keeping, changes, mark, unmark } = parts;

  /** Parses records of one store; unreadable ones are left out and put aside. */
  const parse = async <Output>(
    store: ReadStore,
    schema: v.GenericSchema<unknown, Output>,
    found: readonly unknown[],
  ): Promise<readonly Output[]> => {
    const { good, broken } = partition(schema, found);
    if (broken.length > 0) {
      await putAllAside(transact, store, broken);
      if (store === 'sets') await recount(broken);
    }
    return good;
  };
  const read = async <Output>(
    store: ReadStore,
    schema: v.GenericSchema<unknown, Output>,
    find: (tables: Tables) => Promise<readonly unknown[]>,
  ): Promise<readonly Output[]> => parse(store, schema, await transact([store], 'readonly', find));
  const recount = (sets: readonly unknown[]): Promise<void> =>
    transact(['sets', 'exercises'], 'readwrite', (tables) =>
      recountExercises(
        tables,
        sets.map((set) => propertyOf(set, 'exercise')).filter((key) => typeof key === 'string'),
      ),
    ).catch(() => undefined);

  const write = async <Result>(
    written: readonly StoreName[],
    work: (tables: Tables) => Promise<Result>,
  ): Promise<Result> => {
    const result = await transact([...written, 'aside'], 'readwrite', work);
    mark();
    changes.announce(written);
    return result;
  };
  const put = (store: ReadStore, record: Readonly<Record<string, unknown>>): Promise<void> =>
    write([store], (tables) => putOver(tables, store, record));
  const one = (store: ReadStore, key: string) => async (tables: Tables) => {
    const found = await tables.get(store, key);
    return found === undefined ? [] : [found];
  };
  const own = ownSession();
  const openNow = async (): Promise<OpenSession | undefined> => {
    const found = await transact(['open'], 'readonly', one('open', onlyId));
    return own.as(found[0]) ?? (await parse('open', schemas.open, found))[0];
  };
  const setsWhere = (
    index: 'session' | 'at' | 'exercise+at',
    between: Parameters<Tables['find']>[2],
  ): Promise<readonly LoggedSet[]> =>
    read('sets', schemas.sets, (tables) => tables.find('sets', index, between));
  const setsOfSession = async (id: string): Promise<readonly LoggedSet[]> =>
    (await setsWhere('session', { from: id, to: id })).toSorted((a, b) => a.at - b.at);

  const aside = await transact(['aside'], 'readonly', (tables) => tables.keys('aside'));
  if (aside.length > 0) {
    // A record that still can't be written stays aside, and doesn't block the others.
    await transact(stores, 'readwrite', async (tables) =>
      recountExercises(tables, await restoreReadable(tables)),
    ).catch(() => undefined);
  }

  return {
    keeping,
    weights: async () => (await read('weights', schemas.weights, one('weights', onlyId)))[0],
    saveWeights: (weights) => put('weights', { ...weights, id: onlyId }),
    plans: () => read('plans', schemas.plans, (tables) => tables.all('plans')),
    plan: async (key) => (await read('plans', schemas.plans, one('plans', key)))[0],
    savePlan: (plan) => put('plans', plan),
    removePlan: (key) => write(['plans'], (tables) => tables.remove('plans', key)),

    openSession: openNow,
    saveSession: async (session, after) => {
      const revision = after + 1;
      const isSaved = await transact(['open', 'aside'], 'readwrite', async (tables) => {
        const now = await tables.get('open', onlyId);
        // An unreadable session is put aside, and this one takes its place.
        const current = own.as(now) ?? (v.is(schemas.open, now) ? now : undefined);
        const isNext =
          (current?.revision ?? 0) === after &&
          (current === undefined || current.session.id === session.id);
        if (!isNext) return false;
        if (current === undefined) await putOver(tables, 'open', { id: onlyId, session, revision });
        else await tables.put('open', { id: onlyId, session, revision });
        return true;
      });
      if (!isSaved) return { kind: 'changed elsewhere', open: await openNow() };
      own.keep({ session, revision });
      mark();
      changes.announce(['open']);
      return { kind: 'saved', revision };
    },
    dropSession: () => write(['open'], (tables) => tables.remove('open', onlyId)),
    endSession: (session, sets, plan) =>
      write(['open', 'sessions', 'sets', 'plans', 'exercises'], async (tables) => {
        const open = await tables.get('open', onlyId);
        if (propertyOf(propertyOf(open, 'session'), 'id') === session.id) {
          await tables.remove('open', onlyId);
        }
        if ((await tables.get('sessions', session.id)) !== undefined) return;
        await putOver(tables, 'sessions', session);
        for (const set of sets) await putOver(tables, 'sets', set);
        if (plan !== undefined) await putOver(tables, 'plans', plan);
        await recountExercises(tables, exercisesOf(sets));
      }),

    sessions: (limit, before = Infinity) =>
      read('sessions', schemas.sessions, (tables) =>
        tables.findLast(
          'sessions',
          'startedAt',
          { from: -Infinity, to: before, excludesTo: before !== Infinity },
          (earlier, next) =>
            earlier.length < limit ||
            propertyOf(earlier.at(-1), 'startedAt') === propertyOf(next, 'startedAt'),
        ),
      ),
    session: async (id) => (await read('sessions', schemas.sessions, one('sessions', id)))[0],
    setsOfSession,
    setsOf: async (exercise) =>
      (await setsWhere('exercise+at', exerciseRange(exercise))).toSorted(newestFirst),
    lastTime: async (exercise) => {
      const [last] = await read('sets', schemas.sets, (tables) =>
        tables.findLast(
          'sets',
          'exercise+at',
          exerciseRange(exercise),
          (found) => found.length === 0,
        ),
      );
      if (last === undefined) return [];
      return (await setsOfSession(last.session)).filter((set) => set.exercise === exercise);
    },
    setsBetween: (from, to) => setsWhere('at', { from, to }),
    exercises: async () =>
      (await read('exercises', schemas.exercises, (tables) => tables.all('exercises'))).toSorted(
        (a, b) => b.lastAt - a.lastAt,
      ),
    changeSession: (session) =>
      write(['sessions'], async (tables) => {
        const older = await tables.get('sessions', session.id);
        if (older !== undefined) await putOver(tables, 'sessions', session);
      }),
    changeSet: (set) =>
      write(['sets', 'exercises'], async (tables) => {
        const older = await tables.get('sets', set.id);
        if (older === undefined) return;
        await putOver(tables, 'sets', set);
        const exercise = propertyOf(older, 'exercise');
        const both = [set.exercise, ...(typeof exercise === 'string' ? [exercise] : [])];
        await recountExercises(tables, both);
      }),
    removeSession: (id) =>
      write(['sessions', 'sets', 'exercises'], async (tables) => {
        const sets = await tables.find('sets', 'session', { from: id, to: id });
        for (const set of sets) {
          const key = propertyOf(set, keyPaths.sets);
          if (typeof key === 'string') await tables.remove('sets', key);
        }
        await tables.remove('sessions', id);
        await recountExercises(tables, exercisesOf(partition(schemas.sets, sets).good));
      }),

    bodyweights: () =>
      read('bodyweights', schemas.bodyweights, (tables) => tables.all('bodyweights')),
    saveBodyweight: (weight) => put('bodyweights', weight),
    removeBodyweight: (on) => write(['bodyweights'], (tables) => tables.remove('bodyweights', on)),

    whole: async () => {
      // In one transaction, so that an export never has a session without its sets.
      const found = await transact(stores, 'readonly', async (tables) => ({
        weights: await one('weights', onlyId)(tables),
        plans: await tables.all('plans'),
        sessions: await tables.find('sessions', 'startedAt', { from: -Infinity, to: Infinity }),
        sets: await tables.find('sets', 'at', { from: -Infinity, to: Infinity }),
        bodyweights: await tables.all('bodyweights'),
      }));
      return {
        weights: partition(schemas.weights, found.weights).good[0],
        plans: partition(schemas.plans, found.plans).good,
        sessions: partition(schemas.sessions, found.sessions).good,
        sets: partition(schemas.sets, found.sets).good,
        bodyweights: partition(schemas.bodyweights, found.bodyweights).good,
      };
    },
    add: ({ weights, plans, sessions, sets, bodyweights }) =>
      write(
        ['weights', 'plans', 'sessions', 'sets', 'bodyweights', 'exercises'],
        async (tables) => {
          // In parallel: a file may have 10,000 sets, and waiting for each takes twenty times as long.
          const addTo = async (
            store: ReadStore,
            records: readonly Readonly<Record<string, unknown>>[],
          ): Promise<number> => {
            const there = new Set(await tables.keys(store));
            const fresh = records.filter((record) => {
              const key = record[keyPaths[store]];
              return typeof key === 'string' && !there.has(key);
            });
            await Promise.all(fresh.map((record) => tables.put(store, record)));
            return fresh.length;
          };
          await addTo('weights', weights === undefined ? [] : [{ ...weights, id: onlyId }]);
          await addTo('plans', plans);
          await addTo('bodyweights', bodyweights);
          const added = await addTo('sessions', sessions);
          await addTo('sets', sets);
          await recountExercises(tables, exercisesOf(sets));
          return { added, known: sessions.length - added };
        },
      ),

    care: async () => {
      const found = await transact(['meta'], 'readonly', (tables) => tables.get('meta', onlyId));
      const result = v.safeParse(CareSchema, found);
      return result.success ? result.output : {};
    },
    saveCare: (care: ReminderState) =>
      write(['meta'], async (tables) => {
        const older = v.safeParse(CareSchema, await tables.get('meta', onlyId));
        await tables.put('meta', { ...(older.success ? older.output : {}), ...care, id: onlyId });
      }),
    sessionsSince: async (after) =>
      await transact(['sessions'], 'readonly', (tables) =>
        tables.count('sessions', 'startedAt', { from: after, to: Infinity }),
      ),
    unreadable: async () =>
      (await transact(['aside'], 'readonly', (tables) => tables.all('aside'))).length,
    deleteAll: async () => {
      await transact(stores, 'readwrite', async (tables) => {
        for (const store of stores) await tables.clear(store);
      });
      unmark();
      changes.announce(stores);
    },
    subscribe: changes.subscribe,
  };
};
