import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** A file below a folder, by its path in the folder. */
export type FoundFile = { readonly name: string; readonly bytes: string };

/**
 * Every file below a folder with all its bytes in lower case: the metadata of a picture counts too.
 */
export const readEveryFile = (folder: string): readonly FoundFile[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({
      name: path.relative(folder, file),
      bytes: readFileSync(file, 'latin1').toLowerCase(),
    }));
