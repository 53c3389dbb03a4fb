import type { ImportService } from '../imports/import-service.ts';
import type { DeviceOrThisTab, TrainingLog } from '../training-log.ts';
import { storeNames, type RunTransaction } from '../storage/tables.ts';
import type { LogChangeChannel } from './announce-changes.ts';
import { recountWorkSetsOfExercises } from './count-exercises.ts';
import { createOpenSessionParseCache } from './last-saved-session.ts';
import { createLogReader, type LogReader } from './read-log.ts';
import type { LogReaderWithMergedExercises } from './read-joined.ts';
import { restoreRecordsNowReadable } from './records.ts';
import { createLogWriter } from './write-log.ts';

type LogParts = {
  readonly transact: RunTransaction;
  readonly keeping: DeviceOrThisTab;
  readonly changes: LogChangeChannel;
  /** Mark on the device that there is a log, or remove that mark. */
  readonly mark: () => void;
  readonly unmark: () => void;
};

/**
 * Restores the records put aside that this version can read. One that still can't be written stays
 * aside, and doesn't block the others.
 */
const restoreAside = async (transact: RunTransaction): Promise<void> => {
  const aside = await transact(['aside'], 'readonly', (tables) => tables.keys('aside'));
  if (aside.length === 0) return;
  await transact(storeNames, 'readwrite', async (tables) =>
    recountWorkSetsOfExercises(tables, await restoreRecordsNowReadable(tables)),
  ).catch(() => undefined);
};

/**
 * What reads exercises that the lifter has joined as one. Its script loads once she has joined
 * some; if it can't be loaded, they are read apart.
 */
const joinedLog = (
  reader: LogReader,
  changes: Pick<LogChangeChannel, 'subscribe'>,
): (() => Promise<LogReaderWithMergedExercises>) => {
  const apart: LogReaderWithMergedExercises = { ...reader, asFiled: (set) => Promise.resolve(set) };
  const load = async (): Promise<LogReaderWithMergedExercises> => {
    const own = await reader.ownExercises();
    if (own.every(({ sameAs }) => sameAs === undefined)) return apart;
    return (await import('./read-joined.ts')).createLogReaderWithMergedExercises(reader, own);
  };
  let current: Promise<LogReaderWithMergedExercises> | undefined;
  changes.subscribe((changed) => {
    if (changed.includes('ownExercises')) current = undefined;
  });
  return () => {
    current ??= load().catch(() => {
      current = undefined;
      return apart;
    });
    return current;
  };
};

const openImportServiceOnPage = async (parts: LogParts): Promise<ImportService> =>
  (await import('../imports/open-import-service-of-log.ts')).openImportServiceOfLog(parts);

/**
 * The log over tables, wherever they are kept: what reads it (`read-log.ts`) and what writes it
 * (`write-log.ts`).
 */
export const createLogOverTables = async (parts: LogParts): Promise<TrainingLog> => {
  const { transact, keeping, changes } = parts;
  const lastSaved = createOpenSessionParseCache();
  await restoreAside(transact);
  const reader = createLogReader(transact, lastSaved);
  const joined = joinedLog(reader, changes);
  const writer = createLogWriter({ ...parts, lastSaved, openSession: reader.openSession });
  let service: Promise<ImportService> | undefined;
  return {
    keeping,
    ...reader,
    ...writer,
    weights: async () => (await joined()).weights(),
    plans: async () => (await joined()).plans(),
    plan: async (key) => (await joined()).plan(key),
    routines: async () => (await joined()).routines(),
    setsOfSession: async (id) => (await joined()).setsOfSession(id),
    setsOf: async (exercise) => (await joined()).setsOf(exercise),
    setsBetween: async (from, to) => (await joined()).setsBetween(from, to),
    lastTime: async (exercise) => (await joined()).lastTime(exercise),
    exercises: async () => (await joined()).exercises(),
    changeSet: async (set) => writer.changeSet(await (await joined()).asFiled(set)),
    imports: () => {
      service ??= openImportServiceOnPage(parts).catch((reason: unknown) => {
        service = undefined;
        throw reason;
      });
      return service;
    },
    synced: (create) => create(parts),
    backupKey: async () => (await import('../backup-key.ts')).readBackupKey(transact),
    keepBackupKey: async (key) => (await import('../backup-key.ts')).keepBackupKey(transact, key),
    subscribe: changes.subscribe,
  };
};
