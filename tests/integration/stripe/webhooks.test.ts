import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  isStandIn,
  openEndpoint,
  openTestStripe,
  sendForm,
  webhookSecret,
  type TestStripe,
} from '../../support/stripe/test-stripe.ts';

describe.runIf(isStandIn)('webhooks', () => {
  let test: TestStripe;
  let endpoint: Awaited<ReturnType<typeof openEndpoint>>;
  beforeEach(async () => {
    endpoint = await openEndpoint();
    test = await openTestStripe({
      webhook: { url: endpoint.url, secret: webhookSecret },
      retryDelays: [3600],
    });
  });
  afterEach(async () => {
    await test.close();
    await endpoint.close();
  });

  const press = (fields: Readonly<Record<string, string>>): Promise<Response> =>
    sendForm(`${test.origin}/books`, fields);
  const settle = async (): Promise<void> => (await test.standIn()).deliveries.settled();
  const typesReceived = (): readonly string[] =>
    endpoint.received.map(({ body }) => JSON.parse(body).type);

  it('are signed so that the SDK accepts them, and contain the object', async () => {
    const customer = await test.stripe.customers.create({ email: 'ann@example.com' });
    await settle();
    const [{ body, signature } = { body: '', signature: '' }] = endpoint.received;
    const event = test.stripe.webhooks.constructEvent(body, signature, webhookSecret);
    expect(event).toMatchObject({
      object: 'event',
      type: 'customer.created',
      api_version: Stripe.API_VERSION,
      livemode: false,
      data: { object: { id: customer.id } },
    });
    expect(event.request?.idempotency_key).toMatch(/^stripe-node-retry-/);
    expect(() => test.stripe.webhooks.constructEvent(`${body} `, signature, webhookSecret)).toThrow(
      /signature/,
    );
    expect(() => test.stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow(
      /signature/,
    );
    expect((await test.stripe.events.retrieve(event.id)).id).toBe(event.id);
  });

  it('contain the previous values, in an update', async () => {
    const customer = await test.stripe.customers.create({ name: 'Ann' });
    await test.stripe.customers.update(customer.id, { name: 'Bea' });
    await test.stripe.customers.update(customer.id, { name: 'Bea' });
    const { data } = await test.stripe.events.list({ type: 'customer.updated' });
    expect(data).toHaveLength(1);
    expect(data[0]?.data.previous_attributes).toEqual({ name: 'Ann' });
  });

  it('that fail are listed, and arrive when they are resent', async () => {
    endpoint.answerWith(500);
    await test.stripe.customers.create({ name: 'Ann' });
    await settle();
    const failed = await test.stripe.events.list({ delivery_success: false });
    expect(failed.data).toMatchObject([{ type: 'customer.created', pending_webhooks: 1 }]);
    endpoint.answerWith(200);
    await press({ do: 'release' });
    await settle();
    expect(typesReceived()).toEqual(['customer.created', 'customer.created']);
    expect((await test.stripe.events.list({ delivery_success: false })).data).toEqual([]);
  });

  it('fail if they are redirected', async () => {
    endpoint.answerWith(302);
    await test.stripe.customers.create({ name: 'Ann' });
    await settle();
    expect((await test.stripe.events.list({ delivery_success: false })).data).toHaveLength(1);
  });

  it('can be made to get lost, or to arrive twice, late, or newest first', async () => {
    await press({ do: 'fault', fault: 'lost', count: '1' });
    await test.stripe.products.create({ name: 'lost' });
    await press({ do: 'fault', fault: 'doubled', count: '1' });
    await test.stripe.customers.create({ name: 'twice' });
    await settle();
    expect(typesReceived()).toEqual(['customer.created', 'customer.created']);
    await press({ do: 'fault', fault: 'held', count: '0' });
    await test.stripe.products.create({ name: 'late' });
    await test.stripe.customers.create({ name: 'later' });
    await settle();
    expect(endpoint.received).toHaveLength(2);
    await press({ do: 'release-reversed' });
    await settle();
    expect(typesReceived().slice(2)).toEqual(['customer.created', 'product.created']);
    // The lost one is still in the list of events, as at Stripe.
    expect((await test.stripe.events.list({ delivery_success: false })).data).toHaveLength(1);
  });

  it('go to endpoints that the API creates, for the types that they subscribe to', async () => {
    const created = await test.stripe.webhookEndpoints.create({
      url: endpoint.url,
      enabled_events: ['product.created'],
    });
    expect(created.secret).toMatch(/^whsec_/);
    expect((await test.stripe.webhookEndpoints.retrieve(created.id)).secret).toBeUndefined();
    await test.stripe.customers.create({ name: 'Ann' });
    await test.stripe.products.create({ name: 'Pack' });
    await settle();
    expect(typesReceived().toSorted()).toEqual([
      'customer.created',
      'product.created',
      'product.created',
    ]);
    const own = endpoint.received.filter(({ body, signature }) => {
      try {
        return (
          test.stripe.webhooks.constructEvent(body, signature, created.secret ?? '') !== undefined
        );
      } catch {
        return false;
      }
    });
    expect(own).toHaveLength(1);
  });

  it('report a paid session before its page leads back, with the session’s event last', async () => {
    const session = await test.stripe.checkout.sessions.create({
      mode: 'subscription',
      success_url: 'https://knurl.example/success/',
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: 'gbp',
            unit_amount: 5999,
            recurring: { interval: 'year' },
            product_data: { name: 'Membership' },
          },
        },
      ],
    });
    await settle();
    endpoint.received.length = 0;
    await sendForm(session.url ?? '', { email: 'ann@example.com', card: '4242424242424242' });
    const told = (await test.stripe.events.list({ limit: 100 })).data.map(({ type }) => type);
    expect(told[0]).toBe('checkout.session.completed');
    expect(told).toEqual(
      expect.arrayContaining([
        'customer.subscription.created',
        'invoice.paid',
        'invoice_payment.paid',
        'payment_intent.succeeded',
        'charge.succeeded',
      ]),
    );
    expect(typesReceived()).toContain('checkout.session.completed');
  });
});
