import path from 'node:path';
import type { Virtual } from '@guidepup/virtual-screen-reader';
import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** The screen reader of this page, once `listenIn` has begun. */
    reader: Virtual;
  }
}

/** An address of the site that only tests answer, so that the page can import the screen reader. */
const readerPath = '/virtual-screen-reader.js';
const readerFile = path.resolve(
  'node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js',
);

/** What cuts a page short for a listener: no journey needs so many steps. */
const mostSteps = 1500;

/**
 * The screen reader can be imported by every page from now on. Its scripts are none of the site's,
 * so the policy for those is off (`bypassCSP`).
 */
export const bringScreenReader = async (page: Page): Promise<void> => {
  await page.route(`**${readerPath}`, (route) =>
    route.fulfill({ path: readerFile, contentType: 'text/javascript' }),
  );
};

/**
 * Begins to read at a part of the page: its dialog, its main content. What the page says by itself
 * from then on is heard too.
 */
export const listenIn = async (page: Page, selector: string): Promise<void> => {
  await expect(page.locator(selector)).toBeVisible();
  await page.evaluate(
    async ([path, within]) => {
      const loaded: { readonly virtual: Virtual } = await import(path);
      window.reader = loaded.virtual;
      await window.reader.stop().catch(() => undefined);
      const container = document.querySelector(within);
      if (container === null) throw new Error(`Nothing to read at ${within}.`);
      await window.reader.start({ container });
    },
    [readerPath, selector] as const,
  );
};

/** Reads to the end. Returns all that was said since `listenIn`. */
export const hearAll = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async (most) => {
    const first = window.reader.activeNode;
    for (let step = 0; step < most; step += 1) {
      await window.reader.next();
      if (window.reader.activeNode === first) break;
    }
    return window.reader.spokenPhraseLog();
  }, mostSteps);

/** All that was said since `listenIn`, without reading on. */
export const heard = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => window.reader.spokenPhraseLog());

/** Reads on until a phrase begins with these words. */
export const readTo = async (page: Page, words: string): Promise<void> => {
  const found = await page.evaluate(
    async ([wanted, most]) => {
      for (let step = 0; step < most; step += 1) {
        if ((await window.reader.lastSpokenPhrase()).startsWith(wanted)) return true;
        await window.reader.next();
      }
      return false;
    },
    [words, mostSteps] as const,
  );
  expect(found, `nobody hears “${words}”`).toBe(true);
};

/** Presses what was read last. */
export const act = (page: Page): Promise<void> => page.evaluate(() => window.reader.act());

/** Types into the field that was read last. */
export const typeText = (page: Page, text: string): Promise<void> =>
  page.evaluate((typed) => window.reader.type(typed), text);
