import {
  toFitWorkoutFile,
  type PlannedWatchWorkout,
} from '../../../domain/training/log-files/fit/fit-workout.ts';
import type { PlanPathWeekAndDay } from '../../../domain/training/plan/plan-place.ts';
import type { Step } from '../../../domain/training/session/step.ts';
import { saveFile, toFitFileBlob } from '../../../services/save-file.ts';
import { loadGarminExerciseNumbers } from '../../../services/training-log/load-garmin-exercise-numbers.ts';
import { setTargetWordsWithoutWeight } from '../words/set-words.ts';
import { weightWords } from '../words/weight-amount-and-count-words.ts';

/** `5 reps · RPE 8, 60 kg`. */
const wordsOf = (step: Step): string =>
  [
    setTargetWordsWithoutWeight(step),
    ...(step.weight === undefined ? [] : [weightWords(step.weight, step.perHand)]),
  ].join(', ');

/**
 * Saves a day of a plan, with the lifter’s weights, as a workout for a watch. Rejects if the
 * numbers of the exercises can’t be fetched. `at` is now, in milliseconds since 1970.
 */
export const saveWorkoutForWatch = async (
  workout: Pick<PlannedWatchWorkout, 'name' | 'steps' | 'nameOf'>,
  { week, day }: PlanPathWeekAndDay,
  at: number,
): Promise<void> => {
  const exercises = await loadGarminExerciseNumbers();
  const bytes = toFitWorkoutFile({ ...workout, wordsOf }, exercises, at);
  saveFile(toFitFileBlob(bytes), `workout-week-${week}-day-${day}.fit`);
};
