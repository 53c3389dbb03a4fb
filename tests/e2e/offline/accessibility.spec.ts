import { expect, test } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { comeBack, isOfflinePage } from '../../support/browser/offline.ts';
import { visit } from '../../support/browser/visit.ts';

test.use({ serviceWorkers: 'allow' });

test('axe finds nothing on the page with what is kept, and on the offline page, and neither is too wide', async ({
  page,
  context,
}) => {
  await comeBack(page);
  await visit(page, '/on-this-device/');
  const link = page.getByRole('main').getByRole('link', { name: 'Training log', exact: true });
  await expect(link).toBeVisible();
  await expectAccessible(page, 'on this device, with kept pages');
  await context.setOffline(true);
  await page.goto('/about/');
  expect(await isOfflinePage(page)).toBe(true);
  await expect(link).toBeVisible();
  await expectAccessible(page, 'the offline page');
});
