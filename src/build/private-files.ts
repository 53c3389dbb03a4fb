import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Files for functions alone: a name such as `polls` or `plans/legs`, and what its JSON holds. */
export type PrivateFiles = ReadonlyMap<string, unknown>;

/**
 * Writes the private files into their folder and takes away what is none of them; what has not changed is left alone.
 * `pictures` are the names of the pictures there that stay.
 */
export const writePrivateFiles = (
  folder: string,
  files: PrivateFiles,
  pictures: readonly string[] = [],
): void => {
  const wanted = new Set(pictures.map((name) => path.join(folder, `${name}.webp`)));
  for (const [name, content] of files) {
    const file = path.join(folder, `${name}.json`);
    const text = JSON.stringify(content);
    wanted.add(file);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !wanted.has(file)) rmSync(file);
  }
};
