import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { finderListFilePath, finderListIds } from '../../src/domain/finder/finder-lists.ts';
import { createScratchSite } from '../support/scratch-site/scratch-site.ts';
import { addArticles } from './generate-articles.ts';
import { addLibrary } from './generate-library.ts';
import { measure } from './measurement.ts';
import type { Measurement } from './measurement.ts';
import { memoryFolder, timeBuild } from './timed-build.ts';

const kilobyte = 1000;
const byteBudget = 25;
const elementBudget = 1500;

/** The cost of a list page. */
type ListPage = { readonly address: string; readonly bytes: number; readonly elements: number };

/**
 * The lists, by the start of their pages' addresses. The rest of an address is a number, a value of
 * the finder or a body area.
 */
const lists = [
  { name: 'workout plans', address: /^\/workout-plans\/(page\/\d+\/)?$/ },
  { name: 'workout plans of one value', address: /^\/workout-plans\/(with|for|within|without)-/ },
  { name: 'workout packs', address: /^\/workout-packs\/(page\/\d+\/|(with|for)\S+)?$/ },
  { name: 'pre-built plans', address: /^\/pre-built-plans\/(page\/\d+\/|(with|for)\S+)?$/ },
  { name: 'home gym packs', address: /^\/home-gym-packs\/(page\/\d+\/|(with|for)\S+)?$/ },
  { name: 'exercises', address: /^\/exercises\/$/ },
  { name: 'exercises of one value', address: /^\/exercises\/(with|without|for-(?!the-))/ },
  { name: 'exercises of a muscle', address: /^\/exercises\/for-the-/ },
  { name: 'exercises of a body area', address: /^\/exercises\/[a-z-]+-exercises\/(page\/\d+\/)?$/ },
  {
    name: 'exercises, each with the others of its area',
    address: /^\/exercises\/leg-exercises\/bench-exercise-\d\/$/,
  },
  { name: 'articles', address: /^\/articles\/(page\/\d+\/)?$/ },
  { name: 'articles of a category', address: /^\/category\// },
] as const;

const compressed = (file: string): number => brotliCompressSync(readFileSync(file)).length;

const readPage = (publicFolder: string, address: string): ListPage => {
  const html = path.join(publicFolder, address, 'index.html');
  const data = path.join(publicFolder, 'page-data', address, 'page-data.json');
  return {
    address,
    bytes: compressed(html) + compressed(data),
    elements: parse(readFileSync(html, 'utf8')).querySelectorAll('*').length,
  };
};

const addressesIn = (publicFolder: string): readonly string[] =>
  readdirSync(publicFolder, { recursive: true })
    .map((file) => `/${String(file).replaceAll(path.sep, '/')}`)
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.slice(0, -'index.html'.length));

/**
 * The most expensive page of each list of a built site, and what its finder loads with the first
 * choice.
 */
const measureListPages = (publicFolder: string): readonly Measurement[] => {
  const addresses = addressesIn(publicFolder);
  const pages = lists.flatMap(({ name, address }) => {
    const found = addresses
      .filter((one) => address.test(one))
      .map((one) => readPage(publicFolder, one));
    if (found.length === 0) throw new Error(`The site has no page of ${name}.`);
    const bytes = Math.max(...found.map((page) => page.bytes));
    const elements = Math.max(...found.map((page) => page.elements));
    const what = `${name}, ${found.length} page${found.length === 1 ? '' : 's'}`;
    return [
      measure(`${what}: HTML and page data, brotli`, bytes / kilobyte, 'KB', byteBudget),
      measure('- elements', elements, '', elementBudget),
    ];
  });
  const files = finderListIds
    .map((list) => ({ list, file: path.join(publicFolder, finderListFilePath(list)) }))
    .filter(({ file }) => existsSync(file));
  return [
    ...pages,
    ...files.map(({ list, file }) =>
      measure(`Finder of ${list}: its file, brotli`, compressed(file) / kilobyte, 'KB'),
    ),
  ];
};

/**
 * Builds a site with a thousand exercises, a thousand articles and hundreds of plans, and compares
 * its lists with their budgets.
 */
export const measureLists = async (): Promise<readonly Measurement[]> => {
  const site = await createScratchSite({ folder: memoryFolder });
  try {
    addLibrary(site.contentFolder, 200);
    addArticles(site.contentFolder, 1000);
    const { seconds } = await timeBuild(site);
    return [
      measure('Cold build of the library', seconds, 's'),
      ...measureListPages(site.publicFolder),
    ];
  } finally {
    await site.dispose();
  }
};
