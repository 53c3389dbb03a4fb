import { expect, test } from '@playwright/test';
import { memberPlanPath, routes } from '../../../src/domain/routes.ts';
import { sessionStartAddressOf } from '../../../src/domain/training/plan/plan-address.ts';
import { pageTitle } from '../../support/browser/member-plans.ts';
import { signIn } from '../../support/browser/sign-in.ts';

const path = memberPlanPath('the-year', 'two-days', 'learn-and-build-two-days');

test('a member without a gym reads and trains The Year with dumbbells, once she has said so', async ({
  page,
}) => {
  await signIn(page, 'subscriber');
  await page.goto(path);
  const lines = page.locator('main .plan-page');
  const kit = page.locator('dt', { hasText: /^Kit$/ }).locator('xpath=following-sibling::dd[1]');
  await expect(lines).toContainText('Back squat');
  await expect(kit).toContainText('barbell');
  await page.getByRole('button', { name: 'At home', exact: true }).click();
  await expect(page.getByRole('button', { name: 'At home', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(lines).toContainText('Goblet squat');
  await expect(lines).not.toContainText('Back squat');
  await expect(kit).not.toContainText('barbell');

  await page.goto(sessionStartAddressOf({ path, index: 0, week: 1, day: 1 }));
  await expect(page.getByRole('button', { name: 'Begin', exact: true })).toBeVisible();
  await expect(page.locator('main')).toContainText('Goblet squat');
  await expect(page.locator('main')).not.toContainText('Back squat');

  await page.goto(routes.myWeights);
  await page.getByRole('button', { name: 'Enter your weights', exact: true }).click();
  await page.getByRole('button', { name: 'At a gym', exact: true }).click();
  await page.goto(path);
  await expect(pageTitle(page)).toBeVisible();
  await expect(lines).toContainText('Back squat');
});
