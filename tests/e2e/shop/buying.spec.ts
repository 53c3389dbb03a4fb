import { expect, test, type Page } from '@playwright/test';
import { createAccount, mailsTo } from '../../support/login/create-account.ts';
import { expectAccessibleInBothSizes } from '../../support/browser/account-page.ts';
import { newAddress } from '../../support/browser/inbox.ts';
import { fillInLogin } from '../../support/browser/login-pages.ts';
import {
  cartIn,
  expectPaidOrder,
  fillCart,
  itemOf,
  lineOf,
  openCart,
  payButton,
  payParcel,
  setStock,
} from '../../support/browser/shop.ts';
import {
  expectStripePage,
  cards,
  orderButton,
  packName,
  packProduct,
  tickBoth,
  titleOf,
} from '../../support/browser/till.ts';
import { origins } from '../../support/login/create-account.ts';
import { visit } from '../../support/browser/visit.ts';
import { sampleForBreadth } from '../../support/proof-scale.ts';

// The journeys use a phone's window; the checks of a page look at a narrow and a wide one.
test.use({ viewport: { width: 390, height: 800 } });

// The payment provider's script may be blocked: all of this works without it.
test.beforeEach(({ page }) => page.route('https://js.stripe.com/**', (route) => route.abort()));

const book = itemOf('training-log-book');
test.beforeAll(() => setStock(book.sku, 200));

const toStripe = async (page: Page): Promise<void> => {
  await openCart(page);
  await payButton(page).click();
  await expectStripePage(page);
};

for (const width of sampleForBreadth([390, 1280])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('goods are bought without a login, from the product to the order', async ({ page }) => {
      const email = newAddress();
      await visit(page, book.path);
      await page.getByRole('button', { name: 'Add to cart' }).click();
      await page.getByRole('link', { name: 'See the cart' }).click();
      await page.waitForURL('**/shop/cart/');
      const price = (await payButton(page).textContent())?.replace('Order and pay ', '') ?? '';
      await payButton(page).click();
      await expectStripePage(page);
      await expect(page.getByRole('button', { name: /^Pay/ })).toContainText(price);
      await payParcel(page, email);
      await expectPaidOrder(page);
      await expect(page.getByText(book.title).first()).toBeVisible();
      await expectAccessibleInBothSizes(page, 'paid');
      await expect.poll(() => cartIn(page)).toEqual({});
      await expect
        .poll(async () => (await mailsTo(email)).length, { timeout: 60_000 })
        .toBeGreaterThan(0);
    });
  });
}

test('goods and a pack are bought together, with a login in between', async ({ page }) => {
  const account = await createAccount('paula');
  await fillCart(page, [book]);
  await visit(page, `/shop/cart/?add=${packProduct}`);
  await page.getByRole('button', { name: /^Next/ }).click();
  await page.waitForURL('**/checkout/?cart#order');
  await expect(orderButton(page)).toHaveAttribute('aria-busy', 'false');
  await expectAccessibleInBothSizes(page, 'the order of the cart');
  await tickBoth(page);
  await orderButton(page).click();
  await page.waitForURL(`${origins.login}/**`);
  await fillInLogin(page, account.email, account.password);

  // No other press is needed: what the buyer ticked still holds, and the cart is kept.
  await payParcel(page, account.email);
  await expectPaidOrder(page);
  await expect(page.getByRole('heading', { name: 'Open it here' })).toBeVisible();
  await expectAccessibleInBothSizes(page, 'paid, with a pack');
  await expect.poll(() => cartIn(page)).toEqual({});
  await page
    .getByRole('heading', { name: 'Open it here' })
    .locator('..')
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/members\/packs\//);

  // The buyer has it now: the cart refuses it by name.
  await visit(page, `/shop/cart/?add=${packProduct}`);
  await page.getByRole('button', { name: /^Next/ }).click();
  await orderButton(page).click();
  await page.waitForURL('**/shop/cart/');
  await expect(lineOf(page, packName)).toContainText('You haven’t paid anything.');
  await expect(page.getByRole('link', { name: /members zone/ }).first()).toBeVisible();
  await expectAccessibleInBothSizes(page, 'already owned');
});

