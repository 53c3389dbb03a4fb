import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import * as v from 'valibot';
import { listenLocally } from '../../local/ports.ts';
import { hitPath } from '../../src/domain/search/collections.ts';
import { writeHits } from '../../src/domain/search/index-files.ts';
import {
  indexFileName,
  indexFolder,
  manifestKey,
  manifestPath,
} from '../../src/domain/search/index-manifest.ts';
import { cameAlive } from '../support/browser/visit.ts';
import { generateHits } from '../support/search/generate-hits.ts';
import type { Hits } from '../support/search/generate-hits.ts';
import { laterRelevanceCases, relevanceCases } from '../support/search/relevance.ts';
import { readStarterHits } from '../support/search/starter-hits.ts';
import { typoCases } from '../support/search/typos.ts';
import { measure, measureAtLeast } from './measurement.ts';
import type { Measurement } from './measurement.ts';
import type { ServedSite } from './pages.ts';
import { startSlowNetwork } from './slow-network.ts';

/** What the search is measured against is a package of its own that only this bench installs. */
const folder = path.join(import.meta.dirname, 'search');
const modules = path.join(folder, 'node_modules');

const kilobyte = 1024;
const slower = 4;
const small = 2000;
const large = 20_000;
const cases = [...relevanceCases, ...laterRelevanceCases];
const texts = cases.map(({ text }) => text);
const mostShown = 5;
const mostFound = 10;
const seeds = [1, 2, 3];
const focusRuns = 5;

const brotliOf = (text: string): number => brotliCompressSync(text).length;

const sortedUp = (values: readonly number[]): readonly number[] =>
  values.toSorted((one, other) => one - other);

const percentile = (values: readonly number[], share: number): number =>
  sortedUp(values)[Math.ceil(share * values.length) - 1] ?? Infinity;

const rate = (part: number, whole: number): number => Math.round((1000 * part) / whole) / 10;

const bundlerType = v.object({
  build: v.function(),
});

const bundleEngines = async (): Promise<string> => {
  if (!existsSync(modules)) {
    // Not `ci`: it insists on the parts of Pagefind for other systems, which not every registry has.
    execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: 'inherit',
    });
  }
  const require = createRequire(path.join(folder, 'package.json'));
  const { build } = v.parse(bundlerType, require('esbuild'));
  const built = v.parse(
    v.object({ outputFiles: v.tuple([v.object({ text: v.string() })]) }),
    await build({
      entryPoints: [path.join(folder, 'engines.ts')],
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2022',
      write: false,
      // The same bundle as in the site; see gatsby-node.ts.
      alias: {
        flexsearch: path.resolve('node_modules/flexsearch/dist/flexsearch.light.module.min.js'),
      },
    }),
  );
  return built.outputFiles[0].text;
};

const pagefindType = v.object({
  createIndex: v.function(),
  close: v.function(),
});

const pagefindIndexType = v.object({
  index: v.object({ addCustomRecord: v.function(), writeFiles: v.function() }),
});

const keyOf = (collection: string, { id }: { readonly id: string }): string =>
  `${collection} ${id}`;

/** Pagefind indexes files; this is the folder it writes. */
const writePagefind = async (collections: readonly Hits[], outputPath: string): Promise<void> => {
  const entry = path.join(modules, 'pagefind/lib/index.js');
  const { createIndex, close } = v.parse(pagefindType, await import(pathToFileURL(entry).href));
  const { index } = v.parse(pagefindIndexType, await createIndex({}));
  for (const { collection, hits } of collections) {
    for (const hit of hits) {
      await index.addCustomRecord({
        url: `/${collection}/${hit.id}/`,
        content: `${hit.title}. ${hit.excerpt}`,
        language: 'en',
        meta: { title: hit.title, key: keyOf(collection, hit) },
      });
    }
  }
  await index.writeFiles({ outputPath });
  await close(null);
};

const folderBytes = (root: string): number =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);

const mimeTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

