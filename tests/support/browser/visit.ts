import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/**
 * Waits until React has hydrated the page and run its effects. Gatsby sets this performance mark
 * then.
 */
export const waitForHydration = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () => performance.getEntriesByName('onInitialClientRender').length > 0,
  );
};

/** Opens an address and waits until the page has hydrated. */
export const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await waitForHydration(page);
};

/** Waits for two frames, in which the browser does layout, calls its observers and paints. */
export const nextFrames = async (page: Page): Promise<void> => {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
};

/**
 * Scrolls from top to bottom, less than a screen at a time, and waits until every picture has
 * loaded.
 */
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
          // What a phone leaves out, such as the packs of the home page from the fifth on, has
          // pictures that nobody asks for.
          const lazy = [...document.querySelectorAll('main span > noscript')].flatMap(
            ({ parentElement: place }) => (place?.checkVisibility() === true ? [place] : []),
          );
          // A picture that hydrated after we had scrolled past it is scrolled to again.
          lazy[0]?.scrollIntoView({ behavior: 'instant' });
          return {
            notYetRequested: lazy.length,
            notYetLoaded: [...document.images]
              .filter((image) => !image.complete || image.naturalWidth === 0)
              .map((image) => image.currentSrc),
          };
        }),
      { message: 'every picture is loaded', timeout: 30_000, intervals: [20, 50, 100] },
    )
    .toEqual({ notYetRequested: 0, notYetLoaded: [] });
};

/** Holds every script back until the returned function is called. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
};
