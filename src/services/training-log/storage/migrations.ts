import type { IDBPDatabase, IDBPTransaction } from 'idb';
import { propertyOf } from './tables.ts';

type Upgrade = {
  readonly database: IDBPDatabase;
  readonly transaction: IDBPTransaction<unknown, string[], 'versionchange'>;
};

/** Version 1: all stores except `exercises`. */
const createStores = async ({ database }: Upgrade): Promise<void> => {
  for (const store of ['weights', 'open', 'meta', 'aside']) {
    database.createObjectStore(store, { keyPath: 'id' });
  }
  database.createObjectStore('plans', { keyPath: 'key' });
  database.createObjectStore('bodyweights', { keyPath: 'on' });
  database.createObjectStore('sessions', { keyPath: 'id' }).createIndex('startedAt', 'startedAt');
  const sets = database.createObjectStore('sets', { keyPath: 'id' });
  sets.createIndex('session', 'session');
  sets.createIndex('exercise+at', ['exercise', 'at']);
  sets.createIndex('at', 'at');
};

/** Adds a store with the counts of each exercise, because listing them meant reading every set. */
const countExercises = async ({ database, transaction }: Upgrade): Promise<void> => {
  const sets = transaction.objectStore('sets');
  sets.createIndex('exercise+kind', ['exercise', 'kind']);
  const exercises = database.createObjectStore('exercises', { keyPath: 'key' });
  const counts = new Map<string, { readonly sets: number; readonly lastAt: number }>();
  for (let cursor = await sets.openCursor(); cursor !== null; cursor = await cursor.continue()) {
    const exercise = propertyOf(cursor.value, 'exercise');
    const at = propertyOf(cursor.value, 'at');
    if (typeof exercise !== 'string' || typeof at !== 'number') continue;
    const before = counts.get(exercise);
    counts.set(exercise, {
      sets: (before?.sets ?? 0) + (propertyOf(cursor.value, 'kind') === 'work' ? 1 : 0),
      lastAt: Math.max(before?.lastAt ?? at, at),
    });
  }
  for (const [key, count] of counts) await exercises.put({ key, ...count });
};

/**
 * Plans have a progress for each lift from here on (`upgradeStoredFollowedPlan` reads the older
 * ones). The stores stay as they are: the version makes tabs that couldn't read such a plan ask for
 * a reload.
 */
const progressOfLifts = (): Promise<void> => Promise.resolve();

/** The apps whose files could be imported before imports were listed. */
const appsBefore = { strong: 'Strong', hevy: 'Hevy', fitnotes: 'FitNotes', fitbod: 'Fitbod' };

/** Adds a store of imports. All that an app's files had brought becomes one import of that app. */
const listImports = async ({ database, transaction }: Upgrade): Promise<void> => {
  const imports = database.createObjectStore('imports', { keyPath: 'id' });
  const keys = (await transaction.objectStore('sessions').getAllKeys()).map(String);
  for (const [app, from] of Object.entries(appsBefore)) {
    const sessions = keys.filter((key) => key.startsWith(`${app}/`));
    if (sessions.length === 0) continue;
    await imports.put({ id: crypto.randomUUID(), from, sessions, plans: [], bodyweights: [] });
  }
};

/** Adds stores for the lifter’s own exercises and her routines. */
const createOwnStores = async ({ database }: Upgrade): Promise<void> => {
  database.createObjectStore('ownExercises', { keyPath: 'key' });
  database.createObjectStore('routines', { keyPath: 'id' });
};

/** Adds a store for sets that came many at once. Those that are there stay as they are. */
const createSetGroups = async ({ database }: Upgrade): Promise<void> => {
  const groups = database.createObjectStore('setGroups', { keyPath: ['session', 'exercise'] });
  groups.createIndex('exercise+at', ['exercise', 'at']);
  groups.createIndex('exercise+work', ['exercise', 'work']);
  groups.createIndex('at', 'at');
};

/**
 * One migration for each version, oldest first. A published one is never edited: later changes get
 * a migration of their own.
 */
const steps: readonly ((upgrade: Upgrade) => Promise<void>)[] = [
  createStores,
  countExercises,
  progressOfLifts,
  listImports,
  createOwnStores,
  createSetGroups,
];

export const trainingLogDatabaseVersion = steps.length;

/** Migrates a database from version `from`, within the transaction that opens it. */
export const migrateTrainingDatabase = async (
  database: Upgrade['database'],
  from: number,
  transaction: Upgrade['transaction'],
  to = trainingLogDatabaseVersion,
): Promise<void> => {
  for (const step of steps.slice(from, to)) await step({ database, transaction });
};
