import {
  indexPaths,
  keyPaths,
  propertyOf,
  type Between,
  type IndexName,
  type Key,
  type StoredRecord,
  type StoreName,
  type Tables,
  type Transact,
} from './tables.ts';

type Rows = ReadonlyMap<StoreName, ReadonlyMap<string, unknown>>;

/** The order of keys in IndexedDB: numbers before strings before arrays. */
const compare = (one: Key, other: Key): number => {
  if (typeof one === 'number' && typeof other === 'number') return Math.sign(one - other);
  if (typeof one === 'string' && typeof other === 'string') {
    return one < other ? -1 : Number(one > other);
  }
  if (typeof one === 'object' && typeof other === 'object') {
    for (const [index, part] of one.entries()) {
      const counterpart = other[index];
      if (counterpart === undefined) return 1;
      const order = compare(part, counterpart);
      if (order !== 0) return order;
    }
    return one.length - other.length;
  }
  const rank = (key: Key): number => ['number', 'string', 'object'].indexOf(typeof key);
  return rank(one) - rank(other);
};

const isKeyPart = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/**
 * The key of a record in an index; undefined if the record lacks it and is therefore not in the
 * index.
 */
const indexKey = (record: unknown, index: IndexName): Key | undefined => {
  const path = indexPaths[index];
  if (typeof path === 'string') {
    const key = propertyOf(record, path);
    return isKeyPart(key) ? key : undefined;
  }
  const keys = path.map((name) => propertyOf(record, name)).filter(isKeyPart);
  return keys.length === path.length ? keys : undefined;
};

const tablesOver = (rows: Map<StoreName, Map<string, unknown>>): Tables => {
  const storeOf = (store: StoreName): Map<string, unknown> => {
    const found = rows.get(store) ?? new Map<string, unknown>();
    rows.set(store, found);
    return found;
  };
  const put = (store: StoreName, record: StoredRecord): void => {
    const key = record[keyPaths[store]];
    if (typeof key !== 'string') throw new Error(`A record of ${store} has no key.`);
    storeOf(store).set(key, record);
  };
  const find = (
    store: StoreName,
    index: IndexName,
    { from, to, excludesTo = false }: Between,
  ): readonly unknown[] =>
    [...storeOf(store).values()]
      .flatMap((record) => {
        const key = indexKey(record, index);
        return key === undefined ? [] : [{ key, record }];
      })
      .filter(({ key }) => compare(from, key) <= 0 && compare(key, to) <= (excludesTo ? -1 : 0))
      .toSorted((one, other) => compare(one.key, other.key))
      .map(({ record }) => record);
  return {
    get: async (store, key) => storeOf(store).get(key),
    all: async (store) =>
      [...storeOf(store)]
        .toSorted(([one], [other]) => compare(one, other))
        .map(([, value]) => value),
    keys: async (store) => [...storeOf(store).keys()],
    put: async (store, record) => put(store, record),
    putAll: async (store, records) => {
      for (const record of records) put(store, record);
    },
    remove: async (store, key) => void storeOf(store).delete(key),
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
  };
};

/**
 * Creates tables in the memory of this tab, for browsers that store nothing. Transactions run one
 * after another.
 */
export const openMemoryTables = (): Transact => {
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
