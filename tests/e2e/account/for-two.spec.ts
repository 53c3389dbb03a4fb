import { expect, test } from '@playwright/test';
import {
  buy,
  expectPlan,
  expectAccessibleInBothSizes,
  linkTo,
  openAccount,
  part,
  press,
  statusMessage,
} from '../../support/browser/account-page.ts';
import { atLogin, fillInLogin } from '../../support/browser/login-pages.ts';
import { logInAs } from '../../support/browser/till.ts';
import { createAccount } from '../../support/login/create-account.ts';

// The journeys use a phone's window; the checks of a page look at a narrow and a wide one.
test.use({ viewport: { width: 390, height: 800 } });

test.beforeEach(({ page }) => page.route('https://js.stripe.com/**', (route) => route.abort()));

test('two members share a membership until the one who pays removes the other', async ({
  page,
  browser,
}) => {
  await logInAs(page, await createAccount('tess'));
  await buy(page, 'membership', 'sub_sample_two');
  const second = await createAccount('ada');
  await openAccount(page);
  await press(page, 'Invite somebody');
  await page.getByLabel('Her e-mail address').fill(second.email);
  await expectAccessibleInBothSizes(page, 'before she invites');
  await press(page, 'Send the invitation');
  await expect(statusMessage(page, 'For two')).toContainText('The invitation is on its way');
  await expectAccessibleInBothSizes(page, 'invited');

  const device = await browser.newContext();
  const hers = await device.newPage();
  await hers.goto(await linkTo(second.email, 'invitation'));
  await atLogin(hers);
  await fillInLogin(hers, second.email, second.password);
  await expect(part(hers, 'An invitation')).toContainText('shares her membership with you');
  await expectAccessibleInBothSizes(hers, 'an invitation');
  await press(hers, 'Accept');
  await expect(statusMessage(hers, 'An invitation')).toContainText('The place is yours');
  await expectAccessibleInBothSizes(hers, 'accepted');
  await expectPlan(hers, 'open');

  await openAccount(page);
  await expect(part(page, 'For two')).toContainText(`Shared with ${second.email}`);
  await press(page, 'Remove her');
  await press(page, 'Yes, remove her');
  await expect(statusMessage(page, 'For two')).toContainText('The place is free again.');
  await expectAccessibleInBothSizes(page, 'removed');
  await expectPlan(hers, 'closed');
  await expectPlan(page, 'open');
  await device.close();
});
