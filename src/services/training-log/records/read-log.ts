import * as v from 'valibot';
import type { FollowedPlan, LoggedSet } from '../../../domain/training/log.ts';
import type { StoredFollowedPlan } from '../../../domain/training/progression/stored-followed-plan.ts';
import {
  propertyOf,
  setKeyRangeOfExercise,
  type StoreName,
  type TableAccessInTransaction,
  type RunTransaction,
} from '../storage/tables.ts';
import type { ExportAndReminderTimes, TrainingLog } from '../training-log.ts';
import { recountWorkSetsOfExercises } from './count-exercises.ts';
import type { OpenSessionParseCache } from './last-saved-session.ts';
import {
  singleRecordKey,
  splitReadableRecords,
  putUnreadableRecordsAside,
  recordSchemas,
  type NameOfStoreWithSchema,
} from './records.ts';

/** The methods of the log that only read. */
export type LogReader = Pick<
  TrainingLog,
  | 'weights'
  | 'plans'
  | 'plan'
  | 'openSession'
  | 'sessions'
  | 'session'
  | 'sessionsSince'
  | 'setsOfSession'
  | 'setsOf'
  | 'setsBetween'
  | 'lastTime'
  | 'exercises'
  | 'bodyweights'
  | 'ownExercises'
  | 'routines'
  | 'whole'
  | 'care'
  | 'unreadable'
>;

const ReminderSchema = v.object({
  askedToKeepAt: v.optional(v.number()),
  exportedAt: v.optional(v.number()),
  dismissedAt: v.optional(v.number()),
});

/** The log's own record of exports and reminders; empty until there is one. */
export const readExportAndReminderTimes = async (
  tables: TableAccessInTransaction,
): Promise<ExportAndReminderTimes> => {
  const result = v.safeParse(ReminderSchema, await tables.get('meta', singleRecordKey));
  return result.success ? result.output : {};
};

/** The stores that an export has. */
const exported = [
  'weights',
  'plans',
  'sessions',
  'sets',
  'bodyweights',
  'ownExercises',
  'routines',
] as const satisfies readonly StoreName[];

const isInTodaysForm = (plan: StoredFollowedPlan): plan is StoredFollowedPlan & FollowedPlan =>
  plan.progress !== undefined;

/** Brings plans of older versions to today's form, with code that only they need. */
const inTodaysForm = async (
  plans: readonly StoredFollowedPlan[],
): Promise<readonly FollowedPlan[]> => {
  if (plans.every(isInTodaysForm)) return plans;
  const { upgradeStoredFollowedPlan } =
    await import('../../../domain/training/progression/upgrade-stored-followed-plan.ts');
  return plans.map(upgradeStoredFollowedPlan);
};

const newestFirst = (one: LoggedSet, other: LoggedSet): number => other.at - one.at;

const one =
  (store: NameOfStoreWithSchema, key: string) => async (tables: TableAccessInTransaction) => {
    const found = await tables.get(store, key);
    return found === undefined ? [] : [found];
  };

/**
 * Reads the log from its tables. Whatever can't be parsed is left out of the answer, and put aside.
 */
