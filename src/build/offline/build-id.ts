import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/**
 * What differs from one build to the next: pages, their data, and the data that our scripts fetch.
 * Scripts and styles are named in the pages.
 */
const belongsToBuild = /\.html$|^(page-data|training|finder)\/.*\.json$/;

/**
 * The id of a build: a digest of its pages and their data. Two builds of the same have the same id,
 * so that a deploy that changes nothing replaces nothing on anybody's device.
 */
export const buildIdOf = async (
  publicFolder: string,
  files: readonly string[],
): Promise<string> => {
  const entries = await readdir(publicFolder, { withFileTypes: true, recursive: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(publicFolder, join(entry.parentPath, entry.name)))
    .filter((name) => belongsToBuild.test(name) && name !== 'offline.html')
    .toSorted();
  const hash = createHash('sha256').update(files.join('\n'));
  for (const name of names) {
    hash.update(`\0${name}\0`).update(await readFile(join(publicFolder, name)));
  }
  return hash.digest('hex').slice(0, 12);
};
