import { expect, test } from '@playwright/test';
import { boxOf, optionsOf, panelOf } from '../../support/browser/search.ts';
import { visit } from '../../support/browser/visit.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

test('the panel closes on a touch outside', { tag: '@night' }, async ({ page }) => {
  await visit(page, '/');
  await boxOf(page).tap();
  await boxOf(page).fill('squat');
  await expect(optionsOf(page).first()).toBeVisible();
  await page.touchscreen.tap(100, 820);
  await expect(panelOf(page)).toHaveCount(0);
});

test('the panel stays above the on-screen keyboard, scrolls to its end, and keeps the keyboard open', async ({
  page,
}) => {
  await visit(page, '/');
  await boxOf(page).tap();
  await boxOf(page).fill('squat');
  await expect(optionsOf(page).first()).toBeVisible();
  const panel = await panelOf(page).boundingBox();
  expect(panel?.height).toBeLessThanOrEqual(0.8 * 844 + 1);
  // An on-screen keyboard covers the lower half.
  await page.setViewportSize({ width: 390, height: 420 });
  await expect
    .poll(async () => {
      const panelNow = await panelOf(page).boundingBox();
      return (panelNow?.y ?? 0) + (panelNow?.height ?? 0);
    })
    .toBeLessThanOrEqual(420);
  const last = optionsOf(page).last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(last).toHaveText(/^See all/);
  await expect(boxOf(page)).toBeFocused();
  await last.tap();
  await expect(page).toHaveURL('/search/?s=squat');
});
