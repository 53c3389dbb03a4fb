import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { visit } from '../support/browser/visit.ts';

const planLinks = [
  '/workout-packs/',
  '/pre-built-plans/',
  '/home-gym-packs/',
  '/find-a-plan/',
  '/my-weights/',
  '/training-log/',
  '/workout-plans-faq/',
  '/members/',
  '/contact/',
  '/promotions/',
];
const exerciseLinks = [
  '/exercises/shoulder-exercises/',
  '/exercises/back-exercises/',
  '/exercises/chest-exercises/',
  '/exercises/arm-exercises/',
  '/exercises/abs-and-core-exercises/',
  '/exercises/bum-exercises/',
  '/exercises/leg-exercises/',
  '/calculators/',
  '/calculators/macro/',
  '/calculators/one-rep-max/',
  '/calculators/reverse-diet/',
  '/calculators/tdee/',
];

const mainNavigation = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });

/** An entry of the header with a panel: its own link, the button that opens it, and the panel. */
const menuOf = (page: Page, label: string) => {
  const item = mainNavigation(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `${label}: more pages` }) });
  return {
    link: item.getByRole('link', { name: label, exact: true }).first(),
    button: item.getByRole('button', { name: `${label}: more pages` }),
    panelLinks: item.locator('li').getByRole('link'),
    item,
  };
};

const addressesOf = (links: Locator): Promise<readonly (string | null)[]> =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

test.describe('the menus of the header', () => {
  test('open on hover and close when the mouse leaves', async ({ page }) => {
    await visit(page, '/');
    const { link, panelLinks, item } = menuOf(page, 'Workout plans');
    await expect(panelLinks).toHaveCount(0);
    await link.hover();
    await expect(panelLinks).toHaveCount(planLinks.length);
    await expect(panelLinks.last()).toBeVisible();
    await expect(item.getByText('100+ plans', { exact: true })).toBeVisible();
    await panelLinks.last().hover();
    await expect(panelLinks.last()).toBeVisible();
    // Away from the header, outside every panel.
    await page.mouse.move(1270, 790);
    await expect(panelLinks).toHaveCount(0);
  });

  test('lead to the plans, and to the seven areas and the calculators', async ({ page }) => {
    await visit(page, '/');
    const plans = menuOf(page, 'Workout plans');
    await plans.link.hover();
    await expect(plans.panelLinks).toHaveCount(planLinks.length);
    expect(await addressesOf(plans.panelLinks)).toEqual(planLinks);
    const exercises = menuOf(page, 'Exercises');
    await exercises.link.hover();
    await expect(exercises.panelLinks).toHaveCount(exerciseLinks.length);
    expect((await addressesOf(exercises.panelLinks)).toSorted()).toEqual(exerciseLinks.toSorted());
    await expect(exercises.panelLinks.filter({ hasText: /^Calculators$/ })).toBeVisible();
    await expect(plans.panelLinks).toHaveCount(0);
  });

  test('open and close with their button by keyboard', async ({ page }) => {
    await visit(page, '/');
    const { link, button, panelLinks } = menuOf(page, 'Exercises');
    await link.focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(panelLinks.first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panelLinks.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panelLinks).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('Space');
    await expect(panelLinks.first()).toBeVisible();
    await page.keyboard.press('Space');
    await expect(panelLinks).toHaveCount(0);
  });

  test('close when the keyboard focus leaves them', { tag: '@night' }, async ({ page }) => {
    await visit(page, '/');
    const { button, panelLinks } = menuOf(page, 'Workout plans');
    await button.focus();
    await page.keyboard.press('Enter');
    await panelLinks.last().focus();
    await expect(panelLinks.last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menuOf(page, 'Exercises').link).toBeFocused();
    await expect(panelLinks).toHaveCount(0);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('close after one of their links is followed', { tag: '@night' }, async ({ page }) => {
    await visit(page, '/');
    const { link, panelLinks } = menuOf(page, 'Workout plans');
    await link.hover();
    await panelLinks.filter({ hasText: 'Home gym packs' }).click();
    await expect(page).toHaveURL('/home-gym-packs/');
    await expect(panelLinks).toHaveCount(0);
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true });

    test('open and close with the chevron, and close on a touch elsewhere', async ({ page }) => {
      await visit(page, '/');
      const { button, panelLinks } = menuOf(page, 'Exercises');
      await button.tap();
      await expect(panelLinks).toHaveCount(exerciseLinks.length);
      await expect(panelLinks.first()).toBeVisible();
      await button.tap();
      await expect(panelLinks).toHaveCount(0);
      await button.tap();
      await expect(panelLinks.first()).toBeVisible();
      await page.touchscreen.tap(1200, 700);
      await expect(panelLinks).toHaveCount(0);
    });

    test('a link in an open menu can be followed', { tag: '@night' }, async ({ page }) => {
      await visit(page, '/');
      const { button, panelLinks } = menuOf(page, 'Exercises');
      await button.tap();
      await panelLinks.filter({ hasText: 'One rep max' }).tap();
      await expect(page).toHaveURL('/calculators/one-rep-max/');
    });
  });

  test('are beside links to the articles and the shop', { tag: '@night' }, async ({ page }) => {
    await visit(page, '/');
    await mainNavigation(page).getByRole('link', { name: 'Articles', exact: true }).click();
    await expect(page).toHaveURL('/articles/');
    await mainNavigation(page).getByRole('link', { name: 'Shop', exact: true }).click();
    await expect(page).toHaveURL('/shop/');
  });
});
