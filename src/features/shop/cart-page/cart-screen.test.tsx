// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { navigate } from 'gatsby';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartItem } from '../../../domain/cart/cart-item.ts';
import type { QuoteAnswer } from '../../../domain/cart/quote.ts';
import {
  belt,
  chalk,
  lineOf,
  power,
  pricesOf,
  quoteOf,
} from '../../../domain/cart/quote.test-support.ts';
import { emptyCart } from '../../../services/cart/cart.ts';
import { noConnection, stubFetch } from '../../../services/stub-fetch.test-support.ts';
import { CartScreen } from './cart-screen.island.tsx';

vi.mock('gatsby', () => ({ graphql: () => undefined, navigate: vi.fn() }));

const pack = {
  productId: power.sku,
  title: power.title,
  path: power.path,
  image: null,
  prices: power.prices,
};

/** Answers each question about the items that it asks for, changed as the test wants. */
const answering =
  (toAnswer: (quote: QuoteAnswer) => QuoteAnswer = (quote) => quote) =>
  async ({ body }: { readonly body: unknown }): Promise<Response> => {
    const asked: {
      readonly items: readonly { readonly sku: string; readonly quantity: number }[];
      readonly destination: string | null;
    } = JSON.parse(String(body));
    const known = [belt, chalk, power, { ...belt, sku: 'lifting-belt:M', variant: 'M' }];
    const lines = asked.items.flatMap(({ sku, quantity }) => {
      const item = known.find((one) => one.sku === sku);
      return item === undefined ? [] : [lineOf({ ...item, quantity })];
    });
    const quote = quoteOf(lines);
    const isServed = quote.destinations.some(({ code }) => code === asked.destination);
    return Response.json(toAnswer(isServed ? quote : { ...quote, delivery: null }));
  };

const show = (...items: readonly CartItem[]) => {
  localStorage.setItem('cart', JSON.stringify(items));
  const shown = render(
    <CartScreen packs={[pack]} empty={<p>Nothing in it</p>} waiting={<p>One moment</p>} />,
  );
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'cart' })));
  return shown;
};

const stored = (): readonly CartItem[] => JSON.parse(localStorage.getItem('cart') ?? '[]');
const payButton = (name: string | RegExp = /^Order and pay/) =>
  screen.findByRole('button', { name });
const settled = async (name?: string | RegExp) => {
  const button = await payButton(name);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
  return button;
};

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  history.replaceState(null, '', '/shop/cart/');
  delete document.documentElement.dataset['currency'];
});
afterEach(() => act(emptyCart));

describe('the cart', () => {
  it('shows what is in it, what it costs with delivery and VAT, and when it comes', async () => {
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
    expect(screen.getByText('£28 more of goods, and delivery is free.')).toBeDefined();
    expect(
      screen.getByText(/You can cancel until 14 days after your parcel has come/),
    ).toBeDefined();
    expect(screen.getByText(/Unit 4, Example Yard/)).toBeDefined();
  });

  it('says of VAT what is true of packs alone, and of goods that leave the country', async () => {
    stubFetch(answering((quote) => ({ ...quote, delivery: null, vatMinorUnits: null })));
    const { unmount } = show(power);
    await settled(/^Next/);
    expect(screen.getByText('VAT is included.')).toBeDefined();
    unmount();
    stubFetch(answering((quote) => ({ ...quote, vatMinorUnits: null })));
    show(belt);
    await settled();
    expect(screen.getByText(/We charge no UK VAT on the goods/)).toBeDefined();
  });

  it('is empty with ways on', () => {
    stubFetch(answering());
    show();
    expect(screen.getByText('Nothing in it')).toBeDefined();
  });

  it('says so when what was stored can’t be read', () => {
    stubFetch(answering());
    localStorage.setItem('cart', '{broken');
    render(<CartScreen packs={[]} empty={<p>Nothing in it</p>} waiting={null} />);
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'cart' })));
    expect(screen.getByRole('alert').textContent).toContain('can’t be read any more');
  });

  it('leads on to pay what she has seen, with one press', async () => {
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

  it('orders nothing yet with a pack in it, about which there is something to tick', async () => {
    stubFetch(answering());
    show(belt, power);
    fireEvent.click(await settled(/^Next/));
    expect(navigate).toHaveBeenCalledWith('/checkout/?cart#order', { state: {} });
  });
});

