import { expect, test } from '@playwright/test';
import type { Page, Request } from '@playwright/test';
import { expectAccessible, expectNoViolations } from '../support/browser/accessibility.ts';
import { isSerious } from '../support/browser/console.ts';
import { isOfflineScript } from '../support/browser/offline.ts';
import { publicPages } from '../support/browser/pages.ts';
import { nextFrames, scrollToEnd, visit } from '../support/browser/visit.ts';
import { expectAriaSnapshot } from '../support/past-axe/aria-snapshot.ts';
import { isWholeRun, sampleForBreadth } from '../support/proof-scale.ts';

declare global {
  interface Window {
    layoutShifts: { readonly value: number; readonly moved: readonly string[] }[];
  }
}

const recordShifts = (): void => {
  window.layoutShifts = [];
  type Shift = PerformanceEntry & {
    readonly value: number;
    readonly sources: readonly { readonly node: Node | null }[];
  };
  const isShift = (entry: PerformanceEntry): entry is Shift => 'value' in entry;
  const observer = new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries().filter(isShift)) {
      const moved = sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.textContent),
      );
      window.layoutShifts.push({ value, moved });
    }
  });
  observer.observe({ type: 'layout-shift', buffered: true });
};

type ImageResponse = { readonly url: string; readonly status: number; readonly type: string };

const recordImages = (page: Page): readonly ImageResponse[] => {
  const responses: ImageResponse[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'image') return;
    const type = response.headers()['content-type'] ?? '';
    responses.push({ url: response.url(), status: response.status(), type });
  });
  return responses;
};

/** The images without an alt attribute, which may be empty, or without dimensions. */
const findUnnamedOrUnsized = (page: Page): Promise<readonly string[]> =>
  page
    .locator('img')
    .evaluateAll((images) =>
      images
        .filter(
          (image) =>
            !image.hasAttribute('alt') ||
            !(Number(image.getAttribute('width')) > 0) ||
            !(Number(image.getAttribute('height')) > 0),
        )
        .map((image) => image.outerHTML.slice(0, 200)),
    );

const modernFormat = /^image\/(avif|webp|svg\+xml)\b/;

/**
 * Opens a page, scrolls through it, and expects that nothing moves and that its pictures come from
 * our site, in modern formats, with alt text and dimensions.
 */
const expectStill = async (
  page: Page,
  path: string,
  baseURL: string | undefined,
  onceLoaded: () => Promise<void> = async () => undefined,
): Promise<void> => {
  await page.addInitScript(recordShifts);
  const images = recordImages(page);
  await visit(page, path);
  await onceLoaded();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  // It keeps the footer out of view until the page has come; on a busy machine a scroll would bring
  // it in.
  await expect(page.locator('[data-part="splash"]')).toHaveCount(0);
  await scrollToEnd(page);
  await nextFrames(page);

  const shifts = await page.evaluate(() => window.layoutShifts);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  // A total that rounds to 0.00 is too small to be visible.
  expect.soft(total, JSON.stringify(shifts)).toBeLessThan(0.005);

  const badImages = images.filter(
    ({ url, status, type }) =>
      new URL(url).origin !== baseURL || status !== 200 || !modernFormat.test(type),
  );
  expect.soft(badImages).toEqual([]);
  expect.soft(await findUnnamedOrUnsized(page)).toEqual([]);
};

/** Bytes transferred, compressed (decision 018). */
const scriptBudget = 110 * 1024;

/** Expects that the scripts loaded so far are within the budget. */
const expectScriptBudget = async (requests: readonly Request[]): Promise<void> => {
  const scripts = new Map<string, number>();
  // Scripts of other pages are prefetched later, and what keeps pages on the device comes once this
  // one is idle.
  for (const request of requests.filter((one) => !isOfflineScript(one.url()))) {
    const response = await request.response();
    if (!/javascript/.test(response?.headers()['content-type'] ?? '')) continue;
    const { responseBodySize } = await request.sizes();
    // Scripts that the search worker shares with the page come from the cache.
    if (responseBodySize > 0) scripts.set(request.url(), responseBodySize);
  }
  const total = [...scripts.values()].reduce((sum, size) => sum + size, 0);
  expect.soft(scripts.size).toBeGreaterThan(2);
  expect.soft(total, `bytes of ${scripts.size} scripts`).toBeLessThanOrEqual(scriptBudget);
};

const missingPage = '/no-such-page';

for (const { name, path } of sampleForBreadth(publicPages, 12)) {
  test(`${name} at 390 px: nothing moves, and its pictures are ours, modern, named and sized`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await expectStill(page, path, baseURL);
  });
}

// Loading and scrolling take most of the time, so one pass through each page tests all of this.
for (const { name, path } of sampleForBreadth(publicPages, 6)) {
  test(`${name}: a first visit keeps the script budget, logs nothing and loads nothing from other sites, nothing moves, axe finds nothing, and a listener hears what was reviewed`, async ({
    page,
    baseURL,
  }) => {
    const requests: Request[] = [];
    const messages: string[] = [];
    page.on('request', (request) => requests.push(request));
    page.on('pageerror', (error) => messages.push(String(error)));
    page.on('console', (message) => {
      const { url } = message.location();
      // The browser itself logs that the missing page, and its data, return 404.
      if (isSerious(message) && !url.includes(missingPage))
        messages.push(`${message.text()} ${url}`);
    });
    await expectStill(page, path, baseURL, async () => {
      await page.waitForLoadState('load');
      await expectScriptBudget(requests);
    });
    const fromElsewhere = requests
      .map((request) => request.url())
      .filter((url) => new URL(url).origin !== baseURL && !url.startsWith('data:'));
    expect.soft(fromElsewhere).toEqual([]);
    expect.soft(messages).toEqual([]);

    // The checks cover only the main frame.
    expect(page.frames()).toHaveLength(1);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectAccessible(page, name);
    if (!isWholeRun) await expectNoViolations(page, `${name}, dark`, ['dark']);
    // Which groups of results there are is an editor's.
    if (name === 'search results') return;
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAriaSnapshot(page.getByRole('main'), name);
  });
}
