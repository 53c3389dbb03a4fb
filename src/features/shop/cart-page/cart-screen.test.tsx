// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { navigate } from 'gatsby';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { belt, chalk, powerPack, quoteOf } from '../../../domain/cart/quote.test-support.ts';
import type { QuoteAnswer } from '../../../domain/cart/quote.ts';
import { emptyCart } from '../../../services/cart/cart.ts';
import { noConnection, stubFetch } from '../../../services/stub-fetch.test-support.ts';
import { CartScreen } from './cart-screen.island.tsx';
import {
  answering,
  openCartPage,
  payButton,
  settled,
  show,
  stored,
} from './cart-screen.test-support.tsx';

beforeEach(openCartPage);
afterEach(() => act(emptyCart));

describe('a pack that she has already', () => {
  it('leads to it in the members zone, and can be taken out', async () => {
    localStorage.setItem('owned', powerPack.sku);
    stubFetch(answering());
    show(powerPack, chalk);
    expect(await screen.findByText(/You have this pack already\./)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open it' }).getAttribute('href')).toBe(
      '/members/packs/strength-power/',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Take it out' }));
    expect(stored().map(({ sku }) => sku)).toEqual([chalk.sku]);
  });
});

describe('the cart', () => {
  it('shows its lines, the total with delivery and VAT, and when it arrives', async () => {
    stubFetch(answering());
    show(belt, chalk);
    const button = await settled();
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
    stubFetch(answering((quote) => ({ ...quote, delivery: null, vatMinorUnits: null })));
    const { unmount } = show(powerPack);
    await settled(/^Next/);
    expect(screen.getByText('VAT is included.')).toBeDefined();
    unmount();
    stubFetch(answering((quote) => ({ ...quote, vatMinorUnits: null })));
    show(belt);
    await settled();
    expect(screen.getByText(/We charge no UK VAT on the goods/)).toBeDefined();
  });

  it('is empty at first, with links to the shop', () => {
    stubFetch(answering());
    show();
    expect(screen.getByText('Nothing in it')).toBeDefined();
  });

  it('says when the stored cart can’t be read', () => {
    stubFetch(answering());
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
    stubFetch(answering());
    show(belt);
    fireEvent.click(await settled());
    const button = await payButton();
    fireEvent.click(button);
    expect(navigate).toHaveBeenCalledTimes(1);
    expect(navigate).toHaveBeenCalledWith('/checkout/?cart#order', {
      state: {
        pressed: {
          currency: 'gbp',
          destination: 'GB',
          items: [{ sku: belt.sku, quantity: 2, minorUnits: 5900 }],
          deliveryMinorUnits: 395,
        },
      },
    });
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('orders nothing yet if it has a pack, for which she must tick the agreements', async () => {
    stubFetch(answering());
    show(belt, powerPack);
    fireEvent.click(await settled(/^Next/));
    expect(navigate).toHaveBeenCalledWith('/checkout/?cart#order', { state: {} });
  });
});

describe('the destination', () => {
  it('says to a New Zealander, below the total, that she pays in Australian dollars', async () => {
    document.documentElement.dataset['currency'] = 'aud';
    stubFetch(answering((quote) => ({ ...quote, currency: 'aud' })));
    show(belt);
    await settled();
    expect(screen.getByText('You pay in Australian dollars, in New Zealand too.')).toBeTruthy();
  });

  it('has to be chosen before she can pay, and is remembered', async () => {
    document.documentElement.dataset['currency'] = 'usd';
    stubFetch(answering((quote) => ({ ...quote, currency: 'usd' })));
    show(belt);
    fireEvent.click(await settled());
    expect(navigate).not.toHaveBeenCalled();
    const choice = screen.getByRole('combobox', { name: 'Deliver to' });
    await waitFor(() => expect(document.activeElement).toBe(choice));
    expect(screen.getByText(/Choose where it goes, then/)).toBeDefined();
    fireEvent.change(choice, { target: { value: 'US' } });
    expect(localStorage.getItem('cart.destination')).toBe('US');
    fireEvent.click(await settled());
    expect(navigate).toHaveBeenCalledTimes(1);
  });

  it('is reported when we no longer deliver there', async () => {
    localStorage.setItem('cart.destination', 'DE');
    stubFetch(answering());
    show(belt);
    await settled();
    expect(screen.getByText(/We don’t deliver to the place you chose before/)).toBeDefined();
  });

  it.each([
    ['lifting-belt', [belt], 'are worth £121.95, so you’ll be asked for £6.10.'],
    ['chalk', [chalk], 'so you won’t be asked for anything.'],
  ])('says what Jersey’s customs ask for at the door (%s)', async (_name, items, words) => {
    localStorage.setItem('cart.destination', 'JE');
    const inJersey = (quote: QuoteAnswer): QuoteAnswer => {
      const { delivery } = quoteOf(quote.lines);
      const duty = 'Jersey takes 5% GST.';
      return {
        ...quote,
        destinations: [{ code: 'JE', name: 'Jersey' }],
        delivery: delivery === null ? null : { ...delivery, destination: 'JE', duty },
      };
    };
    stubFetch(answering(inJersey));
    show(...items);
    const note = await screen.findByText(/Jersey takes 5% GST\./);
    expect(note.textContent).toContain(words);
  });

  it('isn’t asked for with packs alone', async () => {
    stubFetch(answering());
    show(powerPack);
    await settled(/^Next/);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('an outage', () => {
  it('shows the cart with the prices she last saw, blocks payment, and retries', async () => {
    const requests = stubFetch(noConnection);
    show(belt);
    expect((await screen.findByRole('alert')).textContent).toContain('paying has to wait');
    expect(screen.getByText('£59 each')).toBeDefined();
    const button = await payButton();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
    expect(navigate).not.toHaveBeenCalled();
    await screen.findByRole('alert');
    requests.answerWith(answering());
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await settled()).textContent).toBe('Order and pay £121.95');
  });
});

describe('data from another page', () => {
  it('adds a pack once, and removes it from the address', async () => {
    history.replaceState(null, '', `/shop/cart/?add=${powerPack.sku}`);
    stubFetch(answering());
    const { unmount } = show(chalk);
    expect(await screen.findByText('Strength and power is in your cart.')).toBeDefined();
    expect(stored().map(({ sku }) => sku)).toEqual([chalk.sku, powerPack.sku]);
    expect(location.search).toBe('');
    unmount();
    history.replaceState(null, '', `/shop/cart/?add=${powerPack.sku}`);
    show(...stored());
    expect(await screen.findByText(/is already in your cart/)).toBeDefined();
    expect(stored()).toHaveLength(2);
  });

  it('is reported when the address names nothing that we sell', async () => {
    history.replaceState(null, '', '/shop/cart/?add=prod_old');
    stubFetch(answering());
    show();
    expect(await screen.findByText(/for something we don’t sell/)).toBeDefined();
  });

  it('shows a refusal once, at its line', async () => {
    const refused = { sentence: 'The last one is gone.', reason: 'sold-out', sku: chalk.sku };
    history.replaceState({ refused }, '');
    stubFetch(answering());
    show(belt, chalk);
    await settled();
    const row = screen.getByRole('link', { name: 'Chalk block' }).closest('li');
    expect(row?.textContent).toContain('The last one is gone. You haven’t paid anything.');
    expect(history.state).toEqual({});
  });

  it('shows a refusal without a line above the cart', async () => {
    history.replaceState(
      { refused: { sentence: 'We can’t send it there.', reason: 'not-served' } },
      '',
    );
    stubFetch(answering());
    show(belt);
    await settled();
    expect(screen.getByText(/We can’t send it there\./)).toBeDefined();
  });
});
