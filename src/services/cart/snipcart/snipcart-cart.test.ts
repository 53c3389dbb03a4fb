// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartItem } from '../../../domain/cart/cart-item.ts';
import type { Currency } from '../../../domain/money.ts';
import {
  forgetSnipcart,
  forgetSnipcartCart,
  runThemes,
  type ScriptFate,
} from '../../../../tests/support/snipcart/run-themes.ts';
import {
  openShopSite,
  openTestSnipcart,
  publicKey,
  type ShopSite,
} from '../../../../tests/support/snipcart/test-snipcart.ts';
import { CartServiceRefusal, type ServiceCart } from '../cart-service.ts';
import { createSnipcartCart } from './snipcart-cart.ts';
import type { SnipcartSdk } from './snipcart-sdk.ts';

let site: ShopSite;
let snipcart: Awaited<ReturnType<typeof openTestSnipcart>>;
let fate: ScriptFate;
let themes: ReturnType<typeof runThemes>;
let currency: Currency;
const paid: string[] = [];

beforeAll(async () => {
  site = await openShopSite();
  snipcart = await openTestSnipcart(site);
});
afterAll(async () => {
  await snipcart.close();
  await site.close();
});
beforeEach(() => {
  fate = 'runs';
  currency = 'gbp';
  paid.length = 0;
  themes = runThemes(() => fate);
});
afterEach(() => {
  themes.stop();
  forgetSnipcart();
  forgetSnipcartCart();
});

const create = (version = '3.0.29', milliseconds = 20_000) =>
  createSnipcartCart({
    settings: {
      publicApiKey: publicKey,
      version,
      domain: new URL(snipcart.origin).host,
      protocol: 'http',
    },
    currency: () => currency,
    origin: () => site.origin,
    onPaid: (reference) => void paid.push(reference),
    milliseconds,
  });

const belt: CartItem = {
  sku: 'lifting-belt:XS',
  kind: 'goods',
  title: 'Lifting belt',
  variant: 'XS',
  path: '/shop/lifting-belt/',
  image: null,
  quantity: 2,
  prices: {
    gbp: { minorUnits: 5950 },
    eur: { minorUnits: 6900 },
    usd: { minorUnits: 7500 },
    aud: { minorUnits: 11500 },
  },
};
const chalk: CartItem = { ...belt, sku: 'chalk', title: 'Chalk', variant: null, quantity: 1 };

/** What the stand-in's server has in this browser's cart. */
const heldCart = () => {
  const token = /snipcart-cart=([^;]+)/.exec(document.cookie)?.[1] ?? '';
  return snipcart.books.findCart(token);
};
const held = () => heldCart()?.items.map(({ id, quantity }) => [id, quantity]);
const element = () => document.querySelector<HTMLElement>('#snipcart');

describe('the script of the cart service', () => {
  it('isn’t loaded before something is put into the cart', () => {
    const cart = create();
    cart.watch(() => undefined);
    cart.close();
    expect(themes.asked).toEqual([]);
    expect(document.scripts).toHaveLength(0);
  });

  it('is loaded once, however many changes come at once', async () => {
    const cart = create();
    await Promise.all([cart.add(belt), cart.add(chalk)]);
    await create().add(chalk);
    expect(themes.asked).toEqual([`${snipcart.origin}/themes/v3.0.29/default/snipcart.js`]);
    expect(document.querySelectorAll('link[rel="stylesheet"]')).toHaveLength(1);
    expect(held()).toEqual([
      [belt.sku, 2],
      ['chalk', 2],
    ]);
  });

  it.each(['3.0.29', '3.3.3'])('gets its settings as attributes in version %s', async (version) => {
    await create(version).add(belt);
    expect({ ...element()?.dataset }).toEqual({
      apiKey: publicKey,
      configAddProductBehavior: 'none',
      currency: 'gbp',
    });
  });

  it.each(['3.4.0', '3.7.1', '3.10.0', '3.0'])(
    'reads its settings itself in version %s',
    async (version) => {
      await create(version).add(belt);
      expect({ ...element()?.dataset }).toEqual({});
      expect(window.SnipcartSettings).toMatchObject({
        publicApiKey: publicKey,
        loadStrategy: 'manual',
        addProductBehavior: 'none',
        version,
        currency: 'gbp',
      });
      expect(window.SnipcartSettings).not.toHaveProperty('modalStyle');
    },
  );

  it('may be blocked: the change is rejected, and the next one tries again', async () => {
    fate = 'fails';
    const cart = create();
    await expect(cart.add(belt)).rejects.toThrow('could not be loaded');
    fate = 'runs';
    await cart.add(belt);
    expect(themes.asked).toHaveLength(2);
    expect(held()).toEqual([[belt.sku, 2]]);
  });

  it('may hang: the change is rejected after its time, and no second script is added', async () => {
    fate = 'hangs';
    const cart = create('3.0.29', 20);
    const failure: unknown = await cart.add(belt).catch((error: unknown) => error);
    expect(failure).toMatchObject({ message: 'The cart service has not answered in 20 ms.' });
    expect(failure).not.toBeInstanceOf(CartServiceRefusal);
    await expect(cart.add(belt)).rejects.toThrow('has not answered');
    expect(themes.asked).toHaveLength(1);
  });
});

