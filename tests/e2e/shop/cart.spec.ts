import { expect, test } from '@playwright/test';
import { formatMoney } from '../../../src/domain/money.ts';
import { expectAccessibleInBothSizes } from '../../support/browser/account-page.ts';
import {
  cartIn,
  fillCart,
  itemOf,
  lineOf,
  openCart,
  payButton,
  setStock,
} from '../../support/browser/shop.ts';
import { packName, packProduct, titleOf } from '../../support/browser/till.ts';
import { visit } from '../../support/browser/visit.ts';
import { sampleForBreadth } from '../../support/proof-scale.ts';

const belt = itemOf('lifting-belt', 1, 'M');
const beltName = 'Lifting belt, M';
const chalk = itemOf('chalk-block', 2);

// The journeys use a phone's window; the checks of a page look at a narrow and a wide one.
test.use({ viewport: { width: 390, height: 800 } });

test.beforeAll(async () => {
  await setStock(belt.sku, 40);
  await setStock(chalk.sku, 40);
});

for (const width of sampleForBreadth([390, 1280])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a cart is changed, and a removed line goes back to its place', async ({ page }) => {
      await fillCart(page, [belt, chalk]);
      await openCart(page);
      await expectAccessibleInBothSizes(page, 'the cart');
      await page.getByRole('button', { name: `One more of ${beltName}` }).click();
      expect(await cartIn(page)).toEqual({ [belt.sku]: 2, [chalk.sku]: 2 });
      await expect(payButton(page)).toBeVisible();

      await page.getByRole('button', { name: `Remove ${beltName}` }).click();
      const undo = page.getByRole('button', { name: `Put it back: ${beltName}` });
      await expect(undo).toBeFocused();
      expect(await cartIn(page)).toEqual({ [chalk.sku]: 2 });
      await expectAccessibleInBothSizes(page, 'a line taken out');
      await undo.press('Enter');
      await expect(page.getByRole('heading', { name: beltName })).toBeFocused();
      expect(Object.keys(await cartIn(page))).toEqual([belt.sku, chalk.sku]);

      const size = page.getByRole('combobox', { name: 'Size of Lifting belt' });
      await setStock('lifting-belt:L', 40);
      await size.selectOption({ value: 'lifting-belt:L' });
      await expect(size).toBeFocused();
      expect(Object.keys(await cartIn(page))).toEqual(['lifting-belt:L', chalk.sku]);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Lifting belt, L' })).toBeVisible();
    });
  });
}

test('a changed price, stock or product is announced before she pays', async ({ page }) => {
  const mat = itemOf('barbell-pad', 5);
  const planner = itemOf('year-planner', 1);
  await setStock(mat.sku, 2);
  await setStock(planner.sku, 0);
  const cheap = { ...belt, prices: { ...belt.prices, gbp: { minorUnits: 100 } } };
  const gone = { ...chalk, sku: 'no-such-thing', title: 'Old thing', quantity: 1 };
  await fillCart(page, [cheap, mat, planner, gone]);
  await openCart(page);
  const now = formatMoney({ currency: 'gbp', ...belt.prices.gbp });
  await expect(lineOf(page, beltName)).toContainText(
    `${beltName} now costs ${now}. It was £1 when you added it.`,
  );
  await expect(lineOf(page, mat.title)).toContainText(`Only 2 of ${mat.title} left`);
  await expect(lineOf(page, planner.title)).toContainText('is sold out');
  await expect(lineOf(page, 'Old thing')).toContainText('don’t sell Old thing any more');
  await expectAccessibleInBothSizes(page, 'everything has changed');

  await payButton(page).click();
  await expect(page).toHaveURL(/\/shop\/cart\/$/);
  await page.getByRole('button', { name: 'Change it to 2' }).click();
  for (const name of [planner.title, 'Old thing']) {
    await lineOf(page, name).getByRole('button', { name: 'Take it out' }).click();
  }
  expect(await cartIn(page)).toEqual({ [belt.sku]: 1, [mat.sku]: 2 });
  await payButton(page).click();
  await page.waitForURL(/\/c\/pay\//);
});

test('an outage leaves the cart as it is, and paying waits', async ({ page }) => {
  await page.route('**/api/cart', (route) => route.abort());
  await fillCart(page, [belt]);
  await visit(page, '/shop/cart/');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('paying has to wait');
  await expect(lineOf(page, beltName)).toContainText('each');
  await expectAccessibleInBothSizes(page, 'the outage');
  await page.unroute('**/api/cart');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect(payButton(page)).toContainText('£');
});

test('an empty cart and an unreadable one say so', { tag: '@night' }, async ({ page }) => {
  await visit(page, '/shop/cart/');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expectAccessibleInBothSizes(page, 'empty');
  await page.evaluate(() => localStorage.setItem('cart', '{broken'));
  await page.reload();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('couldn’t read');
  await expectAccessibleInBothSizes(page, 'unreadable');
});

test('two tabs show the same cart', async ({ page, context }) => {
  await fillCart(page, [belt, chalk]);
  await openCart(page);
  const other = await context.newPage();
  await openCart(other);
  await other.getByRole('button', { name: `Remove ${chalk.title}` }).click();
  await expect(lineOf(page, chalk.title)).toHaveCount(0);
  await page.getByRole('button', { name: `One more of ${beltName}` }).click();
  await expect(other.getByRole('textbox', { name: `Quantity of ${beltName}` })).toHaveValue('2');
});

test(
  'a pack’s link adds it once, and a link to an unknown product says so',
  { tag: '@night' },
  async ({ page }) => {
    await visit(page, `/shop/cart/?add=${packProduct}`);
    await expect(page.getByText(`${packName} is in your cart.`)).toBeVisible();
    await expect(page).toHaveURL(/\/shop\/cart\/$/);
    await page.reload();
    await expect(page.getByRole('heading', { name: packName })).toBeVisible();
    expect(await cartIn(page)).toEqual({ [packProduct]: 1 });
    await visit(page, '/shop/cart/?add=prod_nothing');
    await expect(page.getByText(/for something we don’t sell/)).toBeVisible();
  },
);

test('the destination changes the cost, and is remembered', async ({ page }) => {
  await fillCart(page, [chalk]);
  await openCart(page);
  const choice = page.getByRole('combobox', { name: 'Deliver to' });
  const before = await payButton(page).textContent();
  await choice.selectOption({ label: 'Jersey' });
  await expect(page.getByText('Delivery to Jersey')).toBeVisible();
  await expect(payButton(page)).not.toHaveText(before ?? '');
  await page.reload();
  await expect(page.getByText('Delivery to Jersey')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the cart says that it needs scripts', async ({ page }) => {
    await page.goto('/shop/cart/');
    await expect(titleOf(page)).toHaveText('Your cart');
    await expect(page.getByText(/The cart needs scripts/)).toBeVisible();
  });
});
