import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/browser/accessibility.ts';
import { signIn } from '../support/browser/sign-in.ts';

test('the owner finds her desk and the month’s figures', async ({ page }) => {
  await signIn(page, 'owner');
  await page.goto('/owner/');
  await expect(page.getByRole('heading', { name: 'Your desk', level: 1 })).toBeVisible();
  const reviews = page.getByRole('region', { name: /^Waiting for a clinician/ });
  await expect(reviews.getByRole('link', { name: 'The Year, two days: 3 Muscle' })).toBeVisible();
  const month = page.getByRole('region', { name: 'The month' });
  await expect(month.getByText('members at the end')).toBeVisible();
  await expectAccessible(page, 'the owner’s desk');
  const download = page.waitForEvent('download');
  await month.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^knurl-20\d\d-\d\d\.csv$/);
});

test('the desk is closed to a member, and contains no data before the login', async ({ page }) => {
  const answer = await page.request.get('/owner/');
  expect(await answer.text()).toContain('noindex');
  expect((await page.request.get('/api/owner')).status()).toBe(401);
  await signIn(page, 'subscriber');
  await page.goto('/owner/');
  await expect(page.getByRole('heading', { name: 'This isn’t your page' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save as CSV' })).toHaveCount(0);
});
