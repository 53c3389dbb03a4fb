import {
  exerciseNamesInOtherAppsPath,
  ExerciseNamesInOtherAppsSchema,
  type ExerciseNamesInOtherApps,
} from '../../domain/training/log-files/exercise-names-in-other-apps.ts';
import { fetchPublicFile } from '../fetch-public-file.ts';

/** What other apps call our exercises. Rejects if it can’t be fetched. */
export const loadExerciseNamesInOtherApps = (): Promise<ExerciseNamesInOtherApps> =>
  fetchPublicFile(exerciseNamesInOtherAppsPath, ExerciseNamesInOtherAppsSchema);
