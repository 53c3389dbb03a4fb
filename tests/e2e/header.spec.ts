import { expect, test } from '@playwright/test';
import { site } from '../../src/config/public/site.ts';
import { visit } from '../support/browser/visit.ts';

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

test('the logo leads home', async ({ page }) => {
  await visit(page, '/articles/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: `${site.name}, home` })
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

test('the search box of the header leads to the results', async ({ page }) => {
  await visit(page, '/');
  const search = page.getByRole('banner').getByRole('combobox', { name: 'Search' });
  await expect(search).toHaveAttribute('placeholder', 'Search Articles, Exercises, Workouts...');
  await search.fill('squat');
  await search.press('Enter');
  await expect(page).toHaveURL('/search/?s=squat');
  await expect(page.getByRole('main').getByRole('link', { name: /squat/i }).first()).toBeVisible();
});
