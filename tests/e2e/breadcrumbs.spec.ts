import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { visit } from '../support/browser/visit.ts';

// The names in a breadcrumb are in the HTML (tests/pages).

const breadcrumb = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' });

test('a breadcrumb is above its page’s title', { tag: '@night' }, async ({ page }) => {
  await page.goto('/exercises/leg-exercises/back-squat/', { waitUntil: 'domcontentloaded' });
  const [way, title] = await Promise.all([
    breadcrumb(page).boundingBox(),
    page.getByRole('heading', { level: 1 }).boundingBox(),
  ]);
  expect((way?.y ?? Infinity) + (way?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
});

test('a breadcrumb leads up without a reload', async ({ page }) => {
  await visit(page, '/exercises/leg-exercises/back-squat/');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await breadcrumb(page).getByRole('link', { name: 'Leg exercises' }).click();
  await expect(page).toHaveURL('/exercises/leg-exercises/');
  await expect(breadcrumb(page).getByRole('listitem')).toHaveText([
    'Home',
    'Exercises',
    'Leg exercises',
  ]);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});
