import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { entriesOfTypes, type Entry } from '../../content/model/entry.ts';
import {
  otherAppExerciseNamesBySlugPath,
  type OtherAppExerciseNamesBySlug,
} from '../../domain/training/log-files/other-app-exercise-names-by-slug.ts';

/** What other apps call the exercises of the library, as their entries say. */
export const toOtherAppExerciseNamesBySlug = (
  entries: readonly Entry[],
): OtherAppExerciseNamesBySlug =>
  Object.fromEntries(
    entriesOfTypes(entries, 'exercise').flatMap(({ fields: { slug, otherAppNames = [] } }) =>
      otherAppNames.length === 0 ? [] : [[slug, otherAppNames]],
    ),
  );

/** Writes the file from which an import recognises the exercises of other apps. */
export const writeOtherAppExerciseNamesBySlug = async (
  publicFolder: string,
  entries: readonly Entry[],
): Promise<void> => {
  const file = path.join(publicFolder, otherAppExerciseNamesBySlugPath);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(toOtherAppExerciseNamesBySlug(entries)));
};