export const createLogReader = (
  transact: RunTransaction,
  lastSaved: OpenSessionParseCache,
): LogReader => {
  const recount = (sets: readonly unknown[]): Promise<void> =>
    transact(['sets', 'exercises'], 'readwrite', (tables) =>
      recountWorkSetsOfExercises(
        tables,
        sets.map((set) => propertyOf(set, 'exercise')).filter((key) => typeof key === 'string'),
      ),
    ).catch(() => undefined);
  /** Parses records of one store; unreadable ones are left out and put aside. */
  const parse = async <Output>(
    store: NameOfStoreWithSchema,
    schema: v.GenericSchema<unknown, Output>,
    found: readonly unknown[],
  ): Promise<readonly Output[]> => {
    const { good, broken } = splitReadableRecords(schema, found);
    if (broken.length > 0) {
      await putUnreadableRecordsAside(transact, store, broken);
      if (store === 'sets') await recount(broken);
    }
    return good;
  };
  const read = async <Output>(
    store: NameOfStoreWithSchema,
    schema: v.GenericSchema<unknown, Output>,
    find: (tables: TableAccessInTransaction) => Promise<readonly unknown[]>,
  ): Promise<readonly Output[]> => parse(store, schema, await transact([store], 'readonly', find));
  const setsWhere = (
    index: 'session' | 'at' | 'exercise+at',
    between: Parameters<TableAccessInTransaction['find']>[2],
  ): Promise<readonly LoggedSet[]> =>
    read('sets', recordSchemas.sets, (tables) => tables.find('sets', index, between));
  const setsOfSession = async (id: string): Promise<readonly LoggedSet[]> =>
    (await setsWhere('session', { from: id, to: id })).toSorted((a, b) => a.at - b.at);

  return {
    weights: async () =>
      (await read('weights', recordSchemas.weights, one('weights', singleRecordKey)))[0],
    plans: async () =>
      inTodaysForm(await read('plans', recordSchemas.plans, (tables) => tables.all('plans'))),
    plan: async (key) =>
      (await inTodaysForm(await read('plans', recordSchemas.plans, one('plans', key))))[0],
    openSession: async () => {
      const found = await transact(['open'], 'readonly', one('open', singleRecordKey));
      return lastSaved.recognise(found[0]) ?? (await parse('open', recordSchemas.open, found))[0];
    },

    sessions: (limit, before = Infinity) =>
      read('sessions', recordSchemas.sessions, (tables) =>
        tables.findLast(
          'sessions',
          'startedAt',
          { from: -Infinity, to: before, excludesTo: before !== Infinity },
          (earlier, next) =>
            earlier.length < limit ||
            propertyOf(earlier.at(-1), 'startedAt') === propertyOf(next, 'startedAt'),
        ),
      ),
    session: async (id) => (await read('sessions', recordSchemas.sessions, one('sessions', id)))[0],
    setsOfSession,
    setsOf: async (exercise) =>
      (await setsWhere('exercise+at', setKeyRangeOfExercise(exercise))).toSorted(newestFirst),
    lastTime: async (exercise) => {
      const [last] = await read('sets', recordSchemas.sets, async (tables) => {
        const found = await tables.lastSetOf(exercise);
        return found === undefined ? [] : [found];
      });
      if (last === undefined) return [];
      return (await setsOfSession(last.session)).filter((set) => set.exercise === exercise);
    },
    setsBetween: (from, to) => setsWhere('at', { from, to }),
    exercises: async () =>
      (
        await read('exercises', recordSchemas.exercises, (tables) => tables.all('exercises'))
      ).toSorted((a, b) => b.lastAt - a.lastAt),
    bodyweights: () =>
      read('bodyweights', recordSchemas.bodyweights, (tables) => tables.all('bodyweights')),
    ownExercises: () =>
      read('ownExercises', recordSchemas.ownExercises, (tables) => tables.all('ownExercises')),
    routines: () => read('routines', recordSchemas.routines, (tables) => tables.all('routines')),

    whole: async () => {
      // In one transaction, so that an export never has a session without its sets.
      const found = await transact(exported, 'readonly', async (tables) => ({
        weights: await one('weights', singleRecordKey)(tables),
        plans: await tables.all('plans'),
        sessions: await tables.find('sessions', 'startedAt', { from: -Infinity, to: Infinity }),
        sets: await tables.find('sets', 'at', { from: -Infinity, to: Infinity }),
        bodyweights: await tables.all('bodyweights'),
        ownExercises: await tables.all('ownExercises'),
        routines: await tables.all('routines'),
      }));
      return {
        weights: splitReadableRecords(recordSchemas.weights, found.weights).good[0],
        plans: await inTodaysForm(splitReadableRecords(recordSchemas.plans, found.plans).good),
        sessions: splitReadableRecords(recordSchemas.sessions, found.sessions).good,
        sets: splitReadableRecords(recordSchemas.sets, found.sets).good,
        bodyweights: splitReadableRecords(recordSchemas.bodyweights, found.bodyweights).good,
        ownExercises: splitReadableRecords(recordSchemas.ownExercises, found.ownExercises).good,
        routines: splitReadableRecords(recordSchemas.routines, found.routines).good,
      };
    },

    care: () => transact(['meta'], 'readonly', readExportAndReminderTimes),
    sessionsSince: (after) =>
      transact(['sessions'], 'readonly', (tables) =>
        tables.count('sessions', 'startedAt', { from: after, to: Infinity }),
      ),
    unreadable: async () =>
      (await transact(['aside'], 'readonly', (tables) => tables.all('aside'))).length,
  };
};
