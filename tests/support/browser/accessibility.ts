import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const schemes = ['light', 'dark'] as const;

const findViolations = async (page: Page): Promise<readonly string[]> => {
  const { violations } = await new AxeBuilder({ page })
    // The site has no frames: axe need not open a page of its own to join their results.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .withTags(standard)
    .analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) => `${id} (${help}): ${html.slice(0, 200)} ${failureSummary}`,
    ),
  );
};

/** Expects that axe finds nothing on the page as it is, in the light and in the dark. */
export const expectNoViolations = async (page: Page, state: string): Promise<void> => {
  for (const colorScheme of schemes) {
    // Colours that are still changing over have contrasts of their own.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
      await Promise.allSettled(changes.map(({ finished }) => finished));
    });
    expect.soft(await findViolations(page), `${state}, ${colorScheme}`).toEqual([]);
  }
};

/** What reaches past the right edge of the window, whether it can be scrolled to or is cut off. */
export const findWhatSticksOut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const scrollsItself = (element: Element): boolean =>
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
    const found = [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .filter((element) => {
        for (let box = element.parentElement; box !== null; box = box.parentElement) {
          if (scrollsItself(box)) return false;
        }
        return true;
      })
      .map((element) => element.outerHTML.slice(0, 120));
    return scrollWidth > clientWidth ? [`the page: ${scrollWidth} px`, ...found] : found;
  });

const widths = [320, 1280];

/** Expects that axe finds nothing and nothing sticks out, on a narrow window and on a wide one. */
export const expectSound = async (
  page: Page,
  state: string,
  prepare: (page: Page) => Promise<void> = async () => undefined,
): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await prepare(page);
    await expectNoViolations(page, `${state}, ${width} px`);
    expect.soft(await findWhatSticksOut(page), `${state}, wider than ${width} px`).toEqual([]);
  }
};
