import { expect, test, type Page } from '@playwright/test';
import { giftOrderPagePathForProductId } from '../../../src/domain/orders/order-page-path.ts';
import { createAccount } from '../../support/login/create-account.ts';
import {
  expectPlan,
  expectAccessibleInBothSizes,
  openAccount,
  part,
  press,
  statusMessage,
} from '../../support/browser/account-page.ts';
import { findOverflow } from '../../support/browser/accessibility.ts';
import { atLogin, fillInLogin } from '../../support/browser/login-pages.ts';
import {
  cards,
  logInAs,
  orderButton,
  packName,
  packProduct,
  payWith,
  titleOf,
} from '../../support/browser/till.ts';
import { visit } from '../../support/browser/visit.ts';

// The journeys use a phone's window; the checks of a page look at a narrow and a wide one.
test.use({ viewport: { width: 390, height: 800 } });

test.beforeEach(({ page }) => page.route('https://js.stripe.com/**', (route) => route.abort()));

/** Orders a gift, and returns the code on its card. */
const give = async (page: Page, productId: string, name: string, line: string): Promise<string> => {
  await visit(page, giftOrderPagePathForProductId(productId));
  await page.getByLabel('Her name, if you like').fill(name);
  await page.getByLabel('A line for her, if you like').fill(line);
  await expectAccessibleInBothSizes(page, 'the order of a gift');
  await orderButton(page).click();
  await payWith(page, cards.pays);
  await page.waitForURL('/success/');
  await expect(titleOf(page)).toContainText('It’s a gift');
  await page.getByRole('link', { name: 'See and print the card' }).click();
  const card = page.getByRole('article', { name: 'The gift card' });
  await expect(card).toContainText(`For ${name}`);
  await expect(card).toContainText(line);
  return (await card.locator('dd').textContent()) ?? '';
};

/** Types a code on the page to redeem gifts, as a logged-in member. */
const tryCode = async (page: Page, code: string): Promise<void> => {
  await page.goto('/gift/');
  await page.getByLabel(/^The code on the card/).fill(code);
  await press(page, 'See what it is');
};

const problemOf = (page: Page) => page.getByRole('main').getByRole('alert');

test(
  'a gift of a pack opens for the first member who redeems it, and for nobody else',
  { tag: '@night' },
  async ({ page, browser }) => {
    await logInAs(page, await createAccount('gina'));
    const code = await give(page, packProduct, 'Pia', 'For a strong year.');

    const device = await browser.newContext();
    const hers = await device.newPage();
    // The member's address has a word that is wider than a small phone.
    await logInAs(hers, await createAccount('m'.repeat(27)));
    await expectPlan(hers, 'closed', 'ofPack');
    await tryCode(hers, code);
    await expect(hers.getByRole('heading', { name: `For Pia: ${packName}` })).toBeVisible();
    await expect(hers.getByText('For a strong year.')).toBeVisible();
    await hers.setViewportSize({ width: 320, height: 800 });
    expect(await findOverflow(hers)).toEqual([]);
    await press(hers, 'Redeem it');
    await expect(hers.getByRole('heading', { name: `It’s yours: ${packName}` })).toBeVisible();
    await expectPlan(hers, 'open', 'ofPack');
    // The member types it a second time: nothing happens twice.
    await tryCode(hers, code);
    await expect(hers.getByRole('heading', { name: `It’s yours: ${packName}` })).toBeVisible();
    await device.close();

    const stranger = await browser.newContext();
    const others = await stranger.newPage();
    await logInAs(others, await createAccount('thea'));
    await tryCode(others, code);
    await expect(problemOf(others)).toContainText('We can’t find a gift with this code');
    await expectAccessibleInBothSizes(others, 'a code that was used');
    await expectPlan(others, 'closed', 'ofPack');
    await stranger.close();
  },
);

test(
  'a gift is refunded before anybody has used it, and its code opens nothing',
  { tag: '@night' },
  async ({ page, browser }) => {
    await logInAs(page, await createAccount('gwen'));
    const code = await give(page, 'gift_sample_annual', 'Uma', 'Lift with me.');
    await openAccount(page);
    await press(page, 'Withdraw from this order');
    await expect(part(page, 'Orders').getByRole('group')).toContainText('The code stops working.');
    await expectAccessibleInBothSizes(page, 'before the gift is refunded');
    await press(page, 'Confirm withdrawal');
    await expect(statusMessage(page, 'Orders')).toContainText('We have received your withdrawal.');
    await expectAccessibleInBothSizes(page, 'the gift is refunded');
    await expect(async () => {
      await openAccount(page);
      await expect(part(page, 'Gifts you have given')).toContainText(
        'It was refunded, and its code no longer works.',
        { timeout: 3000 },
      );
    }).toPass({ timeout: 40_000 });

    const device = await browser.newContext();
    const hers = await device.newPage();
    await logInAs(hers, await createAccount('uma'));
    await tryCode(hers, code);
    await expect(problemOf(hers)).toContainText('We can’t find a gift with this code');
    await expectPlan(hers, 'closed');
    await device.close();
  },
);

test('a gift is ordered, its card shows the code, and the recipient redeems it', async ({
  page,
  browser,
}) => {
  await logInAs(page, await createAccount('greta'));
  await page.goto('/checkout/?product=gift_sample_annual#order');
  await page.getByLabel('Her name, if you like').fill('Nora');
  await page.getByRole('button', { name: /^Order and pay/ }).click();
  await payWith(page, cards.pays);
  await page.waitForURL('/success/');
  await page.goto('/members/account/#gifts');
  await page.getByRole('link', { name: 'The card with its code' }).click();
  const card = page.getByRole('article', { name: 'The gift card' });
  await expect(card).toContainText('For Nora');
  await expectAccessibleInBothSizes(page, 'the gift card');
  const code = (await card.locator('dd').textContent()) ?? '';
  expect(code).toMatch(/^\w{4}(-\w{4}){4}$/);

  const device = await browser.newContext();
  const hers = await device.newPage();
  const nora = await createAccount('nora');
  await hers.goto(`/gift/#code=${code.toLowerCase()}`);
  await expect(hers).toHaveURL('/gift/');
  await hers.getByRole('button', { name: 'See what it is' }).click();
  await atLogin(hers);
  await fillInLogin(hers, nora.email, nora.password);
  await expect(hers.getByRole('heading', { name: /^For Nora/ })).toBeVisible();
  await expectAccessibleInBothSizes(hers, 'what the gift is');
  await hers.getByRole('button', { name: 'Redeem it' }).click();
  await expect(hers.getByRole('heading', { name: /^It’s yours/ })).toBeVisible();
  await expectAccessibleInBothSizes(hers, 'redeemed');
  await hers.getByRole('link', { name: 'Open your plans' }).click();
  await expect(hers.getByRole('heading', { name: 'Your membership is a gift' })).toBeVisible();

  await hers.goto('/gift/');
  await hers.getByLabel(/^The code on the card/).fill('7K3M-AAAA-AAAA-AAAA-AAAA');
  await hers.getByRole('button', { name: 'See what it is' }).click();
  await expect(hers.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(hers.getByLabel(/^The code on the card/)).toHaveValue('7K3M-AAAA-AAAA-AAAA-AAAA');
  await device.close();

  await page.goto('/members/account/#gifts');
  await expect(page.getByRole('region', { name: 'Gifts you have given' })).toContainText(
    'It was redeemed on',
  );
  await expect(titleOf(page)).toHaveText('Your account');
});