describe('changing a line', () => {
  it('counts up and down within its limits, and takes a number that is typed', async () => {
    stubFetch(answering());
    show({ ...belt, quantity: 1 });
    await settled();
    fireEvent.click(screen.getByRole('button', { name: /^One less/ }));
    expect(stored()[0]?.quantity).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: /^One more/ }));
    expect(stored()[0]?.quantity).toBe(2);
    expect(screen.getByRole('status').textContent).toBe('2 of Lifting belt, S in your cart.');
    const field = screen.getByRole('textbox', { name: /^Quantity/ });
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.change(field, { target: { value: '7' } });
    expect(stored()[0]?.quantity).toBe(7);
    fireEvent.change(field, { target: { value: '99' } });
    expect(stored()[0]?.quantity).toBe(10);
    fireEvent.change(field, { target: { value: 'two' } });
    fireEvent.blur(field);
    expect(field).toHaveProperty('value', '10');
    expect((await settled()).textContent).toBe('Order and pay £593.95');
  });

  it('changes the size, and keeps the focus there', async () => {
    stubFetch(answering());
    show(belt);
    await settled();
    const size = screen.getByRole('combobox', { name: 'Size of Lifting belt' });
    expect(within(size).getByRole('option', { name: 'M, 3 left' })).toBeDefined();
    fireEvent.change(size, { target: { value: 'lifting-belt:M' } });
    expect(stored()[0]).toMatchObject({ sku: 'lifting-belt:M', variant: 'M' });
    expect(document.activeElement).toBe(
      screen.getByRole('combobox', { name: 'Size of Lifting belt' }),
    );
    await settled();
  });

  it('takes it out and puts it back at its place, and the focus follows', async () => {
    stubFetch(answering());
    show(belt, chalk);
    await settled();
    fireEvent.click(screen.getByRole('button', { name: 'Remove Lifting belt, S' }));
    expect(stored().map(({ sku }) => sku)).toEqual(['chalk-block']);
    const undo = screen.getByRole('button', { name: 'Put it back: Lifting belt, S' });
    expect(document.activeElement).toBe(undo);
    expect(screen.getByRole('status').textContent).toBe('Lifting belt, S is out of your cart.');
    fireEvent.click(undo);
    expect(stored().map(({ sku }) => sku)).toEqual(['lifting-belt:S', 'chalk-block']);
    expect(document.activeElement?.textContent).toBe('Lifting belt, S');
    expect(screen.queryByRole('button', { name: /^Put/ })).toBeNull();
  });

  it('can be undone when it was the last line', async () => {
    stubFetch(answering());
    show(chalk);
    await settled();
    fireEvent.click(screen.getByRole('button', { name: 'Remove Chalk block' }));
    expect(screen.getByText('Nothing in it')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Put it back: Chalk block' }));
    expect(stored()).toHaveLength(1);
  });
});

