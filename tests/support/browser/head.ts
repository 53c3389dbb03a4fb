import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/**
 * Waits until the head has one element that a selector finds, with this attribute. While a page wakes up there are two for
 * a moment: React puts its own beside the one that was served, and then Gatsby takes that away.
 */
export const expectInHead = (
  page: Page,
  selector: string,
  attribute: string,
  value: string,
): Promise<void> =>
  expect
    .poll(() =>
      page
        .locator(`head ${selector}`)
        .evaluateAll((found, name) => found.map((one) => one.getAttribute(name)), attribute),
    )
    .toEqual([value]);
