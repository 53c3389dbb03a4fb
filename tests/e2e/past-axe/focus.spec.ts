import { expect, test, type Locator, type Page } from '@playwright/test';
import { sessionStartAddressOf } from '../../../src/domain/training/plan/plan-address.ts';
import { stubPictures } from '../../support/browser/accessibility.ts';
import { publicPages } from '../../support/browser/pages.ts';
import { expectFocusToReturn } from '../../support/browser/dialog-focus.ts';
import { findFlashes, findMotion } from '../../support/browser/reduced-motion.ts';
import {
  beginAtLift,
  mainButton,
  publicDay,
  sessionDialog,
  timer,
} from '../../support/browser/training.ts';
import { visit } from '../../support/browser/visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

test.beforeEach(({ page }) => stubPictures(page));

const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name }).first();
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

test('every dialog takes the focus, and Escape gives it back to what opened it', async ({
  page,
}) => {
  await visit(page, publicDay.path);
  await expectFocusToReturn(button(page, 'Open the menu'), dialog(page, 'Menu'));
  const exercise = page.locator('article article a[href^="/exercises/"]').first();
  await expectFocusToReturn(exercise, page.getByRole('dialog'));
  await page.goto(sessionStartAddressOf(publicDay));
  await expectFocusToReturn(button(page, 'Not today?'), dialog(page, 'Not today?'));
  await beginAtLift(page);
  const session = sessionDialog(page);
  await expectFocusToReturn(button(session, 'All sets'), dialog(page, 'This session'));
  await expectFocusToReturn(button(session, /^Swap/), dialog(page, 'Swap Back squat'));
});

test('what a pointer opens in the header stays under it, and Escape closes it where the pointer is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/');
  const item = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('listitem')
    .filter({ has: button(page, 'Exercises: more pages') });
  const first = item.locator('li').getByRole('link').first();
  await item.getByRole('link').first().hover();
  await expect(first).toBeVisible();
  await first.hover();
  await expect(first).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  // A focus that is elsewhere stays there.
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

test('each page that a link leads to has its title, takes the focus, and is announced', async ({
  page,
}) => {
  await visit(page, '/');
  for (const { path } of publicPages.filter((_, index) => index % 4 === 1)) {
    const before = await page.title();
    await page.evaluate((to) => {
      const link = document.querySelector<HTMLAnchorElement>('footer a[href^="/"]');
      link?.focus();
      return Reflect.get(window, '___navigate')(to);
    }, path);
    await page.waitForURL(path);
    await expect.poll(() => page.title(), path).not.toBe(before);
    await expect(page.locator('#gatsby-focus-wrapper'), path).toBeFocused();
    await expect(page.locator('#gatsby-announcer'), path).toContainText(/Navigated to .+/);
  }
});

test('the end of a rest flashes less than three times a second, and not at all with reduced motion', async ({
  page,
}) => {
  await page.clock.install();
  await beginAtLift(page);
  await mainButton(page).click();
  await expect(timer(page)).toBeVisible();
  await page.clock.fastForward('10:00');
  await expect(page.locator('[data-flash]')).toBeAttached();
  expect(await page.evaluate(findMotion)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
  expect(await page.evaluate(findFlashes)).toEqual([]);
});
