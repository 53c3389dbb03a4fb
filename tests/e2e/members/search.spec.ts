import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { pageTitle } from '../../support/browser/member-plans.ts';
import { signIn } from '../../support/browser/sign-in.ts';

const panel = (page: Page) => page.locator('[data-part="search-panel"]');
const group = (page: Page) => panel(page).getByRole('group', { name: /^Members Zone/ });
const hit = (page: Page, name: string) => group(page).getByRole('option').filter({ hasText: name });
const search = async (page: Page, text: string): Promise<void> => {
  await page.goto('/articles/');
  await page.getByRole('banner').getByRole('combobox').fill(text);
};

test('the search finds a member’s plans, in their own group', async ({ page }) => {
  await signIn(page, 'subscriber');
  await search(page, 'kettlebell swing ladder');
  await hit(page, 'Kettlebell swing ladder').click();
  await expect(pageTitle(page)).toHaveText('Kettlebell swing ladder');
});

for (const who of ['new', 'lapsed'] as const) {
  test(`the search finds only free plans for the member "${who}"`, async ({ page }) => {
    await signIn(page, who);
    await search(page, 'kettlebell');
    await expect(hit(page, 'Kettlebell home gym: first fortnight')).toBeVisible();
    await expect(hit(page, 'Kettlebell swing ladder')).toHaveCount(0);
  });
}

test('the search fetches no list of plans for a visitor', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await search(page, 'kettlebell swing');
  await expect(panel(page).getByRole('option').first()).toBeVisible();
  await expect(group(page)).toHaveCount(0);
  expect(requested.filter((path) => path.startsWith('/api/members'))).toEqual([]);
});
