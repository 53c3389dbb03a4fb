import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  accountLink,
  atLogin,
  deepPath,
  fillInLogin,
  linkInMailTo,
  loadsLibrary,
  message,
  storedKeys,
  titleOf,
} from '../../support/browser/login-pages.ts';
import { resetRateLimits, mailsTo } from '../../support/browser/inbox.ts';
import { leavesToBrowser } from '../../support/browser/modified-click.ts';
import { visit } from '../../support/browser/visit.ts';
import { firstForBreadth } from '../../support/proof-scale.ts';

/**
 * Blocks the fonts, which are optional: which page has them first is down to chance, and widths
 * depend on it.
 */
const withoutFonts = async (page: Page): Promise<void> => {
  await page.route(/\.woff2$/, (route) => route.abort());
};

const uniqueEmail = (name: string): string => `${name}-${crypto.randomUUID()}@example.com`;

const signUp = async (page: Page, email: string, givenName: string): Promise<void> => {
  await page.getByLabel('First name').fill(givenName);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill('iron and chalk');
  await page.getByRole('button', { name: 'Sign up' }).click();
};

test.describe('a visitor', () => {
  test('loads no part of the login library until she logs in', async ({ page }) => {
    await visit(page, '/');
    await expect(accountLink(page)).toHaveText('Members Zone');
    await page.waitForLoadState('networkidle');
    expect(await loadsLibrary(page)).toBe(false);
    expect(await storedKeys(page)).toEqual([]);
  });

  test('logs in with the account button and is greeted by her name', async ({ page }) => {
    await withoutFonts(page);
    await visit(page, '/articles/');
    const before = await accountLink(page).boundingBox();
    await accountLink(page).click();
    await atLogin(page);
    await fillInLogin(page, 'pack@example.com');
    await page.waitForURL('/members/');
    await expect(accountLink(page)).toHaveText('Members zone, signed in as Petra');
    await expect(accountLink(page)).toHaveAttribute('href', '/members/');
    expect(await accountLink(page).boundingBox()).toEqual(before);
    await expect(page.getByText('You are logged in as pack@example.com.')).toBeVisible();
  });

  test('logs in with the button of the home page', { tag: '@night' }, async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('link', { name: 'Sign Up/Login' }).click();
    await atLogin(page);
    await fillInLogin(page);
    await page.waitForURL('/members/');
  });

  test(
    'opens the members zone in a new tab, and logs in there',
    { tag: '@night' },
    async ({ page, context }) => {
      await visit(page, '/');
      expect(await leavesToBrowser(accountLink(page), 'ControlOrMeta')).toBe(true);
      const target = (await accountLink(page).getAttribute('href')) ?? '';
      const tab = await context.newPage();
      await tab.goto(target);
      await atLogin(tab);
      await expect(page).toHaveURL('/');
    },
  );

  test('reads what is wrong with her password, and tries again', async ({ page }) => {
    await page.goto('/members/');
    await atLogin(page);
    await fillInLogin(page, 'new@example.com', 'barbell-25');
    await expect(page.getByRole('alert')).toHaveText('Wrong e-mail address or password.');
    await expect(page.getByLabel('E-mail address')).toHaveValue('new@example.com');
    await expect(page.getByLabel('Password')).toBeFocused();
    await fillInLogin(page, 'new@example.com');
    await page.waitForURL('/members/');
    await expect(accountLink(page)).toContainText('Nadia');
  });

  for (const email of firstForBreadth(['new', 'pack', 'subscriber']).map(
    (name) => `${name}@example.com`,
  )) {
    test(`can become ${email} at the press of a button`, async ({ page }) => {
      await page.goto('/members/');
      await atLogin(page);
      await page.getByRole('button', { name: email }).click();
      await page.waitForURL('/members/');
      await expect(page.getByText(`You are logged in as ${email}.`)).toBeVisible();
    });
  }
});

