import type Stripe from 'stripe';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  orderOf,
  openTestCheckout,
  type TestCheckout,
} from '../../support/payments/test-checkout.ts';

let test: TestCheckout;
let archived: string;
let foreign: string;
beforeAll(async () => {
  test = await openTestCheckout();
  const { prices } = test.stripe.stripe;
  const params = { currency: 'gbp', unit_amount: 100, product: test.pack.productId } as const;
  archived = (await prices.create(params)).id;
  await prices.update(archived, { active: false });
  // A price in our Stripe account that isn't in the catalogue: it could have any amount.
  foreign = (await prices.create(params)).id;
});
afterAll(() => test.dispose());

const Answer = v.strictObject({ error: v.string() });
const good = () => orderOf(test.pack);
const line = (changes: object) => ({ ...good(), priceId: [{ ...good().priceId[0], ...changes }] });

const notForSale = 'This price isn’t for sale. Please reload the page to see today’s prices.';
const exactlyOne = 'The quantity of something digital is exactly 1.';
const onePrice = 'An order has exactly one price, and it is one of ours.';
const oneMode = 'The mode of an order is “payment” or “subscription”.';
const whichStatements = 'An order says which statements were ticked, and in which version.';
const noOrder = 'This is not an order that we can take. Please reload the page and try again.';
const ours = (field: string) => `An order can’t set “${field}”: amounts and addresses are ours.`;

const tamperings: readonly (readonly [string, () => unknown, string])[] = [
  ['an unknown price', () => line({ price: 'price_none' }), notForSale],
  ['an archived price', () => line({ price: archived }), notForSale],
  ['a price that is not in the catalogue', () => line({ price: foreign }), notForSale],
  ['a product instead of a price', () => line({ price: test.pack.productId }), notForSale],
  ['the name of an object’s own property', () => line({ price: '__proto__' }), notForSale],
  ['a quantity of 0', () => line({ quantity: 0 }), exactlyOne],
  ['a quantity of −1', () => line({ quantity: -1 }), exactlyOne],
  ['a quantity of 1.5', () => line({ quantity: 1.5 }), exactlyOne],
  ['a quantity of a billion', () => line({ quantity: 1e9 }), exactlyOne],
  ['a quantity that is text', () => line({ quantity: '1' }), exactlyOne],
  ['two of something digital', () => line({ quantity: 2 }), exactlyOne],
  ['no quantity', () => line({ quantity: undefined }), exactlyOne],
  [
    'a pack as a subscription',
    () => ({ ...good(), mode: 'subscription' }),
    'A pack is paid once, so its mode is “payment”.',
  ],
  [
    'a membership as one payment',
    () => ({ ...orderOf(test.membership), mode: 'payment' }),
    'A membership is paid each year, so its mode is “subscription”.',
  ],
  ['a mode that is none of ours', () => ({ ...good(), mode: 'setup' }), oneMode],
  ['no mode', () => ({ ...good(), mode: undefined }), oneMode],
  ['an amount of its own', () => ({ ...good(), amount: 1 }), ours('amount')],
  ['an amount of its own in the line', () => line({ unit_amount: 1 }), ours('unit_amount')],
  ['price data of its own', () => line({ price_data: { unit_amount: 1 } }), ours('price_data')],
  [
    'a return address of its own',
    () => ({ ...good(), success_url: 'https://evil.example/' }),
    ours('success_url'),
  ],
  [
    'a way back of its own',
    () => ({ ...good(), cancel_url: 'https://evil.example/' }),
    ours('cancel_url'),
  ],
  ['a discount', () => ({ ...good(), discounts: [{ coupon: 'free' }] }), ours('discounts')],
  [
    'a trial',
    () => ({ ...orderOf(test.membership), subscription_data: { trial_end: 1 } }),
    ours('subscription_data'),
  ],
  [
    'markup for a name',
    () => ({ ...good(), '<script>': 1 }),
    'An order can’t set that: amounts and addresses are ours.',
  ],
  [
    'an agreement to another version',
    () => ({ ...good(), agreements: { ...good().agreements, version: '2020-01-01' } }),
    'The statements have changed since you opened this page. Please reload it and read them again.',
  ],
  ['no agreements', () => ({ ...good(), agreements: undefined }), whichStatements],
  [
    'a statement that is text',
    () => ({ ...good(), agreements: { ...good().agreements, supplyNow: 'true' } }),
    whichStatements,
  ],
  [
    'a statement of its own',
    () => ({ ...good(), agreements: { ...good().agreements, free: true } }),
    ours('free'),
  ],
  ['two prices', () => ({ ...good(), priceId: [...good().priceId, ...good().priceId] }), onePrice],
  ['no price', () => ({ ...good(), priceId: [] }), onePrice],
  ['the value of a cart', () => ({ ...good(), priceId: 'cart' }), onePrice],
  ['a customer that is no text', () => ({ ...good(), customer: { id: 1 } }), noOrder],
  ['a list', () => [good()], oneMode],
  ['nothing', () => null, noOrder],
];

it.each(tamperings)(
  '%s is refused with a sentence, and no session is created',
  async (what, body, sentence) => {
    const answer = await test.press(`auth0|${what}`, body());
    expect(answer.status).toBe(400);
    expect(v.parse(Answer, await answer.json())).toEqual({ error: sentence });
    const { account } = await test.stripe.standIn();
    expect(account.books.all('checkout.session')).toEqual([]);
    expect(await test.count('orders')).toBe(0);
  },
);

const untruths: readonly (readonly [
  string,
  'pack' | 'membership',
  Partial<Stripe.Price> | undefined,
  string,
])[] = [
  ['is archived', 'pack', { active: false }, 'it is archived'],
  ['is gone', 'pack', undefined, 'it is gone'],
  ['is higher', 'pack', { unit_amount: 9900 }, 'it is 9900, not 3199'],
  ['is in another currency', 'pack', { currency: 'eur' }, 'its currency is eur'],
  ['comes without VAT', 'pack', { tax_behavior: 'exclusive' }, 'VAT is not included in it'],
  ['is of another product', 'pack', { product: 'sub_annual' }, 'it belongs to sub_annual'],
  ['is paid once', 'membership', { recurring: null }, 'it is not paid each year'],
];

it.each(untruths)(
  'a price of ours that %s at Stripe is not sold (%s), and we are told',
  async (_what, kind, change, log) => {
    const { priceId } = test[kind].prices.usd;
    const { account } = await test.stripe.standIn();
    const before = account.getOrThrow('price', priceId);
    try {
      if (change === undefined) account.books.drop('price', priceId);
      else account.books.put('price', { ...before, ...change });
      const answer = await test.press('auth0|untrue', orderOf(test[kind], 'usd'));
      expect(answer.status).toBe(503);
      const { error } = v.parse(Answer, await answer.json());
      expect(error).toContain('its price has to be checked first');
      expect(test.logged.at(-1)).toContain(
        `The price ${priceId} is not as the catalogue says: ${log}`,
      );
      expect(await test.count('orders')).toBe(0);
    } finally {
      account.books.put('price', before);
    }
  },
);

it('a price whose product is archived at Stripe is not sold', async () => {
  const { products } = test.stripe.stripe;
  await products.update(test.pack.productId, { active: false });
  try {
    expect((await test.press('auth0|untrue', orderOf(test.pack))).status).toBe(503);
    expect(test.logged.at(-1)).toContain('its product is archived');
  } finally {
    await products.update(test.pack.productId, { active: true });
  }
});
