import { expect, test, type Page } from '@playwright/test';
import type { OrderStateAnswer } from '../../../src/domain/orders/checkout.ts';
import { orderPagePathForProductId } from '../../../src/domain/orders/order-page-path.ts';
import { expectAccessible, stubPictures } from '../../support/browser/accessibility.ts';
import { signIn } from '../../support/browser/sign-in.ts';
import { openOrder, orderButton, packProduct, titleOf } from '../../support/browser/till.ts';

const order: OrderStateAnswer = {
  state: 'processing',
  orderId: 'order-1',
  kind: 'pack',
  productId: packProduct,
  rightId: packProduct,
  gift: null,
  title: 'Strength and power',
  currency: 'gbp',
  minorUnits: 2400,
  opensAt: null,
  url: null,
};

const answerOrderWith = async (page: Page, status: number, body: object): Promise<void> => {
  await page.unroute('**/api/orders/*');
  await page.route('**/api/orders/*', (route) => route.fulfill({ status, json: body }));
};

test.beforeEach(async ({ page }) => {
  await stubPictures(page);
});

test('axe finds nothing on the order page in any state, and nothing overflows', async ({
  page,
}) => {
  await page.goto(orderPagePathForProductId('prod_unknown'));
  await expect(titleOf(page)).toHaveText('We don’t sell that here');
  await expectAccessible(page, 'not for sale');

  await signIn(page, 'new');
  await openOrder(page, packProduct);
  await expectAccessible(page, 'an order');
  for (const [status, body, words] of [
    [
      503,
      { error: 'The payment service can’t be reached. Try again in a minute.' },
      /haven’t paid anything/,
    ],
    [409, { error: 'You have it.', reason: 'already-subscribed' }, /You have it/],
    [
      409,
      { error: 'Later.', reason: 'supplied-late', withdrawnAt: new Date().toISOString() },
      /Nothing has been ordered yet/,
    ],
  ] as const) {
    await page.route('**/api/checkout', (route) => route.fulfill({ status, json: body }));
    await orderButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expectAccessible(page, `refused with ${status}`);
    await page.unroute('**/api/checkout');
  }
  // The buyer agreed to a price that has changed since.
  await page.evaluate((productId) => {
    const agreements = { version: '2020-01-01', supplyNow: true, knowsConsequence: true };
    const [priceId, currency, minorUnits] = ['price_old', 'gbp', 1];
    const pending = { productId, priceId, currency, minorUnits, agreements, at: 0, subject: null };
    localStorage.setItem('order', JSON.stringify(pending));
  }, packProduct);
  await page.goto(`/checkout/?product=${packProduct}&after=login#order`);
  await expect(page.getByText(/nothing has been ordered yet/)).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await expect(page).toHaveURL(orderPagePathForProductId(packProduct));
  await expectAccessible(page, 'asked again');
});

test('axe finds nothing on the page after paying in any state, and nothing overflows', async ({
  page,
}) => {
  await signIn(page, 'pack');
  for (const [status, body, title] of [
    [200, order, /^Your bank is working on it/],
    [200, { ...order, state: 'refunded' }, /^Refunded/],
    [404, { error: 'No such order.' }, /^We can’t find that order/],
    [503, { error: 'The payment service can’t be reached.' }, /^We can’t look up your order/],
  ] as const) {
    await answerOrderWith(page, status, body);
    await page.goto('/success/?session_id=cs_1');
    await expect(titleOf(page)).toHaveText(title);
    await expectAccessible(page, String(title));
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the order page says that it needs scripts, and how to reach us; without an order it shows an empty cart', async ({
    page,
  }) => {
    await page.goto(orderPagePathForProductId(packProduct));
    const main = page.getByRole('main');
    await expect(main.getByText('Ordering needs scripts')).toBeVisible();
    await expect(main.getByRole('link', { name: 'write to us' })).toBeVisible();
    await expect(main.getByText('Your cart is empty')).toBeHidden();
    await page.goto('/robots.txt');
    await page.goto('/checkout/');
    await expect(main.getByText('Your cart is empty')).toBeVisible();
    await expect(main.getByText('Ordering needs scripts')).toBeHidden();
  });
});
