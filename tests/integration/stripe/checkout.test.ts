import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createPrice,
  isStandIn,
  openTestStripe,
  sendForm,
  yearly,
  type TestStripe,
} from '../../support/stripe/test-stripe.ts';

let test: TestStripe;
beforeAll(async () => {
  test = await openTestStripe();
});
afterAll(() => test.close());

const addresses = {
  success_url: 'https://knurl.example/success/?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'https://knurl.example/checkout/',
} as const;
const works = { email: 'ann@example.com', name: 'Ann', card: '4242424242424242' };

const open = async (
  params: Partial<Stripe.Checkout.SessionCreateParams> = {},
  price: Partial<Stripe.PriceCreateParams> = {},
): Promise<Stripe.Checkout.Session> => {
  const { id } = await createPrice(test.stripe, price);
  return test.stripe.checkout.sessions.create({
    ui_mode: 'hosted_page',
    mode: 'payment',
    adaptive_pricing: { enabled: false },
    line_items: [{ price: id, quantity: 1 }],
    client_reference_id: 'auth0|1',
    metadata: { productId: 'pack-1' },
    ...addresses,
    ...params,
  });
};
const openMembership = (
  params: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<Stripe.Checkout.Session> => open({ mode: 'subscription', ...params }, yearly);
const addressOf = ({ url }: Stripe.Checkout.Session): string => url ?? '';
const retrieve = (id: string, ...expand: string[]): Promise<Stripe.Checkout.Session> =>
  test.stripe.checkout.sessions.retrieve(id, { expand });

it('a session is created with the price’s amounts in the requested currency', async () => {
  const session = await open({ currency: 'eur' });
  expect(session).toMatchObject({
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    mode: 'payment',
    ui_mode: 'hosted_page',
    currency: 'eur',
    amount_subtotal: 6999,
    amount_total: 6999,
    client_reference_id: 'auth0|1',
    metadata: { productId: 'pack-1' },
    adaptive_pricing: { enabled: false },
    payment_intent: null,
    subscription: null,
    customer: null,
  });
  expect(session.url).toMatch(/^https?:\/\//);
  expect(session.expires_at - session.created).toBe(24 * 3600);
  expect(session.line_items).toBeUndefined();
  const shown = await retrieve(session.id, 'line_items.data.price.product');
  expect(shown.line_items?.data[0]).toMatchObject({ quantity: 1, amount_total: 6999 });
  expect((await test.stripe.checkout.sessions.listLineItems(session.id)).data).toHaveLength(1);
});

it.each<[string, Partial<Stripe.Checkout.SessionCreateParams>, Partial<Stripe.PriceCreateParams>]>([
  ['a recurring price in a payment', {}, yearly],
  ['a one-time price in a subscription', { mode: 'subscription' }, {}],
  ['a currency that the price has not', { currency: 'jpy' }, {}],
  [
    'a customer and an e-mail address',
    { customer_email: 'ann@example.com', customer: 'cus_1' },
    {},
  ],
  [
    'a quantity of 0',
    {
      line_items: [
        {
          price_data: { currency: 'gbp', unit_amount: 1, product_data: { name: 'Cap' } },
          quantity: 0,
        },
      ],
    },
    {},
  ],
  ['an end in five minutes', { expires_at: Math.floor(Date.now() / 1000) + 300 }, {}],
  ['details of a subscription in a payment', { subscription_data: { description: 'No' } }, {}],
])('checkout refuses %s', async (_what, params, price) => {
  await expect(open(params, price)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
  });
});

it('checkout refuses an archived price', async () => {
  const price = await createPrice(test.stripe);
  await test.stripe.prices.update(price.id, { active: false });
  await expect(open({ line_items: [{ price: price.id, quantity: 1 }] })).rejects.toMatchObject({
    statusCode: 400,
  });
});

it('checkout sells goods with amounts of their own', async () => {
  const session = await open({
    line_items: [
      {
        quantity: 3,
        price_data: {
          currency: 'gbp',
          unit_amount: 1500,
          product_data: { name: 'Cap' },
          tax_behavior: 'inclusive',
        },
      },
    ],
  });
  expect(session.amount_total).toBe(4500);
});

it('an unpaid session can be ended, and no other', async () => {
  const session = await open();
  const ended = await test.stripe.checkout.sessions.expire(session.id);
  expect(ended).toMatchObject({ status: 'expired', url: null });
  await expect(test.stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({
    statusCode: 400,
  });
  expect(
    (await test.stripe.checkout.sessions.list({ limit: 1, status: 'expired' })).data[0]?.id,
  ).toBe(session.id);
});

describe.runIf(isStandIn)('the hosted page', () => {
  it('takes a payment and leads back with the id of the session', async () => {
    const session = await open({
      payment_intent_data: { metadata: { order: '1' } },
      customer_creation: 'always',
    });
    const page = await (await fetch(addressOf(session))).text();
    expect(page).toContain('This is no real payment');
    expect(page).toContain('£59.99');
    expect(page).toContain('VAT is included.');
    expect(page).not.toContain('converted');
    expect(page).toContain(`href="${addresses.cancel_url}"`);
    const answer = await sendForm(addressOf(session), works);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(
      `https://knurl.example/success/?session=${session.id}`,
    );
    const paid = await retrieve(session.id, 'payment_intent.latest_charge', 'customer');
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      customer: { email: 'ann@example.com' },
      customer_details: { email: 'ann@example.com', name: 'Ann' },
      payment_intent: {
        status: 'succeeded',
        metadata: { order: '1' },
        latest_charge: { paid: true, amount: 5999 },
      },
    });
    expect(paid.presentment_details).toBeUndefined();
    expect((await sendForm(addressOf(session), works)).headers.get('location')).toContain(
      '/c/pay/',
    );
  });

  it('says what renews when, and starts a subscription', async () => {
    const customer = await test.stripe.customers.create({ email: 'bea@example.com' });
    const session = await openMembership({
      customer: customer.id,
      subscription_data: { metadata: { right: 'sub' } },
    });
    const page = await (await fetch(addressOf(session))).text();
    expect(page).toMatch(/Renews on \d+ \w+ \d{4}:\s+£59\.99 every year, until you cancel/);
    expect((await sendForm(addressOf(session), works)).status).toBe(303);
    const done = await retrieve(session.id, 'subscription', 'invoice.payments');
    expect(done).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      subscription: { status: 'active', metadata: { right: 'sub' }, customer: customer.id },
      invoice: {
        status: 'paid',
        amount_paid: 5999,
        payments: { data: [{ status: 'paid', amount_paid: 5999 }] },
      },
    });
  });

  // "Line items with one-time Prices will be on the initial invoice only" (SessionCreateParams).
  it('charges what is paid once with the first invoice, and never again', async () => {
    const once = {
      price_data: { currency: 'gbp', unit_amount: 1000, product_data: { name: 'First year' } },
      quantity: 1,
    };
    const { id: price } = await createPrice(test.stripe, yearly);
    const line_items = [{ price, quantity: 1 }, once];
    const session = await openMembership({ line_items });
    expect(session.amount_total).toBe(6999);
    const page = await (await fetch(addressOf(session))).text();
    expect(page).toMatch(/Renews on \d+ \w+ \d{4}:\s+£59\.99 every year, until you cancel/);
    await sendForm(addressOf(session), works);
    const done = await retrieve(session.id, 'subscription', 'invoice');
    expect(done).toMatchObject({
      subscription: { items: { data: [{ price: { id: price } }] } },
      invoice: { amount_paid: 6999 },
    });
    const { invoice, subscription } = done;
    const lines = typeof invoice === 'object' ? (invoice?.lines.data ?? []) : [];
    expect(lines.map(({ amount, parent }) => [amount, parent?.type]).toSorted()).toEqual([
      [1000, 'invoice_item_details'],
      [5999, 'subscription_item_details'],
    ]);
    expect(typeof subscription === 'object' && subscription?.items.data.length).toBe(1);
    const trial = await openMembership({
      line_items,
      subscription_data: { trial_period_days: 14 },
    });
    expect(trial.amount_total).toBe(1000);
  });

  it('keeps what was typed when the card is refused, and the session stays open', async () => {
    const session = await openMembership();
    const refused = await sendForm(addressOf(session), { ...works, card: '4000000000000002' });
    expect(refused.status).toBe(402);
    const page = await refused.text();
    expect(page).toContain('Your card was declined.');
    expect(page).toContain('value="ann@example.com"');
    expect(await retrieve(session.id)).toMatchObject({
      status: 'open',
      subscription: null,
      customer: null,
    });
    expect((await sendForm(addressOf(session), works)).status).toBe(303);
  });

  it('lets the bank authenticate the buyer first', async () => {
    const session = await openMembership();
    const asked = { ...works, card: '4000002500003155' };
    const page = await (await sendForm(addressOf(session), asked)).text();
    expect(page).toContain('Your bank asks');
    expect(page).toContain('value="ann@example.com"');
    expect((await retrieve(session.id)).status).toBe('open');
    const refused = await sendForm(addressOf(session), { ...asked, bankAnswer: 'no' });
    expect(await refused.text()).toContain('unable to authenticate');
    const paid = await sendForm(addressOf(session), { ...asked, bankAnswer: 'yes' });
    expect(paid.status).toBe(303);
    expect((await retrieve(session.id)).status).toBe('complete');
  });

  it('asks for acceptance of the terms, and shows the session’s texts', async () => {
    const session = await open({
      consent_collection: { terms_of_service: 'required' },
      custom_text: { submit: { message: 'You order with an obligation to pay.' } },
    });
    const page = await (await fetch(addressOf(session))).text();
    expect(page).toContain('You order with an obligation to pay.');
    expect(page).not.toMatch(/name="terms"\s+checked/);
    expect((await sendForm(addressOf(session), works)).status).toBe(402);
    expect((await sendForm(addressOf(session), { ...works, terms: 'on' })).status).toBe(303);
    expect((await retrieve(session.id)).consent).toMatchObject({ terms_of_service: 'accepted' });
  });

  it('offers another currency only where adaptive pricing is on', async () => {
    const session = await open({ adaptive_pricing: { enabled: true } });
    expect(await (await fetch(addressOf(session))).text()).toContain('converted');
    await sendForm(addressOf(session), { ...works, inEuros: 'on' });
    const paid = await retrieve(session.id);
    expect(paid.presentment_details).toMatchObject({ presentment_currency: 'eur' });
    expect(paid.amount_total).toBe(5999);
  });

  it('expires by hand and by the clock', async () => {
    const one = await open();
    expect((await sendForm(`${addressOf(one)}/expire`, {})).status).toBe(303);
    expect((await fetch(addressOf(one))).status).toBe(410);
    const other = await open();
    await sendForm(`${test.origin}/books`, { do: 'clock', by: '366 days' });
    expect((await retrieve(other.id)).status).toBe('expired');
    expect((await sendForm(addressOf(other), works)).headers.get('location')).toContain('/c/pay/');
  });

  it('accepts money that arrives later', async () => {
    const session = await open();
    await sendForm(addressOf(session), { ...works, card: 'bank' });
    expect(await retrieve(session.id)).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
    });
    await sendForm(`${test.origin}/books`, { do: 'money-arrives', id: session.id });
    expect(await retrieve(session.id)).toMatchObject({ payment_status: 'paid' });
    const events = await test.stripe.events.list({
      type: 'checkout.session.async_payment_succeeded',
    });
    expect(events.data[0]?.data.object).toMatchObject({ id: session.id });
  });

  it('refuses a form that another site sends', async () => {
    const session = await open();
    const answer = await fetch(addressOf(session), {
      method: 'POST',
      body: new URLSearchParams(works),
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(403);
    expect((await retrieve(session.id)).status).toBe('open');
  });
});
