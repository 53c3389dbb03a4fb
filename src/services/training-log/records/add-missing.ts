import type { WholeLog } from '../../../domain/training/log-files/whole-log.ts';
import { keyPaths, type StorableRecord, type TableAccessInTransaction } from '../storage/tables.ts';
import { recountWorkSetsOfExercises } from './count-exercises.ts';
import { singleRecordKey, type NameOfStoreWithSchema } from './records.ts';

export type AddedRecordKeys = Readonly<
  Record<'sessions' | 'plans' | 'bodyweights', readonly string[]>
>;

/**
 * Adds what isn't there yet; a record whose key is taken stays as it is. The transaction needs the
 * stores of a log and `exercises`.
 */
export const addMissingRecords = async (
  tables: TableAccessInTransaction,
  { weights, plans, sessions, sets, bodyweights, ownExercises = [], routines = [] }: WholeLog,
): Promise<AddedRecordKeys> => {
  const addTo = async (
    store: NameOfStoreWithSchema,
    records: readonly StorableRecord[],
  ): Promise<readonly string[]> => {
    const there = new Set(await tables.keys(store));
    const keyOf = (record: StorableRecord): string => String(record[keyPaths[store]]);
    const fresh = records.filter((record) => !there.has(keyOf(record)));
    await tables.putAll(store, fresh);
    return fresh.map(keyOf);
  };
  await addTo('weights', weights === undefined ? [] : [{ ...weights, id: singleRecordKey }]);
  await addTo('ownExercises', ownExercises);
  await addTo('routines', routines);
  const added = {
    plans: await addTo('plans', plans),
    bodyweights: await addTo('bodyweights', bodyweights),
    sessions: await addTo('sessions', sessions),
  };
  await addTo('sets', sets);
  await recountWorkSetsOfExercises(
    tables,
    sets.map(({ exercise }) => exercise),
  );
  return added;
};
