import {
  WatchExercisesSchema,
  watchExercisesPath,
  type WatchExercises,
} from '../../domain/training/log-files/fit/watch-exercises.ts';
import { fetchPublicFile } from '../fetch-public-file.ts';

/** The numbers of our exercises on Garmin’s watches. Rejects if they can’t be fetched. */
export const loadWatchExercises = (): Promise<WatchExercises> =>
  fetchPublicFile(watchExercisesPath, WatchExercisesSchema);
