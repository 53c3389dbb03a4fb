import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { visit } from '../support/browser/visit.ts';

const breadcrumb = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' });

const ways = [
  ['/articles/deload-weeks/', 'Home', 'Articles', 'Deload weeks'],
  ['/category/training/', 'Home', 'Articles', 'Training'],
  ['/exercises/leg-exercises/', 'Home', 'Exercises', 'Leg exercises'],
  ['/exercises/leg-exercises/back-squat/', 'Home', 'Exercises', 'Leg exercises', 'Back squat'],
  ['/workout-plans/first-barbell-plan/', 'Home', 'Workout plans', 'First barbell plan'],
  ['/pre-built-plans/mass-builder/', 'Home', 'Pre-built plans', 'Mass builder'],
  ['/calculators/macros-explained/', 'Home', 'Calculators', 'Macros explained'],
  ['/shop/lifting-belt/', 'Home', 'Shop', 'Lifting belt'],
] as const;

for (const [path, ...names] of ways) {
  test(`the way to ${path} stands above its title, the page itself last`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const items = breadcrumb(page).getByRole('listitem');
    await expect(items).toHaveText([...names]);
    await expect(breadcrumb(page).getByRole('link')).toHaveCount(names.length - 1);
    const current = breadcrumb(page).locator('[aria-current="page"]');
    await expect(current).toHaveText(names.at(-1) ?? '');
    const [way, title] = await Promise.all([
      breadcrumb(page).boundingBox(),
      page.getByRole('heading', { level: 1 }).boundingBox(),
    ]);
    expect((way?.y ?? Infinity) + (way?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
  });
}

test('the further pages of a list are called by their number', async ({ page }) => {
  await page.goto('/articles/page/2/', { waitUntil: 'domcontentloaded' });
  const items = breadcrumb(page).getByRole('listitem');
  await expect(items.nth(1)).toHaveText('Articles');
  await expect(items.last()).toHaveText('Page 2');
});

for (const path of ['/', '/articles/', '/about/', '/workout-plans-faq/', '/members/']) {
  test(`${path} needs no way`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(breadcrumb(page)).toHaveCount(0);
  });
}

test('leads up without a reload', async ({ page }) => {
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
