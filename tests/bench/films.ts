import { chromium } from '@playwright/test';
import type { CDPSession, Page } from '@playwright/test';
import { launchOptions } from '../support/browser/launch-options.ts';
import { visit } from '../support/browser/visit.ts';
import { measure } from './measurement.ts';
import type { Measurement } from './measurement.ts';
import type { ServedSite } from './pages.ts';

/** How much slower a phone may be than the bench's machine. */
const slowdown = 6;
/** Three turns of the film. */
const watchedMs = 12_000;
const exercise = '/exercises/leg-exercises/back-squat/';

/** What the page's thread and the processes of the browser have worked so far, in seconds. */
type Worked = {
  readonly now: number;
  /** Tasks of the page's thread, as long as they took. */
  readonly thread: number;
  readonly renderer: number;
  readonly browser: number;
};

const worked = async (page: CDPSession, browser: CDPSession): Promise<Worked> => {
  const { metrics } = await page.send('Performance.getMetrics');
  const valueOf = (wanted: string): number =>
    metrics.find(({ name }) => name === wanted)?.value ?? 0;
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
  const cpuOf = (isMeant: (type: string) => boolean): number =>
    processInfo.filter(({ type }) => isMeant(type)).reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  return {
    now: valueOf('Timestamp'),
    thread: valueOf('TaskDuration'),
    renderer: cpuOf((type) => type === 'renderer'),
    browser: cpuOf(() => true),
  };
};

type Share = { readonly thread: number; readonly renderer: number; readonly browser: number };

/** The shares of one core, in per cent, while somebody watches. */
const watch = async (page: Page, client: CDPSession, browser: CDPSession): Promise<Share> => {
  const before = await worked(client, browser);
  await page.waitForTimeout(watchedMs);
  const after = await worked(client, browser);
  const shareOf = (name: keyof Share): number =>
    ((after[name] - before[name]) / (after.now - before.now)) * 100;
  return { thread: shareOf('thread'), renderer: shareOf('renderer'), browser: shareOf('browser') };
};

const playsOn = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.5);

/**
 * Measures what a film costs while it plays: the page's thread with a processor six times as slow,
 * which Chromium slows down alone, and at full speed the renderer and all of the browser, which
 * decodes and paints without a graphics card here.
 */
export const measureFilms = async (site: ServedSite): Promise<readonly Measurement[]> => {
  const launched = await chromium.launch(launchOptions(site.chromium));
  try {
    const browser = await launched.newBrowserCDPSession();
    const page = await launched.newPage({
      baseURL: site.origin,
      viewport: { width: 390, height: 844 },
    });
    const client = await page.context().newCDPSession(page);
    await client.send('Performance.enable');
    const slow = (rate: number) => client.send('Emulation.setCPUThrottlingRate', { rate });
    await visit(page, exercise);
    await slow(slowdown);
    const pictures = await watch(page, client, browser);
    await page.getByRole('button', { name: 'Play the film' }).click();
    await playsOn(page);
    const playing = await watch(page, client, browser);
    await slow(1);
    const fast = await watch(page, client, browser);
    await slow(slowdown);
    const muscles = page.getByRole('checkbox', { name: 'Show the working muscles' });
    await muscles.check();
    const marked = await watch(page, client, browser);
    await muscles.uncheck();
    await page.getByRole('button', { name: 'Pause' }).click();
    const paused = await watch(page, client, browser);
    const row = (name: string, value: number, budget?: number): Measurement =>
      measure(name, Math.round(value * 100) / 100, '%', budget);
    return [
      row(
        `A playing film, of one core of the page’s thread, processor ÷ ${slowdown}`,
        playing.thread,
        5,
      ),
      row('- with the working muscles', marked.thread, 5),
      row('- paused', paused.thread),
      row('- the two pictures in turn instead', pictures.thread),
      row('A playing film, of one core of the renderer, at full speed', fast.renderer),
      row('- of the whole browser, without a graphics card', fast.browser),
    ];
  } finally {
    await launched.close();
  }
};
