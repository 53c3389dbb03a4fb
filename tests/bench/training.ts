import { chromium, expect, type Browser, type Page } from '@playwright/test';
import { routes } from '../../src/domain/routes.ts';
import {
  expectFinishedSets,
  mainButton,
  progress,
  publicDay,
  sessionDialog,
  weightQuestion,
} from '../support/browser/training.ts';
import { launchOptions } from '../support/browser/launch-options.ts';
import { visit } from '../support/browser/visit.ts';
import { fillLog, logOfSessions } from '../support/training/fill-log.ts';
import { noteFirstSet } from './first-set.ts';
import { measureMachine } from './machine.ts';
import { measure } from './measurement.ts';
import type { Measurement } from './measurement.ts';
import type { ServedSite } from './pages.ts';

const phone = { width: 390, height: 844 };
const kilobyte = 1024;
/** How much slower an old phone is than the bench's machine. */
const slowdown = 6;

/**
 * A script that a page has run: its transferred bytes, and when the browser requested it, in
 * milliseconds after the page was opened.
 */
type RunScript = { readonly url: string; readonly bytes: number; readonly at: number };

/**
 * The scripts that a page has run so far, without those that were only prefetched for another page.
 */
const scriptsOf = (page: Page): Promise<readonly RunScript[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ initiatorType, name }) => initiatorType === 'script' && name.endsWith('.js'))
      .map(({ name, encodedBodySize, startTime }) => ({
        url: name,
        bytes: encodedBodySize,
        at: startTime,
      })),
  );

/**
 * The scripts that the browser runs after “Start this session” is pressed on a plan's page, in KB:
 * until the first set can be logged, and until every part of the session has loaded. Scripts that
 * the plan's page itself has run don't count.
 */
const startFromPlan = async (
  page: Page,
  link: 'Start this session' | 'Start it',
): Promise<{ readonly firstSet: number; readonly whole: number }> => {
  await noteFirstSet(page);
  await visit(page, publicDay.path);
  await page.waitForLoadState('networkidle');
  const before = new Set((await scriptsOf(page)).map(({ url }) => url));
  await page.getByRole('link', { name: link, exact: true }).first().click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await mainButton(page).waitFor();
  const own = async (): Promise<readonly RunScript[]> =>
    (await scriptsOf(page)).filter(({ url }) => !before.has(url));
  // The later parts load one after another.
  let known = 0;
  await expect
    .poll(
      async () => {
        const last = known;
        known = (await own()).length;
        return known - last;
      },
      { intervals: [2000] },
    )
    .toBe(0);
  const firstSetAt = await page.evaluate(
    () => performance.getEntriesByName('first set')[0]?.startTime ?? Infinity,
  );
  const kilobytes = (scripts: readonly RunScript[]): number =>
    scripts.reduce((sum, { bytes }) => sum + bytes, 0) / kilobyte;
  const scripts = await own();
  return {
    firstSet: kilobytes(scripts.filter(({ at }) => at <= firstSetAt)),
    whole: kilobytes(scripts),
  };
};

/**
 * The time from pressing the large button until the frame that shows the next set has been handed
 * to the screen. A task of the highest priority tells: a message would wait behind the storing of
 * the set, which begins once that frame is there.
 */
const tapToNext = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const button = document.querySelector<HTMLElement>(
          'dialog[aria-labelledby="set-heading"] footer > button',
        );
        const start = performance.now();
        button?.click();
        requestAnimationFrame(() => {
          const end = (): void => resolve(performance.now() - start);
          void scheduler.postTask(end, { priority: 'user-blocking' });
        });
      }),
  );

/**
 * Trains the open session to its end, by thumb: the number of taps and of sets, and how long each
 * next set took to show.
 */
