import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Files that only functions read: a name such as `polls` or `members/plans`, and the value that is
 * written as JSON.
 */
export type PrivateFileValues = ReadonlyMap<string, unknown>;

/**
 * Writes the private files into their folder, leaves unchanged files alone, and deletes all others.
 * `pictures` are the names, without extension, of the pictures in the folder to keep.
 */
export const writePrivateFilesDeletingOthers = (
  folder: string,
  files: PrivateFileValues,
  pictures: readonly string[] = [],
): void => {
  const expected = new Set(pictures.map((name) => path.join(folder, `${name}.webp`)));
  for (const [name, content] of files) {
    const file = path.join(folder, `${name}.json`);
    const text = JSON.stringify(content);
    expected.add(file);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !expected.has(file)) rmSync(file);
  }
};
