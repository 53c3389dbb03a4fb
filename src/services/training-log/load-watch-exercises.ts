import * as v from 'valibot';
import { fileTimeoutMs } from '../../domain/timeouts.ts';
import {
  WatchExercisesSchema,
  watchExercisesPath,
  type WatchExercises,
} from '../../domain/training/log-files/fit/watch-exercises.ts';

/** The numbers of our exercises on Garmin’s watches. Rejects if they can’t be fetched. */
export const loadWatchExercises = async (): Promise<WatchExercises> => {
  const answer = await fetch(watchExercisesPath, { signal: AbortSignal.timeout(fileTimeoutMs) });
  if (!answer.ok) throw new Error(`${watchExercisesPath} answered ${answer.status}.`);
  return v.parse(WatchExercisesSchema, await answer.json());
};
