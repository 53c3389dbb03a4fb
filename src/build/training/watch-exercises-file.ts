import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { entriesOfTypes, type Entry } from '../../content/model/entry.ts';
import { watchExerciseOf } from '../../content/check/watch-exercise.ts';
import {
  watchExercisesPath,
  type WatchExercises,
} from '../../domain/training/log-files/fit/watch-exercises.ts';

/** The numbers that the exercises of the library have on Garmin's watches. */
export const toWatchExercises = (entries: readonly Entry[]): WatchExercises =>
  Object.fromEntries(
    entriesOfTypes(entries, 'exercise').flatMap(({ fields: { slug, watchExercise } }) => {
      // The check of the content has refused what the catalogue doesn't have.
      const found = watchExercise === undefined ? undefined : watchExerciseOf(watchExercise);
      return found?.kind === 'found' ? [[slug, found.numbers]] : [];
    }),
  );

/** Writes the file from which a session is saved for a watch. */
export const writeWatchExercises = async (
  publicFolder: string,
  entries: readonly Entry[],
): Promise<void> => {
  const file = path.join(publicFolder, watchExercisesPath);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(toWatchExercises(entries)));
};
