// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  belt,
  chalk,
  element,
  openSnipcartForTests,
} from '../../../../tests/support/snipcart/open-snipcart-cart.ts';

const { now, paid, create, heldCart, held, site, snipcart } = openSnipcartForTests();

describe('the checkout at Snipcart', () => {
  const type = (name: string, text: string): void => {
    const input = element()?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (input == null) throw new Error(`There is no field ${name}.`);
    input.value = text;
  };
  const press = (name: string): void => {
    const buttons = [...(element()?.querySelectorAll('button') ?? [])];
    const found = buttons.find(({ textContent }) => textContent === name);
    if (found === undefined) throw new Error(`There is no button ${name}.`);
    found.click();
  };
  const title = () => element()?.querySelector('h1')?.textContent;
  const typeAddress = async (): Promise<void> => {
    press('Checkout');
    type('email', 'jo@example.com');
    type('name', 'Jo Sample');
    type('address1', '1 Sample Street');
    type('city', 'Sheffield');
    type('postalCode', 'S1 1AA');
    press('Continue to payment');
    await vi.waitFor(() => expect(title()).toBe('Payment'));
  };
  const sell = (sku: string, gbp: number): void => {
    site().pages.set(`/shop/crawl/${sku.split(':')[0]}.json`, [
      'application/json',
      JSON.stringify([{ id: sku, price: { gbp, eur: 69 } }]),
    ]);
  };
  beforeEach(() => {
    site().answerWith(200, { rates: [{ cost: 3.95, description: 'Tracked delivery' }] });
  });

  it('has exactly our cart, with the order’s reference, and reports when it is paid', async () => {
    sell(belt.sku, 59.5);
    const cart = create();
    await cart.add(chalk);
    await cart.checkOut([belt], 'order-1.code');
    expect(held()).toEqual([[belt.sku, 2]]);
    expect(heldCart()).toMatchObject({
      metadata: { order: 'order-1.code' },
      items: [{ maxQuantity: 2, minQuantity: 2, metadata: { order: 'order-1.code' } }],
    });
    expect(title()).toBe('Cart summary');
    await typeAddress();
    type('card', '4242 4242 4242 4242');
    press('Place order');
    await vi.waitFor(() => expect(paid).toEqual(['order-1.code']));
    expect(snipcart().books.orders()[0]).toMatchObject({
      finalGrandTotal: 122.95,
      metadata: { order: 'order-1.code' },
      email: 'jo@example.com',
    });
    expect(heldCart()).toBeUndefined();
  });

  it('refuses a price that differs from the page’s', async () => {
    sell(belt.sku, 79);
    const cart = create();
    const errors: unknown[] = [];
    await cart.checkOut([belt], 'order-2.code');
    window.Snipcart?.events.on('cart.confirm.error', (error) => void errors.push(error));
    await typeAddress();
    type('card', '4242424242424242');
    press('Place order');
    await vi.waitFor(() => expect(errors).toHaveLength(1));
    expect(errors).toMatchObject([{ errors: [{ key: 'product-crawling-failed' }] }]);
    expect(paid).toEqual([]);
  });

  it('reprices everything when her currency has changed', async () => {
    const cart = create();
    await cart.add(belt);
    now.currency = 'eur';
    await cart.checkOut([belt, chalk], 'order-3.code');
    expect(heldCart()).toMatchObject({ currency: 'eur', items: [{ price: 69 }, { price: 69 }] });
  });

  it('can be left, and her next change drops the fixed quantities', async () => {
    const cart = create();
    await cart.checkOut([belt, chalk], 'order-4.code');
    cart.close();
    await cart.add({ ...belt, quantity: 1 });
    expect(held()).toEqual([[belt.sku, 1]]);
    await cart.checkOut([{ ...belt, quantity: 3 }], 'order-5.code');
    cart.close();
    await cart.changeQuantity(belt.sku, 7);
    expect(held()).toEqual([]);
  });
});
