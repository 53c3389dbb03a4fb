import type { Page } from '@playwright/test';

/** Marks the time when the first set can be logged: when its large button is on the page. */
export const noteFirstSet = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const button = 'dialog[aria-labelledby="set-heading"] footer > button';
    const observer = new MutationObserver(() => {
      if (document.querySelector(button) === null) return;
      observer.disconnect();
      performance.mark('first set');
    });
    observer.observe(document, { childList: true, subtree: true });
  });
};