test.describe('signing up', () => {
  test('requires a verified address before it lets her in', async ({ page }) => {
    const email = uniqueEmail('ann');
    await visit(page, '/contact/');
    const block = page.getByRole('complementary').filter({ hasText: 'Join Free' });
    await expect(block).toContainText('By subscribing you accept the terms and conditions.');
    await expect(block).toContainText('is free and you don’t need a card');
    await expect(block.getByRole('link', { name: 'terms and conditions' })).toHaveAttribute(
      'href',
      '/terms-and-conditions/',
    );
    await block.getByRole('link', { name: 'Join Free' }).click();
    await atLogin(page, 'Sign up');
    await signUp(page, email, 'Ann');

    await expect(titleOf(page)).toHaveText('Verify your address');
    await expect(page).toHaveURL('/login/');
    await expect(message(page)).toContainText(
      `Please verify your e-mail address ${email} before you log in.`,
    );
    await expect(
      message(page).getByText('You should receive an email within the next 5 minutes.', {
        exact: true,
      }),
    ).toBeVisible();
    await expect(message(page).getByRole('link', { name: 'Continue Using Site' })).toHaveAttribute(
      'href',
      '/',
    );

    // Too early: the same page again, without a password and without a loop. It says so.
    await message(page).getByRole('button', { name: 'Login Once Verified' }).click();
    await expect(titleOf(page)).toHaveText('Not verified yet');
    await expect(message(page)).toContainText('Open it first, then press this button again.');
    await expect(page.getByRole('button', { name: 'Send the e-mail again' })).toBeVisible();

    await page.goto(await linkInMailTo(page, email));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Your e-mail address is verified',
    );
    await page.goto('/login/');
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL('/members/');
    await expect(accountLink(page)).toContainText('Ann');
  });

  test('sends the e-mail again and confirms it, or says why not', async ({ page }) => {
    await resetRateLimits();
    const email = uniqueEmail('cora');
    await page.goto('/members/');
    await atLogin(page);
    await page.getByRole('link', { name: 'Sign up' }).click();
    await signUp(page, email, 'Cora');
    const first = await linkInMailTo(page, email);
    const again = page.getByRole('button', { name: 'Send the e-mail again' });
    await page.route('**/api/verification-email', (route) => route.abort());
    await again.click();
    await expect(page.getByText('We couldn’t reach the server.')).toBeVisible();
    await page.unrouteAll();
    await again.click();
    await expect(page.getByText(`Another e-mail is on its way to ${email}.`)).toBeVisible();
    expect((await mailsTo(email)).map(({ links }) => links[0])).toEqual([first, first]);
  });

  test('allows a mistyped address to be corrected, and needs no password after verification', async ({
    page,
  }) => {
    const [wrong, right] = [uniqueEmail('dina'), uniqueEmail('dina')];
    await page.goto('/members/');
    await atLogin(page);
    await page.getByRole('link', { name: 'Sign up' }).click();
    await signUp(page, wrong, 'Dina');
    await page.getByText('Is the address wrong?').click();
    const field = page.getByLabel('Your e-mail address');
    await expect(field).toHaveValue(wrong);
    await field.fill('dina');
    await page.getByRole('button', { name: 'Sign up with this address' }).click();
    await expect(page.getByText('it should look like name@example.com')).toBeVisible();
    await expect(field).toHaveValue('dina');
    await field.fill(right);
    await page.getByRole('button', { name: 'Sign up with this address' }).click();
    await atLogin(page, 'Sign up');
    await expect(page.getByLabel('E-mail address')).toHaveValue(right);
    await page.getByLabel('Password').fill('iron and chalk');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(message(page)).toContainText(right);
    await page.request.get(await linkInMailTo(page, right));
    await message(page).getByRole('button', { name: 'Login Once Verified' }).click();
    await expect(page.getByText(`You are logged in as ${right}.`)).toBeVisible();
  });

  test(
    'greets a member without a name by her address, however long it is',
    { tag: '@night' },
    async ({ page }) => {
      await withoutFonts(page);
      const name = `a-name-that-is-longer-than-any-button-${crypto.randomUUID().slice(0, 8)}`;
      await page.goto('/members/');
      await atLogin(page);
      await page.getByRole('link', { name: 'Sign up' }).click();
      await signUp(page, `${name}@example.com`, '');
      await expect(titleOf(page)).toHaveText('Verify your address');
      const before = await accountLink(page).boundingBox();
      await page.goto(await linkInMailTo(page, `${name}@example.com`));
      await page.getByRole('link', { name: 'Back to Knurl' }).click();
      await message(page).getByRole('button', { name: 'Log in' }).click();
      await page.waitForURL('/members/');
      await expect(accountLink(page)).toContainText(name);
      expect(await accountLink(page).boundingBox()).toEqual(before);
    },
  );

  test('leads on to the requested address', async ({ page }) => {
    const email = uniqueEmail('bea');
    await page.goto(deepPath);
    await atLogin(page);
    await page.getByRole('link', { name: 'Sign up' }).click();
    await signUp(page, email, 'Bea');
    await expect(titleOf(page)).toHaveText('Verify your address');
    await page.request.get(await linkInMailTo(page, email));
    await message(page).getByRole('button', { name: 'Login Once Verified' }).click();
    await page.waitForURL(deepPath);
  });
});
