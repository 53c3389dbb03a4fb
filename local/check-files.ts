import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { PlainFailure } from './plain-failure.ts';

const filesIn = (projectFolder: string, name: string): readonly string[] =>
  statSync(path.join(projectFolder, name)).isDirectory()
    ? readdirSync(path.join(projectFolder, name), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(projectFolder, path.join(entry.parentPath, entry.name)))
    : [name];

/**
 * Resolves paths of files or folders, relative to the folder in which the command was typed.
 * Returns paths relative to the project; throws an error for a path without any file of the
 * project.
 */
export const resolveProjectFiles = (
  projectFolder: string,
  startFolder: string,
  paths: readonly string[],
): readonly string[] =>
  paths.flatMap((name) => {
    const relative = path.relative(projectFolder, path.resolve(startFolder, name));
    const isThere =
      !relative.startsWith('..') &&
      statSync(path.join(projectFolder, relative), { throwIfNoEntry: false }) !== undefined;
    if (!isThere) throw new PlainFailure(`There is no file ${name} in this project.`);
    return filesIn(projectFolder, relative);
  });
