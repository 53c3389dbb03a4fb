import type { Page } from '@playwright/test';

/**
 * Notes each task of the page that blocks it for more than 50 ms. Call it before the page is
 * opened.
 */
export const noteLongTasks = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        performance.mark('long task', { startTime, detail: duration });
      }
    }).observe({ type: 'longtask' });
  });
};

/** The page's longest task after `since` (its own clock), in milliseconds; 0 if none took 50. */
export const longestTask = (page: Page, since: number): Promise<number> =>
  page.evaluate(
    (start) =>
      performance
        .getEntriesByName('long task')
        .filter((entry) => entry instanceof PerformanceMark)
        .filter(({ startTime }) => startTime >= start)
        .reduce((longest, { detail }) => Math.max(longest, Number(detail)), 0),
    since,
  );

/** The time by the page's own clock, in milliseconds. */
export const nowOf = (page: Page): Promise<number> => page.evaluate(() => performance.now());
