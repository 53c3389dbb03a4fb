import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { entriesOfTypes, type Entry } from '../../content/model/entry.ts';
import {
  otherAppNamesPath,
  type OtherAppNamesBySlug,
} from '../../domain/training/log-files/other-app-names-by-slug.ts';

/** What other apps call the exercises of the library, as their entries say. */
export const toOtherAppNamesBySlug = (entries: readonly Entry[]): OtherAppNamesBySlug =>
  Object.fromEntries(
    entriesOfTypes(entries, 'exercise').flatMap(({ fields: { slug, otherAppNames = [] } }) =>
      otherAppNames.length === 0 ? [] : [[slug, otherAppNames]],
    ),
  );

/** Writes the file from which an import recognises the exercises of other apps. */
export const writeOtherAppNames = async (
  publicFolder: string,
  entries: readonly Entry[],
): Promise<void> => {
  const file = path.join(publicFolder, otherAppNamesPath);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(toOtherAppNamesBySlug(entries)));
};
