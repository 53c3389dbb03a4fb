import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { siteIdentityAndPageSizes } from '../../src/config/public/site-identity-and-page-sizes.ts';
import { visit } from '../support/browser/visit.ts';

const mainNavigation = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });

const addressesOf = (links: Locator): Promise<readonly (string | null)[]> =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

const openButton = (page: Page): Locator => page.getByRole('button', { name: 'Open the menu' });
const sidebar = (page: Page): Locator => page.getByRole('dialog', { name: 'Menu' });

test('the menus are in the header from 929 px, the sidebar button below that', async ({ page }) => {
  await page.setViewportSize({ width: 929, height: 800 });
  await visit(page, '/');
  await expect(mainNavigation(page)).toBeVisible();
  await expect(openButton(page)).toBeHidden();
  await page.setViewportSize({ width: 928, height: 800 });
  await expect(mainNavigation(page)).toBeHidden();
  await expect(openButton(page)).toBeVisible();
});

test(
  'an open sidebar disappears when the window grows to 929 px, and the page can be used',
  { tag: '@night' },
  async ({ page }) => {
    await page.setViewportSize({ width: 928, height: 800 });
    await visit(page, '/');
    await openButton(page).click();
    await expect(sidebar(page)).toBeVisible();
    await page.setViewportSize({ width: 929, height: 800 });
    await expect(sidebar(page)).toBeHidden();
    await mainNavigation(page).getByRole('link', { name: 'Articles', exact: true }).click();
    await expect(page).toHaveURL('/articles/');
  },
);

test.describe('the sidebar', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test.beforeEach(async ({ page }) => {
    await visit(page, '/');
    await openButton(page).click();
    await expect(sidebar(page)).toBeVisible();
  });

  test('covers the whole screen', { tag: '@night' }, async ({ page }) => {
    // It slides in.
    await expect
      .poll(() => sidebar(page).boundingBox())
      .toEqual({ x: 0, y: 0, width: 390, height: 800 });
  });

  test('has the links of the header, and no other', async ({ page }) => {
    // The header's link about the number of plans leads to a section of a page that both link to.
    const inHeader = await addressesOf(page.locator('nav[aria-label="Main"] a:not([href*="#"])'));
    const inSidebar = await addressesOf(sidebar(page).getByRole('listitem').getByRole('link'));
    expect(inHeader.length).toBeGreaterThan(10);
    expect(inSidebar.toSorted()).toEqual(inHeader.toSorted());
  });

  test('is closed by Back, which leaves the page as it was, and reopened by Forward', async ({
    page,
  }) => {
    await page.keyboard.press('Escape');
    await expect(sidebar(page)).toBeHidden();
    await page.evaluate(() => {
      Object.assign(window, { isSamePage: true });
      scrollTo({ top: 600, behavior: 'instant' });
    });
    const scrollTop = (): Promise<number> => page.evaluate(() => scrollY);
    // A real click would scroll to the button first.
    await openButton(page).dispatchEvent('click');
    await expect(sidebar(page)).toBeVisible();
    await page.goBack();
    await expect(sidebar(page)).toBeHidden();
    await expect(page).toHaveURL('/');
    expect(await scrollTop()).toBe(600);
    await page.goForward();
    await expect(sidebar(page)).toBeVisible();
    await page.goBack();
    await expect(sidebar(page)).toBeHidden();
    expect(await scrollTop()).toBe(600);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    // The page is no longer inert.
    await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveURL('/about/');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(sidebar(page)).toBeHidden();
  });

  test('leaves no entry in the history, whether a link is followed or it is closed', async ({
    page,
  }) => {
    // The sidebar opens at once, and gets its entry when its script is there.
    await expect.poll(() => page.evaluate(() => 'sidebar' in Object(history.state))).toBe(true);
    const entries = await page.evaluate(() => history.length);
    await sidebar(page).getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact/');
    await expect(sidebar(page)).toBeHidden();
    await openButton(page).click();
    await page.getByRole('button', { name: 'Close the menu' }).click();
    await expect(sidebar(page)).toBeHidden();
    // The sidebar's entry existed before and belongs to the page now; that of a closed one is only
    // ahead.
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(sidebar(page)).toBeHidden();
    await page.goForward();
    await expect(page).toHaveURL('/contact/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/./);
  });

  test('traps the focus, forwards and backwards', async ({ page }) => {
    const stops = await sidebar(page).locator('a, button').count();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < stops + 3; press += 1) {
        await page.keyboard.press(key);
        const place = await page.evaluate(() => {
          const focused = document.activeElement;
          if (focused?.closest('dialog')) return 'sidebar';
          // Between its last and its first stop the focus is on the browser's own controls.
          return focused === document.body ? 'browser' : (focused?.outerHTML ?? 'nothing');
        });
        expect(['sidebar', 'browser']).toContain(place);
      }
    }
  });

  test(
    'is closed by Escape, which returns the focus to its button',
    { tag: '@night' },
    async ({ page }) => {
      await page.keyboard.press('Escape');
      await expect(sidebar(page)).toBeHidden();
      await expect(openButton(page)).toBeFocused();
      await openButton(page).click();
      await expect(sidebar(page)).toBeVisible();
    },
  );

  test('is closed by its button', { tag: '@night' }, async ({ page }) => {
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

  test('is closed by a link to the current page', { tag: '@night' }, async ({ page }) => {
    await sidebar(page)
      .getByRole('link', { name: `${siteIdentityAndPageSizes.name}, home` })
      .click();
    await expect(sidebar(page)).toBeHidden();
    await expect(page).toHaveURL('/');
  });
});
