import * as v from 'valibot';
import { KitAndMaximumsSchema } from '../../../domain/training/my-weights/kit-and-maximums.ts';
import {
  BodyweightSchema,
  LoggedSessionWithoutSetsSchema,
  LoggedSetSchema,
} from '../../../domain/training/log.ts';
import { OneDayRoutineSchema } from '../../../domain/training/own/one-day-routine.ts';
import { OwnExerciseSchema } from '../../../domain/training/own/own-exercise.ts';
import { StoredFollowedPlanSchema } from '../../../domain/training/progression/stored-followed-plan.ts';
import { SessionSchema } from '../../../domain/training/session/session.ts';
import {
  keyPaths,
  propertyOf,
  type StoreName,
  type TableAccessInTransaction,
  type RunTransaction,
} from '../storage/tables.ts';

/** The key of the only record in a single-record store. */
export const singleRecordKey = 'only';

/** The schema of each store's records. Everything read from a storage is parsed with these. */
export const recordSchemas = {
  weights: KitAndMaximumsSchema,
  plans: StoredFollowedPlanSchema,
  open: v.object({ session: SessionSchema, revision: v.number() }),
  sessions: LoggedSessionWithoutSetsSchema,
  sets: LoggedSetSchema,
  bodyweights: BodyweightSchema,
  ownExercises: OwnExerciseSchema,
  routines: OneDayRoutineSchema,
  exercises: v.object({ key: v.string(), sets: v.number(), lastAt: v.number() }),
} as const satisfies Partial<Record<StoreName, v.GenericSchema>>;
export type NameOfStoreWithSchema = keyof typeof recordSchemas;

const isReadable = (store: NameOfStoreWithSchema, record: unknown): boolean =>
  v.is(recordSchemas[store], record);

const isReadStore = (store: string): store is NameOfStoreWithSchema =>
  Object.hasOwn(recordSchemas, store);

const asideSchema = v.object({ id: v.string(), store: v.string(), record: v.unknown() });

/**
 * Moves an unreadable record, unchanged, into the store `aside`, so that its key can be written to.
 * Nothing is lost.
 */
const putAside = async (
  tables: TableAccessInTransaction,
  store: NameOfStoreWithSchema,
  record: unknown,
): Promise<void> => {
  const key = propertyOf(record, keyPaths[store]);
  if (typeof key !== 'string') return;
  let id = `${store}/${key}`;
  while ((await tables.get('aside', id)) !== undefined) id += '+';
  await tables.put('aside', { id, store, record });
  await tables.remove(store, key);
};

/** Splits records into the readable ones, parsed, and the rest. */
export const splitReadableRecords = <Output>(
  schema: v.GenericSchema<unknown, Output>,
  found: readonly unknown[],
): { readonly good: readonly Output[]; readonly broken: readonly unknown[] } => {
  const good: Output[] = [];
  const broken: unknown[] = [];
  for (const record of found) {
    const result = v.safeParse(schema, record, { abortEarly: true });
    if (result.success) good.push(result.output);
    else broken.push(record);
  }
  return { good, broken };
};

/**
 * Puts records aside after reading, in a transaction of its own. If that fails they stay where they
 * are.
 */
export const putUnreadableRecordsAside = async (
  transact: RunTransaction,
  store: NameOfStoreWithSchema,
  broken: readonly unknown[],
): Promise<void> => {
  await transact([store, 'aside'], 'readwrite', async (tables) => {
    for (const record of broken) await putAside(tables, store, record);
  }).catch(() => undefined);
};

/**
 * Overwrites the record with the same key; an unreadable one is put aside first. The transaction
 * needs the store `aside`.
 */
export const overwriteRecord = async (
  tables: TableAccessInTransaction,
  store: NameOfStoreWithSchema,
  record: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const key = record[keyPaths[store]];
  const older = typeof key === 'string' ? await tables.get(store, key) : undefined;
  if (older !== undefined && !isReadable(store, older)) await putAside(tables, store, older);
  await tables.put(store, record);
};

/**
 * Restores records from `aside` that have become readable, unless their key is taken. Returns the
 * exercises of restored sets.
 */
export const restoreRecordsNowReadable = async (
  tables: TableAccessInTransaction,
): Promise<readonly string[]> => {
  const exercises = new Set<string>();
  for (const entry of splitReadableRecords(asideSchema, await tables.all('aside')).good) {
    const { id, store, record } = entry;
    if (!isReadStore(store) || !isReadable(store, record)) continue;
    const key = propertyOf(record, keyPaths[store]);
    const properties = v.safeParse(v.record(v.string(), v.unknown()), record);
    if (typeof key !== 'string' || !properties.success) continue;
    if ((await tables.get(store, key)) !== undefined) continue;
    await tables.put(store, properties.output);
    await tables.remove('aside', id);
    const exercise = propertyOf(record, 'exercise');
    if (store === 'sets' && typeof exercise === 'string') exercises.add(exercise);
  }
  return [...exercises];
};
