import { forget, recall, remember } from '../storage.ts';
import { createLogChangeChannel } from './records/announce-changes.ts';
import { openIndexedDbRunTransaction } from './storage/indexed-db-tables.ts';
import type { DeviceOrThisTab, TrainingLog } from './training-log.ts';
import { createLogOverTables } from './records/log-over-tables.ts';
import { askBrowserToKeepLog } from './assess-log-danger-and-export-due.ts';
import type { RunTransaction } from './storage/tables.ts';
import { createLogOpeningFailedError, TrainingStorageError } from './training-storage-error.ts';

/**
 * The values of the key `training`: the log is on the device, or was begun in a tab of a browser
 * that stores nothing.
 */
const marks = { device: '1', 'this tab': 'tab' } as const satisfies Record<DeviceOrThisTab, string>;

const openTables = async (): Promise<{
  readonly keeping: DeviceOrThisTab;
  readonly transact: RunTransaction;
}> => {
  try {
    return { keeping: 'device', transact: await openIndexedDbRunTransaction() };
  } catch (error) {
    if (error instanceof TrainingStorageError && error.reason !== 'full') throw error;
    // A log that exists and can't be opened must not look like an empty one.
    if (recall('training') === marks.device) throw createLogOpeningFailedError();
    // Few browsers need it, and the first set waits for every script.
    const { createMemoryRunTransaction } = await import('./storage/memory-tables.ts');
    return { keeping: 'this tab', transact: createMemoryRunTransaction() };
  }
};

/** Leaving would lose a log that exists only in this tab, so the browser asks first. */
const askFirst = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * Opens the log on this device, or one in this tab where the browser stores nothing. Each call
 * opens it anew.
 */
export const openUncachedTrainingLog = async (): Promise<TrainingLog> => {
  const { keeping, transact } = await openTables();
  const log = await createLogOverTables({
    transact,
    keeping,
    changes: createLogChangeChannel(keeping),
    mark: () => {
      if (recall('training') !== marks[keeping]) remember('training', marks[keeping]);
      if (keeping === 'this tab') addEventListener('beforeunload', askFirst);
    },
    unmark: () => {
      if (keeping === 'this tab') removeEventListener('beforeunload', askFirst);
      forget('training');
      // The plans that the lifter reads as written would reveal which plans she follows.
      forget('training.written');
    },
  });
  return {
    ...log,
    endSession: async (session, sets, plan) => {
      await log.endSession(session, sets, plan);
      if (session.outcome !== 'finished') return;
      // The session is saved either way.
      askBrowserToKeepLog(log, session.endedAt).catch(() => undefined);
    },
  };
};

let opened: Promise<TrainingLog> | undefined;

/** Opens the log of this device, once per page; after a failure the next call tries again. */
export const openTrainingLog = (): Promise<TrainingLog> => {
  opened ??= openUncachedTrainingLog().catch((reason: unknown) => {
    opened = undefined;
    throw reason;
  });
  return opened;
};
