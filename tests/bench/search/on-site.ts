import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import {
  gatsbyAppDataPath,
  indexDigestsKeyInAppData,
  indexFileNameOf,
  indexFolder,
  digestMarkedIfLarge,
} from '../../../src/domain/search-index/index-digests-by-collection.ts';
import { formatIndexFile } from '../../../src/domain/search-index/index-files.ts';
import { waitForHydration } from '../../support/browser/visit.ts';
import type { CollectionHits } from '../../support/search/starter-hits.ts';
import { serveChanged } from '../changed-site.ts';
import type { ChangedSite } from '../changed-site.ts';
import { measure } from '../measurement.ts';
import type { Measurement } from '../measurement.ts';
import type { ServedSite } from '../pages.ts';
import { startSlowNetwork } from '../slow-network.ts';
import { slowDown } from './engine-page.ts';
import { brotliSize, formatPages, percentile, siteSizes, slowdown } from './times.ts';

const kilobyte = 1024;
const runs = 5;
const boxSelector = 'header input[type="search"]';
const optionSelector = '[data-part="search-panel"] [role="option"]';

/** Serves the site with other hits, as if the build had written them. */
const serveWithHits = (
  { origin }: ServedSite,
  collections: readonly CollectionHits[],
): Promise<ChangedSite> => {
  const texts = collections.map(({ collection, hits }) => {
    const text = formatIndexFile(hits);
    return { collection, text, digest: digestMarkedIfLarge('bench', text) };
  });
  const manifest = Object.fromEntries(texts.map(({ collection, digest }) => [collection, digest]));
  const files = new Map(
    texts.map(({ collection, text, digest }) => [
      `${indexFolder}${indexFileNameOf(collection, digest)}`,
      text,
    ]),
  );
  return serveChanged(
    origin,
    ({ path: address, text }) =>
      address === gatsbyAppDataPath
        ? JSON.stringify({ ...Object(JSON.parse(text)), [indexDigestsKeyInAppData]: manifest })
        : undefined,
    files,
  );
};

/** Opens the home page and waits until the network is idle. */
const openHome = async (page: Page, origin: string): Promise<void> => {
  await page.goto(origin);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
};

/** The size of all public index files. */
export const measureIndexFiles = (site: ServedSite): Measurement => {
  const folder = path.join(site.publicFolder, indexFolder);
  const size = readdirSync(folder).reduce(
    (sum, name) => sum + brotliSize(readFileSync(path.join(folder, name), 'utf8')),
    0,
  );
  return measure('Search: public collections, brotli', size / kilobyte, 'KB', 90);
};

/** The bytes that a search loads besides scripts and the hits themselves. */
export const measureBytesBeyondHits = async (
  browser: Browser,
  site: ServedSite,
  collections: readonly CollectionHits[],
): Promise<Measurement> => {
  const changed = await serveWithHits(site, collections);
  const page = await browser.newPage();
  await openHome(page, changed.origin);
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') return;
    if (new URL(response.url()).pathname !== gatsbyAppDataPath) bodies.push(response.body());
  });
  await page.focus(boxSelector);
  await page.fill(boxSelector, 'squat');
  await page.waitForSelector(optionSelector);
  await page.waitForLoadState('networkidle');
  const loaded = (await Promise.all(bodies)).reduce((sum, body) => sum + body.length, 0);
  await page.close();
  changed.close();
  const hitBytes = collections.reduce(
    (sum, { hits }) => sum + Buffer.byteLength(formatIndexFile(hits)),
    0,
  );
  const name = `Search: ${formatPages(siteSizes.small)}, bytes beyond the hits`;
  return measure(name, loaded - hitBytes, 'bytes', 0);
};

/**
 * Milliseconds from the focus to the first results for a text that is typed at once, with a slow
 * processor.
 */
const timeFromFocus = async (browser: Browser, origin: string): Promise<number> => {
  // The slow network has its own certificate.
  const page = await browser.newPage({ ignoreHTTPSErrors: true });
  await openHome(page, origin);
  await slowDown(page, slowdown);
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

/** The time from the focus to the first results on a slow network. */
export const measureFirstResults = async (
  browser: Browser,
  site: ServedSite,
): Promise<Measurement> => {
  const network = await startSlowNetwork(site.origin);
  try {
    const times: number[] = [];
    while (times.length < runs) times.push(await timeFromFocus(browser, network.origin));
    const name = `Search: focus to first results, slow 4G, processor ${slowdown} times slower, median`;
    return measure(name, percentile(times, 0.5), 'ms', 450);
  } finally {
    await network.close();
  }
};

/**
 * The page's longest task while a text is typed, in milliseconds, with a slow processor; 0 if none
 * is long enough to count.
 */
const timeLongestTask = async (browser: Browser, origin: string): Promise<number> => {
  const page = await browser.newPage();
  await openHome(page, origin);
  await slowDown(page, slowdown);
  await page.evaluate(() => {
    const tasks = { longest: 0 };
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        tasks.longest = Math.max(tasks.longest, duration);
      }
    }).observe({ type: 'longtask' });
  });
  await page.focus(boxSelector);
  for (const text of ['romanian deadlift', 'glute bridge', 'protien']) {
    await page.fill(boxSelector, '');
    await page.locator(boxSelector).pressSequentially(text, { delay: 120 });
    await page.waitForSelector(optionSelector);
  }
  const longest = await page.evaluate(() => Number(Object(Reflect.get(window, 'tasks')).longest));
  await page.close();
  return longest;
};

/**
 * The page's longest task while many hits are indexed and a text is typed, with a slow processor.
 */
export const measureLongestTask = async (
  browser: Browser,
  site: ServedSite,
  collections: readonly CollectionHits[],
): Promise<Measurement> => {
  const changed = await serveWithHits(site, collections);
  const times: number[] = [];
  while (times.length < runs) times.push(await timeLongestTask(browser, changed.origin));
  changed.close();
  const name = `Search: longest task of the page, ${formatPages(siteSizes.large)}, processor ${slowdown} times slower, median`;
  return measure(name, percentile(times, 0.5), 'ms', 50);
};
