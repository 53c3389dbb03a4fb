import { expect, test } from '@playwright/test';
import { findOverflow, stubPictures } from '../support/browser/accessibility.ts';
import { textSizeWithSpare } from '../support/browser/layout-budget.ts';
import { sampleAtScale, sampleForBreadth } from '../support/proof-scale.ts';

/** Phones, tablets, desktops, and the widths just before and after the layout changes. */
const widths = [320, 360, 390, 480, 575, 640, 768, 820, 928, 1024, 1280, 1920];

// The pages' own scripts don't change the layout, and without them a page is ready at once.
test.use({ javaScriptEnabled: false });

/** The number of tests that share the pages, so that they run in parallel. */
const parts = 4;

for (let part = 0; part < parts; part += 1) {
  test(`no page scrolls sideways at ${widths.length} widths, part ${part + 1} of ${parts}`, async ({
    page,
    request,
  }) => {
    await stubPictures(page);
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const paths = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+(\/[^<]*)<\/loc>/g)].map(
      ([, path = '']) => path,
    );
    expect(paths.length).toBeGreaterThan(parts);
    for (const path of sampleForBreadth(sampleAtScale(paths), 2).filter(
      (_, index) => index % parts === part,
    )) {
      await page.goto(path);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, textSizeWithSpare);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const isTooWide = await page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        );
        if (isTooWide) {
          expect.soft(await findOverflow(page), `${path} at ${width} px`).toEqual([]);
        }
      }
    }
  });
}
