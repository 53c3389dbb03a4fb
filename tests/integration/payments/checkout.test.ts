import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paySession, settleLatePayment } from '../../../local/stripe/checkout/pay.ts';
import { generalApiPaths } from '../../../src/domain/api-paths.ts';
import { currencies } from '../../../src/domain/money.ts';
import { createCheckoutEndpoint } from '../../../src/server/orders/checkout-endpoint.ts';
import { refreshItemOrderFromStripe } from '../../../src/server/orders/item/refresh-item-order-from-stripe.ts';
import {
  openTestCheckout,
  orderOf,
  type TestCheckout,
} from '../../support/payments/test-checkout.ts';

let test: TestCheckout;
beforeAll(async () => {
  test = await openTestCheckout();
});
afterAll(() => test.dispose());

const sessionOf = (id: string) =>
  test.stripe.stripe.checkout.sessions.retrieve(id, { expand: ['customer', 'line_items'] });

it('a pack is one payment at our price, with all the data that is needed later', async () => {
  const { id, url, customer } = await test.order('auth0|pack', orderOf(test.pack));
  const [order] = await test.ordersOf('auth0|pack');
  const metadata = {
    order_id: order?.order_id,
    customer_id: customer,
    product_id: test.pack.productId,
  };
  const session = await sessionOf(id);
  expect(session).toMatchObject({
    mode: 'payment',
    ui_mode: 'hosted_page',
    amount_total: 2499,
    currency: 'gbp',
    adaptive_pricing: { enabled: false },
    client_reference_id: customer,
    customer: { metadata: { customer_id: customer }, name: 'Ann Lee' },
    metadata,
    success_url: 'https://knurl.example/success/?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: `https://knurl.example/checkout/?product=${test.pack.productId}#order`,
    locale: 'en-GB',
    line_items: { data: [{ quantity: 1 }] },
  });
  expect(session.custom_text.submit?.message).toContain('no longer withdraw');
  expect(session.expires_at - session.created).toBe(12 * 3600);
  expect(url).toBe(session.url);

  await test.pay(url);
  const paid = await test.stripe.stripe.checkout.sessions.retrieve(id, {
    expand: ['payment_intent'],
  });
  expect(paid).toMatchObject({ payment_status: 'paid', payment_intent: { metadata } });
});

it('her agreements are stored with price, currency, time and session', async () => {
  const { id } = await test.order(
    'auth0|evidence',
    orderOf(test.pack, 'eur', { supplyNow: true, knowsConsequence: false }),
  );
  expect(await test.ordersOf('auth0|evidence')).toEqual([
    {
      order_id: expect.any(String),
      kind: 'pack',
      product_id: test.pack.productId,
      price_id: test.pack.prices.eur.priceId,
      currency: 'eur',
      minor_units: 2999,
      title: 'Strength & Power',
      agreements_version: orderOf(test.pack).agreements.version,
      supply_now: true,
      knows_consequence: false,
      ordered_at: test.dependencies.now(),
      state: 'open',
      session_id: id,
    },
  ]);
});

it('a membership that starts now is paid at once', async () => {
  const { id, url, customer } = await test.order('auth0|now', orderOf(test.membership));
  expect(await sessionOf(id)).toMatchObject({ mode: 'subscription', amount_total: 5999 });
  await test.pay(url);
  const paid = await test.stripe.stripe.checkout.sessions.retrieve(id, {
    expand: ['subscription'],
  });
  expect(paid).toMatchObject({
    payment_status: 'paid',
    subscription: { status: 'active', metadata: { customer_id: customer }, trial_end: null },
  });
});

it.each([
  { supplyNow: false },
  { knowsConsequence: false },
  { supplyNow: false, knowsConsequence: false },
])(
  'with %j a membership takes its first payment when the days to cancel are over',
  async (ticked) => {
    const subject = `auth0|later ${JSON.stringify(ticked)}`;
    const { id, url } = await test.order(subject, orderOf(test.membership, 'gbp', ticked));
    const session = await sessionOf(id);
    expect(session.amount_total).toBe(0);
    expect(session.custom_text.submit?.message).toContain(
      'when the 14 days in which you can withdraw are over',
    );
    // The buyer pays an hour later, and has fourteen days from then.
    test.passHours(1);
    await test.pay(url);
    const paid = await test.stripe.stripe.checkout.sessions.retrieve(id, {
      expand: ['subscription'],
    });
    expect(paid).toMatchObject({
      payment_status: 'no_payment_required',
      subscription: {
        status: 'trialing',
        trial_end: test.dependencies.now().getTime() / 1000 + 15 * 86_400,
      },
    });
  },
);

