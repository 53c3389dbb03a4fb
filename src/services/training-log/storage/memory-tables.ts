import { compareKeys, pickRecordsByIndexRange } from './keys.ts';
import {
  setKeyRangeOfExercise,
  keyPaths,
  type KeyRange,
  type IndexName,
  type StorableRecord,
  type StoreName,
  type TableAccessInTransaction,
  type RunTransaction,
} from './tables.ts';

type Rows = ReadonlyMap<StoreName, ReadonlyMap<string, unknown>>;

const tablesOver = (rows: Map<StoreName, Map<string, unknown>>): TableAccessInTransaction => {
  const storeOf = (store: StoreName): Map<string, unknown> => {
    const found = rows.get(store) ?? new Map<string, unknown>();
    rows.set(store, found);
    return found;
  };
  const put = (store: StoreName, record: StorableRecord): void => {
    const key = record[keyPaths[store]];
    if (typeof key !== 'string') throw new Error(`A record of ${store} has no key.`);
    storeOf(store).set(key, record);
  };
  const find = (store: StoreName, index: IndexName, between: KeyRange): readonly unknown[] =>
    pickRecordsByIndexRange(index, between, storeOf(store).values());
  return {
    get: async (store, key) => storeOf(store).get(key),
    all: async (store) =>
      [...storeOf(store)]
        .toSorted(([one], [other]) => compareKeys(one, other))
        .map(([, value]) => value),
    keys: async (store) => [...storeOf(store).keys()],
    put: async (store, record) => put(store, record),
    putAll: async (store, records) => {
      for (const record of records) put(store, record);
    },
    remove: async (store, key) => void storeOf(store).delete(key),
    removeAll: async (store, keys) => {
      for (const key of keys) storeOf(store).delete(key);
    },
    clear: async (store) => storeOf(store).clear(),
    find: async (store, index, between) => find(store, index, between),
    findLast: async (store, index, between, wants) => {
      const found: unknown[] = [];
      for (const record of find(store, index, between).toReversed()) {
        if (!wants(found, record)) break;
        found.push(record);
      }
      return found;
    },
    count: async (store, index, between) => find(store, index, between).length,
    lastSetOf: async (exercise) =>
      find('sets', 'exercise+at', setKeyRangeOfExercise(exercise)).at(-1),
    countWorkSets: async (exercise) =>
      find('sets', 'exercise+kind', { from: [exercise, 'work'], to: [exercise, 'work'] }).length,
  };
};

/**
 * Creates tables in the memory of this tab, for browsers that store nothing. Transactions run one
 * after another.
 */
export const createMemoryRunTransaction = (): RunTransaction => {
  let rows: Rows = new Map();
  let last: Promise<unknown> = Promise.resolve();
  return (_stores, _mode, work) => {
    const run = async () => {
      const copy = new Map([...rows].map(([store, records]) => [store, new Map(records)] as const));
      const result = await work(tablesOver(copy));
      rows = copy;
      return result;
    };
    const result = last.then(run, run);
    last = result;
    return result;
  };
};
