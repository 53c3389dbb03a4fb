import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Entry } from '../../content/model/entry.ts';
import { publicCollectionIds } from '../../domain/search-index/collections.ts';
import {
  gatsbyAppDataPath,
  indexDigestsKeyInAppData,
  indexFileNameOf,
  indexFolder,
  digestMarkedIfLarge,
} from '../../domain/search-index/index-digests-by-collection.ts';
import type { IndexDigestsByCollection } from '../../domain/search-index/index-digests-by-collection.ts';
import { formatIndexFile } from '../../domain/search-index/index-files.ts';
import { createAllSearchablePages } from './create-all-searchable-pages.ts';

const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

/**
 * Writes an index file for each public collection that has hits, deletes those of earlier builds,
 * and returns the manifest that names the new ones. Collections of member plans are left out,
 * because public files may reveal nothing of them.
 */
export const writePublicSearchIndex = async (
  publicFolder: string,
  entries: readonly Entry[],
): Promise<IndexDigestsByCollection> => {
  const folder = path.join(publicFolder, indexFolder);
  await mkdir(folder, { recursive: true });
  const hits = createAllSearchablePages(entries);
  const files = publicCollectionIds.flatMap((id) => {
    const hitsOfCollection = hits.get(id);
    if (hitsOfCollection === undefined) return [];
    const text = formatIndexFile(hitsOfCollection);
    const digest = digestMarkedIfLarge(digestOf(text), text);
    return [{ id, digest, text, name: indexFileNameOf(id, digest) }];
  });
  const names = new Set(files.map(({ name }) => name));
  const present = new Set(await readdir(folder));
  await Promise.all([
    ...files
      .filter(({ name }) => !present.has(name))
      .map(({ name, text }) => writeFile(path.join(folder, name), text)),
    ...[...present]
      .filter((name) => !names.has(name))
      .map((name) => rm(path.join(folder, name), { force: true })),
  ]);
  // The browser loads them in this order. With the smallest first, the search can answer as early
  // as possible.
  const smallestFirst = files.toSorted((one, other) => one.text.length - other.text.length);
  return Object.fromEntries(smallestFirst.map(({ id, digest }) => [id, digest]));
};

/** Adds the manifest to `app-data.json`, which Gatsby has written and every page loads anyway. */
export const addIndexDigestsToAppData = async (
  publicFolder: string,
  manifest: IndexDigestsByCollection,
): Promise<void> => {
  const file = path.join(publicFolder, gatsbyAppDataPath);
  const appData: unknown = JSON.parse(await readFile(file, 'utf8'));
  const fromGatsby = typeof appData === 'object' && appData !== null ? appData : {};
  await writeFile(file, JSON.stringify({ ...fromGatsby, [indexDigestsKeyInAppData]: manifest }));
};
