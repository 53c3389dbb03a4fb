import { expect, test } from '@playwright/test';
import { expectNoViolations, expectSound } from '../support/browser/accessibility.ts';
import { publicPages } from '../support/browser/pages.ts';
import { scrollToEnd, visit } from '../support/browser/visit.ts';

for (const { name, path } of publicPages) {
  test(`${name}: axe finds nothing, and nothing sticks out`, async ({ page }) => {
    await visit(page, path);
    expect(page.frames()).toHaveLength(1);
    await expectSound(page, name, scrollToEnd);
  });
}

for (const label of ['Workout plans', 'Exercises']) {
  test(`with the menu of ${label} open axe finds nothing`, async ({ page }) => {
    await visit(page, '/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: label, exact: true }).hover();
    const panel = menu.locator('li > div').filter({ visible: true });
    await expect(panel).toHaveCSS('opacity', '1');
    await expectNoViolations(page, 'menu open');
  });
}

test('with the sidebar open axe finds nothing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await visit(page, '/');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectNoViolations(page, 'sidebar open');
});
