import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { publicPages } from '../support/browser/pages.ts';
import { nextFrames, scrollToEnd, visit } from '../support/browser/visit.ts';

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

/** The images that say nothing of what they show, not even an empty alt text, or have no size of their own. */
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

// One load and one scroll through each page prove both, because most of the time goes into them.
for (const width of [390, 1280]) {
  for (const { name, path } of publicPages) {
    test(`${name} at ${width} px: nothing moves, and its pictures are ours, modern, named and sized`, async ({
      page,
      baseURL,
    }) => {
      await page.addInitScript(recordShifts);
      const images = recordImages(page);
      await page.setViewportSize({ width, height: 800 });
      await visit(page, path);
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await scrollToEnd(page);
      await nextFrames(page);

      const shifts = await page.evaluate(() => window.layoutShifts);
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      // A total that rounds to 0.00 is too small to be seen.
      expect.soft(total, JSON.stringify(shifts)).toBeLessThan(0.005);

      const badImages = images.filter(
        ({ url, status, type }) =>
          new URL(url).origin !== baseURL || status !== 200 || !modernFormat.test(type),
      );
      expect.soft(badImages).toEqual([]);
      expect.soft(await findUnnamedOrUnsized(page)).toEqual([]);
    });
  }
}
