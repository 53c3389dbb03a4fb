import { expect, test } from '@playwright/test';
import { uiExamplesPath } from '../../src/domain/routes.ts';
import { expectAccessible } from '../support/browser/accessibility.ts';
import { visit } from '../support/browser/visit.ts';

test('axe finds nothing on the examples of the UI kit, and nothing overflows', async ({ page }) => {
  await visit(page, uiExamplesPath);
  await expectAccessible(page, 'the UI kit');
});

test('a focused button has the site’s outline, also where it is off', async ({ page }) => {
  await visit(page, uiExamplesPath);
  const main = page.getByRole('main');
  for (const name of ['Keep it', 'Undo']) {
    const button = main.getByRole('button', { name, exact: true }).first();
    await button.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(button).toHaveCSS('outline-style', 'solid');
  }
});

test(
  'the examples are shown light or dark, whatever the device has',
  { tag: '@night' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await visit(page, uiExamplesPath);
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await paper();
    await page.getByRole('button', { name: 'Dark', exact: true }).click();
    await expect.poll(paper).not.toBe(light);
    const dark = await paper();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await paper()).toBe(dark);
    await page.getByRole('button', { name: 'Light', exact: true }).click();
    await expect.poll(paper).toBe(light);
  },
);
