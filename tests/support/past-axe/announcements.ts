import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What screen readers were given to say since the page was loaded. */
    announced: string[];
  }
}

/**
 * Runs in every page before its scripts: notes each text that a live region gets, once for each
 * change.
 */
const noteAnnouncements = (): void => {
  window.announced = [];
  const live = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
  const said = new WeakMap<Element, string>();
  const note = (region: Element): void => {
    const text = (region.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    if (said.get(region) === text) return;
    said.set(region, text);
    if (text !== '' && region.checkVisibility({ visibilityProperty: true })) {
      window.announced.push(text);
    }
  };
  const observer = new MutationObserver((changes) => {
    const regions = new Set<Element>();
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(live);
      if (region != null) regions.add(region);
      for (const added of addedNodes) {
        if (!(added instanceof Element)) continue;
        for (const one of [added, ...added.querySelectorAll('*')]) {
          if (one.matches(live)) regions.add(one);
        }
      }
    }
    regions.forEach(note);
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
};

/** From the next page on, notes what live regions say. */
export const listen = (page: Page): Promise<unknown> => page.addInitScript(noteAnnouncements);

/** What was said since the page was loaded or `forgetAnnounced`, in order. */
export const announced = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => window.announced);

export const forgetAnnounced = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.announced = [];
  });