it.each(currencies)('checkout sells in %s at that currency’s price', async (currency) => {
  const { id } = await test.order(`auth0|in ${currency}`, orderOf(test.pack, currency));
  expect(await sessionOf(id)).toMatchObject({
    currency,
    amount_total: test.pack.prices[currency].minorUnits,
  });
});

describe('the customer', () => {
  it('is the member’s own, whatever her browser has stored', async () => {
    const other = await test.order('auth0|other', orderOf(test.pack));
    const body = {
      ...orderOf(test.pack),
      customer: other.customer,
      client_reference_id: other.customer,
    };
    const hers = await test.order('auth0|hers', body);
    expect(hers.customer).not.toBe(other.customer);
    const session = await sessionOf(hers.id);
    expect(session.client_reference_id).toBe(hers.customer);
    expect(session.customer).toMatchObject({ metadata: { customer_id: hers.customer } });
  });

  it('is the same at Stripe for all her orders, with the e-mail address of her login', async () => {
    const first = await sessionOf((await test.order('auth0|loyal', orderOf(test.pack))).id);
    const second = await sessionOf((await test.order('auth0|loyal', orderOf(test.membership))).id);
    expect(first.customer).toMatchObject({ email: expect.stringContaining('@example.com') });
    expect(second.customer).toEqual(first.customer);
  });

  it('can buy while the login service is down: Stripe asks for her address then', async () => {
    const answer = await test.press('auth0|unknown', orderOf(test.pack), {
      findPerson: () => Promise.reject(new Error('The login service is down.')),
    });
    expect(answer.status).toBe(200);
    const [session] = await test.openSessionsOf('auth0|unknown');
    expect((await sessionOf(session?.id ?? '')).customer).toMatchObject({ email: null });
  });

  it('is recreated after being deleted at Stripe', async () => {
    const { id } = await test.order('auth0|deleted', orderOf(test.pack));
    const { customer } = await test.stripe.stripe.checkout.sessions.retrieve(id);
    await test.stripe.stripe.customers.del(String(customer));
    const again = await test.order('auth0|deleted', orderOf(test.membership));
    const session = await sessionOf(again.id);
    expect(session.customer).toMatchObject({ metadata: { customer_id: again.customer } });
    expect(session.customer).not.toMatchObject({ id: customer });
  });
});

it('nobody orders without a token', async () => {
  const answer = await createCheckoutEndpoint(test.dependencies)(
    new Request(`https://knurl.example${generalApiPaths.checkout}`, {
      method: 'POST',
      body: JSON.stringify(orderOf(test.pack)),
      headers: { 'content-type': 'application/json' },
    }),
  );
  expect(answer.status).toBe(401);
});

describe('a product that she already has', () => {
  it.each([
    ['a pack', 'already-owned', () => test.pack],
    ['a membership', 'already-subscribed', () => test.membership],
  ] as const)(
    'is not sold twice while its payment is on the way to us: %s',
    async (what, reason, item) => {
      const subject = `auth0|paid ${what}`;
      const { url } = await test.order(subject, orderOf(item()));
      await test.pay(url);
      for (const currency of ['gbp', 'usd'] as const) {
        const answer = await test.press(subject, orderOf(item(), currency));
        expect(answer.status).toBe(409);
        expect(await answer.json()).toMatchObject({ reason });
      }
      expect(await test.openSessionsOf(subject)).toEqual([]);
      // The press has stored the payment, so the product opens without a webhook.
      expect((await test.ordersOf(subject)).map(({ state }) => state)).toEqual(['paid']);
    },
  );

  it('doesn’t include a pack whose payment failed: it can be ordered again', async () => {
    const first = await test.order('auth0|unlucky', orderOf(test.pack));
    const { account } = await test.stripe.standIn();
    paySession(account, first.id, {
      email: 'ann@example.com',
      name: 'Ann',
      card: 'bank',
      acceptsTerms: false,
      inEuros: false,
    });
    expect((await test.press('auth0|unlucky', orderOf(test.pack))).status).toBe(409);
    settleLatePayment(account, first.id, false);
    const [order] = await test.ordersOf('auth0|unlucky');
    await refreshItemOrderFromStripe(test.dependencies, order?.order_id ?? '');
    expect((await test.order('auth0|unlucky', orderOf(test.pack))).id).not.toBe(first.id);
  });
});
