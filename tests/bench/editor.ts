import { chromium, type Page } from '@playwright/test';
import { editorPath } from '../../src/domain/editor.ts';
import { launchOptions } from '../support/browser/launch-options.ts';
import { measure } from './measurement.ts';
import type { Measurement } from './measurement.ts';
import { dayText } from './notation.ts';
import type { ServedSite } from './pages.ts';

const weeks = 12;
const daysInWeek = 4;
/** How much slower an editor's laptop may be than the bench's machine. */
const slowdown = 4;
const keys = ' (slowly, and with a straight back)';

/**
 * Twelve weeks written out day by day: the maximum length of a plan. A single week's day has no
 * progression.
 */
const longPlan = Array.from({ length: weeks }, (_, week) =>
  [
    `Week ${week + 1}`,
    ...Array.from({ length: daysInWeek }, (_day, day) =>
      dayText(day + 1).replaceAll(/, each week [^\n]*/g, ''),
    ),
  ].join('\n\n'),
).join('\n\n');

/** The value that this share of all values doesn't exceed. */
const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(share * (values.length - 1))] ?? Infinity;

/** The page's own measurements, in milliseconds. */
const readMeasures = (page: Page, name: string): Promise<readonly number[]> =>
  page.evaluate(
    (wanted) => performance.getEntriesByName(wanted).map(({ duration }) => duration),
    name,
  );

const frameName = 'from the key to the next frame';

/** Types each key once everything caused by the previous one is done. */
const typeKeys = async (page: Page): Promise<void> => {
  await page.evaluate((name) => {
    const listen = ({ timeStamp }: Event): void =>
      void requestAnimationFrame(() =>
        setTimeout(() => performance.measure(name, { start: timeStamp })),
      );
    document.addEventListener('keydown', listen, { capture: true });
  }, frameName);
  for (const [index, key] of [...keys].entries()) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.keyboard.type(key);
    await page.waitForFunction(
      ({ name, count }) => performance.getEntriesByName(name).length >= count,
      { name: frameName, count: index + 1 },
    );
  }
};

/**
 * Measures how fast the workbench responds to an editor who types into a long plan, with a
 * processor four times as slow.
 */
export const measureEditor = async (site: ServedSite): Promise<readonly Measurement[]> => {
  const browser = await chromium.launch(launchOptions(site.chromium));
  try {
    const page = await browser.newPage({ baseURL: site.origin });
    await page.addInitScript((text) => localStorage.setItem('editor.draft', text), longPlan);
    await page.goto(editorPath);
    await page.getByText('No mistakes. This plan can be published.').first().waitFor();
    await page.getByRole('heading', { name: `Week ${weeks}`, exact: true }).waitFor();
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.locator('.cm-line', { hasText: 'Back squat' }).first().click();
    await page.keyboard.press('End');
    await typeKeys(page);
    const checks = await readMeasures(page, 'check of the notation');
    const frames = await readMeasures(page, frameName);
    return [
      measure(
        `A plan of ${weeks} weeks checked after a key, processor ÷ ${slowdown}, 95 of 100 keys`,
        quantile(checks, 0.95),
        'ms',
        16,
      ),
      measure('- the median', quantile(checks, 0.5), 'ms'),
      measure(`- ${frameName}, median`, quantile(frames, 0.5), 'ms'),
    ];
  } finally {
    await browser.close();
  }
};
