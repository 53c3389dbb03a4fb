import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { createAccount } from '../../support/login/create-account.ts';
import { atLogin, fillInLogin } from '../../support/browser/login-pages.ts';
import {
  buy,
  expectAccessibleInBothSizes,
  openAccount,
  part,
  press,
  statusMessage,
} from '../../support/browser/account-page.ts';
import { logInAs, titleOf } from '../../support/browser/till.ts';
import { sampleForBreadth } from '../../support/proof-scale.ts';

// The journeys use a phone's window; the checks of a page look at a narrow and a wide one.
test.use({ viewport: { width: 390, height: 800 } });

// The payment provider's script may be blocked: all of this works without it.
test.beforeEach(({ page }) => page.route('https://js.stripe.com/**', (route) => route.abort()));

for (const width of sampleForBreadth([390, 1280])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('she cancels in two presses, and undoes it', async ({ page }) => {
      await logInAs(page, await createAccount('cara'));
      await buy(page, 'membership');
      await openAccount(page);
      const membership = part(page, 'Membership');
      await expect(membership).toContainText(/It renews on \d+ \w+ \d{4} for £/);
      await expectAccessibleInBothSizes(page, 'the account');
      await press(page, 'Cancel the membership');
      await expect(membership.getByRole('group')).toContainText('Everything stays open until');
      await expectAccessibleInBothSizes(page, 'before the second press');
      await press(page, 'Yes, cancel');
      await expect(statusMessage(page, 'Membership')).toContainText('It’s cancelled. It ends on');
      await expect(statusMessage(page, 'Membership')).toBeFocused();
      await expectAccessibleInBothSizes(page, 'cancelled');
      await page.goto('/members/');
      await expect(page.getByText(/You have cancelled it: it ends on/)).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Manage your membership' }).click();
      await press(page, 'Keep the membership');
      await expect(statusMessage(page, 'Membership')).toContainText('It carries on');
      await page.reload();
      await expect(membership).toContainText('It renews on');
    });
  });
}

test('she pauses for two months, and resumes early', { tag: '@night' }, async ({ page }) => {
  await logInAs(page, await createAccount('paula'));
  await buy(page, 'membership');
  await openAccount(page);
  await press(page, 'Pause it');
  await page.getByRole('radio', { name: '2 months' }).check();
  await expectAccessibleInBothSizes(page, 'before she pauses');
  await press(page, 'Pause for 2 months');
  await expect(statusMessage(page, 'Membership')).toContainText('It’s paused');
  await expectAccessibleInBothSizes(page, 'paused');
  await page.goto('/members/');
  await expect(page.getByRole('heading', { name: 'Your membership is paused' })).toBeVisible();
  await openAccount(page);
  await press(page, 'Restart it now');
  await expect(statusMessage(page, 'Membership')).toContainText('open again');
});

test('she withdraws in two steps, and her plans close', async ({ page }) => {
  await logInAs(page, await createAccount('wilma'));
  await buy(page, 'membership');
  await page.goto('/members/account/#orders');
  await press(page, 'Withdraw from this order');
  await expect(part(page, 'Orders').getByRole('group')).toContainText(/We refund £\d+/);
  await expectAccessibleInBothSizes(page, 'before she confirms the withdrawal');
  await press(page, 'Confirm withdrawal');
  await expect(statusMessage(page, 'Orders')).toContainText('We have received your withdrawal.');
  await expectAccessibleInBothSizes(page, 'withdrawn');
  await expect(part(page, 'Membership')).toContainText('Ended');
});

test('she downloads her data and deletes her account, and a public page confirms it', async ({
  page,
}) => {
  await logInAs(page, await createAccount('dora'));
  await buy(page, 'pack');
  await page.goto('/members/account/#data');
  for (const [name, file] of [
    ['Download it as JSON', 'knurl-my-data.json'],
    ['Download it to read', 'knurl-my-data.html'],
  ] as const) {
    const download = page.waitForEvent('download');
    await press(page, name);
    const kept = await download;
    expect(kept.suggestedFilename()).toBe(file);
    expect(await readFile(await kept.path(), 'utf8')).toContain('Strength and power');
  }
  await press(page, 'Delete my account');
  const group = part(page, 'Your data').getByRole('group');
  await expect(group).toContainText('Strength and power');
  await press(page, 'Delete it for good');
  await expect(group.getByRole('alert')).toBeVisible();
  await expectAccessibleInBothSizes(page, 'before her account is deleted');
  await page.getByRole('checkbox').check();
  await press(page, 'Delete it for good');
  await page.waitForURL('/account-deleted/');
  await expect(titleOf(page)).toHaveText('Your account is being deleted');
});

test(
  'the footer leads to the withdrawal page, through the login',
  { tag: '@night' },
  async ({ page }) => {
    const account = await createAccount('fiona');
    await page.goto('/articles/');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Withdraw from a contract' })
      .click();
    await atLogin(page);
    await fillInLogin(page, account.email, account.password);
    await expect(page).toHaveURL('/members/account/#orders');
    await expect(part(page, 'Orders')).toBeInViewport();
    await expectAccessibleInBothSizes(page, 'an empty account');
  },
);

test(
  'an outage of the receipts shows a sentence, and the rest of the page works',
  { tag: '@night' },
  async ({ page }) => {
    await logInAs(page, await createAccount('rhea'));
    await page.route('**/api/account/payments', (route) =>
      route.fulfill({ status: 503, json: { error: 'We can’t reach our payment service now.' } }),
    );
    await openAccount(page);
    const payments = part(page, 'Payments and receipts');
    await expect(payments.getByRole('alert')).toContainText('can’t reach');
    await page.unroute('**/api/account/payments');
    await payments.getByRole('button', { name: 'Try again' }).click();
    await expect(payments).toContainText('You haven’t paid anything yet.');
  },
);
