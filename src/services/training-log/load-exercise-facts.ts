import * as v from 'valibot';
import {
  ExerciseFactsFileSchema,
  exerciseFactsPath,
  toFactsBySlug,
  type FactsBySlug,
} from '../../domain/training/exercise-facts.ts';
import { fileTimeoutMs } from '../../domain/timeouts.ts';

let loaded: Promise<FactsBySlug> | undefined;

const fetchFacts = async (): Promise<FactsBySlug> => {
  const answer = await fetch(exerciseFactsPath, { signal: AbortSignal.timeout(fileTimeoutMs) });
  if (!answer.ok) throw new Error(`${exerciseFactsPath} answered ${answer.status}.`);
  return toFactsBySlug(v.parse(ExerciseFactsFileSchema, await answer.json()));
};

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
