import {
  GarminExercisesSchema,
  garminExercisesPath,
  type GarminExercises,
} from '../../domain/training/log-files/fit/garmin-exercises.ts';
import { fetchPublicFile } from '../fetch-public-file.ts';

/** The numbers of our exercises on Garmin’s watches. Rejects if they can’t be fetched. */
export const loadGarminExercises = (): Promise<GarminExercises> =>
  fetchPublicFile(garminExercisesPath, GarminExercisesSchema);
