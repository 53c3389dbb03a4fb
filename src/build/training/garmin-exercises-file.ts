import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { entriesOfTypes, type Entry } from '../../content/model/entry.ts';
import { parseGarminNumbersOrMissingPart } from '../../content/check/garmin-exercise.ts';
import {
  garminExerciseNumbersPath,
  type GarminNumbersBySlug,
} from '../../domain/training/log-files/fit/garmin-numbers-by-slug.ts';

/** The numbers that the exercises of the library have on Garmin's watches. */
export const toGarminNumbersBySlug = (entries: readonly Entry[]): GarminNumbersBySlug =>
  Object.fromEntries(
    entriesOfTypes(entries, 'exercise').flatMap(({ fields: { slug, watchExercise } }) => {
      // The check of the content has refused what the catalogue doesn't have.
      const found =
        watchExercise === undefined ? undefined : parseGarminNumbersOrMissingPart(watchExercise);
      return found?.kind === 'found' ? [[slug, found.numbers]] : [];
    }),
  );

/** Writes the file from which a session is saved for a watch. */
export const writeGarminExercises = async (
  publicFolder: string,
  entries: readonly Entry[],
): Promise<void> => {
  const file = path.join(publicFolder, garminExerciseNumbersPath);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(toGarminNumbersBySlug(entries)));
};
