import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestStripe, sendForm, type TestStripe } from '../../support/stripe/test-stripe.ts';

let test: TestStripe;
beforeAll(async () => {
  test = await openTestStripe();
});
afterAll(() => test.close());

const option = (
  display_name: string,
  amount: number,
): Stripe.Checkout.SessionCreateParams.ShippingOption => ({
  shipping_rate_data: {
    type: 'fixed_amount',
    display_name,
    fixed_amount: { amount, currency: 'gbp' },
    tax_behavior: 'inclusive',
    delivery_estimate: {
      minimum: { unit: 'business_day', value: 2 },
      maximum: { unit: 'business_day', value: 4 },
    },
  },
});
const open = (
  params: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<Stripe.Checkout.Session> =>
  test.stripe.checkout.sessions.create({
    mode: 'payment',
    adaptive_pricing: { enabled: false },
    line_items: [
      {
        price_data: {
          currency: 'gbp',
          unit_amount: 4900,
          tax_behavior: 'inclusive',
          product_data: { name: 'Lifting belt, M' },
        },
        quantity: 2,
      },
    ],
    shipping_address_collection: { allowed_countries: ['GB', 'IM'] },
    shipping_options: [option('Tracked', 395)],
    success_url: 'https://knurl.example/success/?session_id={CHECKOUT_SESSION_ID}#shop=link',
    ...params,
  });
const works = {
  email: 'ann@example.com',
  name: 'Ann',
  card: '4242424242424242',
  shipping_name: 'Ann Lee',
  shipping_line1: '1 High Street',
  shipping_city: 'Leeds',
  shipping_postal_code: 'LS1 1AA',
  shipping_country: 'GB',
};
const pay = (session: Stripe.Checkout.Session, fields: Readonly<Record<string, string>> = works) =>
  sendForm(session.url ?? '', fields);

it('the delivery is added to the total, and the address is taken without a customer', async () => {
  const session = await open();
  expect(session).toMatchObject({ amount_subtotal: 9800, amount_total: 10_195, customer: null });
  const answer = await pay(session);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(
    `https://knurl.example/success/?session_id=${session.id}#shop=link`,
  );
  const paid = await test.stripe.checkout.sessions.retrieve(session.id, {
    expand: ['payment_intent.latest_charge', 'shipping_cost.shipping_rate'],
  });
  expect(paid).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    customer: null,
    amount_total: 10_195,
    total_details: { amount_shipping: 395 },
    shipping_cost: { amount_total: 395, shipping_rate: { display_name: 'Tracked' } },
    customer_details: { email: 'ann@example.com', phone: null },
    collected_information: {
      shipping_details: {
        name: 'Ann Lee',
        address: {
          line1: '1 High Street',
          line2: null,
          city: 'Leeds',
          state: null,
          postal_code: 'LS1 1AA',
          country: 'GB',
        },
      },
    },
    payment_intent: {
      amount: 10_195,
      shipping: { name: 'Ann Lee' },
      latest_charge: { amount: 10_195, shipping: { name: 'Ann Lee' } },
    },
  });
});

it.each([
  ['another country', { shipping_country: 'US' }, 'Choose a country from the list.'],
  ['no name', { shipping_name: '' }, 'Enter the name for the parcel.'],
  ['no street', { shipping_line1: '' }, 'Enter the street and the town for the parcel.'],
  ['no postal code', { shipping_postal_code: '' }, 'Enter the postal code.'],
])('the page refuses %s, and keeps what was typed', async (_what, wrong, sentence) => {
  const session = await open();
  const answer = await pay(session, { ...works, ...wrong });
  expect(answer.status).toBe(402);
  const page = await answer.text();
  expect(page).toContain(sentence);
  expect(page).toContain('value="Leeds"');
  expect((await test.stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
});

it('the shipping rate that she chose is charged, even after a refused card', async () => {
  const session = await open({ shipping_options: [option('Slow', 0), option('Express', 900)] });
  expect(session.amount_total).toBe(9800);
  const express = String(session.shipping_options[1]?.shipping_rate);
  expect((await pay(session, { ...works, card: '4000000000000002' })).status).toBe(402);
  expect((await pay(session, { ...works, shipping_rate: express })).status).toBe(303);
  const paid = await test.stripe.checkout.sessions.retrieve(session.id, {
    expand: ['payment_intent'],
  });
  expect(paid).toMatchObject({ amount_total: 10_700, payment_intent: { amount: 10_700 } });
});

it('only the allowed countries are shown', async () => {
  const page = await (await fetch((await open()).url ?? '')).text();
  const codes = [...page.matchAll(/<option value="(\w+)"/g)].map(([, code]) => code);
  expect(codes).toEqual(['GB', 'IM']);
  expect(page).toContain('Tracked: £3.95, 2 to 4 business days');
});

it.each<[string, Partial<Stripe.Checkout.SessionCreateParams>]>([
  ['a country that Checkout doesn’t know', shipTo('GB-NIR')],
  ['a country that it doesn’t support', shipTo('CU')],
  ['a rate in another currency', { currency: 'gbp', shipping_options: [inEuros()] }],
  [
    'a rate without an amount',
    { shipping_options: [{ shipping_rate_data: { display_name: 'x' } }] },
  ],
])('the API refuses %s', async (_what, params) => {
  await expect(open(params)).rejects.toMatchObject({ type: 'StripeInvalidRequestError' });
});

function shipTo(country: string): Partial<Stripe.Checkout.SessionCreateParams> {
  return { shipping_address_collection: { allowed_countries: [country] } };
}
function inEuros(): Stripe.Checkout.SessionCreateParams.ShippingOption {
  return {
    shipping_rate_data: { display_name: 'x', fixed_amount: { amount: 100, currency: 'eur' } },
  };
}
