import { propertyOf, type TableAccessInTransaction } from '../storage/tables.ts';

/**
 * Recounts the work sets of exercises from the indexes alone. The transaction needs the stores
 * `sets` and `exercises`.
 */
export const recountWorkSetsOfExercises = async (
  tables: TableAccessInTransaction,
  exercises: Iterable<string>,
): Promise<void> => {
  for (const key of new Set(exercises)) {
    const sets = await tables.countWorkSets(key);
    const lastAt = propertyOf(await tables.lastSetOf(key), 'at');
    if (typeof lastAt === 'number') await tables.put('exercises', { key, sets, lastAt });
    else await tables.remove('exercises', key);
  }
};
