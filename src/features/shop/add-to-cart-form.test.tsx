// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearCart } from '../../services/cart/cart.ts';
import { noConnection, stubFetch } from '../../services/stub-fetch.test-support.ts';
import { AddToCartForm } from './add-to-cart-form.island.tsx';
import { CartLink } from './cart-link.island.tsx';
import type { ProductForOrderForm } from './product-for-order-form.ts';

const belt: ProductForOrderForm = {
  slug: 'lifting-belt',
  path: '/shop/lifting-belt/',
  title: 'Lifting belt',
  variants: ['S', 'M', 'L'],
  inStock: true,
  image: '/static/belt.jpg',
  priceGbp: 59,
  priceEur: 69.5,
  priceUsd: 75,
  priceAud: 115,
};
const book: ProductForOrderForm = { ...belt, slug: 'log-book', title: 'Log book', variants: null };

const json = (body: unknown): Promise<Response> => Promise.resolve(Response.json(body));

/** Answers stock requests with these quantities, and every quote with this line. */
const stubShop = (available: Readonly<Record<string, number>>, line: object = {}) =>
  stubFetch(({ address, body }) => {
    if (address.startsWith('/api/stock/')) {
      const pieces = Object.entries(available).map(([sku, left]) => ({ sku, available: left }));
      return json({ pieces });
    }
    const { items } = JSON.parse(String(body));
    const prices = { gbp: { minorUnits: 1 }, eur: { minorUnits: 1 }, usd: { minorUnits: 1 } };
    return json({
      currency: 'gbp',
      lines: [
        {
          ...{ kind: 'goods', title: 'Lifting belt', variant: 'M', path: '/shop/lifting-belt/' },
          ...{ image: null, available: 10, problem: null, pieces: [] },
          ...{ prices: { ...prices, aud: { minorUnits: 1 } }, ...items[0], ...line },
        },
      ],
      ...{ unknown: [], subtotalMinorUnits: 1, delivery: null, totalMinorUnits: 1 },
      ...{ vatMinorUnits: null, destinations: [], till: 'stripe' },
    });
  });

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  clearCart();
  vi.unstubAllGlobals();
});

const size = (name: string): HTMLInputElement =>
  screen.getByRole('radio', { name: new RegExp(`^${name}\\b`) });
const press = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
const said = (): string => screen.getByRole('status').textContent;
const stored = (): unknown => JSON.parse(localStorage.getItem('cart') ?? '[]');
const show = (product = belt) =>
  render(
    <>
      <CartLink />
      <AddToCartForm product={product} sizeChart="#size-chart" />
    </>,
  );

it('asks for a size, then adds the chosen quantity to the cart', async () => {
  stubShop({});
  show();
  expect(screen.getByRole('link', { name: 'Cart, 0 items' })).toBeDefined();
  press();
  expect(said()).toContain('Choose a size first.');
  await waitFor(() => expect(document.activeElement).toBe(size('S')));
  fireEvent.click(size('M'));
  expect(said()).toBe('');
  fireEvent.change(screen.getByLabelText('Quantity'), { target: { value: '2' } });
  press();
  await waitFor(() => expect(said()).toBe('In your cart: 2. See the cart'));
  expect(screen.getByRole('link', { name: 'Cart, 2 items' }).textContent).toBe('2');
  expect(stored()).toEqual([
    {
      sku: 'lifting-belt:M',
      kind: 'goods',
      title: 'Lifting belt',
      variant: 'M',
      path: '/shop/lifting-belt/',
      image: '/static/belt.jpg',
      quantity: 2,
      prices: {
        gbp: { currency: 'gbp', minorUnits: 5900 },
        eur: { currency: 'eur', minorUnits: 6950 },
        usd: { currency: 'usd', minorUnits: 7500 },
        aud: { currency: 'aud', minorUnits: 11500 },
      },
    },
  ]);
  await waitFor(() => expect(said()).toBe('In your cart: 2. See the cart'));
});

it('loses no press while the cart’s script is loading', async () => {
  stubShop({});
  show();
  fireEvent.click(size('S'));
  press();
  fireEvent.click(size('M'));
  press();
  await waitFor(() => expect(said()).toBe('In your cart: 2. See the cart'));
  expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toBeDefined();
});

