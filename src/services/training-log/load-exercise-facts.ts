import {
  ExerciseFactsFileSchema,
  exerciseFactsPath,
  toFactsBySlug,
  type FactsBySlug,
} from '../../domain/training/exercise-facts.ts';
import { fetchPublicFile } from '../fetch-public-file.ts';

let loaded: Promise<FactsBySlug> | undefined;

const fetchFacts = async (): Promise<FactsBySlug> =>
  toFactsBySlug(await fetchPublicFile(exerciseFactsPath, ExerciseFactsFileSchema));

/**
 * The facts of the exercise library, fetched once per page; after a failure the next call tries
 * again. Rejects if they can't be fetched.
 */
export const loadExerciseFacts = (): Promise<FactsBySlug> => {
  loaded ??= fetchFacts().catch((reason: unknown) => {
    loaded = undefined;
    throw reason;
  });
  return loaded;
};