/** A page with all engines, isolated so that its clock is exact, and Pagefind's files for some hits. */
const openBenchPage = async (
  browser: Browser,
  script: string,
  collections: readonly Hits[],
): Promise<{
  readonly page: Page;
  readonly pagefindBytes: number;
  readonly close: () => Promise<void>;
}> => {
  const files = await mkdtemp(path.join(os.tmpdir(), 'bench-search-'));
  await writePagefind(collections, path.join(files, 'pagefind'));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bench');
    response.setHeader('cross-origin-opener-policy', 'same-origin');
    response.setHeader('cross-origin-embedder-policy', 'require-corp');
    if (pathname === '/') {
      response.setHeader('content-type', 'text/html');
      response.end(
        '<!doctype html><meta charset="utf-8"><title>bench</title><script src="/engines.js"></script>',
      );
      return;
    }
    response.setHeader('content-type', mimeTypes[path.extname(pathname)] ?? 'text/javascript');
    if (pathname === '/engines.js') return void response.end(script);
    readFile(path.join(files, pathname)).then(
      (content) => response.end(content),
      () => response.writeHead(404).end(),
    );
  });
  const port = await listenLocally(server, 0);
  const page = await browser.newPage();
  await page.goto(`http://localhost:${port}/`);
  return {
    page,
    pagefindBytes: folderBytes(path.join(files, 'pagefind')),
    close: async () => {
      await page.close();
      await new Promise((resolve) => server.close(resolve));
      await rm(files, { recursive: true });
    },
  };
};

/** Calls a function of `search/engines.ts`. */
const call = (page: Page, name: string, ...parameters: readonly unknown[]): Promise<unknown> =>
  page.evaluate(
    ([wanted, given]) => {
      const bench: unknown = Reflect.get(window, 'bench');
      const found: unknown = Object(bench)[wanted];
      if (typeof found !== 'function') throw new Error(`The page has no ${wanted}.`);
      return found(...given);
    },
    [name, parameters] as const,
  );

const slowDown = async (page: Page, times: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
};

const answersOf = async (
  page: Page,
  searched: readonly string[],
  most: number,
): Promise<readonly (readonly string[])[]> =>
  v.parse(v.array(v.array(v.string())), await call(page, 'answers', searched, most));

const engineNames = ['ours', 'MiniSearch', 'Orama', 'Pagefind', 'scan'] as const;
type EngineName = (typeof engineNames)[number];

const titleOf = (name: EngineName): string => (name === 'scan' ? 'a plain scan' : name);

/** A figure of ours, and what the others reach in the same. */
type Compared = { readonly ours: Measurement[]; readonly others: Measurement[] };

const toRows = (figures: readonly Compared[]): readonly Measurement[] =>
  figures.flatMap(({ ours, others }) => [...ours, ...others]);

/** What it finds, at the starter space. */
const measureFinding = async (
  page: Page,
  collections: readonly Hits[],
): Promise<readonly Measurement[]> => {
  const paths = new Map<string, string>();
  const titles = new Map<string, string>();
  for (const { collection, hits } of collections) {
    for (const hit of hits) {
      paths.set(keyOf(collection, hit), hitPath(collection, hit));
      titles.set(keyOf(collection, hit), hit.title);
    }
  }
  const slips = seeds.flatMap((seed) => typoCases([...titles.values()], seed));
  const judge = async (
    name: EngineName,
    what: string,
    searched: readonly string[],
    isFound: (keys: readonly string[], place: number) => boolean,
    most: number,
    budget: number,
  ): Promise<Measurement> => {
    const answers = await answersOf(page, searched, most);
    const found = answers.filter(isFound).length;
    const value = rate(found, searched.length);
    return name === 'ours'
      ? { ...measureAtLeast(`Search: ${what} ${searched.length}`, value, budget), unit: '%' }
      : measure(`- the same by ${titleOf(name)}`, value, '%');
  };
  const figures: readonly Compared[] = [1, 2, 3].map(() => ({ ours: [], others: [] }));
  for (const name of engineNames) {
    await call(page, 'prepare', name, collections);
    const isFirst = ([key = '']: readonly string[], place: number): boolean =>
      cases[place]?.first.includes(paths.get(key) ?? '') ?? false;
    const found = [await judge(name, 'first result right, of', texts, isFirst, 1, 95)];
    for (const count of [1, 2] as const) {
      const own = slips.filter((one) => one.slips === count);
      const hasTitle = (keys: readonly string[], place: number): boolean =>
        keys.some((key) => titles.get(key) === own[place]?.title);
      const what = `found with ${count === 1 ? 'one slip' : 'two slips'}, of`;
      const mistyped = own.map(({ text }) => text);
      found.push(await judge(name, what, mistyped, hasTitle, mostFound, 90));
    }
    for (const [place, row] of found.entries()) {
      figures[place]?.[name === 'ours' ? 'ours' : 'others'].push(row);
    }
  }
  return toRows(figures);
};

