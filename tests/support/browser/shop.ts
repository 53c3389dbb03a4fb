import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import * as v from 'valibot';
import type { CartItem } from '../../../src/domain/cart/cart-item.ts';
import { routes } from '../../../src/domain/routes.ts';
import { ShopSchema, type Product } from '../../../src/domain/shop/goods.ts';
import { awaitWorkThenCloseDatabases, openDatabase } from '../../../src/server/store/database.ts';
import { expectStripePage, cards } from './till.ts';
import { visit } from './visit.ts';

// Playwright runs in the project's folder.
const shopFile = path.resolve('private/shop.json');

/** A product as the build wrote it. */
const productOf = (slug: string): Product => {
  const { products } = v.parse(ShopSchema, JSON.parse(readFileSync(shopFile, 'utf8')));
  const product = products.find((one) => one.slug === slug);
  if (product === undefined) throw new Error(`The shop doesn’t sell ${slug}.`);
  return product;
};

/** A cart item of a product: its first variant, or the one of that size. */
export const itemOf = (slug: string, quantity = 1, variant?: string): CartItem => {
  const { title, path: page, image, prices, pieces } = productOf(slug);
  const piece = pieces.find((one) => variant === undefined || one.variant === variant);
  if (piece === undefined) throw new Error(`${slug} has no size ${variant}.`);
  return { ...piece, kind: 'goods', title, path: page, image, quantity, prices };
};

/** Makes this many available, whatever other tests hold for payment at the moment. */
export const setStock = async (sku: string, available: number): Promise<void> => {
  const database = openDatabase(process.env['DATABASE_URL'] ?? '');
  const statement = `
    insert into stock (sku, on_hand, changed_at) values ($1, $2::integer, now())
    on conflict (sku) do update set on_hand = stock.held + $2::integer returning sku`;
  await awaitWorkThenCloseDatabases(
    database.query(v.object({ sku: v.string() }), statement, [sku, available]),
    database,
  );
};

/** Fills the browser's cart, on a page that shows nothing of the site. */
export const fillCart = async (page: Page, items: readonly CartItem[]): Promise<void> => {
  await page.goto('/robots.txt');
  await page.evaluate((text) => localStorage.setItem('cart', text), JSON.stringify(items));
};

/** The contents of the browser's cart: quantity by sku. */
export const cartIn = (page: Page): Promise<Readonly<Record<string, number>>> =>
  page.evaluate(() => {
    const items: readonly { readonly sku: string; readonly quantity: number }[] = JSON.parse(
      localStorage.getItem('cart') ?? '[]',
    );
    return Object.fromEntries(items.map(({ sku, quantity }) => [sku, quantity]));
  });

/** The line of the cart with this name. */
export const lineOf = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

/** The cart's one button, enabled once the server has returned the prices. */
export const payButton = (page: Page): Locator =>
  page.getByRole('main').locator('button:is([aria-busy="false"])', { hasText: /^Order and pay/ });

/** Opens the cart and waits until the server has returned the prices. */
export const openCart = async (page: Page): Promise<void> => {
  await visit(page, routes.cart);
  await expect(page.getByRole('main').locator('.total').first()).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
};

/** Pays for a parcel on the stand-in's page. */
export const payParcel = async (page: Page, email: string, card = cards.pays): Promise<void> => {
  await expectStripePage(page);
  const address = page.getByLabel('E-mail address');
  if (await address.isVisible()) await address.fill(email);
  await page.getByLabel('Full name').fill('Nora Lifter');
  await page.getByLabel('Address line 1').fill('1 Rack Road');
  await page.getByLabel('Town or city').fill('Sheffield');
  await page.getByLabel('Postal code').fill('S3 0AA');
  await page.getByLabel(card).check();
  await page.getByRole('button', { name: /^Pay/ }).click();
};

/** Waits for the page of a paid order. */
export const expectPaidOrder = async (page: Page): Promise<void> => {
  // The page has moved the order's link and the session out of its address.
  await page.waitForURL('/success/');
  await expect(page.getByText(/KN-\d+/).first()).toBeVisible();
};
