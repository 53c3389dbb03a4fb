import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { findViolations } from '../support/browser/accessibility.ts';
import { launchOptions } from '../support/browser/launch-options.ts';
import { isOfflineScript } from '../support/browser/offline.ts';
import { publicPages } from '../support/browser/pages.ts';
import { scrollToEnd, visit } from '../support/browser/visit.ts';
import { measure } from './measurement.ts';
import type { Measurement } from './measurement.ts';

const widths = [320, 1280];
const schemes = ['light', 'dark'] as const;
const scriptBudget = 110;
const htmlBudget = 25;
const firstScreenBudget = 150;
const phone = { width: 390, height: 844 };
const kilobyte = 1024;

/** A running site and the folder it is served from. */
export type ServedSite = {
  readonly origin: string;
  readonly publicFolder: string;
  readonly chromium: string;
};

type PageFigures = {
  readonly scripts: number;
  readonly html: number;
  readonly shift: number;
  readonly violations: number;
  /** Bytes of the pictures that a phone loads before any scrolling. */
  readonly firstScreen: number;
};

const watchShift = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const layoutShift = { total: 0 };
    Object.assign(window, { layoutShift });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') layoutShift.total += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

const readShift = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const layoutShift: unknown = Reflect.get(window, 'layoutShift');
    return typeof layoutShift === 'object' && layoutShift !== null && 'total' in layoutShift
      ? Number(layoutShift.total)
      : Infinity;
  });

const htmlBytes = (publicFolder: string, address: string): number => {
  const folder = new URL(address, 'http://site').pathname;
  const file = folder === '/no-such-page/' ? '/404.html' : `${folder}index.html`;
  const name = folder === '/members/' ? '/members/[...].html' : file;
  return brotliCompressSync(readFileSync(path.join(publicFolder, name))).length;
};

const measureFirstScreen = async (
  browser: Browser,
  site: ServedSite,
  address: string,
): Promise<number> => {
  const context = await browser.newContext({
    baseURL: site.origin,
    viewport: phone,
    deviceScaleFactor: 3,
  });
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'image') return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await visit(page, address);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return bytes;
};

const measurePage = async (
  browser: Browser,
  site: ServedSite,
  address: string,
): Promise<PageFigures> => {
  let scripts = 0;
  let shift = 0;
  let violations = 0;
  const variants = widths.flatMap((width) =>
    schemes.map((colorScheme) => ({ width, colorScheme })),
  );
  for (const { width, colorScheme } of variants) {
    const context = await browser.newContext({
      baseURL: site.origin,
      viewport: { width, height: 800 },
      colorScheme,
    });
    const page = await context.newPage();
    await watchShift(page);
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      // What keeps pages on the device comes once the page is idle.
      if (request.resourceType() !== 'script' || isOfflineScript(request.url())) return;
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await visit(page, address);
    scripts = Math.max(
      scripts,
      (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0),
    );
    await scrollToEnd(page);
    shift = Math.max(shift, await readShift(page));
    violations += (await findViolations(page, 'all')).length;
    await context.close();
  }
  const html = htmlBytes(site.publicFolder, address);
  const firstScreen = await measureFirstScreen(browser, site, address);
  return { scripts, html, shift, violations, firstScreen };
};

/**
 * Opens one page of every template at 320 and 1280 px, in light and dark mode, and compares its
 * sizes, layout shift and accessibility with the budgets.
 */
export const measurePages = async (site: ServedSite): Promise<readonly Measurement[]> => {
  const browser = await chromium.launch(launchOptions(site.chromium));
  try {
    const figures = new Map<string, PageFigures>();
    for (const { name, path: address } of publicPages) {
      figures.set(name, await measurePage(browser, site, address));
    }
    return [...figures].flatMap(([name, page]) => [
      measure(`${name}: scripts of a first visit`, page.scripts / kilobyte, 'KB', scriptBudget),
      measure(`${name}: HTML`, page.html / kilobyte, 'KB', htmlBudget),
      measure(
        `${name}: pictures of a phone's first screen`,
        page.firstScreen / kilobyte,
        'KB',
        firstScreenBudget,
      ),
      measure(`${name}: layout shift`, Number(page.shift.toFixed(2)), '', 0),
      measure(`${name}: axe violations`, page.violations, '', 0),
    ]);
  } finally {
    await browser.close();
  }
};
