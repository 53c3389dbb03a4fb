import { test } from '@playwright/test';
import { visit } from '../../support/browser/visit.ts';
import { expectAriaSnapshot } from '../../support/past-axe/aria-snapshot.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a listener hears the reviewed header, footer and menu of a phone', async ({ page }) => {
  await visit(page, '/contact/');
  await expectAriaSnapshot(page.getByRole('banner'), 'header');
  await expectAriaSnapshot(page.getByRole('contentinfo'), 'footer');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expectAriaSnapshot(page.getByRole('dialog', { name: 'Menu' }), 'menu');
});