it('says what is left of a size, and disables a size that is sold out', async () => {
  stubShop({ 'lifting-belt:S': 0, 'lifting-belt:M': 3, 'lifting-belt:L': 10 });
  show();
  expect(await screen.findByText('Only 3 left')).toBeDefined();
  expect(size('S').disabled).toBe(true);
  expect(size('S').labels?.[0]?.textContent).toBe('S Sold out');
  expect(size('L').labels?.[0]?.textContent.trim()).toBe('L');
  fireEvent.click(size('M'));
  const quantities = within(screen.getByLabelText('Quantity')).getAllByRole('option');
  expect(quantities.map(({ textContent }) => textContent)).toEqual(['1', '2', '3']);
});

it('keeps every size available if the stock can’t be loaded', async () => {
  const { sent } = stubFetch(noConnection);
  show();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(['S', 'M', 'L'].map((name) => size(name).disabled)).toEqual([false, false, false]);
  fireEvent.click(size('S'));
  press();
  await waitFor(() => expect(sent).toHaveLength(2));
  await waitFor(() => expect(said()).toBe('In your cart: 1. See the cart'));
});

it('recognises an existing cart', async () => {
  stubShop({});
  const price = { minorUnits: 1 };
  const prices = { gbp: price, eur: price, usd: price, aud: price };
  const { path, title, image } = belt;
  const item = { sku: 'lifting-belt:M', kind: 'goods', variant: 'M', path, title, image, prices };
  localStorage.setItem('cart', JSON.stringify([{ ...item, quantity: 3 }]));
  show();
  await waitFor(() => expect(said()).toBe('In your cart: 3. See the cart'));
  expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toBeDefined();
});

it('says when every size is sold out', async () => {
  stubShop({ 'log-book': 0 });
  show(book);
  expect(await screen.findByText('Sold out.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('undoes adding a size that turns out to be sold out, with a sentence', async () => {
  stubShop({}, { problem: 'sold-out', available: 0 });
  show();
  fireEvent.click(size('M'));
  press();
  expect(await screen.findByText(/Lifting belt in M has just sold out/)).toBeDefined();
  expect(said()).not.toContain('In your cart');
  expect(stored()).toEqual([]);
});

it('refuses more than the cart’s limit of one item', async () => {
  stubShop({});
  show(book);
  fireEvent.change(screen.getByLabelText('Quantity'), { target: { value: '10' } });
  press();
  await waitFor(() => expect(said()).toContain('In your cart: 10.'));
  press();
  await waitFor(() => expect(said()).toContain('You can buy up to 10 of one item'));
  expect(screen.getByRole('link', { name: 'Cart, 10 items' })).toBeDefined();
});

it('renders what the cart service reads: each size with its price in every currency', () => {
  stubShop({});
  show();
  const pieces = [...document.querySelectorAll('.snipcart-add-item')];
  expect(pieces.map((piece) => piece.getAttribute('data-item-id'))).toEqual([
    'lifting-belt:S',
    'lifting-belt:M',
    'lifting-belt:L',
  ]);
  const [first] = pieces;
  expect(first?.getAttribute('data-item-name')).toBe('Lifting belt, S');
  expect(JSON.parse(first?.getAttribute('data-item-price') ?? '')).toEqual({
    ...{ gbp: 59, eur: 69.5, usd: 75, aud: 115 },
  });
  expect(first?.getAttribute('data-item-url')).toMatch(/\/shop\/crawl\/lifting-belt\.json$/);
});

it('keeps what she chose before the script loaded', async () => {
  stubShop({ 'lifting-belt:M': 10 });
  const order = <AddToCartForm product={belt} sizeChart={undefined} />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(order);
  document.body.append(container);
  size('M').checked = true;
  screen.getByRole<HTMLSelectElement>('combobox', { name: 'Quantity' }).value = '2';
  render(order, { container, hydrate: true });
  fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(await screen.findByText(/In your cart: 2/)).toBeDefined();
  expect(size('M').checked).toBe(true);
});
