import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';
import { isWholeRun, sampleForBreadth } from '../proof-scale.ts';
import { textSizeWithSpare } from './layout-budget.ts';

declare global {
  interface Window {
    /** The global that axe's script defines. */
    readonly axe: typeof axeCore;
  }
}

// Playwright runs in the project's folder.
const axeScript = readFileSync(path.resolve('node_modules/axe-core/axe.min.js'), 'utf8');

const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules whose result depends on colours. Only these are checked again in dark mode. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What a device that asks for more contrast gets: text at 7:1. */
const enhancedRules = ['color-contrast-enhanced'];

const schemes = ['light', 'dark'] as const;

/**
 * Loads axe into every frame that doesn't have it yet: parsing its script takes half the time of a
 * run.
 */
const giveAxe = async (page: Page): Promise<void> => {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeScript);
  }
};

/** What axe finds on the page in its current state, one sentence per element. */
export const findViolations = async (
  page: Page,
  rules: 'all' | 'colours' | 'more contrast',
): Promise<readonly string[]> => {
  await giveAxe(page);
  const runOnly: axeCore.RunOnly =
    rules === 'all'
      ? { type: 'tag', values: wcagTags }
      : { type: 'rule', values: rules === 'colours' ? colourRules : enhancedRules };
  return page.evaluate(async (only) => {
    const { violations } = await window.axe.run(document, {
      runOnly: only,
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ html, failureSummary }) => `${id} (${help}): ${html.slice(0, 200)} ${failureSummary}`,
      ),
    );
  }, runOnly);
};

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * Answers every picture with a single pixel: axe looks at texts and names, and encoding pictures
 * takes most of a test's time.
 */
export const stubPictures = (page: Page): Promise<unknown> =>
  page.route('**/.netlify/images*', (route) =>
    route.fulfill({ contentType: 'image/png', body: onePixel }),
  );

/**
 * Expects that axe finds nothing on the page in its current state, in these modes: by default in
 * light mode and, in a whole run, in dark mode.
 */
export const expectNoViolations = async (
  page: Page,
  state: string,
  modes: readonly (typeof schemes)[number][] = isWholeRun ? schemes : ['light'],
): Promise<void> => {
  for (const scheme of modes) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    // During a transition, colours have other contrasts.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    // Their `finished` promises are no use: Chromium leaves some of them pending for ever.
    await page.waitForFunction(() =>
      document
        .getAnimations()
        .every((one) => !(one instanceof CSSTransition) || one.playState === 'finished'),
    );
    const rules = scheme === 'light' ? 'all' : 'colours';
    expect.soft(await findViolations(page, rules), `${state}, ${scheme}`).toEqual([]);
  }
};

/**
 * Runs in the page: the elements that extend past the right edge of the window when the text is a
 * little larger than usual, whether they can be scrolled to or are cut off.
 */
export const overflowIn = (textSize: string): readonly string[] => {
  document.documentElement.style.fontSize = textSize;
  const { clientWidth, scrollWidth } = document.documentElement;
  const canScroll = (element: Element): boolean =>
    ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
  const overflowing = [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility())
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .filter((element) => {
      for (let box = element.parentElement; box !== null; box = box.parentElement) {
        if (canScroll(box)) return false;
      }
      return true;
    })
    .map((element) => element.outerHTML.slice(0, 120));
  document.documentElement.style.fontSize = '';
  return scrollWidth > clientWidth ? [`the page: ${scrollWidth} px`, ...overflowing] : overflowing;
};

/** What extends past the right edge of the window, as `overflowIn` says. */
export const findOverflow = (page: Page): Promise<readonly string[]> =>
  page.evaluate(overflowIn, textSizeWithSpare);

/**
 * The modes to check at this width. Dark mode is checked in a wide window alone, because the
 * colours are the same in all, and only in a whole run: in a sample page-loading.spec.ts checks it,
 * once a page. `npm run bench -- pages` checks all four.
 */
export const modesAt = (width: number): readonly (typeof schemes)[number][] =>
  width < 1000 || !isWholeRun ? ['light'] : schemes;

const widths = sampleForBreadth([320, 1280]);

/**
 * Expects that axe finds nothing and nothing overflows the window, at 320 px and, in a whole run,
 * at 1280 px.
 */
export const expectAccessible = async (
  page: Page,
  state: string,
  prepare: (page: Page) => Promise<void> = async () => undefined,
): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await prepare(page);
    await expectNoViolations(page, `${state}, ${width} px`, modesAt(width));
    expect.soft(await findOverflow(page), `${state}, wider than ${width} px`).toEqual([]);
  }
};
