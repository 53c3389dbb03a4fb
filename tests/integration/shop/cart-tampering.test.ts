import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  agreed,
  belt,
  cartOf,
  openTestCart,
  straps,
  type TestCart,
} from '../../support/shop/test-cart.ts';

let test: TestCart;
beforeAll(async () => {
  test = await openTestCart();
});
afterAll(() => test.dispose());
beforeEach(() => test.reset());

const checkout = () => test.checkout;
const pack = (changes: object = {}) => ({
  sku: checkout().pack.productId,
  quantity: 1,
  minorUnits: 2499,
  ...changes,
});
const line = (changes: object) => cartOf([{ ...belt(), ...changes }], { deliveryMinorUnits: 395 });
const item = (sku: string) => ({ sku, quantity: 1, minorUnits: 100 });

const quantities = 'Each line of a cart is for 1 to 10 pieces, in whole numbers.';
const noCart = 'This is not a cart that we can take. Please reload the page and try again.';
const gone = 'Something in your cart isn’t sold any more. Please take it out to go on.';
const once = 'Each thing is in a cart once, with its quantity. Please reload the page.';
const lines = 'A cart has 1 to 40 lines.';
const delivery = 'Delivery costs £3.95 now. Nothing was ordered; please look at your cart again.';
const price = (seen: string) =>
  `“Lifting belt, M” costs £59 now, not ${seen}. Nothing was ordered; please look at your cart again.`;
const nowhere =
  'We don’t deliver to where this parcel would go. Please choose another destination.';
const ours = (field: string) => `A cart can’t set “${field}”: amounts and addresses are ours.`;

type Refused = { readonly status?: number; readonly reason?: string; readonly sku?: string };
const changed: Refused = { status: 409, reason: 'price-changed' };

const tamperings: readonly (readonly [string, () => unknown, string, Refused?])[] = [
  ['a lower price', () => line({ minorUnits: 1 }), price('£0.01'), { ...changed, sku: 'belt:M' }],
  ['a higher price', () => line({ minorUnits: 9900 }), price('£99'), { ...changed, sku: 'belt:M' }],
  [
    'the price of another currency',
    () => cartOf([belt()], { currency: 'eur' }),
    '“Lifting belt, M” costs €64 now, not €59. Nothing was ordered; please look at your cart again.',
    { ...changed, sku: 'belt:M' },
  ],
  ['a price of 0', () => line({ minorUnits: 0 }), noCart],
  ['a negative price', () => line({ minorUnits: -5900 }), noCart],
  ['a price that is text', () => line({ minorUnits: '5900' }), noCart],
  ['no delivery', () => cartOf([belt()], { deliveryMinorUnits: 0 }), delivery, changed],
  ['cheaper delivery', () => cartOf([belt()], { deliveryMinorUnits: 1 }), delivery, changed],
  ['negative delivery', () => cartOf([belt()], { deliveryMinorUnits: -395 }), noCart],
  [
    'delivery that has become free',
    () => cartOf([belt(2)], { deliveryMinorUnits: 395 }),
    'Delivery costs £0 now. Nothing was ordered; please look at your cart again.',
    changed,
  ],
  [
    'the delivery of a cheaper place',
    () => cartOf([belt()], { destination: 'AU' }),
    'Delivery costs £18 now. Nothing was ordered; please look at your cart again.',
    changed,
  ],
  [
    'a place that isn’t served',
    () => cartOf([belt()], { destination: 'US' }),
    nowhere,
    { status: 409, reason: 'not-served' },
  ],
  [
    'no place',
    () => cartOf([belt()], { destination: null }),
    'Please choose where your parcel goes.',
    { status: 409, reason: 'not-served' },
  ],
  [
    'an object’s own property as place',
    () => cartOf([belt()], { destination: '__proto__' }),
    nowhere,
    { status: 409, reason: 'not-served' },
  ],
  ['a quantity of 0', () => line({ quantity: 0 }), quantities],
  ['a quantity of −1', () => line({ quantity: -1 }), quantities],
  ['a quantity of 1.5', () => line({ quantity: 1.5 }), quantities],
  ['a quantity of 11', () => line({ quantity: 11 }), quantities],
  ['a quantity that is text', () => line({ quantity: '1' }), quantities],
  [
    'an unknown sku',
    () => cartOf([item('none')]),
    gone,
    { status: 409, reason: 'gone', sku: 'none' },
  ],
  [
    'a size that isn’t made',
    () => line({ sku: 'belt:XXL' }),
    gone,
    { status: 409, reason: 'gone', sku: 'belt:XXL' },
  ],
  [
    'a product instead of a size',
    () => line({ sku: 'belt' }),
    gone,
    { status: 409, reason: 'gone', sku: 'belt' },
  ],
  [
    'what isn’t offered any more',
    () => cartOf([{ ...item('cap'), minorUnits: 1500 }]),
    '“Cap” isn’t sold at the moment. Please take it out of the cart to go on.',
    { status: 409, reason: 'gone', sku: 'cap' },
  ],
  ['the same sku twice', () => cartOf([belt(), belt(2)], { deliveryMinorUnits: 0 }), once],
  ['no lines', () => cartOf([]), lines],
  ['41 lines', () => cartOf(Array.from({ length: 41 }, (_, index) => item(`sku-${index}`))), lines],
  [
    'a membership',
    () => cartOf([belt(), item(checkout().membership.productId)]),
    'A membership is never in a cart: it is ordered by itself. Please take “Annual membership” out of the cart.',
  ],
  [
    'a gift',
    () => cartOf([belt(), item(checkout().gift.productId)]),
    'A gift is never in a cart: it is ordered by itself. Please take “Gift membership” out of the cart.',
  ],
  [
    'a price id',
    () => cartOf([item(checkout().pack.prices.gbp.priceId)]),
    gone,
    { status: 409, reason: 'gone' },
  ],
  [
    'two of a pack',
    () => cartOf([pack({ quantity: 2 })]),
    'The quantity of something digital is exactly 1: “Strength & Power”.',
  ],
  [
    'a cheaper pack',
    () => cartOf([pack({ minorUnits: 1 })]),
    '“Strength & Power” costs £24.99 now, not £0.01. Nothing was ordered; please look at your cart again.',
    changed,
  ],
  [
    'an agreement that is half',
    () => cartOf([pack()], { agreements: { version: agreed.version, supplyNow: true } }),
    'An order says which statements were ticked, and in which version.',
  ],
  ['a total', () => cartOf([belt()], { totalMinorUnits: 1 }), ours('totalMinorUnits')],
  ['a title', () => line({ title: 'Free' }), ours('title')],
  [
    'a return address',
    () => cartOf([belt()], {}, { success_url: 'https://evil.example' }),
    ours('success_url'),
  ],
  [
    'a currency that is none of ours',
    () => cartOf([belt()], { currency: 'jpy' }),
    'A cart is paid in pounds, euros, US or Australian dollars.',
  ],
  ['a till that is none', () => cartOf([belt()], {}, { till: 'cash' }), noCart],
  [
    'a price instead of a cart',
    () => ({ mode: 'cart', priceId: [{ price: 'price_1', quantity: 1 }] }),
    noCart,
  ],
  ['nothing', () => ({ mode: 'cart' }), noCart],
];

