import { expect, test } from '@playwright/test';
import { memberLettersOrOneLetterPath } from '../../../src/domain/members/zone-address.ts';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { pageTitle } from '../../support/browser/member-plans.ts';
import { signIn } from '../../support/browser/sign-in.ts';
import { sessionDialog } from '../../support/browser/training.ts';

test('a member opens a letter and trains its session', async ({ page }) => {
  await signIn(page, 'subscriber');
  await page.goto(memberLettersOrOneLetterPath());
  await expectNoViolations(page, 'the letters');
  const letter = page.locator('main h2').getByRole('link').last();
  const title = await letter.innerText();
  await letter.click();
  await expect(pageTitle(page)).toHaveText(title);
  await expectNoViolations(page, 'a letter');
  await page.getByRole('link', { name: 'Start this session' }).first().click();
  await expect(pageTitle(page)).toHaveText(title);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(sessionDialog(page)).toBeVisible();
});

test('without a membership no letter is named', async ({ page }) => {
  await signIn(page, 'new');
  await page.goto(memberLettersOrOneLetterPath());
  await expect(page.locator('main')).toContainText('membership');
  await expect(page.locator('main h2').getByRole('link')).toHaveCount(0);
});