describe('what has changed since she put it in', () => {
  it('is said line by line, and the new price is the one she pays', async () => {
    stubFetch(
      answering((quote) =>
        quoteOf(quote.lines.map((line) => ({ ...line, prices: pricesOf(6200) }))),
      ),
    );
    show({ ...belt, quantity: 1 });
    expect((await settled()).textContent).toBe('Order and pay £65.95');
    expect(
      screen.getByText('Lifting belt, S costs £62 now. It was £59 when you put it in.'),
    ).toBeDefined();
  });

  it('changes to what is left with a press, and isn’t paid before', async () => {
    stubFetch(
      answering((quote) => ({
        ...quote,
        lines: quote.lines.map((line) => ({
          ...line,
          available: 2,
          problem: line.quantity > 2 ? ('fewer-left' as const) : null,
        })),
      })),
    );
    show({ ...chalk, quantity: 5 });
    fireEvent.click(await settled());
    expect(navigate).not.toHaveBeenCalled();
    expect(document.activeElement?.textContent).toContain('Only 2 left of Chalk block');
    fireEvent.click(screen.getByRole('button', { name: 'Change it to 2' }));
    expect(stored()[0]?.quantity).toBe(2);
    expect(screen.queryByText(/Only 2 left/)).toBeNull();
    fireEvent.click(await settled());
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
  });

  it.each([
    ['sold out', 'sold-out' as const, /Chalk block is sold out/],
    ['not sold any more', 'gone' as const, /don’t sell Chalk block any more/],
  ])('takes out what is %s with a press', async (_, problem, sentence) => {
    stubFetch(
      answering((quote) => ({
        ...quote,
        lines: quote.lines.map((line) =>
          line.sku === chalk.sku ? { ...line, available: 0, problem } : line,
        ),
      })),
    );
    show(belt, chalk);
    fireEvent.click(await settled());
    expect(screen.getByText(sentence)).toBeDefined();
    expect(navigate).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Take it out' }));
    expect(stored().map(({ sku }) => sku)).toEqual([belt.sku]);
  });
});

describe('where it goes', () => {
  it('has to be chosen before it can be paid, and is remembered', async () => {
    document.documentElement.dataset['currency'] = 'usd';
    stubFetch(answering((quote) => ({ ...quote, currency: 'usd' })));
    show(belt);
    fireEvent.click(await settled());
    expect(navigate).not.toHaveBeenCalled();
    const choice = screen.getByRole('combobox', { name: 'Deliver to' });
    expect(document.activeElement).toBe(choice);
    expect(screen.getByText(/Choose where it goes, then/)).toBeDefined();
    fireEvent.change(choice, { target: { value: 'US' } });
    expect(localStorage.getItem('cart.destination')).toBe('US');
    fireEvent.click(await settled());
    expect(navigate).toHaveBeenCalledTimes(1);
  });

  it('says so when it isn’t served any more', async () => {
    localStorage.setItem('cart.destination', 'DE');
    stubFetch(answering());
    show(belt);
    await settled();
    expect(screen.getByText(/We don’t deliver to the place you chose before/)).toBeDefined();
  });

  it('isn’t asked for packs alone', async () => {
    stubFetch(answering());
    show(power);
    await settled(/^Next/);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('an outage', () => {
  it('shows the cart with the prices she saw, lets nothing be paid, and asks again', async () => {
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

describe('what another page hands over', () => {
  it('puts a pack in once, and takes it off the address', async () => {
    history.replaceState(null, '', `/shop/cart/?add=${power.sku}`);
    stubFetch(answering());
    const { unmount } = show(chalk);
    expect(await screen.findByText('Strength and power is in your cart.')).toBeDefined();
    expect(stored().map(({ sku }) => sku)).toEqual([chalk.sku, power.sku]);
    expect(location.search).toBe('');
    unmount();
    history.replaceState(null, '', `/shop/cart/?add=${power.sku}`);
    show(...stored());
    expect(await screen.findByText(/is in your cart already/)).toBeDefined();
    expect(stored()).toHaveLength(2);
  });

  it('says so when the address names nothing that we sell', async () => {
    history.replaceState(null, '', '/shop/cart/?add=prod_old');
    stubFetch(answering());
    show();
    expect(await screen.findByText(/names something that we don’t sell/)).toBeDefined();
  });

  it('shows a refusal at its line, once', async () => {
    const refused = { sentence: 'The last one is gone.', reason: 'sold-out', sku: chalk.sku };
    history.replaceState({ refused }, '');
    stubFetch(answering());
    show(belt, chalk);
    await settled();
    const row = screen.getByRole('link', { name: 'Chalk block' }).closest('li');
    expect(row?.textContent).toContain('The last one is gone. You have paid nothing.');
    expect(history.state).toEqual({});
  });

  it('shows a refusal that is about no line above the cart', async () => {
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
