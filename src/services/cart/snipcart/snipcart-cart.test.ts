// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import {
  belt,
  chalk,
  element,
  openSnipcartForTests,
} from '../../../../tests/support/snipcart/open-snipcart-cart.ts';
import { removeSnipcart } from '../../../../tests/support/snipcart/run-cart-scripts.ts';
import { publicKey } from '../../../../tests/support/snipcart/test-snipcart.ts';
import { CartServiceRefusal, type ServiceCart } from '../cart-service.ts';
import type { SnipcartSdk } from './snipcart-sdk.ts';

const { now, create, held, snipcart, requestedScripts } = openSnipcartForTests();

describe('the script of the cart service', () => {
  it('isn’t loaded until something is put into the cart', () => {
    const cart = create();
    cart.watch(() => undefined);
    cart.close();
    expect(requestedScripts()).toEqual([]);
    expect(document.scripts).toHaveLength(0);
  });

  it('is loaded only once when several changes come at the same time', async () => {
    const cart = create();
    await Promise.all([cart.add(belt), cart.add(chalk)]);
    await create().add(chalk);
    expect(requestedScripts()).toEqual([`${snipcart().origin}/themes/v3.0.29/default/snipcart.js`]);
    expect(document.querySelectorAll('link[rel="stylesheet"]')).toHaveLength(1);
    expect(held()).toEqual([
      [belt.sku, 2],
      ['chalk', 2],
    ]);
  });

  it.each(['3.0.29', '3.3.3'])('gets its settings as attributes in version %s', async (version) => {
    await create({ version }).add(belt);
    expect({ ...element()?.dataset }).toEqual({
      apiKey: publicKey,
      configAddProductBehavior: 'none',
      currency: 'gbp',
    });
  });

  it.each(['3.4.0', '3.7.1', '3.10.0', '3.0'])(
    'reads its settings itself in version %s',
    async (version) => {
      await create({ version }).add(belt);
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

  it('rejects the change when it is blocked, and loads again with the next one', async () => {
    now.outcome = 'fails';
    const cart = create();
    await expect(cart.add(belt)).rejects.toThrow('could not be loaded');
    now.outcome = 'runs';
    await cart.add(belt);
    expect(requestedScripts()).toHaveLength(2);
    expect(held()).toEqual([[belt.sku, 2]]);
  });

  it('times out when it hangs, and isn’t added a second time', async () => {
    now.outcome = 'hangs';
    const cart = create({ milliseconds: 20 });
    const failure: unknown = await cart.add(belt).catch((error: unknown) => error);
    expect(failure).toMatchObject({ message: 'The cart service has not answered in 20 ms.' });
    expect(failure).not.toBeInstanceOf(CartServiceRefusal);
    await expect(cart.add(belt)).rejects.toThrow('has not answered');
    expect(requestedScripts()).toHaveLength(1);
  });
});

describe('a cart at Snipcart', () => {
  it('makes every change by sku', async () => {
    const cart = create();
    await cart.add(belt);
    await cart.add(chalk);
    await cart.changeQuantity(belt.sku, 5);
    await cart.remove('chalk');
    expect(held()).toEqual([[belt.sku, 5]]);
    // Changing or removing an item that it doesn't hold does nothing.
    await cart.changeQuantity('bands', 2);
    await cart.remove('bands');
    expect(held()).toEqual([[belt.sku, 5]]);
  });

  it.each(['3.0.11', '3.0.12', '3.7.1'])('reports its contents in version %s', async (version) => {
    const cart = create({ version });
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
    removeSnipcart();
    await create().add(chalk);
    expect(held()).toEqual([
      [belt.sku, 2],
      ['chalk', 1],
    ]);
  });

  it('never opens when something is added, and closes on request', async () => {
    const cart = create();
    await cart.add(belt);
    expect(element()?.hidden).toBe(true);
    window.Snipcart?.api.theme.cart.open();
    expect(element()?.hidden).toBe(false);
    cart.close();
    expect(element()?.hidden).toBe(true);
  });

  it('uses English and her currency as soon as it is ready', async () => {
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
    now.currency = 'eur';
    const cart = create();
    await cart.add(belt);
    await cart.add(belt);
    expect(calls).toEqual(['en', 'eur', 'add', 'add']);
  });

  it('rejects what Snipcart’s server refuses, with a sentence of ours', async () => {
    const failure: unknown = await create()
      .add({ ...belt, title: '', variant: null })
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CartServiceRefusal);
    expect(failure).toMatchObject({ message: expect.stringContaining('reload the page') });
  });

  it('doesn’t report a refusal when our own key is wrong', async () => {
    const cart = create({ publicApiKey: 'wrong' });
    const failure: unknown = await cart.add(belt).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(CartServiceRefusal);
  });
});
