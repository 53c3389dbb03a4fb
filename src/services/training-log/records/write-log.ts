import * as v from 'valibot';
import type { LoggedSet } from '../../../domain/training/log.ts';
import {
  keyPaths,
  propertyOf,
  storeNames,
  type StoreName,
  type TableAccessInTransaction,
  type RunTransaction,
} from '../storage/tables.ts';
import type { TrainingLog } from '../training-log.ts';
import type { LogChangeChannel } from './announce-changes.ts';
import { addMissingRecords } from './add-missing.ts';
import { recountWorkSetsOfExercises } from './count-exercises.ts';
import type { OpenSessionParseCache } from './last-saved-session.ts';
import { readExportAndReminderTimes, type LogReader } from './read-log.ts';
import {
  singleRecordKey,
  overwriteRecord,
  splitReadableRecords,
  recordSchemas,
  type NameOfStoreWithSchema,
} from './records.ts';

/** The methods of the log that write. */
export type LogWriter = Omit<
  TrainingLog,
  keyof LogReader | 'imports' | 'synced' | 'backupKey' | 'keepBackupKey' | 'keeping' | 'subscribe'
>;

type WriterParts = {
  readonly transact: RunTransaction;
  readonly changes: Pick<LogChangeChannel, 'announce'>;
  readonly lastSaved: OpenSessionParseCache;
  readonly openSession: LogReader['openSession'];
  /** Marks on the device that there is a log, or removes that mark. */
  readonly mark: () => void;
  readonly unmark: () => void;
};

const exercisesOf = (sets: readonly LoggedSet[]): readonly string[] =>
  sets.map(({ exercise }) => exercise);

/**
 * Writes the log into its tables. Each method is one transaction, and is announced to every tab
 * afterwards.
 */
export const createLogWriter = (parts: WriterParts): LogWriter => {
  const { transact, changes, lastSaved, openSession, mark, unmark } = parts;

  const write = async <Result>(
    written: readonly StoreName[],
    work: (tables: TableAccessInTransaction) => Promise<Result>,
  ): Promise<Result> => {
    const result = await transact([...written, 'aside'], 'readwrite', work);
    mark();
    changes.announce(written);
    return result;
  };
  const put = (
    store: NameOfStoreWithSchema,
    record: Readonly<Record<string, unknown>>,
  ): Promise<void> => write([store], (tables) => overwriteRecord(tables, store, record));

  /** Of two versions of a record the newer stays, so that devices agree whatever comes first. */
  const putNewer = (
    store: 'ownExercises' | 'routines',
    record: Readonly<Record<string, unknown>> & { readonly changedAt: number },
  ): Promise<void> =>
    write([store], async (tables) => {
      const key = record[keyPaths[store]];
      const older = typeof key === 'string' ? await tables.get(store, key) : undefined;
      const at = propertyOf(older, 'changedAt');
      if (typeof at === 'number' && at > record.changedAt) return;
      await overwriteRecord(tables, store, record);
    });

  return {
    saveWeights: (weights) => put('weights', { ...weights, id: singleRecordKey }),
    savePlan: (plan) => put('plans', plan),
    removePlan: (key) => write(['plans'], (tables) => tables.remove('plans', key)),

    saveSession: async (session, after) => {
      const revision = after + 1;
      const isSaved = await transact(['open', 'aside'], 'readwrite', async (tables) => {
        const now = await tables.get('open', singleRecordKey);
        // An unreadable session is put aside, and this one takes its place.
        const current =
          lastSaved.recognise(now) ?? (v.is(recordSchemas.open, now) ? now : undefined);
        const isNext =
          (current?.revision ?? 0) === after &&
          (current === undefined || current.session.id === session.id);
        if (!isNext) return false;
        if (current === undefined)
          await overwriteRecord(tables, 'open', { id: singleRecordKey, session, revision });
        else await tables.put('open', { id: singleRecordKey, session, revision });
        return true;
      });
      if (!isSaved) return { kind: 'changed elsewhere', open: await openSession() };
      lastSaved.remember({ session, revision });
      mark();
      changes.announce(['open']);
      return { kind: 'saved', revision };
    },
    dropSession: () => write(['open'], (tables) => tables.remove('open', singleRecordKey)),
    endSession: (session, sets, plan) =>
      write(['open', 'sessions', 'sets', 'plans', 'exercises'], async (tables) => {
        const open = await tables.get('open', singleRecordKey);
        if (propertyOf(propertyOf(open, 'session'), 'id') === session.id) {
          await tables.remove('open', singleRecordKey);
        }
        if ((await tables.get('sessions', session.id)) !== undefined) return;
        await overwriteRecord(tables, 'sessions', session);
        for (const set of sets) await overwriteRecord(tables, 'sets', set);
        if (plan !== undefined) await overwriteRecord(tables, 'plans', plan);
        await recountWorkSetsOfExercises(tables, exercisesOf(sets));
      }),

    changeSession: (session) =>
      write(['sessions'], async (tables) => {
        const older = await tables.get('sessions', session.id);
        if (older !== undefined) await overwriteRecord(tables, 'sessions', session);
      }),
    changeSet: (set) =>
      write(['sets', 'exercises'], async (tables) => {
        const older = await tables.get('sets', set.id);
        if (older === undefined) return;
        await overwriteRecord(tables, 'sets', set);
        const exercise = propertyOf(older, 'exercise');
        const both = [set.exercise, ...(typeof exercise === 'string' ? [exercise] : [])];
        await recountWorkSetsOfExercises(tables, both);
      }),
    removeSession: (id) =>
      write(['sessions', 'sets', 'exercises'], async (tables) => {
        const sets = await tables.find('sets', 'session', { from: id, to: id });
        const keys = sets.map((set) => propertyOf(set, keyPaths.sets));
        await tables.removeAll(
          'sets',
          keys.filter((key) => typeof key === 'string'),
        );
        await tables.remove('sessions', id);
        await recountWorkSetsOfExercises(
          tables,
          exercisesOf(splitReadableRecords(recordSchemas.sets, sets).good),
        );
      }),
    saveBodyweight: (weight) => put('bodyweights', weight),
    removeBodyweight: (on) => write(['bodyweights'], (tables) => tables.remove('bodyweights', on)),
    saveOwnExercise: (exercise) => putNewer('ownExercises', exercise),
    saveRoutine: (routine) => putNewer('routines', routine),

    add: (log) =>
      write(
        [
          ...(['weights', 'plans', 'sessions', 'sets', 'bodyweights'] as const),
          ...(['ownExercises', 'routines', 'exercises'] as const),
        ],
        async (tables) => {
          const { sessions } = await addMissingRecords(tables, log);
          return { added: sessions.length, known: log.sessions.length - sessions.length };
        },
      ),

    saveCare: (care) =>
      write(['meta'], async (tables) =>
        tables.put('meta', {
          ...(await readExportAndReminderTimes(tables)),
          ...care,
          id: singleRecordKey,
        }),
      ),
    deleteAll: async () => {
      await transact(storeNames, 'readwrite', async (tables) => {
        for (const store of storeNames) await tables.clear(store);
      });
      unmark();
      changes.announce(storeNames);
    },
  };
};
