import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { launchOptions } from '../support/browser/launch-options.ts';
import { activeWorker, expectKept } from '../support/browser/offline.ts';
import { beginSession, finishSet, mainButton, publicDay } from '../support/browser/training.ts';
import { visit } from '../support/browser/visit.ts';
import { measureMachine } from './machine.ts';
import { measure } from './measurement.ts';
import type { Measurement } from './measurement.ts';
import { noteFirstSet } from './first-set.ts';
import type { ServedSite } from './pages.ts';

/** How much slower an old phone is than the bench's machine. */
const slowdown = 6;
const starts = 5;

/** Somebody who has come back, keeps a plan's day, and is in the middle of its session. */
const beInASession = async (context: BrowserContext): Promise<void> => {
  const page = await context.newPage();
  await visit(page, '/training-log/');
  await activeWorker(page);
  await visit(page, '/training-log/');
  await expectKept(page, '/train/');
  await expectKept(page, '/');
  await visit(page, publicDay.path);
  await expectKept(page, publicDay.path);
  await beginSession(page);
  for (let set = 0; set < 3; set += 1) await finishSet(page);
  await page.close();
};

type Start = { readonly painted: number; readonly set: number };

/**
 * Opens the installed app in a new tab without a connection: the times until it paints, and until
 * the next set can be logged.
 */
const startCold = async (context: BrowserContext, rate: number): Promise<Start> => {
  const page: Page = await context.newPage();
  await noteFirstSet(page);
  await page.addInitScript(() => {
    // As from the home screen: the empty page before, which lets the processor be slowed down,
    // doesn't count.
    Object.defineProperty(navigator, 'standalone', { value: true });
    Object.defineProperty(history, 'length', { value: 1 });
  });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  const start = Date.now();
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForURL('**/train/', { waitUntil: 'commit' });
  await mainButton(page).waitFor();
  const { painted, set } = await page.evaluate(() => {
    const at = (name: string): number =>
      performance.timeOrigin + (performance.getEntriesByName(name)[0]?.startTime ?? Infinity);
    return { painted: at('first-contentful-paint'), set: at('first set') };
  });
  await page.close();
  return { painted: painted - start, set: set - start };
};

const medianOf = (found: readonly Start[], part: keyof Start): number =>
  found.map((one) => one[part]).toSorted((one, other) => one - other)[
    Math.floor(found.length / 2)
  ] ?? Infinity;

const startOften = async (context: BrowserContext, rate: number): Promise<readonly Start[]> => {
  const found: Start[] = [];
  while (found.length < starts) found.push(await startCold(context, rate));
  return found;
};

const measureStarts = async (
  browser: Browser,
  site: ServedSite,
): Promise<readonly Measurement[]> => {
  const context = await browser.newContext({
    baseURL: site.origin,
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'allow',
  });
  await beInASession(context);
  await context.setOffline(true);
  const usual = await startOften(context, 1);
  const slow = await startOften(context, slowdown);
  await context.close();
  return [
    measure(
      `The installed app without a connection, in the middle of a session: to the next set, median of ${starts}`,
      medianOf(usual, 'set'),
      'ms',
    ),
    measure('- until it paints', medianOf(usual, 'painted'), 'ms'),
    measure(
      `To the next set with a processor ${slowdown} times slower`,
      medianOf(slow, 'set'),
      'ms',
      1000,
    ),
    measure('- until it paints', medianOf(slow, 'painted'), 'ms'),
  ];
};

/** Measures how soon the installed app shows the next set without a connection. */
export const measureOffline = async (site: ServedSite): Promise<readonly Measurement[]> => {
  const browser = await chromium.launch(launchOptions(site.chromium));
  try {
    return [...(await measureStarts(browser, site)), await measureMachine(browser)];
  } finally {
    await browser.close();
  }
};
