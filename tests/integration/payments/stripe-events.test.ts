import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { failRefund } from '../../../local/stripe/objects/payments.ts';
import { graceDays } from '../../../src/domain/rights/subscription.ts';
import { createStripeEventsEndpoint } from '../../../src/server/payments/stripe-events.ts';
import { openDatabaseForTests } from '../../support/server/database-for-tests.ts';
import {
  openTestPayments,
  outcomeOf,
  rightIds,
  type PlacedOrder,
  type TestPayments,
} from '../../support/payments/test-payments.ts';

const database = openDatabaseForTests();
let payments: TestPayments;
beforeEach(() => {
  payments = openTestPayments(database);
});

const deliverAll = async (from = 0): Promise<void> => {
  for (const event of payments.events().slice(from)) {
    const answer = await payments.deliver(event);
    expect(answer.status, event.type).toBe(200);
  }
};
const rightsOf = async ({ subject }: PlacedOrder): Promise<readonly string[]> =>
  (await payments.recordOf(subject))?.rightIds ?? [];
const stateOf = async ({ customerId }: PlacedOrder): Promise<string | undefined> =>
  (await outcomeOf(database, customerId)).orders[0]?.state;
const paidPack = async (card?: string): Promise<PlacedOrder> => {
  const order = await payments.order('pack');
  expect(payments.pay(order.sessionId, card)).toBeUndefined();
  await deliverAll();
  return order;
};
const lastEvent = () => {
  const event = payments.events().findLast(({ type }) => type === 'checkout.session.completed');
  if (event === undefined) throw new Error('There is no event.');
  return event;
};

describe('POST /api/stripe-events', () => {
  it('grants a paid pack, and queues one confirmation', async () => {
    const order = await paidPack();
    expect(await rightsOf(order)).toEqual([rightIds.pack]);
    await deliverAll();
    expect(await outcomeOf(database, order.customerId)).toMatchObject({
      orders: [{ state: 'paid' }],
      grants: [{ state: 'granted' }],
      mails: 1,
    });
    const [mail] = await database.query(
      v.object({ address: v.string(), details: v.looseObject({}) }),
      'select address, details from mails where mail_id = $1',
      [`order-confirmation:${order.orderId}`],
    );
    expect(mail).toMatchObject({
      address: 'ann@example.com',
      details: { kind: 'pack', minorUnits: 2400, termsUpdated: '2026-11-02' },
    });
  });

  it('grants nothing before the money arrives, and nothing if it never does', async () => {
    for (const arrives of [true, false]) {
      const order = await payments.order('pack');
      payments.pay(order.sessionId, 'bank');
      await deliverAll();
      expect(await stateOf(order)).toBe('processing');
      expect(await rightsOf(order)).toEqual([]);
      payments.settle(order.sessionId, arrives);
      await deliverAll();
      expect(await stateOf(order)).toBe(arrives ? 'paid' : 'expired');
      expect(await rightsOf(order)).toEqual(arrives ? [rightIds.pack] : []);
    }
  });

  it('revokes a pack when it is refunded in full, and grants it again when the refund fails', async () => {
    const order = await paidPack();
    const [charge] = (await payments.stripe.charges.list()).data;
    const id = charge?.id ?? '';
    await payments.stripe.refunds.create({ charge: id, amount: 2399 });
    await deliverAll();
    expect(await rightsOf(order)).toEqual([rightIds.pack]);
    const { id: rest } = await payments.stripe.refunds.create({ charge: id });
    await deliverAll();
    expect(await rightsOf(order)).toEqual([]);
    expect(await stateOf(order)).toBe('refunded');
    failRefund(payments.account, rest);
    await deliverAll();
    expect(await rightsOf(order)).toEqual([rightIds.pack]);
    expect((await outcomeOf(database, order.customerId)).mails).toBe(1);
  });

  it.each([
    ['winning_evidence', [rightIds.pack]],
    ['losing_evidence', []],
  ])('follows a dispute that ends by %s', async (uncategorized_text, rights) => {
    const order = await paidPack('4000000000000259');
    expect(await rightsOf(order)).toEqual([]);
    const [dispute] = (await payments.stripe.disputes.list()).data;
    await payments.stripe.disputes.update(dispute?.id ?? '', {
      evidence: { uncategorized_text },
      submit: true,
    });
    await deliverAll();
    expect(await rightsOf(order)).toEqual(rights);
  });

  it('opens a membership that starts at once, and follows it until it ends', async () => {
    const order = await payments.order('membership');
    payments.pay(order.sessionId);
    await deliverAll();
    expect(await rightsOf(order)).toEqual([rightIds.membership]);
    const [{ id = '' } = {}] = payments.account.books.all('subscription');
    await payments.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await deliverAll();
    const record = await payments.recordOf(order.subject);
    expect(record?.membership).toMatchObject({ state: 'active', renewsAt: null });
    expect(record?.membership?.endsAt).toBe('2028-01-31T12:00:00.000Z');
    payments.moveDays(366);
    await deliverAll();
    expect((await payments.recordOf(order.subject))?.membership).toMatchObject({
      state: 'ended',
      endedAt: '2028-01-31T12:00:00.000Z',
      renewal: { currency: 'gbp', minorUnits: 5999 },
    });
    expect(await rightsOf(order)).toEqual([]);
  });

  it('opens a membership that starts later with its first payment', async () => {
    const order = await payments.order('membership', { startsNow: false });
    payments.pay(order.sessionId);
    await deliverAll();
    expect(await stateOf(order)).toBe('paid');
    expect(await rightsOf(order)).toEqual([]);
    expect((await payments.recordOf(order.subject))?.membership?.state).toBe('not-yet-open');
    payments.moveDays(15.1);
    await deliverAll();
    expect(await rightsOf(order)).toEqual([rightIds.membership]);
    const [mail] = await database.query(
      v.object({ details: v.looseObject({ paidAt: v.null() }) }),
      'select details from mails where mail_id = $1',
      [`order-confirmation:${order.orderId}`],
    );
    expect(mail?.details).toMatchObject({
      opensAt: '2027-02-15T12:00:00.000Z',
      renewal: { at: '2028-02-15T12:00:00.000Z', minorUnits: 5999 },
    });
  });

  it('keeps a membership open for the grace period after a refused renewal', async () => {
    const order = await payments.order('membership');
    payments.account.set({ whenRetriesFail: 'past_due' });
    payments.pay(order.sessionId);
    const [{ id = '', customer: owner = '' } = {}] = payments.account.books.all('subscription');
    const customer = String(owner);
    const { id: card } = await payments.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
      customer,
    });
    await payments.stripe.subscriptions.update(id, { default_payment_method: card });
    payments.moveDays(365 + 1);
    await deliverAll();
    expect((await payments.recordOf(order.subject))?.membership?.state).toBe('past-due');
    expect(await rightsOf(order)).toEqual([rightIds.membership]);
    payments.moveDays(graceDays);
    await deliverAll();
    expect(await rightsOf(order)).toEqual([]);
    const [invoice] = (await payments.stripe.invoices.list({ status: 'open' })).data;
    const { id: good } = await payments.stripe.paymentMethods.attach('pm_card_visa', { customer });
    await payments.stripe.invoices.pay(invoice?.id ?? '', { payment_method: good });
    await deliverAll();
    expect(await rightsOf(order)).toEqual([rightIds.membership]);
  });

  it('finds an order whose session we never heard of', async () => {
    for (const kind of ['pack', 'membership'] as const) {
      const order = await payments.order(kind, { isLost: true });
      payments.pay(order.sessionId);
      await deliverAll();
      expect(await rightsOf(order)).toEqual([rightIds[kind]]);
    }
  });

  it('answers 200 to events that are not ours, and logs them without any data of the buyer', async () => {
    const { stripe } = payments;
    const price = await stripe.prices.create({
      currency: 'gbp',
      unit_amount: 100,
      product_data: { name: 'Something else' },
    });
    const { id } = await stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [{ price: price.id, quantity: 1 }],
      success_url: 'https://knurl.example/success/',
    });
    payments.pay(id);
    await deliverAll();
    expect(payments.logged).not.toEqual([]);
    expect(payments.logged.join()).not.toMatch(/ann|example\.com/i);
  });

  it('says nothing of a customer who has not ordered yet', async () => {
    const told = payments.events().length;
    const { id } = await payments.stripe.customers.create({ metadata: { customer_id: 'none' } });
    await payments.stripe.customers.update(id, { name: 'Ann Lee' });
    await deliverAll(told);
    expect(payments.events().at(-1)?.type).toBe('customer.updated');
    expect(payments.logged).toEqual([]);
  });

  it('answers 503 while Stripe or the database is down, and does the work when the event is repeated', async () => {
    const order = await payments.order('pack');
    payments.pay(order.sessionId);
    const event = lastEvent();
    for (const fault of ['down', 'error-500', 'rate-limited', 'nonsense'] as const) {
      payments.faults.set(fault, 'always');
      expect((await payments.deliver(event)).status, fault).toBe(503);
      payments.faults.clear();
    }
    expect(await rightsOf(order)).toEqual([]);
    expect((await payments.deliver(event)).status).toBe(200);
    expect(await rightsOf(order)).toEqual([rightIds.pack]);
  });
});