const turnsFor = (name: EngineName, size: number): number =>
  name === 'ours' || name === 'scan' ? 20 : size === small ? 5 : 1;

/** Everything that is typed on the way to the searches. */
const typedOnTheWay = (): readonly string[] => [
  ...new Set(texts.flatMap((text) => Array.from(text, (_, end) => text.slice(0, end + 1)))),
];

/** How long it takes, with so many pages and the processor slowed. */
const measureTimes = async (
  page: Page,
  collections: readonly Hits[],
  size: number,
  pagefindBytes: number,
): Promise<readonly Measurement[]> => {
  const budget = size === small ? 1 : 16;
  const label = `Search: ${size.toLocaleString('en-GB')} pages`;
  const slow = `processor ${slower} times slower`;
  const times: Compared = { ours: [], others: [] };
  const weights: Compared = { ours: [], others: [] };
  for (const name of engineNames) {
    const built = v.parse(v.number(), await call(page, 'prepare', name, collections));
    // What Pagefind's results are stands in files of their own: only the search itself is timed.
    const most = name === 'Pagefind' ? 0 : mostShown;
    const timesOf = async (searched: readonly string[], turns: number) =>
      v.parse(v.array(v.number()), await call(page, 'times', searched, most, turns));
    const slowed = async (searched: readonly string[]): Promise<number> => {
      // Once at full speed, so that the code is compiled and Pagefind has its files.
      await timesOf(searched, 1);
      await slowDown(page, slower);
      const measured = await timesOf(searched, turnsFor(name, size));
      await slowDown(page, 1);
      return percentile(measured, 0.95);
    };
    const time = await slowed(texts);
    if (name === 'ours') {
      const letter = await slowed(typedOnTheWay());
      times.ours.push(
        measure(`${label}, ${slow}: a search, p95`, time, 'ms', budget),
        measure(`${label}, ${slow}: one letter more, p95`, letter, 'ms', budget),
      );
      weights.ours.push(measure(`${label}: index built in the worker, unslowed`, built, 'ms'));
    } else {
      times.others.push(measure(`- a search by ${titleOf(name)}, p95`, time, 'ms'));
    }
    const index = await call(page, 'index');
    if (typeof index === 'string' || name === 'Pagefind') {
      const bytes = typeof index === 'string' ? brotliOf(index) : pagefindBytes;
      const what = `- an index by ${titleOf(name)}, brotli, where it is shipped`;
      weights.others.push(measure(what, bytes / kilobyte, 'KB'));
    }
  }
  return toRows([times, weights]);
};

const digest = 'bench';

/** Has the site search other hits than its own, as if the build had written them. */
const replaceIndexes = async (page: Page, collections: readonly Hits[]): Promise<void> => {
  const named = Object.fromEntries(collections.map(({ collection }) => [collection, digest]));
  await page.route(`**${manifestPath}`, async (route) => {
    const note: unknown = await (await route.fetch()).json();
    await route.fulfill({ json: { ...Object(note), [manifestKey]: named } });
  });
  for (const { collection, hits } of collections) {
    await page.route(`**${indexFolder}${indexFileName(collection, digest)}`, (route) =>
      route.fulfill({ contentType: 'application/json', body: writeHits(hits) }),
    );
  }
};

const boxSelector = 'header input[type="search"]';
const optionSelector = '[data-part="search-panel"] [role="option"]';

/** Bytes that travel for a search and are no script, less what the hits themselves weigh. */
const measureBytesBeyondHits = async (
  browser: Browser,
  site: ServedSite,
  collections: readonly Hits[],
): Promise<Measurement> => {
  const page = await browser.newPage();
  await replaceIndexes(page, collections);
  await page.goto(site.origin);
  await cameAlive(page);
  await page.waitForLoadState('networkidle');
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') return;
    if (new URL(response.url()).pathname !== manifestPath) bodies.push(response.body());
  });
  await page.focus(boxSelector);
  await page.fill(boxSelector, 'squat');
  await page.waitForSelector(optionSelector);
  await page.waitForLoadState('networkidle');
  const travelled = (await Promise.all(bodies)).reduce((sum, body) => sum + body.length, 0);
  await page.close();
  const own = collections.reduce((sum, { hits }) => sum + Buffer.byteLength(writeHits(hits)), 0);
  return measure(
    `Search: ${small.toLocaleString('en-GB')} pages, bytes beyond the hits`,
    travelled - own,
    'bytes',
    0,
  );
};

