import { act, render, screen, waitFor, type RenderResult } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { CartItem } from '../../../domain/cart/cart-item.ts';
import type { QuoteAnswer } from '../../../domain/cart/quote.ts';
import {
  beltItem,
  chalkItem,
  powerPackItem,
  quoteLineOfCartItem,
  quoteOfLines,
} from '../../../domain/cart/quote.test-support.ts';
import { CartScreen } from './cart-screen.island.tsx';
import { CompanyContext } from '../../../page-parts/company.ts';
import { testCompany } from '../../../page-parts/company.test-support.ts';

const pack = {
  productId: powerPackItem.sku,
  title: powerPackItem.title,
  path: powerPackItem.path,
  image: null,
  prices: powerPackItem.prices,
};

/** Answers each quote request for its items, changed by `toAnswer`. */
export const createQuoteResponder =
  (toAnswer: (quote: QuoteAnswer) => QuoteAnswer = (quote) => quote) =>
  async ({ body }: { readonly body: unknown }): Promise<Response> => {
    const asked: {
      readonly items: readonly { readonly sku: string; readonly quantity: number }[];
      readonly destination: string | null;
    } = JSON.parse(String(body));
    const known = [
      beltItem,
      chalkItem,
      powerPackItem,
      { ...beltItem, sku: 'lifting-belt:M', variant: 'M' },
    ];
    const lines = asked.items.flatMap(({ sku, quantity }) => {
      const item = known.find((one) => one.sku === sku);
      return item === undefined ? [] : [quoteLineOfCartItem({ ...item, quantity })];
    });
    const quote = quoteOfLines(lines);
    const isServed = quote.destinations.some(({ code }) => code === asked.destination);
    return Response.json(toAnswer(isServed ? quote : { ...quote, delivery: null }));
  };

/** Shows the cart page with these items in the cart. */
export const showCartPage = (...items: readonly CartItem[]): RenderResult => {
  localStorage.setItem('cart', JSON.stringify(items));
  const shown = render(
    <CompanyContext value={testCompany}>
      <CartScreen packs={[pack]} empty={<p>Nothing in it</p>} waiting={<p>One moment</p>} />
    </CompanyContext>,
  );
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'cart' })));
  return shown;
};

export const storedCartItems = (): readonly CartItem[] =>
  JSON.parse(localStorage.getItem('cart') ?? '[]');

export const findPayButton = (name: string | RegExp = /^Order and pay/): Promise<HTMLElement> =>
  screen.findByRole('button', { name });

/** The pay button, once the prices have loaded. */
export const findPayButtonWithPrices = async (name?: string | RegExp): Promise<HTMLElement> => {
  const button = await findPayButton(name);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
  return button;
};

/** Resets everything to an empty cart on the cart page. */
export const resetToCartPage = (): void => {
  vi.clearAllMocks();
  localStorage.clear();
  history.replaceState(null, '', '/shop/cart/');
  delete document.documentElement.dataset['currency'];
};