describe('webhook signatures', () => {
  const secret = 'whsec_payments';
  const sign = (payload: string, by = secret, age = 0): string =>
    payments.stripe.webhooks.generateTestHeaderString({
      payload,
      secret: by,
      timestamp: payments.account.now() - age,
    });
  const cases: Readonly<
    Record<string, (text: string) => { readonly body: string; readonly signature: string }>
  > = {
    missing: (body) => ({ body, signature: '' }),
    'no signatures': (body) => ({ body, signature: 't=1,v1=abc' }),
    'of another body': (body) => ({ body, signature: sign(`${body} `) }),
    'of another secret': (body) => ({ body, signature: sign(body, 'whsec_other') }),
    'older than five minutes': (body) => ({ body, signature: sign(body, secret, 301) }),
    'of a body that was serialised anew': (body) => ({
      body: JSON.stringify(JSON.parse(body)),
      signature: sign(body),
    }),
  };

  it.each(Object.entries(cases))('that are %s are refused without work', async (_name, toParts) => {
    const order = await payments.order('pack');
    payments.pay(order.sessionId);
    const text = JSON.stringify(lastEvent(), null, 2);
    // Any work would be answered with an outage.
    payments.faults.set('down', 'always');
    const endpoint = createStripeEventsEndpoint({
      ...payments.dependencies,
      database: { ...database, query: () => Promise.reject(new Error('No statement is sent.')) },
    });
    const answer = await endpoint(payments.toRequest(lastEvent(), toParts(text)));
    expect(answer.status).toBe(400);
    expect(await rightsOf(order)).toEqual([]);
  });

  it('from Stripe are accepted until they are five minutes old', async () => {
    await paidPack();
    const text = JSON.stringify(lastEvent(), null, 2);
    const endpoint = createStripeEventsEndpoint(payments.dependencies);
    const signature = sign(text, secret, 299);
    expect(
      (await endpoint(payments.toRequest(lastEvent(), { body: text, signature }))).status,
    ).toBe(200);
  });
});
