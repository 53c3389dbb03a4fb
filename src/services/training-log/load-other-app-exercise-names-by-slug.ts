import {
  otherAppExerciseNamesBySlugPath,
  OtherAppExerciseNamesBySlugSchema,
  type OtherAppExerciseNamesBySlug,
} from '../../domain/training/log-files/other-app-exercise-names-by-slug.ts';
import { fetchPublicFile } from '../fetch-public-file.ts';

/** What other apps call our exercises. Rejects if it can’t be fetched. */
export const loadOtherAppExerciseNamesBySlug = (): Promise<OtherAppExerciseNamesBySlug> =>
  fetchPublicFile(otherAppExerciseNamesBySlugPath, OtherAppExerciseNamesBySlugSchema);