const named = tamperings.map(([what, body, sentence, refused = {}]) => ({
  what,
  body,
  answer: { status: 400, error: sentence, ...refused },
}));
it.each(named)('refuses $what by name, and orders nothing', async ({ body, answer }) => {
  expect(await test.refuse(test.browser('auth0|jo'), body())).toMatchObject(answer);
  expect(await test.orders()).toEqual([]);
  expect(await test.sessions()).toEqual([]);
});

it('a customer or reference in the body is never used', async () => {
  const others = { customer: 'cus_other', client_reference_id: 'somebody else' };
  await test.order(test.browser(), cartOf([straps()], {}, others));
  const [session] = await test.sessions();
  expect(session).toMatchObject({ customer: null, client_reference_id: null });
});

it('an unsigned cookie belongs to nobody, so nobody sees or ends another’s order', async () => {
  const browser = test.browser();
  await test.order(browser, cartOf([belt()]));
  const [order] = await test.orders();
  const forged = test.browser();
  forged.cookies.set('buyer', `${order?.buyer}.${'A'.repeat(43)}`);
  await test.order(forged, cartOf([straps()]));
  expect((await test.orders()).map(({ state }) => state)).toEqual(['open', 'open']);
});

it('a member’s cookie without her token orders as a visitor', async () => {
  const browser = test.browser('auth0|jo');
  await test.order(browser, cartOf([belt()]));
  await test.order({ ...browser, subject: undefined }, cartOf([straps()]));
  const [, second] = await test.orders();
  expect(second).toMatchObject({ customer_id: null, buyer: expect.stringMatching(/^visitor:/) });
});

it('a pack whose price at Stripe isn’t ours isn’t sold', async () => {
  const { stripe } = checkout().stripe;
  const { id } = await stripe.prices.create({
    currency: 'gbp',
    unit_amount: 1,
    product: checkout().pack.productId,
    tax_behavior: 'inclusive',
  });
  const cheap = { ...checkout().pack.prices, gbp: { priceId: id, minorUnits: 2499 } };
  const answer = await test.press(test.browser('auth0|jo'), cartOf([pack()]), {
    readCatalogue: async () => [{ ...checkout().pack, prices: cheap }],
  });
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('its price has to be checked first');
});
