/*
 * The log's interface to a storage, so that the same rules work over IndexedDB
 * (indexed-db-tables.ts) and, where the browser stores nothing, over the memory of this tab
 * (memory-tables.ts).
 */

/** Each store with the property that is its key. */
export const keyPaths = {
  weights: 'id',
  plans: 'key',
  open: 'id',
  sessions: 'id',
  sets: 'id',
  bodyweights: 'on',
  ownExercises: 'key',
  routines: 'id',
  /** The log's own record of exports and reminders. */
  meta: 'id',
  /**
   * The number of sets of each exercise, updated when sets change: listing exercises must not read
   * 10,000 sets.
   */
  exercises: 'key',
  /** Which file brought which sessions. */
  imports: 'id',
  /** Unreadable records, unchanged. */
  aside: 'id',
} as const;
export type StoreName = keyof typeof keyPaths;

/** Every store of the log. */
export const storeNames: readonly StoreName[] = [
  ...(['weights', 'plans', 'open', 'sessions', 'sets', 'bodyweights', 'meta'] as const),
  ...(['exercises', 'imports', 'ownExercises', 'routines', 'aside'] as const),
];

export const keyPathByIndexName = {
  session: 'session',
  'exercise+at': ['exercise', 'at'],
  'exercise+kind': ['exercise', 'kind'],
  at: 'at',
  startedAt: 'startedAt',
} as const;
export type IndexName = keyof typeof keyPathByIndexName;

/** The indexes by which records are found, of each store that has some. */
type FoundBy = {
  readonly sets: 'session' | 'exercise+at' | 'at';
  readonly sessions: 'startedAt';
};

export type RecordKey = string | number | readonly (string | number)[];

/** A key range, both ends included unless `excludesTo`. Keys are compared as in IndexedDB. */
export type KeyRange = {
  readonly from: RecordKey;
  readonly to: RecordKey;
  readonly excludesTo?: boolean;
};

/** A record to be stored; what is read back is unknown until it is parsed. */
export type StorableRecord = Readonly<Record<string, unknown>>;

/** The stores within one transaction. */
export type TableAccessInTransaction = {
  readonly get: (store: StoreName, key: string) => Promise<unknown>;
  readonly all: (store: StoreName) => Promise<readonly unknown[]>;
  /** The keys of all records of a store. */
  readonly keys: (store: StoreName) => Promise<readonly string[]>;
  readonly put: (store: StoreName, record: StorableRecord) => Promise<void>;
  /**
   * Stores many records, much faster than one after the other. They are stored once `work` ends.
   */
  readonly putAll: (store: StoreName, records: readonly StorableRecord[]) => Promise<void>;
  readonly remove: (store: StoreName, key: string) => Promise<void>;
  /** Removes many records, much faster than one after the other. */
  readonly removeAll: (store: StoreName, keys: readonly string[]) => Promise<void>;
  readonly clear: (store: StoreName) => Promise<void>;
  /** In the order of the index. */
  readonly find: <Store extends keyof FoundBy>(
    store: Store,
    index: FoundBy[Store],
    between: KeyRange,
  ) => Promise<readonly unknown[]>;
  /**
   * Sessions from the end of the index backwards, as long as `wants` returns true for the records
   * found so far.
   */
  readonly findLast: (
    store: 'sessions',
    index: FoundBy['sessions'],
    between: KeyRange,
    wants: (found: readonly unknown[], next: unknown) => boolean,
  ) => Promise<readonly unknown[]>;
  readonly count: (
    store: 'sessions',
    index: FoundBy['sessions'],
    between: KeyRange,
  ) => Promise<number>;
  /** The last set of an exercise by its time; undefined if there is none. */
  readonly lastSetOf: (exercise: string) => Promise<unknown>;
  /** How many work sets of an exercise there are, from the indexes alone. */
  readonly countWorkSets: (exercise: string) => Promise<number>;
};

/** The key range of all sets of an exercise in the index `exercise+at`. */
export const setKeyRangeOfExercise = (exercise: string) =>
  ({ from: [exercise, -Infinity], to: [exercise, Infinity] }) as const;

/** Runs `work` in one transaction, which is atomic. Rejects with a `TrainingStorageError`. */
export type RunTransaction = <Result>(
  stores: readonly StoreName[],
  mode: 'readonly' | 'readwrite',
  work: (tables: TableAccessInTransaction) => Promise<Result>,
) => Promise<Result>;

/** A property of a record from a storage; undefined if it has none. */
export const propertyOf = (record: unknown, name: string): unknown =>
  typeof record === 'object' && record !== null
    ? Object.getOwnPropertyDescriptor(record, name)?.value
    : undefined;
