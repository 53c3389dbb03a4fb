import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessibleInBothSizes } from '../../support/browser/account-page.ts';
import { atLogin, fillInLogin, linkInMailTo, message } from '../../support/browser/login-pages.ts';
import {
  membershipProduct,
  openOrder,
  orderButton,
  tickBoth,
  titleOf,
} from '../../support/browser/till.ts';
import { origins } from '../../support/login/create-account.ts';
import { visit } from '../../support/browser/visit.ts';

test.use({ viewport: { width: 390, height: 800 } });

const password = 'iron and chalk';

/** Signs up at the login service, and ends at the verify screen. */
const signUp = async (page: Page, email: string): Promise<void> => {
  await page.waitForURL(`${origins.login}/**`);
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(titleOf(page)).toHaveText('Verify your address');
};

/** Orders the annual membership as a visitor, and signs up. */
const orderAndSignUp = async (page: Page): Promise<string> => {
  const email = `jona-${crypto.randomUUID()}@example.com`;
  await openOrder(page, membershipProduct);
  await tickBoth(page, 'membership');
  await orderButton(page).click();
  await signUp(page, email);
  return email;
};

const openAnotherDevice = async (browser: Browser): Promise<Page> =>
  (
    await browser.newContext({ baseURL: origins.site, viewport: { width: 390, height: 800 } })
  ).newPage();

const expectOrder = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(`/checkout/?product=${membershipProduct}#order`);
  await expect(titleOf(page)).toHaveText('Order: Annual membership');
  await expect(orderButton(page)).toBeVisible();
};

test('verifying in another tab leads back to the order there, and the first tab says where its button leads', async ({
  page,
}) => {
  const email = await orderAndSignUp(page);
  const second = await page.context().newPage();
  await second.goto(await linkInMailTo(page, email));
  await second.getByRole('link', { name: 'Back to Knurl' }).click();
  await expect(titleOf(second)).toHaveText('Log in');
  await message(second).getByRole('button', { name: 'Log in' }).click();
  // The login service knows the member here: no password, and straight to the order, as she left
  // it.
  await expectOrder(second);
  for (const box of await second.getByRole('checkbox').all()) await expect(box).toBeChecked();

  await page.bringToFront();
  await expect(titleOf(page)).toHaveText('You are logged in');
  await message(page).getByRole('button', { name: 'Go on with your order' }).click();
  await page.waitForURL(`${origins.stripe}/c/pay/**`);
});

test(
  'verifying on another device leads to the order there',
  { tag: '@night' },
  async ({ page, browser }) => {
    const email = await orderAndSignUp(page);
    const phone = await openAnotherDevice(browser);
    await phone.goto(await linkInMailTo(page, email));
    await phone.getByRole('link', { name: 'Back to Knurl' }).click();
    await expect(message(phone)).toContainText('you’ll go back to what you were doing');
    await message(phone).getByRole('button', { name: 'Log in' }).click();
    await atLogin(phone);
    await fillInLogin(phone, email, password);
    await expectOrder(phone);
    // Nothing that the member ticked elsewhere is ticked here.
    for (const box of await phone.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
    await phone.context().close();
  },
);

test(
  'a login for the members zone on another device offers the order first',
  { tag: '@night' },
  async ({ page, browser }) => {
    const email = await orderAndSignUp(page);
    await page.request.get(await linkInMailTo(page, email));
    const phone = await openAnotherDevice(browser);
    await phone.goto('/members/');
    await atLogin(phone);
    await fillInLogin(phone, email, password);
    await expect(titleOf(phone)).toHaveText('You are logged in');
    await expect(message(phone)).toContainText('When you signed up, you were placing an order.');
    await expectAccessibleInBothSizes(phone, 'the offer to go on');
    await message(phone).getByRole('link', { name: 'Go on with your order' }).click();
    await expectOrder(phone);
    await phone.context().close();
  },
);

test(
  'somebody who wanted to pay for a cart is told that it is in the other browser',
  { tag: '@night' },
  async ({ page }) => {
    await visit(page, '/checkout/?cart#order');
    await expect(page.getByRole('main')).toContainText(
      'A cart is kept in the browser in which you filled it.',
    );
    await expect(page.getByRole('link', { name: 'Look round the shop' })).toHaveAttribute(
      'href',
      '/shop/',
    );
  },
);
