import {
  ExerciseFactsFileSchema,
  exerciseFactsPath,
  toExerciseFactsBySlug,
  type ExerciseFactsBySlug,
} from '../../domain/training/exercise-facts.ts';
import { fetchPublicFile } from '../fetch-public-file.ts';

let loaded: Promise<ExerciseFactsBySlug> | undefined;

const fetchFacts = async (): Promise<ExerciseFactsBySlug> =>
  toExerciseFactsBySlug(await fetchPublicFile(exerciseFactsPath, ExerciseFactsFileSchema));

/**
 * The facts of the exercise library, fetched once per page; after a failure the next call tries
 * again. Rejects if they can't be fetched.
 */
export const loadExerciseFacts = (): Promise<ExerciseFactsBySlug> => {
  loaded ??= fetchFacts().catch((reason: unknown) => {
    loaded = undefined;
    throw reason;
  });
  return loaded;
};
