import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { CartItem } from '../../../src/domain/cart/cart-item.ts';
import type { Currency } from '../../../src/domain/money.ts';
import { createSnipcartCartMirror } from '../../../src/services/cart/snipcart/snipcart-cart.ts';
import {
  removeSnipcart,
  emptySnipcartCart,
  runCartScripts,
  type ScriptOutcome,
} from './run-cart-scripts.ts';
import { openShopSite, openTestSnipcart, publicKey, type ShopSite } from './test-snipcart.ts';

export const belt: CartItem = {
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
export const chalk: CartItem = {
  ...belt,
  sku: 'chalk',
  title: 'Chalk',
  variant: null,
  quantity: 1,
};

export const element = () => document.querySelector<HTMLElement>('#snipcart');

/**
 * Starts the cart service and the site that it reads, for the tests of a file; each test begins
 * with an empty cart.
 */
export const openSnipcartForTests = () => {
  let site: ShopSite;
  let snipcart: Awaited<ReturnType<typeof openTestSnipcart>>;
  let scripts: ReturnType<typeof runCartScripts>;
  const paid: string[] = [];
  /** The settings that a test may change. */
  const now: { outcome: ScriptOutcome; currency: Currency } = { outcome: 'runs', currency: 'gbp' };

  beforeAll(async () => {
    site = await openShopSite();
    snipcart = await openTestSnipcart(site);
  });
  afterAll(async () => {
    await snipcart.close();
    await site.close();
  });
  beforeEach(() => {
    now.outcome = 'runs';
    now.currency = 'gbp';
    paid.length = 0;
    scripts = runCartScripts(() => now.outcome);
  });
  afterEach(() => {
    scripts.stop();
    removeSnipcart();
    emptySnipcartCart();
  });

  const create = ({ version = '3.0.29', publicApiKey = publicKey, milliseconds = 20_000 } = {}) =>
    createSnipcartCartMirror({
      settings: {
        publicApiKey,
        version,
        domain: new URL(snipcart.origin).host,
        protocol: 'http',
      },
      currency: () => now.currency,
      origin: () => site.origin,
      onPaid: (reference) => void paid.push(reference),
      milliseconds,
    });

  /** The contents of this browser's cart on the stand-in's server. */
  const heldCart = () => {
    const token = /snipcart-cart=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    return snipcart.books.findCart(token);
  };
  const held = () => heldCart()?.items.map(({ id, quantity }) => [id, quantity]);

  return {
    now,
    paid,
    create,
    heldCart,
    held,
    site: () => site,
    snipcart: () => snipcart,
    requestedScripts: () => scripts.requested,
  };
};
