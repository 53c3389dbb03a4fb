import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Waits until React has taken the page over and run its effects: Gatsby sets this mark then. */
export const cameAlive = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () => performance.getEntriesByName('onInitialClientRender').length > 0,
  );
};

/** Opens an address and waits until the page answers to clicks. */
export const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await cameAlive(page);
};

/** Lets the browser lay out, tell its observers and paint: two frames. */
export const nextFrames = async (page: Page): Promise<void> => {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
};

/** Scrolls from top to end, less than a screen at a time, and waits until every picture on the way is there. */
export const scrollToEnd = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const root = document.documentElement;
    for (let top = 0; ; top += innerHeight * 0.8) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
      if (top + innerHeight >= root.scrollHeight) break;
    }
  });
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const unasked = document.querySelectorAll('main span > noscript');
          // A part of the page that came alive after it was passed is passed again.
          unasked[0]?.parentElement?.scrollIntoView({ behavior: 'instant' });
          return {
            notYetAskedFor: unasked.length,
            notYetLoaded: [...document.images]
              .filter((image) => !image.complete || image.naturalWidth === 0)
              .map((image) => image.currentSrc),
          };
        }),
      { message: 'every picture is loaded', timeout: 30_000, intervals: [20, 50, 100] },
    )
    .toEqual({ notYetAskedFor: 0, notYetLoaded: [] });
};

/** Takes the clock's place for waits that have an end; gives what ends them all. To be called before the page is opened. */
export const holdPatience = async (page: Page): Promise<() => Promise<void>> => {
  await page.addInitScript(() => {
    const waits: AbortController[] = [];
    AbortSignal.timeout = () => {
      const wait = new AbortController();
      waits.push(wait);
      return wait.signal;
    };
    Object.assign(window, {
      endWaits: () => waits.forEach((wait) => wait.abort(new DOMException('', 'TimeoutError'))),
    });
  });
  return () => page.evaluate('endWaits()');
};
