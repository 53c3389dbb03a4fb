import { recall, remember } from '../storage.ts';
import { trainingLogDatabaseName } from './storage/training-log-database-name.ts';

const answerOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error('The browser didn’t answer.')));
  });

/**
 * A log that was only looked at, or deleted, leaves a database without records, but for the log's
 * own (and sync's) in `meta`.
 */
const hasRecords = async (database: IDBDatabase): Promise<boolean> => {
  const stores = [...database.objectStoreNames].filter((store) => store !== 'meta');
  const counts = stores.map((store) =>
    answerOf(database.transaction(store).objectStore(store).count()),
  );
  return (await Promise.all(counts)).some((count) => count > 0);
};

/**
 * Rejects if another tab has deleted the log meanwhile: a database that is created here would have
 * no stores.
 */
const openAsItIs = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(trainingLogDatabaseName);
  request.addEventListener('upgradeneeded', () => request.transaction?.abort());
  return answerOf(request);
};

/**
 * Whether there is a training log on this device. `training` says so, but Firefox writes it seconds
 * after the log itself: if the phone or the browser dies in between, the log is there without it.
 * Then the browser's databases are looked at, and `training` is stored again.
 */
export const hasTrainingLog = async (): Promise<boolean> => {
  if (recall('training') !== undefined) return true;
  try {
    const isThere = (await indexedDB.databases()).some(
      ({ name }) => name === trainingLogDatabaseName,
    );
    if (!isThere) return false;
    const database = await openAsItIs();
    try {
      if (!(await hasRecords(database))) return false;
    } finally {
      database.close();
    }
  } catch {
    // The browser can't list its databases, or stores nothing.
    return false;
  }
  remember('training', '1');
  return true;
};
