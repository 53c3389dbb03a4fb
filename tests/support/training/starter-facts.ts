import { readContentSpace } from '../../../local/starter-space/read-content-space.ts';
import { toExerciseFacts } from '../../../src/build/training/exercise-facts-file.ts';
import type { ExerciseFacts } from '../../../src/domain/training/exercise-facts.ts';

/** The facts of the starter space's exercises, as the build writes them. */
export const readStarterFacts = async (): Promise<readonly ExerciseFacts[]> => {
  const { entries } = await readContentSpace();
  return toExerciseFacts(entries);
};
