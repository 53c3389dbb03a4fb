import { brotliCompressSync } from 'node:zlib';
import { relevanceCases } from '../../support/search/relevance-cases.ts';
import type { CollectionHits } from '../../support/search/starter-hits.ts';
import { measure } from '../measurement.ts';
import type { Measurement } from '../measurement.ts';
import {
  engineNames,
  prepareEngine,
  readSerialisedIndex,
  slowDown,
  timeSearches,
  titleOf,
} from './engine-page.ts';
import type { EngineName, EnginePage } from './engine-page.ts';

export const slowdown = 4;
const maxResults = 5;
const kilobyte = 1024;

/**
 * The measured sites: their number of pages, and the longest a search may take (p95, in
 * milliseconds).
 */
export const siteSizes = {
  small: { pages: 2000, budget: 1, turnsOfOthers: 5 },
  large: { pages: 20_000, budget: 16, turnsOfOthers: 1 },
} as const;
export type SiteSize = (typeof siteSizes)[keyof typeof siteSizes];

export const formatPages = ({ pages }: SiteSize): string =>
  `${pages.toLocaleString('en-GB')} pages`;

export const brotliSize = (text: string): number => brotliCompressSync(text).length;

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(share * values.length) - 1] ?? Infinity;

const texts = relevanceCases.map(({ text }) => text);

/** The contents of the search box, key by key, while these texts are typed. */
const prefixes: readonly string[] = [
  ...new Set(texts.flatMap((text) => Array.from(text, (_, end) => text.slice(0, end + 1)))),
];

const turnsFor = (name: EngineName, size: SiteSize): number =>
  name === 'ours' || name === 'scan' ? 20 : size.turnsOfOthers;

/** The 95th percentile of an engine's search times with a slow processor, in milliseconds. */
const timeOf = async (
  { page }: EnginePage,
  name: EngineName,
  size: SiteSize,
  searched: readonly string[],
): Promise<number> => {
  // Pagefind loads each result from its own file: only the search is timed.
  const max = name === 'Pagefind' ? 0 : maxResults;
  // Once at full speed, so that the code is compiled and Pagefind's files are loaded.
  await timeSearches(page, searched, max, 1);
  await slowDown(page, slowdown);
  const times = await timeSearches(page, searched, max, turnsFor(name, size));
  await slowDown(page, 1);
  return percentile(times, 0.95);
};

/** Measures how long each engine takes with this many pages, and how large its index is. */
export const measureTimes = async (
  enginePage: EnginePage,
  collections: readonly CollectionHits[],
  size: SiteSize,
): Promise<readonly Measurement[]> => {
  const label = `Search: ${formatPages(size)}`;
  const slow = `${label}, processor ${slowdown} times slower`;
  const times: Measurement[] = [];
  const indexes: Measurement[] = [];
  for (const name of engineNames) {
    const buildTime = await prepareEngine(enginePage.page, name, collections);
    const time = await timeOf(enginePage, name, size, texts);
    if (name === 'ours') {
      const letterTime = await timeOf(enginePage, name, size, prefixes);
      times.push(
        measure(`${slow}: a search, p95`, time, 'ms', size.budget),
        measure(`${slow}: one letter more, p95`, letterTime, 'ms', size.budget),
      );
      indexes.push(measure(`${label}: index built in the worker, unslowed`, buildTime, 'ms'));
      continue;
    }
    times.push(measure(`- a search by ${titleOf(name)}, p95`, time, 'ms'));
    const index = await readSerialisedIndex(enginePage.page);
    const bytes =
      name === 'Pagefind'
        ? enginePage.pagefindSize
        : index === undefined
          ? undefined
          : brotliSize(index);
    if (bytes === undefined) continue;
    const row = `- an index by ${titleOf(name)}, brotli, where it is shipped`;
    indexes.push(measure(row, bytes / kilobyte, 'KB'));
  }
  return [...times, ...indexes];
};
