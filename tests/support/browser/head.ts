import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/**
 * Waits until exactly one element in the head matches a selector and has this attribute value.
 * During hydration there are briefly two: React adds its own beside the one that was served, and
 * then Gatsby removes that one.
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
