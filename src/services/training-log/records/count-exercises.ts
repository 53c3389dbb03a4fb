import { propertyOf, type Tables } from '../storage/tables.ts';

/** The key range of all entries of an exercise in an index. */
export const exerciseRange = (exercise: string) =>
  ({ from: [exercise, -Infinity], to: [exercise, Infinity] }) as const;

/**
 * Recounts the work sets of exercises from the indexes alone. The transaction needs the stores
 * `sets` and `exercises`.
 */
export const recountExercises = async (
  tables: Tables,
  exercises: Iterable<string>,
): Promise<void> => {
  for (const key of new Set(exercises)) {
    const workSets = { from: [key, 'work'], to: [key, 'work'] } as const;
    const sets = await tables.count('sets', 'exercise+kind', workSets);
    const [last] = await tables.findLast(
      'sets',
      'exercise+at',
      exerciseRange(key),
      (found) => found.length === 0,
    );
    const lastAt = propertyOf(last, 'at');
    if (typeof lastAt === 'number') await tables.put('exercises', { key, sets, lastAt });
    else await tables.remove('exercises', key);
  }
};
