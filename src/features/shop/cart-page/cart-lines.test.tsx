// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { navigate } from 'gatsby';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  beltItem,
  chalkItem,
  quoteOfLines,
  samePriceInEveryCurrency,
} from '../../../domain/cart/quote.test-support.ts';
import { clearCart } from '../../../services/cart/cart.ts';
import { stubFetch } from '../../../services/stub-fetch.test-support.ts';
import {
  createQuoteResponder,
  findPayButtonWithPrices,
  resetToCartPage,
  showCartPage,
  storedCartItems,
} from './cart-screen.test-support.tsx';

beforeEach(resetToCartPage);
afterEach(() => act(clearCart));

describe('changing a line', () => {
  it('steps the quantity up and down within its limits, and accepts a typed number', async () => {
    stubFetch(createQuoteResponder());
    showCartPage({ ...beltItem, quantity: 1 });
    await findPayButtonWithPrices();
    fireEvent.click(screen.getByRole('button', { name: /^One less/ }));
    expect(storedCartItems()[0]?.quantity).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: /^One more/ }));
    expect(storedCartItems()[0]?.quantity).toBe(2);
    expect(screen.getByRole('status').textContent).toBe('2 of Lifting belt, S in your cart.');
    const field = screen.getByRole('textbox', { name: /^Quantity/ });
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.change(field, { target: { value: '7' } });
    expect(storedCartItems()[0]?.quantity).toBe(7);
    fireEvent.change(field, { target: { value: '99' } });
    expect(storedCartItems()[0]?.quantity).toBe(10);
    fireEvent.change(field, { target: { value: 'two' } });
    fireEvent.blur(field);
    expect(field).toHaveProperty('value', '10');
    expect((await findPayButtonWithPrices()).textContent).toBe('Order and pay £593.95');
  });

  it('changes the size, and keeps the focus there', async () => {
    stubFetch(createQuoteResponder());
    showCartPage(beltItem);
    await findPayButtonWithPrices();
    const size = screen.getByRole('combobox', { name: 'Size of Lifting belt' });
    expect(within(size).getByRole('option', { name: 'M, 3 left' })).toBeDefined();
    fireEvent.change(size, { target: { value: 'lifting-belt:M' } });
    expect(storedCartItems()[0]).toMatchObject({ sku: 'lifting-belt:M', variant: 'M' });
    await waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByRole('combobox', { name: 'Size of Lifting belt' }),
      ),
    );
    await findPayButtonWithPrices();
  });

  it('removes a line and restores it in its place, and the focus follows', async () => {
    stubFetch(createQuoteResponder());
    showCartPage(beltItem, chalkItem);
    await findPayButtonWithPrices();
    fireEvent.click(screen.getByRole('button', { name: 'Remove Lifting belt, S' }));
    expect(storedCartItems().map(({ sku }) => sku)).toEqual(['chalk-block']);
    const undo = screen.getByRole('button', { name: 'Put it back: Lifting belt, S' });
    await waitFor(() => expect(document.activeElement).toBe(undo));
    expect(screen.getByRole('status').textContent).toBe(
      'Lifting belt, S has been taken out of your cart.',
    );
    fireEvent.click(undo);
    expect(storedCartItems().map(({ sku }) => sku)).toEqual(['lifting-belt:S', 'chalk-block']);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Lifting belt, S'));
    expect(screen.queryByRole('button', { name: /^Put/ })).toBeNull();
  });

  it('can be undone for the last line', async () => {
    stubFetch(createQuoteResponder());
    showCartPage(chalkItem);
    await findPayButtonWithPrices();
    fireEvent.click(screen.getByRole('button', { name: 'Remove Chalk block' }));
    expect(screen.getByText('Nothing in it')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Put it back: Chalk block' }));
    expect(storedCartItems()).toHaveLength(1);
  });
});

describe('a change since she added a line', () => {
  it('is reported line by line, and she pays the new price', async () => {
    stubFetch(
      createQuoteResponder((quote) =>
        quoteOfLines(
          quote.lines.map((line) => ({ ...line, prices: samePriceInEveryCurrency(6200) })),
        ),
      ),
    );
    showCartPage({ ...beltItem, quantity: 1 });
    expect((await findPayButtonWithPrices()).textContent).toBe('Order and pay £65.95');
    expect(
      screen.getByText('Lifting belt, S now costs £62. It was £59 when you added it.'),
    ).toBeDefined();
  });

  it('can be reduced to what is left with one press, and can’t be paid before', async () => {
    stubFetch(
      createQuoteResponder((quote) => ({
        ...quote,
        lines: quote.lines.map((line) => ({
          ...line,
          available: 2,
          problem: line.quantity > 2 ? ('fewer-left' as const) : null,
        })),
      })),
    );
    showCartPage({ ...chalkItem, quantity: 5 });
    fireEvent.click(await findPayButtonWithPrices());
    expect(navigate).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(document.activeElement?.textContent).toContain('Only 2 of Chalk block left'),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Change it to 2' }));
    expect(storedCartItems()[0]?.quantity).toBe(2);
    expect(screen.queryByText(/Only 2 left/)).toBeNull();
    fireEvent.click(await findPayButtonWithPrices());
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
  });

  it.each([
    ['sold out', 'sold-out' as const, /Chalk block is sold out/],
    ['not sold any more', 'gone' as const, /don’t sell Chalk block any more/],
  ])('lets her remove a line that is %s with one press', async (_, problem, sentence) => {
    stubFetch(
      createQuoteResponder((quote) => ({
        ...quote,
        lines: quote.lines.map((line) =>
          line.sku === chalkItem.sku ? { ...line, available: 0, problem } : line,
        ),
      })),
    );
    showCartPage(beltItem, chalkItem);
    fireEvent.click(await findPayButtonWithPrices());
    expect(screen.getByText(sentence)).toBeDefined();
    expect(navigate).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Take it out' }));
    expect(storedCartItems().map(({ sku }) => sku)).toEqual([beltItem.sku]);
  });
});
