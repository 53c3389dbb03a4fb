import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { site } from '../../src/config/site.ts';
import { visit } from '../support/browser/visit.ts';

const planLinks = [
  '/workout-plans/',
  '/workout-packs/',
  '/pre-built-plans/',
  '/home-gym-packs/',
  '/workout-plans-faq/',
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

const labelsOf = async (links: Locator): Promise<readonly string[]> =>
  (await links.allInnerTexts()).map((text) => text.trim().toLowerCase());

test.describe('the menus of the header', () => {
  test('open under the mouse and close when it leaves', async ({ page }) => {
    await visit(page, '/');
    const { link, panelLinks, item } = menuOf(page, 'Workout plans');
    await expect(panelLinks).toHaveCount(0);
    await link.hover();
    await expect(panelLinks).toHaveCount(planLinks.length);
    await expect(panelLinks.last()).toBeVisible();
    await expect(item.getByText('100+ plans', { exact: true })).toBeVisible();
    await panelLinks.last().hover();
    await expect(panelLinks.last()).toBeVisible();
    await page.getByRole('heading', { level: 1 }).hover();
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
    await expect(exercises.panelLinks.last()).toHaveText('Calculators');
    await expect(plans.panelLinks).toHaveCount(0);
  });

  test('open and close by their button from the keyboard', async ({ page }) => {
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

  test('close when the keyboard leaves them', async ({ page }) => {
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

  test('close after a link of theirs is followed', async ({ page }) => {
    await visit(page, '/');
    const { link, panelLinks } = menuOf(page, 'Workout plans');
    await link.hover();
    await panelLinks.filter({ hasText: 'Home gym packs' }).click();
    await expect(page).toHaveURL('/home-gym-packs/');
    await expect(panelLinks).toHaveCount(0);
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true });

    test('open and close by the chevron, and close by a touch elsewhere', async ({ page }) => {
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

    test('a link in an open menu can be followed', async ({ page }) => {
      await visit(page, '/');
      const { button, panelLinks } = menuOf(page, 'Exercises');
      await button.tap();
      await panelLinks.last().tap();
      await expect(page).toHaveURL('/calculators/');
    });
  });

  test('stand beside a link to the articles', async ({ page }) => {
    await visit(page, '/');
    await mainNavigation(page).getByRole('link', { name: 'Articles', exact: true }).click();
    await expect(page).toHaveURL('/articles/');
  });
});

const openButton = (page: Page): Locator => page.getByRole('button', { name: 'Open the menu' });
const sidebar = (page: Page): Locator => page.getByRole('dialog', { name: 'Menu' });

test('the menus stand in the header from 929 px, the sidebar button below it', async ({ page }) => {
  await page.setViewportSize({ width: 929, height: 800 });
  await visit(page, '/');
  await expect(mainNavigation(page)).toBeVisible();
  await expect(openButton(page)).toBeHidden();
  await page.setViewportSize({ width: 928, height: 800 });
  await expect(mainNavigation(page)).toBeHidden();
  await expect(openButton(page)).toBeVisible();
});

test('an open sidebar is gone when the window grows to 929 px, and the page can be used', async ({
  page,
}) => {
  await page.setViewportSize({ width: 928, height: 800 });
  await visit(page, '/');
  await openButton(page).click();
  await expect(sidebar(page)).toBeVisible();
  await page.setViewportSize({ width: 929, height: 800 });
  await expect(sidebar(page)).toBeHidden();
  await mainNavigation(page).getByRole('link', { name: 'Articles', exact: true }).click();
  await expect(page).toHaveURL('/articles/');
});

test.describe('the sidebar', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test.beforeEach(async ({ page }) => {
    await visit(page, '/');
    await openButton(page).click();
    await expect(sidebar(page)).toBeVisible();
  });

  test('covers the whole screen', async ({ page }) => {
    // It slides in.
    await expect
      .poll(() => sidebar(page).boundingBox())
      .toEqual({ x: 0, y: 0, width: 390, height: 800 });
  });

  test('holds the links of the specification and no other', async ({ page }) => {
    const links = sidebar(page).getByRole('listitem').getByRole('link');
    expect(await labelsOf(links)).toEqual([
      'workout plans',
      'exercises',
      'articles',
      'calculators',
      'workout packs',
      'pre-built plans',
      'home gym packs',
      'members',
      'contact',
    ]);
    expect(await addressesOf(links)).toEqual([
      '/workout-plans/',
      '/exercises/',
      '/articles/',
      '/calculators/',
      '/workout-packs/',
      '/pre-built-plans/',
      '/home-gym-packs/',
      '/members/',
      '/contact/',
    ]);
  });

  test('keeps the focus inside, forwards and backwards', async ({ page }) => {
    const stops = await sidebar(page).locator('a, button').count();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < stops + 3; press += 1) {
        await page.keyboard.press(key);
        const place = await page.evaluate(() => {
          const focused = document.activeElement;
          if (focused?.closest('dialog')) return 'sidebar';
          // Between its last and first stop the browser's own controls have the focus.
          return focused === document.body ? 'browser' : (focused?.outerHTML ?? 'nothing');
        });
        expect(['sidebar', 'browser']).toContain(place);
      }
    }
  });

  test('is closed by Escape, which gives the focus back to its button', async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(sidebar(page)).toBeHidden();
    await expect(openButton(page)).toBeFocused();
    await openButton(page).click();
    await expect(sidebar(page)).toBeVisible();
  });

  test('is closed by its button', async ({ page }) => {
    await page.getByRole('button', { name: 'Close the menu' }).click();
    await expect(sidebar(page)).toBeHidden();
    await expect(openButton(page)).toBeFocused();
  });

  test('is closed by choosing a link, which leads on without a reload', async ({ page }) => {
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await sidebar(page).getByRole('link', { name: 'Home gym packs' }).click();
    await expect(page).toHaveURL('/home-gym-packs/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home gym packs');
    await expect(sidebar(page)).toBeHidden();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test('is closed by a link to the page one is on', async ({ page }) => {
    await sidebar(page)
      .getByRole('link', { name: `${site.name}, home` })
      .click();
    await expect(sidebar(page)).toBeHidden();
    await expect(page).toHaveURL('/');
  });
});

test('the first stop of the keyboard skips to the content', async ({ page }) => {
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

test.describe('the account button', () => {
  for (const path of ['/', '/articles/', '/workout-packs/bum-thighs/', '/checkout/']) {
    test(`stands in the header of ${path}`, async ({ page }) => {
      await visit(page, path);
      const header = page.getByRole('banner');
      const account = header.getByRole('link', { name: 'Members Zone', exact: true });
      await expect(account).toHaveAttribute('href', '/members/');
      await expect(header.getByRole('link', { name: /cart/i })).toHaveCount(0);
    });
  }

  for (const path of ['/shop/', '/shop/lifting-belt/', '/shipping-returns-details/']) {
    test(`gives way to the cart with its number of items at ${path}`, async ({ page }) => {
      await visit(page, path);
      const header = page.getByRole('banner');
      const cart = header.getByRole('link', { name: 'Cart, 0 items' });
      await expect(cart).toBeVisible();
      await expect(cart).toHaveText('0');
      await expect(header.getByRole('link', { name: 'Members Zone' })).toHaveCount(0);
    });
  }

  test('changes into the cart on the way to the shop, without a reload', async ({ page }) => {
    await visit(page, '/');
    const header = page.getByRole('banner');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Shop', exact: true }).click();
    await expect(header.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
    await page.goBack();
    await expect(header.getByRole('link', { name: 'Members Zone' })).toBeVisible();
  });
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

test('the footer holds the links, three networks and who is behind the site', async ({ page }) => {
  await visit(page, '/');
  const footer = page.getByRole('contentinfo');
  const links = footer.getByRole('navigation', { name: 'Footer' }).getByRole('link');
  expect(await labelsOf(links)).toEqual([
    'home',
    'workout plans',
    'exercises',
    'articles',
    'workout packs',
    'calculators',
    'contact',
    'about',
    'privacy policy',
  ]);
  expect(await addressesOf(links)).toEqual([
    '/',
    '/workout-plans/',
    '/exercises/',
    '/articles/',
    '/workout-packs/',
    '/calculators/',
    '/contact/',
    '/about/',
    '/privacy-policy/',
  ]);
  const networks = footer.getByRole('navigation', { name: 'Social networks' }).getByRole('link');
  await expect(networks).toHaveCount(3);
  const hosts = (await addressesOf(networks)).map((address) => new URL(address ?? '').host);
  expect(new Set(hosts).size).toBe(3);
  expect(hosts).not.toContain(new URL(page.url()).host);
  await expect(footer.getByText('©')).toContainText(site.name);
  await expect(footer).toContainText(site.company.legalName);
  await expect(footer).toContainText(site.company.address);
  await expect(footer).toContainText(`Company number ${site.company.number}`);
});
