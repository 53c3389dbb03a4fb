import { expect, test } from '@playwright/test';
import { siteIdentityAndPageSizes } from '../../src/config/public/site-identity-and-page-sizes.ts';
import { signIn } from '../support/browser/sign-in.ts';
import { visit } from '../support/browser/visit.ts';
import { firstForBreadth } from '../support/proof-scale.ts';

// The links in header and footer are in the HTML (tests/pages).

test('the first tab stop skips to the content', async ({ page }) => {
  await visit(page, '/articles/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/articles/#main');
  await page.keyboard.press('Tab');
  const focusIsInContent = await page.evaluate(
    () => document.activeElement?.closest('main') !== null,
  );
  expect(focusIsInContent).toBe(true);
});

test('the logo leads home', { tag: '@night' }, async ({ page }) => {
  await visit(page, '/articles/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: `${siteIdentityAndPageSizes.name}, home` })
    .first()
    .click();
  await expect(page).toHaveURL('/');
});

test('the account button becomes the cart on the way to the shop, without a reload', async ({
  page,
}) => {
  await visit(page, '/');
  const header = page.getByRole('banner');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shop', exact: true }).click();
  await expect(header.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  await page.goBack();
  await expect(header.getByRole('link', { name: 'Members Zone' })).toBeVisible();
});

for (const width of firstForBreadth([929, 1170, 1000, 1169], 2)) {
  test(`the header’s links, search and account button are in one row at ${width} px, for a visitor and a member`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const row = page.getByRole('banner').locator('div:has(> [data-part="search"])');
    const expectOneRow = async (): Promise<void> => {
      const links = page.getByRole('navigation', { name: 'Main' }).locator('> ul > li > a');
      await expect(links).toHaveCount(4);
      const middles = await row
        .locator('> :is(a, nav, [data-part]):visible, nav > ul > li > a')
        .evaluateAll((parts) =>
          parts.map((part) => {
            const { top, bottom } = part.getBoundingClientRect();
            return Math.round((top + bottom) / 20);
          }),
        );
      expect(new Set(middles).size, JSON.stringify(middles)).toBe(1);
      const room = await row.evaluate((element) => element.clientWidth - element.scrollWidth);
      expect(room).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    };
    await visit(page, '/');
    await expectOneRow();
    await signIn(page, 'subscriber');
    await visit(page, '/');
    await expectOneRow();
  });
}

test('the search box of the header leads to the results', { tag: '@night' }, async ({ page }) => {
  await visit(page, '/');
  const search = page.getByRole('banner').getByRole('combobox', { name: 'Search' });
  await expect(search).toHaveAttribute('placeholder', 'Search Articles, Exercises, Workouts...');
  await search.fill('squat');
  await search.press('Enter');
  await expect(page).toHaveURL('/search/?s=squat');
  await expect(page.getByRole('main').getByRole('link', { name: /squat/i }).first()).toBeVisible();
});
