import type { Locator } from '@playwright/test';

type Modifier = 'Alt' | 'Control' | 'ControlOrMeta' | 'Meta' | 'Shift';

/**
 * Clicks a link with a modifier key, and returns whether the site leaves the click to the browser.
 * The browser's own action is prevented: it differs between systems, and Chromium 150's headless
 * shell opens a tab that sometimes never loads.
 */
export const leavesToBrowser = async (link: Locator, modifier: Modifier): Promise<boolean> => {
  const page = link.page();
  await page.evaluate(() => {
    // This listener runs after the site's own.
    const stop = (event: MouseEvent): void => {
      document.documentElement.dataset['modifiedClick'] = event.defaultPrevented
        ? 'site'
        : 'browser';
      event.preventDefault();
    };
    window.addEventListener('click', stop, { once: true });
  });
  await link.click({ modifiers: [modifier] });
  return page.evaluate(() => document.documentElement.dataset['modifiedClick'] === 'browser');
};
