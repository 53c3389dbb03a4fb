import { describe, expect, it } from 'vitest';
import { instantSupplyAgreementsVersion } from '../orders/instant-supply-agreements.ts';
import {
  agreementsStillValidFor,
  isCartOrderPaymentAmong,
  parseCartOrderKeptInBrowser,
  cartOfQuoteIfPayable,
  parseCartHandedToOrderPage,
  quantitiesLeftOfPaidItems,
  type CartOrderKeptInBrowser,
} from './cart-order-kept-in-browser.ts';
import {
  beltItem,
  chalkItem,
  powerPackItem,
  quoteLineOfCartItem,
  quoteOfLines,
  samePriceInEveryCurrency,
} from './quote.test-support.ts';

const agreements = {
  version: instantSupplyAgreementsVersion,
  supplyNow: true,
  knowsConsequence: true,
};
const now = Date.UTC(2026, 10, 23);

describe('the payable cart', () => {
  it('has every line at today’s price, and the delivery', () => {
    const quote = quoteOfLines([
      quoteLineOfCartItem(beltItem, { prices: samePriceInEveryCurrency(6200) }),
      quoteLineOfCartItem(chalkItem),
    ]);
    expect(cartOfQuoteIfPayable(quote)).toEqual({
      currency: 'gbp',
      destination: 'GB',
      items: [
        { sku: 'lifting-belt:S', quantity: 2, minorUnits: 6200 },
        { sku: 'chalk-block', quantity: 1, minorUnits: 400 },
      ],
      deliveryMinorUnits: 395,
    });
  });

  it('has no destination and no delivery if it has only packs', () => {
    expect(
      cartOfQuoteIfPayable(quoteOfLines([quoteLineOfCartItem(powerPackItem)]), agreements),
    ).toMatchObject({
      destination: null,
      deliveryMinorUnits: 0,
      agreements,
    });
  });

  it.each([
    [
      'a line can’t be paid',
      quoteOfLines([quoteLineOfCartItem(beltItem, { problem: 'sold-out' })]),
    ],
    ['something isn’t known', quoteOfLines([quoteLineOfCartItem(beltItem)], { unknown: ['old'] })],
    [
      'nobody knows where goods go',
      quoteOfLines([quoteLineOfCartItem(beltItem)], { delivery: null }),
    ],
    ['there is nothing', quoteOfLines([])],
  ])('is undefined while %s', (_, quote) => {
    expect(cartOfQuoteIfPayable(quote)).toBeUndefined();
  });

  it('can be restored from the tab’s history and the device’s storage, and rejects anything else', () => {
    const cart = cartOfQuoteIfPayable(quoteOfLines([quoteLineOfCartItem(beltItem)]));
    expect(parseCartHandedToOrderPage(JSON.parse(JSON.stringify(cart)))).toEqual(cart);
    expect(parseCartHandedToOrderPage({ ...cart, destination: 7 })).toBeUndefined();
    const order = { cart, at: now, subject: null, payment: null };
    expect(parseCartOrderKeptInBrowser(JSON.stringify(order))).toEqual(order);
    expect([undefined, '', '{', '{}', 'null'].map(parseCartOrderKeptInBrowser)).toEqual(
      Array(5).fill(undefined),
    );
  });
});

describe('the consents ticked before a login', () => {
  const cart = cartOfQuoteIfPayable(quoteOfLines([quoteLineOfCartItem(powerPackItem)]), agreements);
  const bare = cartOfQuoteIfPayable(quoteOfLines([quoteLineOfCartItem(powerPackItem)]));
  if (cart === undefined || bare === undefined) throw new Error('A pack can be paid.');
  const order: CartOrderKeptInBrowser = { cart, at: now, subject: null, payment: null };

  it('hold for the same cart', () => {
    expect(agreementsStillValidFor(order, bare, 'auth0|nadia', now + 1000)).toEqual(agreements);
  });

  it.each([
    [
      'another price',
      order,
      { ...bare, items: bare.items.map((one) => ({ ...one, minorUnits: 1 })) },
    ],
    ['another currency', order, { ...bare, currency: 'eur' as const }],
    ['more in it', order, { ...bare, items: [...bare.items, ...bare.items] }],
    ['an hour later', { ...order, at: now - 3_600_000 }, bare],
    ['somebody else', { ...order, subject: 'auth0|eve' }, bare],
    [
      'older words',
      { ...order, cart: { ...cart, agreements: { ...agreements, version: '1' } } },
      bare,
    ],
    ['goods, about which nobody agrees', { ...order, cart: bare }, bare],
  ])('don’t hold with %s', (_name, kept, current) => {
    expect(agreementsStillValidFor(kept, current, 'auth0|nadia', now)).toBeUndefined();
  });
});

describe('a paid cart', () => {
  const cart = cartOfQuoteIfPayable(quoteOfLines([quoteLineOfCartItem(beltItem)]));
  if (cart === undefined) throw new Error('A belt can be paid.');

  it('is matched only by its own payment', () => {
    const order: CartOrderKeptInBrowser = { cart, at: now, subject: null, payment: 'cs_1' };
    expect(isCartOrderPaymentAmong(order, ['link', 'cs_1'])).toBe(true);
    expect(isCartOrderPaymentAmong(order, ['link'])).toBe(false);
    expect(isCartOrderPaymentAmong({ ...order, payment: null }, ['cs_1'])).toBe(false);
    expect(isCartOrderPaymentAmong(undefined, ['cs_1'])).toBe(false);
  });

  it('keeps what was added in the meantime', () => {
    expect(
      quantitiesLeftOfPaidItems(
        [{ ...beltItem, quantity: 3 }, chalkItem],
        [{ sku: beltItem.sku, quantity: 2 }],
      ),
    ).toEqual([{ sku: beltItem.sku, quantity: 1 }]);
    expect(quantitiesLeftOfPaidItems([beltItem], [{ sku: beltItem.sku, quantity: 5 }])).toEqual([
      { sku: beltItem.sku, quantity: 0 },
    ]);
  });
});
