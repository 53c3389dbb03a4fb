import { chromium } from '@playwright/test';
import { routes } from '../../src/domain/routes.ts';
import { launchOptions } from '../support/browser/launch-options.ts';
import { visit } from '../support/browser/visit.ts';
import { longestTask, noteLongTasks, nowOf } from './long-tasks.ts';
import { measure } from './measurement.ts';
import type { Measurement } from './measurement.ts';
import type { ServedSite } from './pages.ts';

/** 4,000 sessions of 25 sets: as many as the longest real export that we know has (issue 35). */
const sessions = 4000;
const setsInSession = 25;

const largeFile = (): string => {
  const rows = Array.from({ length: sessions }, (_, session) => {
    const start = new Date(Date.UTC(2012, 0, 1 + session, 18)).toISOString();
    return Array.from({ length: setsInSession }, (__, set) => {
      const exercise = (session % 20) * 5 + Math.floor(set / 5);
      return `${start.slice(0, 10)} ${start.slice(11, 19)},"Day ${session % 7}",45m,"Lift ${exercise}",${(set % 5) + 1},${60 + set},5,0,0,"","",`;
    });
  });
  return [
    'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE',
    ...rows.flat(),
  ].join('\n');
};

/**
 * Measures the import of 100,000 sets: until the preview, until they are in the log, and whether
 * the page froze.
 */
export const measureImports = async (site: ServedSite): Promise<readonly Measurement[]> => {
  const browser = await chromium.launch(launchOptions(site.chromium));
  try {
    const context = await browser.newContext({ baseURL: site.origin });
    const page = await context.newPage();
    page.setDefaultTimeout(180_000);
    await noteLongTasks(page);
    await visit(page, routes.trainingLog);
    await page.getByRole('button', { name: 'Open my empty log' }).click();
    await page.getByRole('button', { name: 'Import a log' }).click();
    const buffer = Buffer.from(largeFile());
    const field = page.getByLabel('The file');
    await field.waitFor();
    // From the moment at which the page gets the file, which takes a while to reach the browser.
    await field.evaluate((input) =>
      input.addEventListener('change', () => performance.mark('chosen'), { capture: true }),
    );
    await field.setInputFiles({ name: 'strong.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('heading', { name: 'A file of Strong' }).waitFor();
    const [chosen, read] = await page.evaluate(() => [
      performance.getEntriesByName('chosen')[0]?.startTime ?? 0,
      performance.now(),
    ]);
    await page.getByRole('button', { name: 'Add it to my log' }).click();
    const pressed = await nowOf(page);
    await page.getByText(`${sessions} sessions are added.`).waitFor();
    const added = await nowOf(page);
    await page.getByRole('region', { name: 'Sessions', exact: true }).waitFor();
    const longest = await longestTask(page, chosen);
    return [
      measure('A file of 100,000 sets: until the preview', read - chosen, 'ms', 2000),
      measure('- until it is in the log', added - pressed, 'ms', 8000),
      measure('- the longest task of the page meanwhile', longest, 'ms', 100),
    ];
  } finally {
    await browser.close();
  }
};