const trainToTheEnd = async (
  page: Page,
): Promise<{ readonly taps: number; readonly all: number; readonly times: readonly number[] }> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  let taps = 0;
  const times: number[] = [];
  const { all } = await progress(page);
  for (;;) {
    const label = (await mainButton(page).textContent()) ?? '';
    taps += 1;
    if (label === 'Finish') break;
    const { finished } = await progress(page);
    // A timed set's clock logs it when it runs out; the bench doesn't wait for that. The set's one
    // tap is its start.
    if (label.startsWith('Start')) {
      await sessionDialog(page).getByRole('button', { name: 'Skip this set' }).click();
    } else {
      times.push(await tapToNext(page));
      if (await weightQuestion(page).isVisible()) {
        taps += 1;
        await mainButton(page).click();
      }
    }
    await expectFinishedSets(page, finished + 1);
  }
  await mainButton(page).click();
  await sessionDialog(page).waitFor({ state: 'detached' });
  // The session is in the log now.
  await page.getByRole('heading', { name: 'Share it' }).waitFor();
  await page.close();
  return { taps, all, times };
};

/**
 * A lifter’s first and her second session. Once she trains, the plan's page shows her weights, so
 * it has already loaded the log and the loads; for the very first session they are loaded now.
 */
const measureSessions = async (
  browser: Browser,
  site: ServedSite,
): Promise<readonly Measurement[]> => {
  const context = await browser.newContext({
    baseURL: site.origin,
    viewport: phone,
    // What it keeps for use without a connection isn't compressed, and would be counted like that.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const veryFirst = await startFromPlan(page, 'Start this session');
  const first = await trainToTheEnd(page);
  const next = await context.newPage();
  const hers = await startFromPlan(next, 'Start it');
  const second = await trainToTheEnd(next);
  await context.close();
  const sorted = [...first.times, ...second.times].toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? Infinity;
  // “Start this session” on the plan's page and “Begin” are taps, too.
  const taps = 2 + first.taps;
  return [
    measure(
      'From “Start this session” on a plan with her weights to the first set: scripts, brotli',
      hers.firstSet,
      'KB',
      25,
    ),
    measure('- with all parts of the session, which come while she looks at it', hers.whole, 'KB'),
    measure(
      '- the very first session, with the log itself: to the first set',
      veryFirst.firstSet,
      'KB',
    ),
    measure(
      `A session of ${first.all} sets as planned: taps for 24 sets`,
      taps - first.all + 24,
      '',
      30,
    ),
    measure('Next set after the tap, processor 6 times slower, p95', at(0.95), 'ms', 50),
    measure('- median', at(0.5), 'ms'),
  ];
};

/** How often the history is opened; the median counts. */
const openings = 5;
/** 420 sessions of 24 sets. */
const sessionsInLog = 420;

/**
 * The time from pressing an exercise to the frame that shows its history, with 10,000 sets in the
 * log.
 */
const measureHistory = async (browser: Browser, site: ServedSite): Promise<Measurement> => {
  const context = await browser.newContext({ baseURL: site.origin, viewport: phone });
  const page = await context.newPage();
  await fillLog(page, logOfSessions(sessionsInLog));
  await visit(page, routes.trainingLog);
  const cdp = await context.newCDPSession(page);
  const link = page
    .getByRole('region', { name: 'Exercises', exact: true })
    .getByRole('link', { name: 'Back squat', exact: true });
  const times: number[] = [];
  while (times.length < openings) {
    await link.waitFor();
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    times.push(
      await link.evaluate(
        (element) =>
          new Promise<number>((resolve) => {
            const start = performance.now();
            const look = (): void => {
              const isThere =
                document.querySelector('main h1')?.textContent === 'Back squat' &&
                document.querySelector('main li') !== null;
              if (!isThere) return void requestAnimationFrame(look);
              const channel = new MessageChannel();
              channel.port1.onmessage = () => resolve(performance.now() - start);
              channel.port2.postMessage(undefined);
            };
            if (element instanceof HTMLElement) element.click();
            requestAnimationFrame(look);
          }),
      ),
    );
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goBack();
  }
  await context.close();
  const median = times.toSorted((one, other) => one - other)[Math.floor(openings / 2)] ?? Infinity;
  return measure(
    'History of an exercise, 10,000 sets, processor 4 times slower, median',
    median,
    'ms',
    200,
  );
};

/** Measures gym mode and the log in a window the size of a phone. */
export const measureTraining = async (site: ServedSite): Promise<readonly Measurement[]> => {
  const browser = await chromium.launch(launchOptions(site.chromium));
  try {
    return [
      ...(await measureSessions(browser, site)),
      await measureHistory(browser, site),
      await measureMachine(browser),
    ];
  } finally {
    await browser.close();
  }
};
