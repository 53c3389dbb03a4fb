import type { ExerciseFactsBySlug } from '../../domain/training/exercise-facts.ts';
import { loadExerciseFacts } from './load-exercise-facts.ts';
import { openTrainingLog } from './open-training-log.ts';

/**
 * The facts of our exercises and of the lifter’s own. Rejects if they can't be fetched or the log
 * can't be read. What joins them is loaded only if she has any.
 */
export const loadExerciseFactsWithOwn = async (): Promise<ExerciseFactsBySlug> => {
  const [facts, log] = await Promise.all([loadExerciseFacts(), openTrainingLog()]);
  const own = await log.ownExercises();
  if (own.length === 0) return facts;
  const { libraryWithOwnExercises } =
    await import('../../domain/training/own/library-with-own-exercises.ts');
  return libraryWithOwnExercises(facts, own);
};
