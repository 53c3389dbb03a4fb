import {
  canHaveOneRepMax,
  estimateOneRepMaxFromLog,
  type OneRepMaxFromLog,
} from '../../domain/training/estimates/estimate-one-rep-max-from-log.ts';
import { putOneRepMaxesFromLogBesideOwn } from '../../domain/training/estimates/follow-log.ts';
import { slugInLibraryWithOwnExercises } from '../../domain/training/exercise-key.ts';
import type { ExerciseFactsBySlug } from '../../domain/training/exercise-facts.ts';
import type { TrainingLog } from './training-log.ts';

/** The maximums that the log gives for lifts of the library, the most recently trained first. */
export const estimateOneRepMaxesFromLog = async (
  log: Pick<TrainingLog, 'exercises' | 'setsOf'>,
  library: ExerciseFactsBySlug,
): Promise<readonly OneRepMaxFromLog[]> => {
  const maximums: OneRepMaxFromLog[] = [];
  for (const { key } of await log.exercises()) {
    const facts = library.get(slugInLibraryWithOwnExercises(key) ?? '');
    // One exercise after the other: an imported log of years would be too much memory for a phone
    // at once.
    const sets = facts !== undefined && canHaveOneRepMax(facts) ? await log.setsOf(key) : [];
    const maximum = facts && estimateOneRepMaxFromLog(facts, sets);
    if (maximum !== undefined) maximums.push(maximum);
  }
  return maximums;
};

/**
 * Stores what the log says as the maximums of a lifter who follows it; changes nothing for others.
 */
export const storeOneRepMaxesIfFollowingLog = async (
  log: TrainingLog,
  maximums: readonly OneRepMaxFromLog[],
  today: string,
): Promise<void> => {
  const weights = await log.weights();
  if (weights?.logMaxes === undefined) return;
  await log.saveWeights(putOneRepMaxesFromLogBesideOwn(weights, maximums, today));
};

/**
 * Reads the log again for a lifter who follows it, after it has changed. Does nothing without the
 * library, which says what can have a maximum.
 */
export const renewOneRepMaxesIfFollowingLog = async (
  log: TrainingLog,
  library: ExerciseFactsBySlug,
  today: string,
): Promise<void> => {
  if (library.size === 0 || (await log.weights())?.logMaxes === undefined) return;
  await storeOneRepMaxesIfFollowingLog(log, await estimateOneRepMaxesFromLog(log, library), today);
};