describe('a cart at Snipcart', () => {
  it('follows every change by sku', async () => {
    const cart = create();
    await cart.add(belt);
    await cart.add(chalk);
    await cart.changeQuantity(belt.sku, 5);
    await cart.remove('chalk');
    expect(held()).toEqual([[belt.sku, 5]]);
    // What it doesn't hold is nothing to change.
    await cart.changeQuantity('bands', 2);
    await cart.remove('bands');
    expect(held()).toEqual([[belt.sku, 5]]);
  });

  it.each(['3.0.11', '3.0.12', '3.7.1'])('says what it holds in version %s', async (version) => {
    const cart = create(version);
    const told: ServiceCart[] = [];
    const stop = cart.watch((one) => void told.push(one));
    await cart.add(belt);
    expect(told.at(-1)).toEqual({
      userStatus: 'SignedOut',
      items: [{ sku: belt.sku, quantity: 2 }],
      total: 11900,
      subTotal: 11900,
    });
    stop();
    const before = told.length;
    await cart.add(chalk);
    expect(told).toHaveLength(before);
  });

  it('is found again on the next page', async () => {
    await create().add(belt);
    forgetSnipcart();
    await create().add(chalk);
    expect(held()).toEqual([
      [belt.sku, 2],
      ['chalk', 1],
    ]);
  });

  it('never opens when something is added, and closes when it is told to', async () => {
    const cart = create();
    await cart.add(belt);
    expect(element()?.hidden).toBe(true);
    window.Snipcart?.api.theme.cart.open();
    expect(element()?.hidden).toBe(false);
    cart.close();
    expect(element()?.hidden).toBe(true);
  });

  it('speaks English and counts in her currency as soon as it is ready', async () => {
    const calls: string[] = [];
    const done = async (name: string): Promise<void> => void calls.push(name);
    const sdk: SnipcartSdk = {
      ready: Promise.resolve(),
      api: {
        cart: {
          items: { add: () => done('add'), update: () => done(''), remove: () => done('') },
          update: () => done(''),
        },
        session: {
          setLanguage: (language) => done(language),
          setCurrency: (code) => done(code),
        },
        theme: { cart: { open: () => undefined, close: () => undefined } },
      },
      store: {
        getState: () => ({
          cart: { currency: 'eur', items: { items: [] }, total: 0, subtotal: 0 },
          customer: { status: 'SignedIn' },
        }),
        subscribe: () => () => undefined,
      },
      events: { on: () => () => undefined },
    };
    window.Snipcart = sdk;
    currency = 'eur';
    const cart = create();
    await cart.add(belt);
    await cart.add(belt);
    expect(calls).toEqual(['en', 'eur', 'add', 'add']);
  });

  it('refuses what its server refuses, in our words', async () => {
    const failure: unknown = await create()
      .add({ ...belt, title: '', variant: null })
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CartServiceRefusal);
    expect(failure).toMatchObject({ message: expect.stringContaining('reload the page') });
  });

  it('is no refusal of hers when our own key is wrong', async () => {
    const cart = createSnipcartCart({
      settings: {
        publicApiKey: 'wrong',
        version: '3.0.29',
        domain: new URL(snipcart.origin).host,
        protocol: 'http',
      },
      currency: () => currency,
      origin: () => site.origin,
      onPaid: () => undefined,
    });
    const failure: unknown = await cart.add(belt).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(CartServiceRefusal);
  });
});

describe('its checkout', () => {
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
    site.pages.set(`/shop/crawl/${sku.split(':')[0]}.json`, [
      'application/json',
      JSON.stringify([{ id: sku, price: { gbp, eur: 69 } }]),
    ]);
  };
  beforeEach(() => {
    site.answerWith(200, { rates: [{ cost: 3.95, description: 'Tracked delivery' }] });
  });

  it('has exactly our cart, with the order’s reference, and says when it is paid', async () => {
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
    expect(snipcart.books.orders()[0]).toMatchObject({
      finalGrandTotal: 122.95,
      metadata: { order: 'order-1.code' },
      email: 'jo@example.com',
    });
    expect(heldCart()).toBeUndefined();
  });

  it('refuses a price that isn’t the page’s', async () => {
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

  it('prices everything anew when her currency has changed', async () => {
    const cart = create();
    await cart.add(belt);
    currency = 'eur';
    await cart.checkOut([belt, chalk], 'order-3.code');
    expect(heldCart()).toMatchObject({ currency: 'eur', items: [{ price: 69 }, { price: 69 }] });
  });

  it('can be left: her next change is free of the fixed quantities', async () => {
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
