import { expect, test } from '@playwright/test';
import { publicPages } from '../support/browser/pages.ts';
import { nextFrames, scrollToEnd, visit } from '../support/browser/visit.ts';

declare global {
  interface Window {
    layoutShifts: { readonly value: number; readonly moved: readonly string[] }[];
  }
}

const watchShifts = (): void => {
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

for (const width of [390, 1280]) {
  for (const { name, path } of publicPages) {
    test(`${name} does not move while it loads and is scrolled, at ${width} px`, async ({
      page,
    }) => {
      await page.addInitScript(watchShifts);
      await page.setViewportSize({ width, height: 800 });
      await visit(page, path);
      await scrollToEnd(page);
      await nextFrames(page);
      const shifts = await page.evaluate(() => window.layoutShifts);
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      // The figure is 0.00: a total that is rounded to it moves nothing that a person could see.
      expect(total, JSON.stringify(shifts)).toBeLessThan(0.005);
    });
  }
}
