import { deleteDB } from 'idb';
import { forget } from '../storage.ts';
import { syncDatabaseName } from './sync-store.ts';

/**
 * Removes the keys of sync and all that it remembers from this device, without a login or a
 * connection: for a log that was deleted here. The sealed log at the server stays. A page that has
 * sync open loses it.
 */
export const forgetSyncOnThisDevice = async (): Promise<void> => {
  forget('training.sync');
  await deleteDB(syncDatabaseName);
};