test('going back from the payment page returns her to an unchanged cart', async ({ page }) => {
  await fillCart(page, [book]);
  await toStripe(page);
  const first = page.url();
  await page.goBack();
  await expect(page).toHaveURL(/\/shop\/cart\/$/);
  await expect(payButton(page)).toBeVisible();
  expect(await cartIn(page)).toEqual({ [book.sku]: 1 });
  // The goods held for the buyer don't count as sold out, and the same cart is the same order.
  await payButton(page).click();
  await expectStripePage(page);
  expect(page.url()).toBe(first);
  await page.getByRole('link', { name: 'Back, without paying' }).click();
  await page.waitForURL('**/shop/cart/');
  // A changed cart is a new order.
  await page.getByRole('button', { name: `One more of ${book.title}` }).click();
  await payButton(page).click();
  await expectStripePage(page);
  expect(page.url()).not.toBe(first);
  await payParcel(page, newAddress());
  await expectPaidOrder(page);
});

test(
  'the order page, opened by hand, orders nothing automatically',
  { tag: '@night' },
  async ({ page }) => {
    await fillCart(page, [book]);
    await visit(page, '/checkout/?cart');
    await expect(titleOf(page)).toHaveText('Your order');
    await expect(orderButton(page)).toHaveAttribute('aria-busy', 'false');
    await expectAccessibleInBothSizes(page, 'the order of goods');
    await orderButton(page).click();
    await expectStripePage(page);
    await page.goBack();
    await expect(titleOf(page)).toHaveText('Your order');
    await expect(orderButton(page)).toHaveAttribute('aria-busy', 'false');
  },
);

test(
  'the last piece is sold to one of two buyers, and the other is told at its line',
  { tag: '@night' },
  async ({ page, browser }) => {
    const last = itemOf('chalk-ball');
    await setStock(last.sku, 1);
    await fillCart(page, [book, last]);
    const context = await browser.newContext();
    const other = await context.newPage();
    await fillCart(other, [last]);
    await openCart(other);
    await openCart(page);
    await payButton(other).click();
    await expectStripePage(other);
    await payButton(page).click();
    await page.waitForURL('**/shop/cart/');
    await expect(lineOf(page, last.title)).toContainText('You haven’t paid anything.');
    await expectAccessibleInBothSizes(page, 'sold out while paying');
    await payParcel(other, newAddress());
    await expectPaidOrder(other);
    await context.close();
    await lineOf(page, last.title).getByRole('button', { name: 'Take it out' }).click();
    await payButton(page).click();
    await expectStripePage(page);
  },
);

test('two tabs lead to one payment', { tag: '@night' }, async ({ page, context }) => {
  await fillCart(page, [book]);
  const other = await context.newPage();
  await openCart(page);
  await openCart(other);
  await Promise.all([payButton(page).click(), payButton(other).click()]);
  await Promise.all([expectStripePage(page), expectStripePage(other)]);
  expect(other.url()).toBe(page.url());
  await payParcel(page, newAddress());
  await expectPaidOrder(page);
  await expect.poll(() => cartIn(page)).toEqual({});
});

test('a price edited in the storage is refused by name, and the real price is charged', async ({
  page,
}) => {
  const cheap = { ...book, prices: { ...book.prices, gbp: { minorUnits: 1 } } };
  const answer = await page.request.post('/api/checkout', {
    data: {
      mode: 'cart',
      priceId: {
        currency: 'gbp',
        destination: 'GB',
        items: [{ sku: book.sku, quantity: 1, minorUnits: 1 }],
        deliveryMinorUnits: 0,
      },
    },
  });
  expect(answer.status()).toBe(409);
  expect(await answer.json()).toMatchObject({ reason: 'price-changed', sku: book.sku });
  await fillCart(page, [cheap]);
  await openCart(page);
  await expect(lineOf(page, book.title)).toContainText('It was £0.01 when you added it.');
});

test('after a refused card another one can be used', { tag: '@night' }, async ({ page }) => {
  await fillCart(page, [book]);
  await toStripe(page);
  await payParcel(page, newAddress(), cards.isDeclined);
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
  await payParcel(page, newAddress());
  await expectPaidOrder(page);
});

test('an outage of the till is reported, and the next press goes through', async ({ page }) => {
  await fillCart(page, [book]);
  await openCart(page);
  await page.route('**/api/checkout', (route) =>
    route.fulfill({ status: 503, json: { error: 'Our payment provider can’t be reached.' } }),
  );
  await payButton(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('can’t be reached');
  await expectAccessibleInBothSizes(page, 'the till is down');
  await page.unroute('**/api/checkout');
  await orderButton(page).click();
  await expectStripePage(page);
});
