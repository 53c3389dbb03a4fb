// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { navigate } from 'gatsby';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  beltItem,
  chalkItem,
  powerPackItem,
  quoteOfLines,
} from '../../../domain/cart/quote.test-support.ts';
import type { QuoteAnswer } from '../../../domain/cart/quote.ts';
import { clearCart } from '../../../services/cart/cart.ts';
import { noConnection, stubFetch } from '../../../services/stub-fetch.test-support.ts';
import { CartScreen } from './cart-screen.island.tsx';
import {
  createQuoteResponder,
  findPayButton,
  findPayButtonWithPrices,
  resetToCartPage,
  showCartPage,
  storedCartItems,
} from './cart-screen.test-support.tsx';

beforeEach(resetToCartPage);
afterEach(() => act(clearCart));

describe('a pack that she has already', () => {
  it('leads to it in the members zone, and can be taken out', async () => {
    localStorage.setItem('owned', powerPackItem.sku);
    stubFetch(createQuoteResponder());
    showCartPage(powerPackItem, chalkItem);
    expect(await screen.findByText(/You have this pack already\./)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open it' }).getAttribute('href')).toBe(
      '/members/packs/strength-power/',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Take it out' }));
    expect(storedCartItems().map(({ sku }) => sku)).toEqual([chalkItem.sku]);
  });
});

describe('the cart', () => {
  it('shows its lines, the total with delivery and VAT, and when it arrives', async () => {
    stubFetch(createQuoteResponder());
    showCartPage(beltItem, chalkItem);
    const button = await findPayButtonWithPrices();
    expect(button.textContent).toBe('Order and pay £125.95');
    const row = screen.getByRole('link', { name: 'Lifting belt, S' }).closest('li');
    if (row === null) throw new Error('A line is an item of a list.');
    expect(row.textContent).toContain('£59 each');
    expect(row.textContent).toContain('£118');
    expect(screen.getByText('Delivery to Great Britain').nextSibling?.textContent).toBe('£3.95');
    expect(screen.getByText(/That includes £20\.99 VAT/)).toBeDefined();
    expect(screen.getByText('Wednesday 25 to Friday 27 November 2026')).toBeDefined();
    expect(screen.getByText('Spend £28 more on goods for free delivery.')).toBeDefined();
    expect(
      screen.getByText(/You can withdraw until 14 days after your parcel arrives/),
    ).toBeDefined();
    expect(screen.getByText(/Iron Ltd, 1 Street, Leeds/)).toBeDefined();
  });

  it('describes VAT correctly for packs alone, and for goods sent abroad', async () => {
    stubFetch(createQuoteResponder((quote) => ({ ...quote, delivery: null, vatMinorUnits: null })));
    const { unmount } = showCartPage(powerPackItem);
    await findPayButtonWithPrices(/^Next/);
    expect(screen.getByText('VAT is included.')).toBeDefined();
    unmount();
    stubFetch(createQuoteResponder((quote) => ({ ...quote, vatMinorUnits: null })));
    showCartPage(beltItem);
    await findPayButtonWithPrices();
    expect(screen.getByText(/We charge no UK VAT on the goods/)).toBeDefined();
  });

  it('is empty at first, with links to the shop', () => {
    stubFetch(createQuoteResponder());
    showCartPage();
    expect(screen.getByText('Nothing in it')).toBeDefined();
  });

  it('says when the stored cart can’t be read', () => {
    stubFetch(createQuoteResponder());
    localStorage.setItem('cart', '{broken');
    render(<CartScreen packs={[]} empty={<p>Nothing in it</p>} waiting={null} />);
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'cart' })));
    expect(screen.getByRole('alert').textContent).toContain('couldn’t read');
    expect(localStorage.getItem('cart')).toBe('[]');
    // The page that shows it goes on showing it; the next one has nothing to say.
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'cart' })));
    expect(screen.getByRole('alert').textContent).toContain('couldn’t read');
  });

  it('goes on to pay for what she has seen, with one press', async () => {
    stubFetch(createQuoteResponder());
    showCartPage(beltItem);
    fireEvent.click(await findPayButtonWithPrices());
    const button = await findPayButton();
    fireEvent.click(button);
    expect(navigate).toHaveBeenCalledTimes(1);
    expect(navigate).toHaveBeenCalledWith('/checkout/?cart#order', {
      state: {
        pressed: {
          currency: 'gbp',
          destination: 'GB',
          items: [{ sku: beltItem.sku, quantity: 2, minorUnits: 5900 }],
          deliveryMinorUnits: 395,
        },
      },
    });
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('orders nothing yet if it has a pack, for which she must tick the agreements', async () => {
    stubFetch(createQuoteResponder());
    showCartPage(beltItem, powerPackItem);
    fireEvent.click(await findPayButtonWithPrices(/^Next/));
    expect(navigate).toHaveBeenCalledWith('/checkout/?cart#order', { state: {} });
  });
});

