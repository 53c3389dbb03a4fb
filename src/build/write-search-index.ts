import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContentEntry } from '../content/faults.ts';
import { publicCollectionIds } from '../domain/search/collections.ts';
import { writeHits } from '../domain/search/index-files.ts';
import {
  indexFileName,
  indexFolder,
  manifestKey,
  manifestPath,
} from '../domain/search/index-manifest.ts';
import type { IndexManifest } from '../domain/search/index-manifest.ts';
import { planHits } from './plan-hits.ts';

const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

/**
 * Writes an index file for each public collection that has hits, removes those of earlier builds, and tells which there
 * are. Members' collections are not written: nothing of theirs may be in a public file.
 */
export const writeSearchIndex = async (
  publicFolder: string,
  entries: readonly ContentEntry[],
): Promise<IndexManifest> => {
  const folder = path.join(publicFolder, indexFolder);
  await mkdir(folder, { recursive: true });
  const hits = planHits(entries);
  const files = publicCollectionIds.flatMap((id) => {
    const own = hits.get(id);
    if (own === undefined) return [];
    const text = writeHits(own);
    const digest = digestOf(text);
    return [{ id, digest, text, name: indexFileName(id, digest) }];
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
  // In the order in which they are asked for: what is lightest is there first, and something is found soon.
  const lightestFirst = files.toSorted((one, other) => one.text.length - other.text.length);
  return Object.fromEntries(lightestFirst.map(({ id, digest }) => [id, digest]));
};

/** Adds the manifest to Gatsby's own note on the build. */
export const publishManifest = async (
  publicFolder: string,
  manifest: IndexManifest,
): Promise<void> => {
  const file = path.join(publicFolder, manifestPath);
  const note: unknown = JSON.parse(await readFile(file, 'utf8'));
  const known = typeof note === 'object' && note !== null ? note : {};
  await writeFile(file, JSON.stringify({ ...known, [manifestKey]: manifest }));
};
