import { expect, test, type Page } from '@playwright/test';
import * as v from 'valibot';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { newAddress } from '../../support/browser/inbox.ts';
import { cartIn, itemOf, payButton, setStock } from '../../support/browser/shop.ts';
import { expectStripePage } from '../../support/browser/till.ts';
import { visit } from '../../support/browser/visit.ts';
import { startSnipcartSite, type SnipcartSite } from '../../support/snipcart/snipcart-site.ts';

const api = process.env['SNIPCART_API_URL'] ?? '';
const snipcart = new URL(api).origin;
const authorization = `Basic ${Buffer.from(`${process.env['SNIPCART_SECRET_KEY']}:`).toString('base64')}`;

const Orders = v.object({
  items: v.array(v.object({ token: v.string(), email: v.string(), finalGrandTotal: v.number() })),
});
const orderOf = async (email: string) => {
  const answer = await fetch(`${api}/orders?limit=50`, { headers: { authorization } });
  return v.parse(Orders, await answer.json()).items.find((one) => one.email === email);
};

/** The addresses at the cart service that a page requests. */
const watchRequests = (page: Page): readonly string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(snipcart)) asked.push(request.url());
  });
  return asked;
};

const inCheckout = (page: Page) => page.getByRole('dialog');

const typeAddress = async (page: Page, email: string): Promise<void> => {
  const checkout = inCheckout(page);
  await checkout.getByRole('button', { name: 'Checkout' }).click();
  await checkout.getByLabel('E-mail').fill(email);
  await checkout.getByLabel('Name').fill('Nora Lifter');
  await checkout.getByLabel('Address', { exact: true }).fill('1 Rack Road');
  await checkout.getByLabel('Town').fill('Sheffield');
  await checkout.getByLabel('Postcode').fill('S3 0AA');
  await checkout.getByRole('button', { name: 'Continue to payment' }).click();
};

test.describe('with the cart service behind the cart', () => {
  test('its script loads with the first thing in the cart, and its own cart stays closed', async ({
    page,
  }) => {
    const book = itemOf('training-log-book');
    await setStock(book.sku, 200);
    const asked = watchRequests(page);
    await visit(page, book.path);
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect.poll(() => asked.some((one) => one.endsWith('/items'))).toBe(true);
    await expect(page.locator('#snipcart')).toBeHidden();
    await expect.poll(() => cartIn(page)).toEqual({ [book.sku]: 1 });

    // The service has it once its answer has come back.
    const held = () => page.evaluate(() => window.Snipcart?.store.getState().cart.items);
    await expect.poll(held).toMatchObject({ items: [{ id: book.sku, quantity: 1 }] });
    // The site's sidebar closes the service's cart, however it was opened.
    await page.evaluate(() => window.Snipcart?.api.theme.cart.open());
    await expect(inCheckout(page)).toBeVisible();
    await page.evaluate(() => document.dispatchEvent(new Event('sidebar-opened')));
    await expect(page.locator('#snipcart')).toBeHidden();
  });

  test('a blocked script doesn’t prevent filling the cart', { tag: '@night' }, async ({ page }) => {
    await page.route(`${snipcart}/**`, (route) => route.abort());
    const book = itemOf('training-log-book');
    await visit(page, book.path);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect.poll(() => cartIn(page)).toEqual({ [book.sku]: 1 });
    await page.reload();
    await expect.poll(() => cartIn(page)).toEqual({ [book.sku]: 1 });
  });
});

test.describe('when carts are paid through the cart service', () => {
  let site: SnipcartSite;
  test.beforeAll(async () => {
    site = await startSnipcartSite();
  });
  test.afterAll(() => site.close());

  const chalk = itemOf('chalk-ball', 2);

  const openCart = async (page: Page): Promise<void> => {
    await setStock(chalk.sku, 50);
    await page.goto(`${site.origin}/robots.txt`);
    await page.evaluate((text) => localStorage.setItem('cart', text), JSON.stringify([chalk]));
    await visit(page, `${site.origin}/shop/cart/`);
  };

  test('an order goes through its checkout and is paid, sent back and refunded like any other', async ({
    page,
  }) => {
    const email = newAddress();
    await openCart(page);
    const total = Number((await payButton(page).textContent())?.replace(/[^\d.]/g, ''));
    await payButton(page).click();
    await expect(inCheckout(page)).toContainText(`2 × ${chalk.title}`);
    await expectNoViolations(page, 'its checkout');
    await typeAddress(page, email);
    await expect(inCheckout(page)).toContainText(`Total: £${total.toFixed(2)}`);
    await inCheckout(page).getByLabel('Card number').fill('4242 4242 4242 4242');
    await inCheckout(page).getByRole('button', { name: 'Place order' }).click();

    await page.waitForURL(`${site.origin}/success/`);
    await expect(page.getByText(/KN-\d+/).first()).toBeVisible();
    await expect.poll(() => cartIn(page)).toEqual({});
    const order = await orderOf(email);
    expect(order?.finalGrandTotal).toBe(total);

    await fetch(`${api}/orders/${order?.token}/refunds`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ amount: total }),
    });
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(/^Refunded: order KN-/).first()).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 60_000 });
  });

  test(
    'a country other than the order’s gets a sentence before she pays',
    { tag: '@night' },
    async ({ page }) => {
      await openCart(page);
      await payButton(page).click();
      const checkout = inCheckout(page);
      await checkout.getByRole('button', { name: 'Checkout' }).click();
      await checkout.getByLabel('Country').fill('FR');
      await checkout.getByLabel('E-mail').fill(newAddress());
      await checkout.getByLabel('Name').fill('Nora Lifter');
      await checkout.getByLabel('Address', { exact: true }).fill('1 rue de la Barre');
      await checkout.getByLabel('Town').fill('Lyon');
      await checkout.getByLabel('Postcode').fill('69001');
      await checkout.getByRole('button', { name: 'Continue to payment' }).click();
      await expect(checkout.getByRole('alert')).toContainText('isn’t where you said');
      await expect(checkout.getByLabel('Town')).toHaveValue('Lyon');
    },
  );

  test(
    'without its script the cart is paid on Stripe’s page',
    { tag: '@night' },
    async ({ page }) => {
      await page.route(`${snipcart}/**`, (route) => route.abort());
      await page.route('https://js.stripe.com/**', (route) => route.abort());
      await openCart(page);
      await payButton(page).click();
      await expectStripePage(page);
    },
  );
});
