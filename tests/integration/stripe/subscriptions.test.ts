import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addIntervals } from '../../../local/stripe/billing/periods.ts';
import {
  advance,
  createPrice,
  createTimedCustomer,
  daySeconds,
  isStandIn,
  openTestStripe,
  sendForm,
  yearly,
  type TestStripe,
} from '../../support/stripe/test-stripe.ts';

let test: TestStripe;
let price: Stripe.Price;
beforeAll(async () => {
  test = await openTestStripe();
  price = await createPrice(test.stripe, { recurring: { interval: 'month' } });
});
afterAll(() => test.close());

const subscribe = async (params: Partial<Stripe.SubscriptionCreateParams> = {}, card?: string) => {
  const { customer, clock } = await createTimedCustomer(test.stripe, card);
  const subscription = await test.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    ...params,
  });
  return { customer, clock, subscription };
};
const find = (id: string, ...expand: string[]): Promise<Stripe.Subscription> =>
  test.stripe.subscriptions.retrieve(id, { expand });
const endOf = ({ items }: Stripe.Subscription): number => items.data[0]?.current_period_end ?? 0;
const changeCard = async (customer: string, card: string): Promise<void> => {
  const { id } = await test.stripe.paymentMethods.attach(card, { customer });
  await test.stripe.customers.update(customer, {
    invoice_settings: { default_payment_method: id },
  });
};
const monthOn = (time: number, months: number): number =>
  addIntervals(time, { interval: 'month', interval_count: 1 }, months);
const hour = 3600;

it('a subscription starts active, and its items say when its period ends', async () => {
  const { subscription, customer } = await subscribe({ metadata: { right: 'sub' } });
  expect(subscription).toMatchObject({
    object: 'subscription',
    status: 'active',
    customer: customer.id,
    metadata: { right: 'sub' },
  });
  expect(subscription).not.toHaveProperty('current_period_end');
  expect(endOf(subscription)).toBe(Date.UTC(2027, 1, 28) / 1000);
  const shown = await find(subscription.id, 'latest_invoice.payments');
  expect(shown.latest_invoice).toMatchObject({
    status: 'paid',
    billing_reason: 'subscription_create',
    amount_paid: 5999,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscription.id },
    },
    payments: { data: [{ status: 'paid' }] },
  });
});

it('a subscription renews on the day of the month on which it began, with a draft for an hour', async () => {
  const { subscription, clock } = await subscribe();
  const first = endOf(subscription);
  await advance(test.stripe, clock.id, first + 60);
  const renewed = await find(subscription.id, 'latest_invoice');
  expect(renewed.status).toBe('active');
  expect(endOf(renewed)).toBe(Date.UTC(2027, 2, 31) / 1000);
  expect(renewed.latest_invoice).toMatchObject({
    status: 'draft',
    billing_reason: 'subscription_cycle',
  });
  await advance(test.stripe, clock.id, first + 2 * hour);
  expect((await find(subscription.id, 'latest_invoice')).latest_invoice).toMatchObject({
    status: 'paid',
    total: 5999,
  });
});

it('a cancelled subscription ends at the end of the period, and continues when that is undone', async () => {
  const { subscription, clock } = await subscribe();
  const { id } = subscription;
  const ending = await test.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  expect(ending).toMatchObject({ status: 'active', cancel_at_period_end: true });
  expect(ending.cancel_at).toBe(endOf(subscription));
  const back = await test.stripe.subscriptions.update(id, { cancel_at_period_end: false });
  expect(back).toMatchObject({ cancel_at: null, cancel_at_period_end: false });
  await test.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await advance(test.stripe, clock.id, endOf(subscription) + 60);
  expect(await find(id)).toMatchObject({ status: 'canceled' });
  const { data } = await test.stripe.subscriptions.list({
    customer: String(subscription.customer),
  });
  expect(data).toEqual([]);
  expect(
    (
      await test.stripe.subscriptions.list({
        customer: String(subscription.customer),
        status: 'all',
      })
    ).data,
  ).toHaveLength(1);
});

