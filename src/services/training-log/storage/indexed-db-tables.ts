import { openDB, unwrap, wrap, type IDBPDatabase } from 'idb';
import { storageOpeningTimeoutMs } from '../../../domain/timeouts.ts';
import { groupedSetTablesIn, type IndexedDbLogTransaction } from './grouped-sets.ts';
import { migrateTrainingDatabase, trainingLogDatabaseVersion } from './migrations.ts';
import { setGroupStoreName } from './set-groups.ts';
import type { KeyRange, RecordKey, TableAccessInTransaction, RunTransaction } from './tables.ts';
import { trainingLogDatabaseName } from './training-log-database-name.ts';
import {
  createLogOpeningFailedError,
  createStorageFullError,
  createLogFromNewerVersionError,
  createOldVersionInOtherTabError,
  TrainingStorageError,
  createNewVersionInOtherTabError,
} from '../training-storage-error.ts';

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

const toStorageError = (error: unknown): unknown => {
  switch (nameOf(error)) {
    case 'QuotaExceededError':
      return createStorageFullError();
    case 'VersionError':
      return createLogFromNewerVersionError();
    // The connection has been lost: Safari closes it when a page has been in the background for
    // long.
    case 'InvalidStateError':
    case 'UnknownError':
    case 'AbortError':
    case 'TransactionInactiveError':
      return createLogOpeningFailedError();
    default:
      return error;
  }
};

const toKey = (key: RecordKey): IDBValidKey => (typeof key === 'object' ? [...key] : key);

const rangeOf = ({ from, to, excludesTo = false }: KeyRange): IDBKeyRange =>
  IDBKeyRange.bound(toKey(from), toKey(to), false, excludesTo);

/**
 * After so many records that are stored at once the page gets a turn, so that a press isn't kept
 * waiting.
 */
const putAtOnce = 500;

const tablesOf = (transaction: IndexedDbLogTransaction): TableAccessInTransaction => {
  let opened: ReturnType<typeof groupedSetTablesIn> | undefined;
  const sets = (): ReturnType<typeof groupedSetTablesIn> =>
    (opened ??= groupedSetTablesIn(transaction));
  return {
    get: (store, key) =>
      store === 'sets' ? sets().get(key) : transaction.objectStore(store).get(key),
    all: (store) => (store === 'sets' ? sets().all() : transaction.objectStore(store).getAll()),
    keys: async (store) =>
      store === 'sets'
        ? sets().keys()
        : (await transaction.objectStore(store).getAllKeys()).filter(
            (key) => typeof key === 'string',
          ),
    put: async (store, record) => {
      if (store === 'sets') await sets().put(record);
      else await transaction.objectStore(store).put?.(record);
    },
    putAll: async (store, records) => {
      if (store === 'sets') return sets().putAll(records);
      // Without a promise for each: a request that fails ends the transaction, and that is enough.
      // The page gets a turn now and then.
      const native = unwrap(transaction.objectStore(store));
      for (const [index, record] of records.entries()) {
        const request = native.put(record);
        if (index % putAtOnce === putAtOnce - 1) await wrap(request);
      }
    },
    remove: async (store, key) =>
      store === 'sets' ? sets().removeAll([key]) : transaction.objectStore(store).delete?.(key),
    removeAll: async (store, keys) => {
      if (store === 'sets') return sets().removeAll(keys);
      const native = unwrap(transaction.objectStore(store));
      for (const key of keys) native.delete(key);
    },
    clear: async (store) =>
      store === 'sets' ? sets().clear() : transaction.objectStore(store).clear?.(),
    find: (store, index, between) =>
      index === 'startedAt'
        ? transaction.objectStore(store).index(index).getAll(rangeOf(between))
        : sets().find(index, between),
    findLast: async (store, index, between, wants) => {
      const found: unknown[] = [];
      const from = transaction.objectStore(store).index(index);
      let cursor = await from.openCursor(rangeOf(between), 'prev');
      while (cursor !== null && wants(found, cursor.value)) {
        found.push(cursor.value);
        cursor = await cursor.continue();
      }
      return found;
    },
    count: (store, index, between) =>
      transaction.objectStore(store).index(index).count(rangeOf(between)),
    lastSetOf: (exercise) => sets().lastSetOf(exercise),
    countWorkSets: (exercise) => sets().countWorkSets(exercise),
  };
};

type Connection = {
  readonly database: IDBPDatabase;
  /**
   * Whether a newer version of the site is waiting for this tab: nothing may be stored any more.
   */
  readonly isOutdated: () => boolean;
};

const connect = (onEnd: () => void): Promise<Connection> =>
  new Promise((resolve, reject) => {
    let isOutdated = false;
    let isGivenUp = false;
    const giveUp = (error: unknown): void => {
      isGivenUp = true;
      reject(error);
    };
    const timer = setTimeout(() => giveUp(createLogOpeningFailedError()), storageOpeningTimeoutMs);
    const database = openDB(trainingLogDatabaseName, trainingLogDatabaseVersion, {
      upgrade: (upgraded, from, _to, transaction) => {
        migrateTrainingDatabase(upgraded, from, transaction).catch(() => transaction.abort());
        transaction.done.catch(() => undefined);
      },
      blocked: () => giveUp(createOldVersionInOtherTabError()),
      blocking: (_current, next) => {
        // Without a next version the database is being deleted: by the member, in the browser's
        // settings. The next call creates a new one.
        isOutdated = next !== null;
        void database.then((old) => old.close());
        if (!isOutdated) onEnd();
      },
      terminated: onEnd,
    });
    database
      .then(
        (opened) => {
          if (isGivenUp) opened.close();
          else resolve({ database: opened, isOutdated: () => isOutdated });
        },
        (error: unknown) => giveUp(error),
      )
      .finally(() => clearTimeout(timer));
  });

/**
 * Creates tables in IndexedDB. Rejects with the browser's own error if it stores nothing, and with
 * a `TrainingStorageError` if the log exists but cannot be opened.
 */
export const openIndexedDbRunTransaction = async (): Promise<RunTransaction> => {
  let connection: Promise<Connection> | undefined;
  const connected = (): Promise<Connection> => {
    connection ??= connect(() => {
      connection = undefined;
    });
    connection.catch(() => {
      connection = undefined;
    });
    return connection;
  };

  const run: RunTransaction = async (stores, mode, work) => {
    const { database, isOutdated } = await connected();
    if (isOutdated()) throw createNewVersionInOtherTabError();
    // Strict: a session has to survive a flat battery.
    const opened = stores.includes('sets') ? [...stores, setGroupStoreName] : [...stores];
    const transaction = database.transaction(opened, mode, { durability: 'strict' });
    transaction.done.catch(() => undefined);
    try {
      const result = await work(tablesOf(transaction));
      await transaction.done;
      return result;
    } catch (error) {
      const reason = transaction.error ?? error;
      try {
        transaction.abort();
      } catch {
        // The transaction has ended already.
      }
      throw reason;
    }
  };

  const transact: RunTransaction = async (stores, mode, work) => {
    try {
      return await run(stores, mode, work);
    } catch (error) {
      const first = toStorageError(error);
      const isLost = first instanceof TrainingStorageError && first.reason === 'blocked';
      if (!isLost || first === error) throw first;
      // The connection was lost and nothing was stored: retry once over a new connection.
      connection = undefined;
      return run(stores, mode, work).catch((again: unknown) => {
        throw toStorageError(again);
      });
    }
  };

  try {
    await connected();
  } catch (error) {
    throw nameOf(error) === 'VersionError' ? createLogFromNewerVersionError() : error;
  }
  return transact;
};
