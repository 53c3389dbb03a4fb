import { chromium, type Browser, type Page } from '@playwright/test';
import { logInAs } from '../support/browser/till.ts';
import { launchOptions } from '../support/browser/launch-options.ts';
import { createAccount, type Account } from '../support/login/create-account.ts';
import { fillLog } from '../support/training/fill-log.ts';
import { keepPhrase } from '../support/training/recovery-phrase.ts';
import { tenYears } from '../support/training/ten-years.ts';
import { longestTask, noteLongTasks, nowOf } from './long-tasks.ts';
import { measureMachine } from './machine.ts';
import { measure } from './measurement.ts';
import type { Measurement } from './measurement.ts';
import type { ServedSite } from './pages.ts';

const megabyte = 1024 * 1024;
/** How much slower a phone is than the bench's machine. */
const slowdown = 4;
const rounds = 3;
const syncPage = '/training-log/on-all-my-devices/';

const logPage = '/training-log/';
const accountPage = '/members/account/';
const kilobyte = 1024;

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

const untilSent = (page: Page): Promise<void> =>
  page.getByRole('status').getByText('Everything is sent').waitFor();

/**
 * Turns sync on for a device with ten years of training, and changes the phrase: a snapshot takes
 * the place of everything.
 */
const compactTenYears = async (
  page: Page,
  account: Account,
): Promise<{ readonly words: readonly string[]; readonly sent: number }> => {
  await fillLog(page, tenYears());
  await logInAs(page, account);
  await page.goto(syncPage);
  await press(page, 'Turn sync on');
  await press(page, 'Make a phrase');
  await keepPhrase(page);
  const pressed = await nowOf(page);
  await press(page, 'Go on');
  await untilSent(page);
  const sent = (await nowOf(page)) - pressed;
  await press(page, 'Change the phrase');
  const words = await keepPhrase(page);
  await press(page, 'Go on');
  await page.getByText('The phrase is changed.').waitFor();
  await untilSent(page);
  return { words, sent };
};

/**
 * The scripts that a page has loaded by the time it is idle: addresses, and bytes as the host
 * compresses them.
 */
const scriptsOf = async (page: Page, path: string): Promise<ReadonlyMap<string, number>> => {
  await page.goto(path, { waitUntil: 'networkidle' });
  return new Map(
    await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ initiatorType, name }) => initiatorType === 'script' && name.endsWith('.js'))
        .map(({ name, encodedBodySize }) => [name, encodedBodySize] as const),
    ),
  );
};

/**
 * The bytes of the scripts that the log's page loads for a member with sync (`withSync`), and not
 * for one without, whose account loads the login.
 */
const bytesOfSync = async (
  browser: Browser,
  site: ServedSite,
  account: Account,
  withSync: ReadonlyMap<string, number>,
): Promise<number> => {
  const context = await browser.newContext({ baseURL: site.origin, serviceWorkers: 'block' });
  const page = await context.newPage();
  await logInAs(page, account);
  await fillLog(page, tenYears());
  const without = new Set([
    ...(await scriptsOf(page, logPage)).keys(),
    ...(await scriptsOf(page, accountPage)).keys(),
  ]);
  await context.close();
  return [...withSync]
    .filter(([address]) => !without.has(address))
    .reduce((sum, [, bytes]) => sum + bytes, 0);
};

type FirstSync = {
  readonly time: number;
  readonly longest: number;
  readonly bytes: number;
  readonly scripts: ReadonlyMap<string, number>;
};

/**
 * What the page has fetched from the sealed log since a moment, in bytes as they came over the
 * network.
 */
const fetchedSince = (page: Page, since: number): Promise<number> =>
  page.evaluate(
    (start) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name, startTime }) => startTime >= start && name.includes('/api/training-log'))
        .reduce((sum, { transferSize }) => sum + transferSize, 0),
    since,
  );

/** A new device joins with the phrase. */
const syncFirst = async (
  browser: Browser,
  site: ServedSite,
  account: Account,
  words: readonly string[],
  rate: number,
): Promise<FirstSync> => {
  const context = await browser.newContext({
    baseURL: site.origin,
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await noteLongTasks(page);
  await logInAs(page, account);
  await page.goto(syncPage);
  await press(page, 'Turn sync on');
  await press(page, 'I have a phrase');
  await page.getByLabel('Word 1', { exact: true }).fill(words.join(' '));
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  const pressed = await nowOf(page);
  await press(page, 'Open my log');
  await untilSent(page);
  const time = (await nowOf(page)) - pressed;
  const bytes = await fetchedSince(page, pressed);
  const longest = await longestTask(page, pressed);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const scripts = await scriptsOf(page, logPage);
  await page
    .getByRole('region', { name: 'Sessions', exact: true })
    .getByRole('listitem')
    .first()
    .waitFor();
  await context.close();
  return { time, longest, bytes, scripts };
};

const medianOf = (syncs: readonly FirstSync[], part: Exclude<keyof FirstSync, 'scripts'>): number =>
  syncs.map((sync) => sync[part]).toSorted((one, other) => one - other)[
    Math.floor(syncs.length / 2)
  ] ?? Infinity;

/**
 * Measures the first sync of a new device that joins a sealed log of ten years, in which a snapshot
 * stands for everything.
 */
export const measureSync = async (site: ServedSite): Promise<readonly Measurement[]> => {
  const browser = await chromium.launch(launchOptions(site.chromium));
  try {
    const account = await createAccount('ten-years');
    const context = await browser.newContext({ baseURL: site.origin });
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    const { words, sent } = await compactTenYears(page, account);
    await context.close();
    const fast: FirstSync[] = [];
    for (let round = 0; round < rounds; round += 1) {
      fast.push(await syncFirst(browser, site, account, words, 1));
    }
    const slow = await syncFirst(browser, site, account, words, slowdown);
    return [
      measure('Ten years, 20,016 sets: sealed and sent', sent, 'ms'),
      measure(
        `- first sync of a new device, from the phrase until all is in its log, median of ${rounds}`,
        medianOf(fast, 'time'),
        'ms',
        3000,
      ),
      measure('- over the network', medianOf(fast, 'bytes') / megabyte, 'MB', 2),
      measure('- the longest task of the page meanwhile', medianOf(fast, 'longest'), 'ms'),
      measure(`- with a processor ${slowdown} times slower`, slow.time, 'ms'),
      measure('- the longest task then', slow.longest, 'ms'),
      measure(
        'Scripts that only a member with sync loads with the log, brotli',
        (await bytesOfSync(browser, site, account, slow.scripts)) / kilobyte,
        'KB',
        8,
      ),
      await measureMachine(browser),
    ];
  } finally {
    await browser.close();
  }
};