it('a subscription is past due after a refused renewal, and active again after its payment', async () => {
  const { subscription, clock, customer } = await subscribe();
  await changeCard(customer.id, 'pm_card_chargeCustomerFail');
  await advance(test.stripe, clock.id, endOf(subscription) + 2 * hour);
  const late = await find(subscription.id, 'latest_invoice');
  expect(late).toMatchObject({
    status: 'past_due',
    latest_invoice: { status: 'open', attempt_count: 1 },
  });
  await changeCard(customer.id, 'pm_card_visa');
  const invoice = late.latest_invoice as Stripe.Invoice;
  expect(await test.stripe.invoices.pay(invoice.id)).toMatchObject({ status: 'paid' });
  expect((await find(subscription.id)).status).toBe('active');
});

it('a subscription is incomplete after a refused first payment, for 23 hours', async () => {
  const { subscription, clock } = await subscribe(
    { payment_behavior: 'allow_incomplete' },
    'pm_card_chargeCustomerFail',
  );
  expect(subscription.status).toBe('incomplete');
  await advance(test.stripe, clock.id, subscription.created + 24 * hour);
  const over = await find(subscription.id, 'latest_invoice');
  expect(over).toMatchObject({ status: 'incomplete_expired', latest_invoice: { status: 'void' } });
});

it('a trial has a first invoice for nothing, which counts as paid', async () => {
  const { subscription, clock } = await subscribe({ trial_period_days: 7 });
  expect(subscription.status).toBe('trialing');
  expect(endOf(subscription)).toBe(subscription.trial_end);
  const zero = (await find(subscription.id, 'latest_invoice')).latest_invoice;
  expect(zero).toMatchObject({ status: 'paid', total: 0, billing_reason: 'subscription_create' });
  await advance(test.stripe, clock.id, subscription.created + 7 * daySeconds + 2 * hour);
  const paying = await find(subscription.id, 'latest_invoice');
  expect(paying).toMatchObject({
    status: 'active',
    latest_invoice: { status: 'paid', total: 5999 },
  });
  expect(endOf(paying)).toBe(monthOn(subscription.trial_end ?? 0, 1));
});

it('a trial that ends without a card is paused', async () => {
  const clock = await test.stripe.testHelpers.testClocks.create({
    frozen_time: Date.UTC(2027, 4, 1) / 1000,
  });
  const customer = await test.stripe.customers.create({ test_clock: clock.id });
  const subscription = await test.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    trial_period_days: 7,
    trial_settings: { end_behavior: { missing_payment_method: 'pause' } },
  });
  await advance(test.stripe, clock.id, subscription.created + 8 * daySeconds);
  expect((await find(subscription.id)).status).toBe('paused');
  await changeCard(customer.id, 'pm_card_visa');
  expect((await test.stripe.subscriptions.resume(subscription.id)).status).toBe('active');
});

it('invoices are held back while their collection is paused', async () => {
  const { subscription, clock } = await subscribe();
  const paused = await test.stripe.subscriptions.update(subscription.id, {
    pause_collection: { behavior: 'void' },
  });
  expect(paused).toMatchObject({ status: 'active', pause_collection: { behavior: 'void' } });
  await advance(test.stripe, clock.id, endOf(subscription) + 2 * hour);
  expect((await find(subscription.id, 'latest_invoice')).latest_invoice).toMatchObject({
    status: 'void',
  });
});

it('a deleted subscription ends at once', async () => {
  const { subscription } = await subscribe();
  const ended = await test.stripe.subscriptions.cancel(subscription.id, {
    cancellation_details: { feedback: 'unused' },
  });
  expect(ended).toMatchObject({
    status: 'canceled',
    cancellation_details: { feedback: 'unused', reason: 'cancellation_requested' },
  });
  await expect(
    test.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }),
  ).rejects.toMatchObject({ statusCode: 400 });
});

