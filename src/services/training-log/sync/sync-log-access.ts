import type { SyncedStore } from '../../../domain/sealed-sync/change.ts';
import { recountWorkSetsOfExercises } from '../records/count-exercises.ts';
import type { LogChangeChannel } from '../records/announce-changes.ts';
import {
  keyPaths,
  propertyOf,
  type StorableRecord,
  type StoreName,
  type TableAccessInTransaction,
  type RunTransaction,
} from '../storage/tables.ts';

/**
 * A record to be stored as it arrived from another device; without a record it is to be removed.
 */
export type ArrivedRecordOrRemoval = {
  readonly store: SyncedStore;
  readonly key: string;
  readonly record: StorableRecord | undefined;
};

type LogScan = {
  readonly records: readonly {
    readonly store: SyncedStore;
    readonly key: string;
    readonly record: StorableRecord;
  }[];
  /** The stores and keys (`sets/…`) of records that are kept aside: they aren't removed. */
  readonly aside: ReadonlySet<string>;
  /** The mark that sync has put into this log; undefined if the log was deleted since. */
  readonly mark: string | undefined;
};

/**
 * What sync may do with the log. It sees records as they are stored, those that this version can't
 * read included.
 */
export type SyncLogAccess = {
  readonly scan: (stores: readonly SyncedStore[]) => Promise<LogScan>;
  /**
   * Stores and removes records, all or none. `merge` gets the record as it is now and returns what
   * to store, or `keep` if the lifter has changed it meanwhile.
   */
  readonly apply: (
    arrived: readonly ArrivedRecordOrRemoval[],
    merge: (
      arrived: ArrivedRecordOrRemoval,
      current: StorableRecord | undefined,
    ) => StorableRecord | 'keep' | 'remove',
  ) => Promise<void>;
  /**
   * Puts the mark of sync into the log, or takes it out. It goes with the log when that is deleted.
   */
  readonly setMark: (mark: string | undefined) => Promise<void>;
};

const markId = 'sync';

const isRecord = (value: unknown): value is StorableRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * From so many records of a store on, reading all of it at once is faster than record by record.
 */
const readsAll = 200;

const currentOf = async (
  tables: TableAccessInTransaction,
  store: SyncedStore,
  keys: readonly string[],
): Promise<ReadonlyMap<string, unknown>> => {
  let wanted = keys;
  if (wanted.length >= readsAll) {
    // On a device that joins most of what arrives is new, and keys are read much faster than
    // records.
    const there = new Set(await tables.keys(store));
    wanted = wanted.filter((key) => there.has(key));
  }
  if (wanted.length < readsAll) {
    const found = await Promise.all(
      wanted.map(async (key) => [key, await tables.get(store, key)] as const),
    );
    return new Map(found);
  }
  const all = await tables.all(store);
  return new Map(all.map((record) => [String(propertyOf(record, keyPaths[store])), record]));
};

const storeAll = async (
  tables: TableAccessInTransaction,
  arrived: readonly ArrivedRecordOrRemoval[],
  merge: Parameters<SyncLogAccess['apply']>[1],
): Promise<void> => {
  const exercises = new Set<string>();
  const count = (record: unknown): void => {
    const exercise = propertyOf(record, 'exercise');
    if (typeof exercise === 'string') exercises.add(exercise);
  };
  for (const store of new Set(arrived.map((one) => one.store))) {
    const ofStore = arrived.filter((one) => one.store === store);
    const current = await currentOf(
      tables,
      store,
      ofStore.map(({ key }) => key),
    );
    const written: StorableRecord[] = [];
    const removed: string[] = [];
    for (const one of ofStore) {
      const before = current.get(one.key);
      const merged = merge(one, isRecord(before) ? before : undefined);
      if (merged === 'keep') continue;
      if (store === 'sets') [before, merged].forEach(count);
      if (merged === 'remove') removed.push(one.key);
      // A record is stored under the key that it was sent with, whatever is in it.
      else written.push({ ...merged, [keyPaths[store]]: one.key });
    }
    await tables.removeAll(store, removed);
    await tables.putAll(store, written);
  }
  await recountWorkSetsOfExercises(tables, exercises);
};

/** What the log gives to sync: its tables, and what says that they have changed. */
export type LogPartsForSync = {
  readonly transact: RunTransaction;
  readonly changes: Pick<LogChangeChannel, 'announce'>;
  readonly mark: () => void;
};

/** What sync may do with a log over tables. */
export const createSyncLogAccess = ({
  transact,
  changes,
  mark,
}: LogPartsForSync): SyncLogAccess => ({
  scan: (stores) =>
    transact([...stores, 'aside', 'meta'], 'readonly', async (tables) => {
      const records: LogScan['records'][number][] = [];
      for (const store of stores) {
        for (const record of await tables.all(store)) {
          const key = propertyOf(record, keyPaths[store]);
          if (typeof key === 'string' && isRecord(record)) records.push({ store, key, record });
        }
      }
      const aside = (await tables.keys('aside')).map((id) => id.replace(/\++$/, ''));
      const found = propertyOf(await tables.get('meta', markId), 'mark');
      return {
        records,
        aside: new Set(aside),
        mark: typeof found === 'string' ? found : undefined,
      };
    }),
  apply: async (arrived, merge) => {
    if (arrived.length === 0) return;
    const stores: readonly StoreName[] = [
      ...new Set(arrived.map(({ store }) => store)),
      'exercises',
    ];
    // Counting exercises reads the sets.
    const opened = new Set<StoreName>([...stores, 'sets']);
    await transact([...opened], 'readwrite', (tables) => storeAll(tables, arrived, merge));
    mark();
    changes.announce(stores);
  },
  setMark: (value) =>
    transact(['meta'], 'readwrite', (tables) =>
      value === undefined
        ? tables.remove('meta', markId)
        : tables.put('meta', { id: markId, mark: value }),
    ),
});