describe('the destination', () => {
  it('says to a New Zealander, below the total, that she pays in Australian dollars', async () => {
    document.documentElement.dataset['currency'] = 'aud';
    stubFetch(createQuoteResponder((quote) => ({ ...quote, currency: 'aud' })));
    showCartPage(beltItem);
    await findPayButtonWithPrices();
    expect(screen.getByText('You pay in Australian dollars, in New Zealand too.')).toBeTruthy();
  });

  it('has to be chosen before she can pay, and is remembered', async () => {
    document.documentElement.dataset['currency'] = 'usd';
    stubFetch(createQuoteResponder((quote) => ({ ...quote, currency: 'usd' })));
    showCartPage(beltItem);
    fireEvent.click(await findPayButtonWithPrices());
    expect(navigate).not.toHaveBeenCalled();
    const choice = screen.getByRole('combobox', { name: 'Deliver to' });
    await waitFor(() => expect(document.activeElement).toBe(choice));
    expect(screen.getByText(/Choose where it goes, then/)).toBeDefined();
    fireEvent.change(choice, { target: { value: 'US' } });
    expect(localStorage.getItem('cart.destination')).toBe('US');
    fireEvent.click(await findPayButtonWithPrices());
    expect(navigate).toHaveBeenCalledTimes(1);
  });

  it('is reported when we no longer deliver there', async () => {
    localStorage.setItem('cart.destination', 'DE');
    stubFetch(createQuoteResponder());
    showCartPage(beltItem);
    await findPayButtonWithPrices();
    expect(screen.getByText(/We don’t deliver to the place you chose before/)).toBeDefined();
  });

  it.each([
    ['lifting-belt', [beltItem], 'are worth £121.95, so you’ll be asked for £6.10.'],
    ['chalk', [chalkItem], 'so you won’t be asked for anything.'],
  ])('says what Jersey’s customs ask for at the door (%s)', async (_name, items, words) => {
    localStorage.setItem('cart.destination', 'JE');
    const inJersey = (quote: QuoteAnswer): QuoteAnswer => {
      const { delivery } = quoteOfLines(quote.lines);
      const duty = 'Jersey takes 5% GST.';
      return {
        ...quote,
        destinations: [{ code: 'JE', name: 'Jersey' }],
        delivery: delivery === null ? null : { ...delivery, destination: 'JE', duty },
      };
    };
    stubFetch(createQuoteResponder(inJersey));
    showCartPage(...items);
    const note = await screen.findByText(/Jersey takes 5% GST\./);
    expect(note.textContent).toContain(words);
  });

  it('isn’t asked for with packs alone', async () => {
    stubFetch(createQuoteResponder());
    showCartPage(powerPackItem);
    await findPayButtonWithPrices(/^Next/);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('an outage', () => {
  it('shows the cart with the prices she last saw, blocks payment, and retries', async () => {
    const requests = stubFetch(noConnection);
    showCartPage(beltItem);
    expect((await screen.findByRole('alert')).textContent).toContain('paying has to wait');
    expect(screen.getByText('£59 each')).toBeDefined();
    const button = await findPayButton();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
    expect(navigate).not.toHaveBeenCalled();
    await screen.findByRole('alert');
    requests.answerWith(createQuoteResponder());
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await findPayButtonWithPrices()).textContent).toBe('Order and pay £121.95');
  });
});

describe('data from another page', () => {
  it('adds a pack once, and removes it from the address', async () => {
    history.replaceState(null, '', `/shop/cart/?add=${powerPackItem.sku}`);
    stubFetch(createQuoteResponder());
    const { unmount } = showCartPage(chalkItem);
    expect(await screen.findByText('Strength and power is in your cart.')).toBeDefined();
    expect(storedCartItems().map(({ sku }) => sku)).toEqual([chalkItem.sku, powerPackItem.sku]);
    expect(location.search).toBe('');
    unmount();
    history.replaceState(null, '', `/shop/cart/?add=${powerPackItem.sku}`);
    showCartPage(...storedCartItems());
    expect(await screen.findByText(/is already in your cart/)).toBeDefined();
    expect(storedCartItems()).toHaveLength(2);
  });

  it('is reported when the address names nothing that we sell', async () => {
    history.replaceState(null, '', '/shop/cart/?add=prod_old');
    stubFetch(createQuoteResponder());
    showCartPage();
    expect(await screen.findByText(/for something we don’t sell/)).toBeDefined();
  });

  it('shows a refusal once, at its line', async () => {
    const refused = { sentence: 'The last one is gone.', reason: 'sold-out', sku: chalkItem.sku };
    history.replaceState({ refused }, '');
    stubFetch(createQuoteResponder());
    showCartPage(beltItem, chalkItem);
    await findPayButtonWithPrices();
    const row = screen.getByRole('link', { name: 'Chalk block' }).closest('li');
    expect(row?.textContent).toContain('The last one is gone. You haven’t paid anything.');
    expect(history.state).toEqual({});
  });

  it('shows a refusal without a line above the cart', async () => {
    history.replaceState(
      { refused: { sentence: 'We can’t send it there.', reason: 'not-served' } },
      '',
    );
    stubFetch(createQuoteResponder());
    showCartPage(beltItem);
    await findPayButtonWithPrices();
    expect(screen.getByText(/We can’t send it there\./)).toBeDefined();
  });
});