it('a payment leads back to its subscription', async () => {
  const { subscription } = await subscribe();
  const invoice = String(subscription.latest_invoice);
  const [payment] = (await test.stripe.invoicePayments.list({ invoice })).data;
  const intent = String(payment?.payment.payment_intent);
  const back = await test.stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent },
    expand: ['data.invoice'],
  });
  expect(back.data[0]?.invoice).toMatchObject({
    parent: { subscription_details: { subscription: subscription.id } },
  });
  const { latest_charge: charge } = await test.stripe.paymentIntents.retrieve(intent, {
    expand: ['latest_charge'],
  });
  expect(charge).toMatchObject({ paid: true, amount: 5999 });
  expect(charge).not.toHaveProperty('invoice');
});

it.runIf(isStandIn).each(['canceled', 'unpaid', 'past_due'] as const)(
  'a subscription ends %s when all retries of its renewal fail, as the account is set',
  async (end) => {
    await sendForm(`${test.origin}/books`, { do: 'settings', whenRetriesFail: end });
    const { subscription, clock, customer } = await subscribe();
    await changeCard(customer.id, 'pm_card_chargeCustomerFail');
    await advance(test.stripe, clock.id, endOf(subscription) + 20 * daySeconds);
    expect((await find(subscription.id)).status).toBe(end);
  },
);

it.runIf(isStandIn)('a subscription renews when the account’s own clock is moved', async () => {
  const own = await openTestStripe();
  const membership = await createPrice(own.stripe, yearly);
  const customer = await own.stripe.customers.create({ payment_method: 'pm_card_visa' });
  const [card] = (await own.stripe.customers.listPaymentMethods(customer.id)).data;
  const subscription = await own.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: membership.id }],
    default_payment_method: card?.id ?? '',
  });
  await sendForm(`${own.origin}/books`, { do: 'clock', by: '366 days' });
  const renewed = await own.stripe.subscriptions.retrieve(subscription.id);
  expect(endOf(renewed)).toBe(
    addIntervals(subscription.start_date, { interval: 'year', interval_count: 1 }, 2),
  );
  const invoices = await own.stripe.invoices.list({ subscription: subscription.id });
  expect(invoices.data.map(({ status, billing_reason }) => [status, billing_reason])).toEqual([
    ['paid', 'subscription_cycle'],
    ['paid', 'subscription_create'],
  ]);
  await own.close();
});

it.runIf(isStandIn)('a subscription ends on its end date, paused or not', async () => {
  const { subscription, clock } = await subscribe();
  await test.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  await test.stripe.subscriptions.pause(subscription.id);
  await advance(test.stripe, clock.id, endOf(subscription) + 60);
  expect((await find(subscription.id)).status).toBe('canceled');
});

it.runIf(isStandIn)(
  'a renewal is announced a week before it, once, and the end of a trial three days before',
  async () => {
    const { customer, clock, subscription } = await subscribe({ trial_period_days: 10 });
    const told = async (type: string) =>
      (await test.stripe.events.list({ type, limit: 100 })).data.filter(
        ({ data }) => 'customer' in data.object && data.object.customer === customer.id,
      );
    const trialEnd = subscription.trial_end ?? 0;
    await advance(test.stripe, clock.id, trialEnd + 20 * daySeconds);
    expect(
      (await told('customer.subscription.trial_will_end')).map(({ created }) => created),
    ).toEqual([trialEnd - 3 * daySeconds]);
    expect(await told('invoice.upcoming')).toEqual([]);
    await advance(test.stripe, clock.id, monthOn(trialEnd, 1) - 3 * daySeconds);
    const [upcoming, ...others] = await told('invoice.upcoming');
    expect(others).toEqual([]);
    expect(upcoming?.created).toBe(monthOn(trialEnd, 1) - 7 * daySeconds);
    expect(upcoming?.data.object).toMatchObject({
      object: 'invoice',
      total: 5999,
      billing_reason: 'upcoming',
    });
    expect(upcoming?.data.object).not.toHaveProperty('id');
  },
);
