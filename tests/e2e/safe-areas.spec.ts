import { expect, test, type Locator, type Page } from '@playwright/test';
import { sessionStartAddressOf } from '../../src/domain/training/plan/plan-address.ts';
import { beginAtLift, mainButton, publicDay, sessionDialog } from '../support/browser/training.ts';

// What an iPhone's corners and its home indicator cover, in CSS pixels.
const upright = { top: 0, left: 0, bottom: 34, right: 0 };
const onItsSide = { top: 0, left: 59, bottom: 21, right: 59 };

const coverEdges = async (page: Page, insets: typeof upright): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setSafeAreaInsetsOverride', { insets });
};

/** How far an element is from each edge of the screen. */
const roomAround = (element: Locator): Promise<typeof upright> =>
  element.evaluate((shown) => {
    const { top, left, bottom, right } = shown.getBoundingClientRect();
    return { top, left, bottom: innerHeight - bottom, right: innerWidth - right };
  });

test.describe('a phone held upright', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the buttons of a session are above the home indicator', async ({ page }) => {
    await coverEdges(page, upright);
    await page.goto(sessionStartAddressOf(publicDay));
    const begin = page.getByRole('button', { name: 'Begin', exact: true });
    await expect(begin).toBeVisible();
    expect((await roomAround(begin)).bottom).toBeGreaterThanOrEqual(upright.bottom);
    await beginAtLift(page);
    const links = sessionDialog(page).locator('footer li').last();
    for (const last of [mainButton(page), links]) {
      expect((await roomAround(last)).bottom).toBeGreaterThanOrEqual(upright.bottom);
    }
  });
});

test.describe('a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('no text of a page and of the sidebar is behind the corners', async ({ page }) => {
    await coverEdges(page, onItsSide);
    await page.goto('/workout-plans/first-barbell-plan/');
    for (const part of ['main h1', 'header a', 'footer a']) {
      const { left, right } = await roomAround(page.locator(part).first());
      expect(Math.min(left, right)).toBeGreaterThanOrEqual(onItsSide.left);
    }
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const first = page.locator('.sidebar nav a').first();
    await expect(first).toBeVisible();
    expect((await roomAround(first)).left).toBeGreaterThanOrEqual(onItsSide.left);
  });

  test('a session leaves both sides free', async ({ page }) => {
    await coverEdges(page, onItsSide);
    await beginAtLift(page);
    const { right, bottom } = await roomAround(mainButton(page));
    expect(right).toBeGreaterThanOrEqual(onItsSide.right);
    expect(bottom).toBeGreaterThanOrEqual(onItsSide.bottom);
  });
});
