import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { exerciseFactsPath } from '../../domain/training/exercise-facts.ts';
import { otherAppExerciseNamesBySlugPath } from '../../domain/training/log-files/other-app-exercise-names-by-slug.ts';
import { garminExerciseNumbersPath } from '../../domain/training/log-files/fit/garmin-numbers-by-slug.ts';

/** The part of Gatsby's list that we read: the files that each page loads first. */
const StatsSchema = v.object({
  assetsByChunkName: v.record(v.string(), v.array(v.string())),
});

/**
 * Pages that never open without a connection: their scripts, some of them large, needn't be kept.
 */
const neverKept =
  /^component---src-(templates-(editor|ui-examples)|pages-(owner|checkout|contact|gift|success|login|mailing-list|shop|account-deleted|members-(account|gift-card))-)/;

/**
 * The scripts that a kept page may load, now or at a press: all but those that only pages load
 * which are never kept. `scripts` are the names of all scripts of the build.
 */
export const scriptsOfKeptPages = (
  byPage: Readonly<Record<string, readonly string[]>>,
  scripts: readonly string[],
): readonly string[] => {
  const pages = Object.entries(byPage);
  const loadedBy = (wanted: boolean): ReadonlySet<string> =>
    new Set(pages.flatMap(([name, files]) => (neverKept.test(name) === wanted ? files : [])));
  const [never, kept] = [loadedBy(true), loadedBy(false)];
  return scripts.filter((name) => kept.has(name) || !never.has(name));
};

const namesIn = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();
};

const textsOf = async (folder: string, names: readonly string[]): Promise<string> =>
  (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('\n');

/**
 * Whether webpack's own script loads this one, at a press for instance: it has the digests of all
 * of them. Gatsby's list has only those that a page loads first, and the folder those of older
 * builds too.
 */
const isLoadedBy = (loaders: string, name: string): boolean => {
  const [, digest] = /-([0-9a-f]{8,})\.js$/.exec(name) ?? [];
  return digest !== undefined && loaders.includes(`"${digest}"`);
};

/**
 * The addresses of all files of a build that its kept pages may need, whichever they are. `stats`
 * is the text of webpack's list.
 */
export const findAssetsAnyKeptPageMayNeed = async (
  publicFolder: string,
  stats: string,
): Promise<readonly string[]> => {
  const { assetsByChunkName } = v.parse(StatsSchema, JSON.parse(stats));
  const built = new Set(Object.values(assetsByChunkName).flat());
  const runtimes = [...built].filter((name) => /^webpack-runtime-.*\.js$/.test(name));
  if (runtimes.length === 0) throw new Error('Gatsby’s list of scripts names no runtime.');
  const loaders = await textsOf(publicFolder, runtimes);
  const present = await namesIn(publicFolder);
  const scripts = present.filter(
    (name) => name.endsWith('.js') && (built.has(name) || isLoadedBy(loaders, name)),
  );
  const styles = present.filter((name) => name.endsWith('.css') && built.has(name));
  const statics = await namesIn(join(publicFolder, 'static'));
  const staticQueries = await namesIn(join(publicFolder, 'page-data/sq/d'));
  const named = await staticsNamedIn(publicFolder, [...scripts, ...styles], statics);
  return [
    ...[...scriptsOfKeptPages(assetsByChunkName, scripts), ...styles].map((name) => `/${name}`),
    ...named.map((name) => `/static/${name}`),
    ...staticQueries.map((name) => `/page-data/sq/d/${name}`),
    exerciseFactsPath,
    otherAppExerciseNamesBySlugPath,
    garminExerciseNumbersPath,
    '/muscle-map.svg',
  ];
};

/** Fonts and other files that scripts and styles name. The folder has those of older builds too. */
const staticsNamedIn = async (
  publicFolder: string,
  files: readonly string[],
  statics: readonly string[],
): Promise<readonly string[]> => {
  const all = await textsOf(publicFolder, files);
  return statics.filter((name) => all.includes(name));
};
