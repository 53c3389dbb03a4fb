import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Entry } from '../../content/model/entry.ts';
import { makeEntry } from '../../content/model/make-entry.test-support.ts';
import {
  gatsbyAppDataPath,
  indexDigestsInAppData,
  indexFileNameOf,
  indexFolder,
} from '../../domain/search-index/index-digests-by-collection.ts';
import { parseIndexFile } from '../../domain/search-index/index-files.ts';
import { addIndexDigestsToAppData, writePublicSearchIndex } from './write-public-search-index.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'search-index-'));
});

afterEach(() => rm(folder, { recursive: true }));

const exercise = (title: string): Entry =>
  makeEntry(
    'exercise',
    { title, slug: 'a-slug', category: 'leg-exercises', excerpt: 'Short.', content: 'Long.' },
    title,
  );

const memberPlan: Entry = makeEntry(
  'memberPlan',
  { title: 'Paid plan', slug: 'paid', section: 'finishers', content: 'Paid words.' },
  'plan',
);

/** The pages that no entry describes are always there. */
const withoutPages = (names: readonly string[]) =>
  names.filter((name) => !name.startsWith('pages'));
const filesIn = async () => withoutPages(await readdir(path.join(folder, indexFolder)));
const read = (name: string) => readFile(path.join(folder, indexFolder, name), 'utf8');

it('writes a file for each public collection, with a digest of its content in its name', async () => {
  const manifest = await writePublicSearchIndex(folder, [exercise('Squat'), memberPlan]);
  expect(withoutPages(Object.keys(manifest))).toEqual(['exercises']);
  const name = indexFileNameOf('exercises', manifest['exercises'] ?? '');
  expect(await filesIn()).toEqual([name]);
  expect(parseIndexFile(await read(name))).toEqual([
    {
      id: 'Squat',
      title: 'Squat',
      excerpt: 'Short.',
      slug: 'a-slug',
      category: 'leg-exercises',
    },
  ]);
});

it('lists the smallest file first, whatever the order of the collections', async () => {
  const faq: Entry = makeEntry('faq', { title: 'Sore?', slug: 'sore', content: 'Rest.' }, 'faq');
  const names = async (...entries: readonly Entry[]) =>
    withoutPages(Object.keys(await writePublicSearchIndex(folder, entries)));
  expect(await names(exercise('Squat'), exercise('Press'), faq)).toEqual(['faqs', 'exercises']);
});

it('writes nothing of member plans', async () => {
  expect(withoutPages(Object.keys(await writePublicSearchIndex(folder, [memberPlan])))).toEqual([]);
  expect(await filesIn()).toEqual([]);
});

it('gives an unchanged index the same name again, and deletes the outdated file', async () => {
  const before = await writePublicSearchIndex(folder, [exercise('Squat')]);
  expect(await writePublicSearchIndex(folder, [exercise('Squat')])).toEqual(before);
  const after = await writePublicSearchIndex(folder, [exercise('Split squat')]);
  expect(after).not.toEqual(before);
  expect(await filesIn()).toHaveLength(1);
});

it('adds the manifest to app-data.json, replacing that of an earlier build', async () => {
  const appData = path.join(folder, gatsbyAppDataPath);
  await mkdir(path.dirname(appData), { recursive: true });
  await writeFile(appData, JSON.stringify({ webpackCompilationHash: 'x', search: { old: 'y' } }));
  await addIndexDigestsToAppData(folder, { exercises: 'abc' });
  const written: unknown = JSON.parse(await readFile(appData, 'utf8'));
  expect(written).toMatchObject({ webpackCompilationHash: 'x' });
  expect(indexDigestsInAppData(written)).toEqual({ exercises: 'abc' });
});
