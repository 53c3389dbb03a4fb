import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import {
  KeptPageListSchema,
  type KeptPageWithReason,
} from '../../../src/domain/offline/kept-page-list.ts';
import {
  firstOfTwoKeptPageListKeys,
  isOurCache,
  keptListAndTabBuildsCacheName,
  buildCachePrefix,
} from '../../../src/domain/offline/kept-pages-and-caches.ts';
import { visit } from './visit.ts';

/** The pages that are kept on the device, as the offline page lists them. */
export const keptPages = async (page: Page): Promise<readonly KeptPageWithReason[]> => {
  const stored = await page.evaluate(
    async ({ cache, address }): Promise<unknown> =>
      (await (await caches.open(cache)).match(address))?.json(),
    { cache: keptListAndTabBuildsCacheName, address: firstOfTwoKeptPageListKeys },
  );
  return stored === undefined ? [] : v.parse(KeptPageListSchema, stored);
};

/** Waits until a page is kept. */
export const expectKept = (page: Page, path: string): Promise<void> =>
  expect
    .poll(
      async () => (await keptPages(page)).some((one) => one.path === path && one.title !== ''),
      { timeout: 60_000 },
    )
    .toBe(true);

/**
 * Waits until the service worker is at work. Pages that are opened from now on are answered by it.
 */
export const activeWorker = async (page: Page): Promise<void> => {
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active !== null);
};

/**
 * Visits twice, as somebody who comes back, and waits until the log is kept, which comes with
 * everything else.
 */
export const comeBack = async (page: Page, path = '/training-log/'): Promise<void> => {
  await visit(page, path);
  await activeWorker(page);
  await visit(page, path);
  await expectKept(page, path);
};

/** The names of our caches in this browser. */
export const cacheNames = async (page: Page): Promise<readonly string[]> =>
  (await page.evaluate(() => caches.keys())).filter(isOurCache);

/** The builds of which this browser keeps a copy. */
export const copiesHere = async (page: Page): Promise<readonly string[]> =>
  (await cacheNames(page)).flatMap((name) =>
    name.startsWith(buildCachePrefix) ? [name.slice(buildCachePrefix.length)] : [],
  );

export const isOfflinePage = (page: Page): Promise<boolean> =>
  page.getByRole('heading', { name: 'No connection, and this page isn’t kept here' }).isVisible();

/**
 * Whether a script is the one that keeps pages on the device
 * (`src/app/start-offline-support-when-idle.ts`). A first visit loads it after everything else.
 */
export const isOfflineScript = (url: string): boolean =>
  new URL(url).pathname.startsWith('/begin-offline-');