/** From the focus to the first results, with what is typed at once, over a slow network and with the processor slowed. */
const timeFromFocus = async (browser: Browser, origin: string): Promise<number> => {
  const page = await browser.newPage();
  await page.goto(origin);
  await cameAlive(page);
  await page.waitForLoadState('networkidle');
  await slowDown(page, slower);
  const time = await page.evaluate(
    ([box, option]) =>
      new Promise<number>((resolve) => {
        const input = document.querySelector<HTMLInputElement>(box);
        const started = performance.now();
        new MutationObserver((_, observer) => {
          if (document.querySelector(option) === null) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - started));
        }).observe(document.body, { childList: true, subtree: true });
        input?.focus();
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
          input,
          'squat',
        );
        input?.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }),
    [boxSelector, optionSelector] as const,
  );
  await page.close();
  return time;
};

/** The longest task of the page while many pages are added and searched, letter by letter, with the processor slowed. */
const longestTask = async (
  browser: Browser,
  site: ServedSite,
  collections: readonly Hits[],
): Promise<number> => {
  const page = await browser.newPage();
  await replaceIndexes(page, collections);
  await page.goto(site.origin);
  await cameAlive(page);
  await page.waitForLoadState('networkidle');
  await slowDown(page, slower);
  await page.evaluate(() => {
    const found = { longest: 0 };
    Object.assign(window, { tasks: found });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        found.longest = Math.max(found.longest, duration);
      }
    }).observe({ type: 'longtask' });
  });
  await page.focus(boxSelector);
  for (const text of ['romanian deadlift', 'glute bridge', 'protien']) {
    await page.fill(boxSelector, '');
    await page.type(boxSelector, text, { delay: 120 });
    await page.waitForSelector(optionSelector);
  }
  const longest = await page.evaluate(() => Number(Object(Reflect.get(window, 'tasks')).longest));
  await page.close();
  return longest;
};

/** Measures the search itself, and beside it what MiniSearch, Orama, Pagefind and a plain scan reach with the same. */
export const measureSearch = async (site: ServedSite): Promise<readonly Measurement[]> => {
  const starter = await readStarterHits();
  const spaces = [small, large].map((size) => ({ size, collections: generateHits(starter, size) }));
  const script = await bundleEngines();
  const browser = await chromium.launch({
    executablePath: site.chromium,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const rows: Measurement[] = [];
    const first = await openBenchPage(browser, script, starter);
    rows.push(...(await measureFinding(first.page, starter)));
    await first.close();
    for (const { size, collections } of spaces) {
      const { page, pagefindBytes, close } = await openBenchPage(browser, script, collections);
      rows.push(...(await measureTimes(page, collections, size, pagefindBytes)));
      await close();
    }

    const indexes = path.join(site.publicFolder, indexFolder);
    const weight = readdirSync(indexes).reduce(
      (sum, name) => sum + brotliOf(readFileSync(path.join(indexes, name), 'utf8')),
      0,
    );
    rows.push(measure('Search: public collections, brotli', weight / kilobyte, 'KB', 40));

    const [few, many] = spaces;
    if (few !== undefined) rows.push(await measureBytesBeyondHits(browser, site, few.collections));

    const network = await startSlowNetwork(site.origin);
    try {
      const times: number[] = [];
      while (times.length < focusRuns) times.push(await timeFromFocus(browser, network.origin));
      rows.push(
        measure(
          `Search: focus to first results, slow 4G, processor ${slower} times slower, median`,
          percentile(times, 0.5),
          'ms',
          300,
        ),
      );
    } finally {
      await network.close();
    }
    if (many !== undefined) {
      rows.push(
        measure(
          `Search: longest task of the page, ${large.toLocaleString('en-GB')} pages, processor ${slower} times slower`,
          await longestTask(browser, site, many.collections),
          'ms',
          50,
        ),
      );
    }
    return rows;
  } finally {
    await browser.close();
  }
};
