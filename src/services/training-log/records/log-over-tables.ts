import type { ImportDesk } from '../imports/import-desk.ts';
import type { LogLocation, TrainingLog } from '../training-log.ts';
import { storeNames, type Transact } from '../storage/tables.ts';
import type { Changes } from './announce-changes.ts';
import { recountExercises } from './count-exercises.ts';
import { lastSavedSession } from './last-saved-session.ts';
import { createLogReader } from './read-log.ts';
import { restoreReadable } from './records.ts';
import { createLogWriter } from './write-log.ts';

type LogParts = {
  readonly transact: Transact;
  readonly keeping: LogLocation;
  readonly changes: Changes;
  /** Mark on the device that there is a log, or remove that mark. */
  readonly mark: () => void;
  readonly unmark: () => void;
};

/**
 * Restores the records put aside that this version can read. One that still can't be written stays
 * aside, and doesn't block the others.
 */
const restoreAside = async (transact: Transact): Promise<void> => {
  const aside = await transact(['aside'], 'readonly', (tables) => tables.keys('aside'));
  if (aside.length === 0) return;
  await transact(storeNames, 'readwrite', async (tables) =>
    recountExercises(tables, await restoreReadable(tables)),
  ).catch(() => undefined);
};

const openDesk = async (parts: LogParts): Promise<ImportDesk> =>
  (await import('../imports/open-imports.ts')).openImports(parts);

/**
 * The log over tables, wherever they are kept: what reads it (`read-log.ts`) and what writes it
 * (`write-log.ts`).
 */
export const createLog = async (parts: LogParts): Promise<TrainingLog> => {
  const { transact, keeping, changes } = parts;
  const lastSaved = lastSavedSession();
  await restoreAside(transact);
  const reader = createLogReader(transact, lastSaved);
  const writer = createLogWriter({ ...parts, lastSaved, openSession: reader.openSession });
  let desk: Promise<ImportDesk> | undefined;
  return {
    keeping,
    ...reader,
    ...writer,
    imports: () => {
      desk ??= openDesk(parts).catch((reason: unknown) => {
        desk = undefined;
        throw reason;
      });
      return desk;
    },
    synced: async () => (await import('../sync/sync-desk.ts')).createSyncDesk(parts),
    backupKey: async () => (await import('../backup-key.ts')).readBackupKey(transact),
    keepBackupKey: async (key) => (await import('../backup-key.ts')).keepBackupKey(transact, key),
    subscribe: changes.subscribe,
  };
};
