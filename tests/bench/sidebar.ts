import { chromium, type Browser } from '@playwright/test';
import { routes } from '../../src/domain/routes.ts';
import { launchOptions } from '../support/browser/launch-options.ts';
import { visit } from '../support/browser/visit.ts';
import { measure } from './measurement.ts';
import type { Measurement } from './measurement.ts';
import type { ServedSite } from './pages.ts';

const phone = { width: 390, height: 844 };
/** How often it is opened; the median counts. */
const openings = 5;
const budget = 500;

/** At rest, or as soon as the button is there, while the page's scripts are still loading. */
type Moment = 'at rest' | 'at once';

/**
 * The time from the press to the frame in which the sidebar covers the screen, with a processor
 * four times slower.
 */
const openOnce = async (
  browser: Browser,
  site: ServedSite,
  address: string,
  moment: Moment,
): Promise<number> => {
  const context = await browser.newContext({
    baseURL: site.origin,
    viewport: phone,
    hasTouch: true,
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const opening = { pressed: Infinity, covered: Infinity };
    Object.assign(window, { opening });
    document.addEventListener(
      'click',
      () => {
        opening.pressed = performance.now();
        const look = (): void => {
          const sidebar = document.querySelector('dialog[aria-label="Menu"][open]');
          if (sidebar?.getBoundingClientRect().left === 0) opening.covered = performance.now();
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
  if (moment === 'at rest') {
    await visit(page, address);
    await page.waitForLoadState('networkidle');
  } else {
    await page.goto(address, { waitUntil: 'commit' });
  }
  await page.getByRole('button', { name: 'Open the menu' }).tap();
  const time = await page.waitForFunction(() => {
    const opening: unknown = Reflect.get(window, 'opening');
    const { pressed, covered } = Object(opening);
    return Number.isFinite(covered) ? Number(covered) - Number(pressed) : undefined;
  });
  const value = Number(await time.jsonValue());
  await context.close();
  return value;
};

/**
 * Opens the sidebar on a slow phone, on a small and on a large page, at rest and while the page is
 * still loading.
 */
export const measureSidebar = async (site: ServedSite): Promise<readonly Measurement[]> => {
  const browser = await chromium.launch(launchOptions(site.chromium));
  try {
    const rows: Measurement[] = [];
    for (const address of [routes.about, routes.exercises, '/workout-plans/four-days-a-week/']) {
      for (const moment of ['at rest', 'at once'] as const) {
        const times: number[] = [];
        while (times.length < openings) {
          times.push(await openOnce(browser, site, address, moment));
        }
        const sorted = times.toSorted((one, other) => one - other);
        rows.push(
          measure(
            `Sidebar on ${address}, pressed ${moment}, processor 4 times slower, median`,
            sorted[Math.floor(openings / 2)] ?? Infinity,
            'ms',
            budget,
          ),
        );
      }
    }
    return rows;
  } finally {
    await browser.close();
  }
};
