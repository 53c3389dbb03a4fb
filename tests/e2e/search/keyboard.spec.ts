import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { boxOf, optionsOf, panelOf } from '../../support/browser/search.ts';
import { visit } from '../../support/browser/visit.ts';

const activeOption = async (page: Page): Promise<Locator> => {
  const id = await boxOf(page).getAttribute('aria-activedescendant');
  return page.locator(`[id="${id}"]`);
};

test('arrow keys, Home, End and Enter work as the combobox pattern requires', async ({ page }) => {
  await visit(page, '/articles/');
  await boxOf(page).focus();
  await page.keyboard.type('squat');
  await expect(optionsOf(page).first()).toBeVisible();
  await expect(boxOf(page)).toHaveAttribute('aria-autocomplete', 'list');
  const list = await boxOf(page).getAttribute('aria-controls');
  await expect(page.locator(`[id="${list}"]`)).toHaveRole('listbox');
  await expect(boxOf(page)).not.toHaveAttribute('aria-activedescendant');

  const isActive = async (option: Locator): Promise<void> => {
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(option).toBeInViewport();
    expect(await (await activeOption(page)).getAttribute('href')).toBe(
      await option.getAttribute('href'),
    );
    await expect(panelOf(page).locator('[aria-selected="true"]')).toHaveCount(1);
  };
  const options = optionsOf(page);
  await page.keyboard.press('ArrowDown');
  await isActive(options.first());
  await expect(options.first()).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('ArrowDown');
  await isActive(options.nth(1));
  await page.keyboard.press('End');
  await isActive(options.last());
  await page.keyboard.press('ArrowDown');
  await isActive(options.first());
  await page.keyboard.press('ArrowUp');
  await isActive(options.last());
  await page.keyboard.press('Home');
  await isActive(options.first());

  // Left arrow and letters edit the text, and Home then moves in the text again.
  await page.keyboard.press('ArrowLeft');
  await expect(boxOf(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('Home');
  await page.keyboard.type('back ');
  await expect(boxOf(page)).toHaveValue('back squat');
  // This link follows the text; the first result didn't change.
  await expect(options.first()).toHaveAttribute('href', /\/back-squat\/\?s=back\+squat$/);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/exercises/leg-exercises/back-squat/?s=back+squat');
  await expect(panelOf(page)).toHaveCount(0);
});

test('Escape closes the panel, then empties the box; an arrow key opens the panel again', async ({
  page,
}) => {
  await visit(page, '/');
  await boxOf(page).focus();
  await page.keyboard.type('squat');
  await expect(optionsOf(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toHaveCount(0);
  await expect(boxOf(page)).toHaveValue('squat');
  await page.keyboard.press('ArrowDown');
  await expect(optionsOf(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(boxOf(page)).toHaveValue('');
});

test(
  'Enter leads to the results page if no result is selected',
  { tag: '@night' },
  async ({ page }) => {
    await visit(page, '/');
    await boxOf(page).focus();
    await page.keyboard.type('squat');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search/?s=squat');
    await expect(panelOf(page)).toHaveCount(0);
  },
);

for (const keys of ['Control+k', 'Meta+k']) {
  test(`${keys} focuses the search box`, async ({ page }) => {
    await visit(page, '/articles/');
    await page.evaluate(() => scrollTo(0, 900));
    await page.keyboard.press(keys);
    await expect(boxOf(page)).toBeFocused();
    await expect(boxOf(page)).toBeInViewport();
    await expect(boxOf(page)).toHaveValue('');
    await expect(panelOf(page)).toBeVisible();
  });
}

test(
  'no key alone is a shortcut: software that types what is said would press it',
  { tag: '@night' },
  async ({ page }) => {
    await visit(page, '/articles/');
    await page.keyboard.press('/');
    await expect(boxOf(page)).not.toBeFocused();
  },
);
