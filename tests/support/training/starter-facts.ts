import { exerciseFactsOfEntries } from '../../../src/build/training/exercise-facts-file.ts';
import type { ExerciseFacts } from '../../../src/domain/training/exercise-facts.ts';
import { readStarterEntries } from '../starter-entries.ts';

/** The facts of the starter space's exercises, as the build writes them. */
export const readStarterFacts = async (): Promise<readonly ExerciseFacts[]> => {
  const entries = await readStarterEntries();
  return exerciseFactsOfEntries(entries);
};
