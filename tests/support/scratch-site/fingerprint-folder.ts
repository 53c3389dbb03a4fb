import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const filesBelow = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
        .sort()
    : [];

/** The SHA-256 of every file below a folder, by its path in the folder. */
export const fingerprintFolder = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    filesBelow(folder).map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(path.join(folder, name)))
        .digest('hex'),
    ]),
  );

/**
 * The time at which each page below a folder was last written, in milliseconds, by its path in the
 * folder.
 */
export const readPageTimes = (folder: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    filesBelow(folder)
      .filter((name) => name.endsWith('.html'))
      .map((name) => [name, statSync(path.join(folder, name)).mtimeMs]),
  );
