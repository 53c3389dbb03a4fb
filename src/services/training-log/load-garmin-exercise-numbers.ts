import {
  GarminNumbersBySlugSchema,
  garminExerciseNumbersPath,
  type GarminNumbersBySlug,
} from '../../domain/training/log-files/fit/garmin-numbers-by-slug.ts';
import { fetchPublicFile } from '../fetch-public-file.ts';

/** The numbers of our exercises on Garmin’s watches. Rejects if they can’t be fetched. */
export const loadGarminExerciseNumbers = (): Promise<GarminNumbersBySlug> =>
  fetchPublicFile(garminExerciseNumbersPath, GarminNumbersBySlugSchema);
