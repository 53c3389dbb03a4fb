/*
 * What the log needs of a storage, so that the same rules work over IndexedDB (device-tables.ts) and, where the browser stores nothing,
 * over the memory of this tab (tab-tables.ts).
 */

/** Each store with the property that is its key. */
export const keyPaths = {
  weights: 'id',
  plans: 'key',
  open: 'id',
  sessions: 'id',
  sets: 'id',
  bodyweights: 'on',
  /** What the log remembers about itself: when it was exported, for example. */
  meta: 'id',
  /** How often each exercise is in the log, counted when sets change: a list of exercises must not read 10,000 sets. */
  exercises: 'key',
  /** Records that could not be read, kept as they were. */
  aside: 'id',
} as const;
export type StoreName = keyof typeof keyPaths;

export const indexPaths = {
  session: 'session',
  'exercise+at': ['exercise', 'at'],
  'exercise+kind': ['exercise', 'kind'],
  at: 'at',
  startedAt: 'startedAt',
} as const;
export type IndexName = keyof typeof indexPaths;

/** The stores that have indexes. */
type IndexedStore = 'sets' | 'sessions';

export type Key = string | number | readonly (string | number)[];

/** Keys from one to another, both included unless `isToLeftOut`. They are compared as IndexedDB does. */
export type Between = { readonly from: Key; readonly to: Key; readonly isToLeftOut?: boolean };

/** A record as it goes in; what comes out is unknown until it is parsed. */
type StoredRecord = Readonly<Record<string, unknown>>;

/** The stores within one transaction. */
export type Tables = {
  readonly get: (store: StoreName, key: string) => Promise<unknown>;
  readonly all: (store: StoreName) => Promise<readonly unknown[]>;
  /** The keys of all records of a store. */
  readonly keys: (store: StoreName) => Promise<readonly string[]>;
  readonly put: (store: StoreName, record: StoredRecord) => Promise<void>;
  readonly remove: (store: StoreName, key: string) => Promise<void>;
  readonly clear: (store: StoreName) => Promise<void>;
  /** In the order of the index. */
  readonly find: (
    store: IndexedStore,
    index: IndexName,
    between: Between,
  ) => Promise<readonly unknown[]>;
  /** From the end of the index backwards, for as long as `wants` says so of what was found before. */
  readonly findLast: (
    store: IndexedStore,
    index: IndexName,
    between: Between,
    wants: (found: readonly unknown[], next: unknown) => boolean,
  ) => Promise<readonly unknown[]>;
  readonly count: (store: IndexedStore, index: IndexName, between: Between) => Promise<number>;
};

/** Runs `work` in one transaction: all of it happens, or nothing. Rejects with a `TrainingStorageError`. */
export type Transact = <Result>(
  stores: readonly StoreName[],
  mode: 'readonly' | 'readwrite',
  work: (tables: Tables) => Promise<Result>,
) => Promise<Result>;

/** The property of a record that came from a storage; undefined if it has none. */
export const propertyOf = (record: unknown, name: string): unknown =>
  typeof record === 'object' && record !== null
    ? Object.getOwnPropertyDescriptor(record, name)?.value
    : undefined;
