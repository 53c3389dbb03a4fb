import { chromium } from '@playwright/test';
import { launchOptions } from '../support/browser/launch-options.ts';
import { generateHits } from '../support/search/generate-hits.ts';
import { readStarterHits } from '../support/search/starter-hits.ts';
import type { Measurement } from './measurement.ts';
import type { ServedSite } from './pages.ts';
import { bundleEngines, openEnginePage } from './search/engine-page.ts';
import {
  measureBytesBeyondHits,
  measureFirstResults,
  measureIndexFiles,
  measureLongestTask,
} from './search/on-site.ts';
import { measureRelevance } from './search/relevance.ts';
import { measureTimes, siteSizes } from './search/times.ts';

/**
 * Measures our search, and for comparison MiniSearch, Orama, Pagefind and a plain scan with the
 * same pages.
 */
export const measureSearch = async (site: ServedSite): Promise<readonly Measurement[]> => {
  const starter = await readStarterHits();
  const small = generateHits(starter, siteSizes.small.pages);
  const large = generateHits(starter, siteSizes.large.pages);
  const script = await bundleEngines();
  const browser = await chromium.launch(launchOptions(site.chromium));
  try {
    const rows: Measurement[] = [];
    const starterPage = await openEnginePage(browser, script, starter);
    rows.push(...(await measureRelevance(starterPage.page, starter)));
    await starterPage.close();
    for (const [size, collections] of [
      [siteSizes.small, small],
      [siteSizes.large, large],
    ] as const) {
      const enginePage = await openEnginePage(browser, script, collections);
      rows.push(...(await measureTimes(enginePage, collections, size)));
      await enginePage.close();
    }
    rows.push(
      measureIndexFiles(site),
      await measureBytesBeyondHits(browser, site, small),
      await measureFirstResults(browser, site),
      await measureLongestTask(browser, site, large),
    );
    return rows;
  } finally {
    await browser.close();
  }
};
