import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectNoViolations, findOverflow } from '../../support/browser/accessibility.ts';
import { budgeted } from '../../support/browser/layout-budget.ts';
import { visit } from '../../support/browser/visit.ts';
import { sampleForBreadth } from '../../support/proof-scale.ts';

const belt = '/shop/lifting-belt/';

/** Answers the stock requests with these quantities of each size of the belt. */
const stubStock = (page: Page, available: Readonly<Record<string, number>>) =>
  page.route('**/api/stock/*', (route) =>
    route.fulfill({
      json: {
        pieces: Object.entries(available).map(([size, left]) => ({
          sku: `lifting-belt:${size}`,
          available: left,
        })),
      },
    }),
  );

/** Blocks the requests for the cart's prices, so that additions stay. */
const stubQuotes = (page: Page) => page.route('**/api/cart', (route) => route.abort());

const sizeNamed = (page: Page, name: string) =>
  page.getByRole('radio', { name: new RegExp(`^${name}\\b`) });
const order = (page: Page) => page.getByRole('form', { name: 'Order Lifting belt' });
const said = (page: Page) => order(page).getByRole('status');
const headerCart = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });
const add = async (page: Page, size: string) => {
  await sizeNamed(page, size).check();
  await page.getByRole('button', { name: 'Add to cart' }).click();
};

for (const width of sampleForBreadth([390, 1280])) {
  test(`at ${width} px she chooses a size by keyboard and adds it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await stubStock(page, { XS: 10, S: 3, M: 10, L: 0, XL: 10 });
    await stubQuotes(page);
    await visit(page, belt);
    await expect(page.getByText('Only 3 left')).toBeVisible();
    await expect(sizeNamed(page, 'L')).toBeDisabled();
    const button = page.getByRole('button', { name: 'Add to cart' });
    // Price, size and button are within the first two screens.
    const box = await button.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(budgeted(2 * 844));

    await button.press('Enter');
    await expect(said(page)).toContainText('Choose a size first.');
    await expect(sizeNamed(page, 'XS')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(sizeNamed(page, 'S')).toBeChecked();
    await page.getByLabel('Quantity').selectOption('2');
    await button.press('Enter');
    await expect(said(page)).toHaveText('In your cart: 2. See the cart');
    await expect(headerCart(page)).toHaveAccessibleName('Cart, 2 items');
    await expectNoViolations(page, 'something is in the cart');
    expect(await findOverflow(page)).toEqual([]);

    await page.reload();
    await expect(headerCart(page)).toHaveAccessibleName('Cart, 2 items');
    await said(page).getByRole('link', { name: 'See the cart' }).click();
    await expect(page).toHaveURL('/shop/cart/');
  });
}

test('two tabs share one cart', { tag: '@night' }, async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await stubStock(tab, {});
    await stubQuotes(tab);
    await visit(tab, belt);
  }
  await add(page, 'S');
  await expect(headerCart(other)).toHaveAccessibleName('Cart, 1 item');
  await add(other, 'M');
  await expect(headerCart(page)).toHaveAccessibleName('Cart, 2 items');
  await add(page, 'S');
  await expect(said(other)).toContainText('In your cart: 3.');
  await other.close();
});

test('a product that has just sold out is removed again, with a sentence', async ({ page }) => {
  await stubStock(page, {});
  const price = { minorUnits: 5900 };
  await page.route('**/api/cart', (route) =>
    route.fulfill({
      json: {
        currency: 'gbp',
        lines: [
          {
            sku: 'lifting-belt:S',
            kind: 'goods',
            title: 'Lifting belt',
            variant: 'S',
            path: belt,
            image: null,
            quantity: 1,
            prices: { gbp: price, eur: price, usd: price, aud: price },
            available: 0,
            problem: 'sold-out',
            pieces: [],
          },
        ],
        unknown: [],
        subtotalMinorUnits: 0,
        delivery: null,
        totalMinorUnits: 0,
        vatMinorUnits: null,
        destinations: [],
        till: 'stripe',
      },
    }),
  );
  await visit(page, belt);
  await add(page, 'S');
  await expect(said(page)).toHaveText('Lifting belt in S has just sold out, so we didn’t add it.');
  await expect(headerCart(page)).toHaveAccessibleName('Cart, 0 items');
});

test('during an outage the page claims nothing false about the stock, and adding still works', async ({
  page,
}) => {
  await page.route('**/api/stock/*', (route) => route.fulfill({ status: 503, json: {} }));
  await stubQuotes(page);
  await visit(page, belt);
  await add(page, 'XL');
  await expect(said(page)).toHaveText('In your cart: 1. See the cart');
  await expect(page.getByText(/left|sold out/i)).toHaveCount(0);
});

test.describe('the browser’s storage', () => {
  test.beforeEach(async ({ page }) => {
    await stubStock(page, {});
    await stubQuotes(page);
  });

  test('may be switched off: the cart starts empty, says so, and works on this page', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
    });
    await visit(page, belt);
    await expect(said(page)).toContainText('isn’t saving anything for our site');
    await add(page, 'S');
    await expect(said(page)).toContainText('In your cart: 1.');
    await expect(headerCart(page)).toHaveAccessibleName('Cart, 1 item');
  });

  test(
    'may be full: the cart says so and lasts on this page',
    { tag: '@night' },
    async ({ page }) => {
      await page.addInitScript(() => {
        const { setItem } = Storage.prototype;
        Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
          if (key === 'cart') throw new DOMException('Full', 'QuotaExceededError');
          setItem.call(this, key, value);
        };
      });
      await visit(page, belt);
      await add(page, 'S');
      await add(page, 'M');
      await expect(said(page)).toContainText('In your cart: 2.');
      await expect(said(page)).toContainText('couldn’t save your cart');
    },
  );

  test('may be corrupt: the cart starts empty and says so', async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('spoilt') === null) localStorage.setItem('cart', '[{"sku":');
      sessionStorage.setItem('spoilt', 'once');
    });
    await visit(page, belt);
    await expect(said(page)).toContainText('so your cart is empty');
    await add(page, 'S');
    await expect(said(page)).toHaveText('In your cart: 1. See the cart');
    await page.reload();
    await expect(said(page)).toHaveText('In your cart: 1. See the cart');
  });
});

test(
  'the pictures scroll by keyboard, and the small ones lead to them',
  { tag: '@night' },
  async ({ page }) => {
    await visit(page, belt);
    const track = page.getByRole('list', { name: 'Pictures of Lifting belt' });
    const second = page.getByRole('button', { name: 'Picture 2 of' });
    await track.focus();
    await page.keyboard.press('ArrowRight');
    await expect(second).toHaveAttribute('aria-current', 'true');
    await page.getByRole('button', { name: 'Picture 1 of' }).press('Enter');
    await expect(second).not.toHaveAttribute('aria-current', 'true');
    await expect(track.getByRole('img').first()).toBeInViewport();
  },
);
