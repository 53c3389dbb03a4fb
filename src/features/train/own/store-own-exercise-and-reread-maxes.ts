import { localIsoDayOfTime } from '../../../domain/training/days/local-iso-day-of-time.ts';
import type { OwnExercise } from '../../../domain/training/own/own-exercise.ts';
import { renewOneRepMaxesIfFollowingLog } from '../../../services/training-log/estimate-one-rep-maxes-from-log.ts';
import { loadExerciseFactsWithOwn } from '../../../services/training-log/load-exercise-facts-with-own.ts';
import type { TrainingLog } from '../../../services/training-log/training-log.ts';

const renewMaxes = async (log: TrainingLog): Promise<void> => {
  if ((await log.weights())?.logMaxes === undefined) return;
  await renewOneRepMaxesIfFollowingLog(
    log,
    await loadExerciseFactsWithOwn(),
    localIsoDayOfTime(Date.now()),
  );
};

/**
 * Stores what the lifter says about an exercise of her own. If she follows her log, its maximums
 * are read again, because sets may count for another exercise now; what she said is stored either
 * way.
 */
export const storeOwnExerciseAndRereadMaxes = async (
  log: TrainingLog,
  exercise: OwnExercise,
): Promise<void> => {
  await log.saveOwnExercise(exercise);
  renewMaxes(log).catch(console.error);
};
