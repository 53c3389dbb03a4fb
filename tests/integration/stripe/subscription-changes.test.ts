import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
  price = await createPrice(test.stripe, yearly);
});
afterAll(() => test.close());

const subscribe = async () => {
  const { customer, clock } = await createTimedCustomer(test.stripe);
  const subscription = await test.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
  });
  return { customer, clock, subscription };
};
const endOf = ({ items }: Stripe.Subscription): number => items.data[0]?.current_period_end ?? 0;
const totalsOf = async (subscription: string): Promise<readonly number[]> => {
  const { data } = await test.stripe.invoices.list({ subscription });
  return data.map(({ total }) => total);
};

it('a subscription gets another price for its renewals without a charge now', async () => {
  const { subscription, clock } = await subscribe();
  const cheaper = await test.stripe.prices.create({
    product: String(price.product),
    currency: 'gbp',
    unit_amount: 4999,
    recurring: { interval: 'year' },
  });
  const changed = await test.stripe.subscriptions.update(subscription.id, {
    items: [{ id: subscription.items.data[0]?.id ?? '', price: cheaper.id }],
    proration_behavior: 'none',
    metadata: { renewal_price: 'set' },
  });
  expect(changed.items.data).toMatchObject([
    { id: subscription.items.data[0]?.id, price: { id: cheaper.id, unit_amount: 4999 } },
  ]);
  expect(endOf(changed)).toBe(endOf(subscription));
  expect(await totalsOf(subscription.id)).toEqual([5999]);
  await advance(test.stripe, clock.id, endOf(subscription) + 2 * 3600);
  expect(await totalsOf(subscription.id)).toEqual([4999, 5999]);
});

it('a subscription renews later after a trial in the middle of a paid year', async () => {
  const { subscription, clock } = await subscribe();
  const later = endOf(subscription) + 30 * daySeconds;
  const moved = await test.stripe.subscriptions.update(subscription.id, {
    trial_end: later,
    proration_behavior: 'none',
  });
  expect(moved).toMatchObject({ status: 'trialing', trial_end: later });
  expect(moved.trial_start).toBeGreaterThanOrEqual(subscription.start_date);
  expect(endOf(moved)).toBe(later);
  expect(await totalsOf(subscription.id)).toEqual([0, 5999]);
  await advance(test.stripe, clock.id, endOf(subscription) + 2 * 3600);
  expect(await totalsOf(subscription.id)).toEqual([0, 5999]);
  await advance(test.stripe, clock.id, later + 2 * 3600);
  expect(await totalsOf(subscription.id)).toEqual([5999, 0, 5999]);
});

it('a subscription says since when it is paused, and resumes within its period without a charge', async () => {
  const { subscription } = await subscribe();
  const paused = await test.stripe.subscriptions.pause(subscription.id, {
    bill_for: { outstanding_usage_through: { type: 'none' }, unused_time_from: { type: 'none' } },
  });
  expect(paused).toMatchObject({
    status: 'paused',
    status_details: { paused: { subscription: { type: 'pause_requested' } } },
  });
  expect(paused.status_details?.paused.transitioned_at).toBeGreaterThanOrEqual(paused.start_date);
  const resumed = await test.stripe.subscriptions.resume(subscription.id, {
    billing_cycle_anchor: { type: 'unchanged' },
    proration_behavior: 'none',
  });
  expect(resumed.status).toBe('active');
  expect(endOf(resumed)).toBe(endOf(subscription));
  expect(await totalsOf(subscription.id)).toEqual([5999]);
});

it.runIf(isStandIn)('prorations and another interval are refused', async () => {
  const { subscription } = await subscribe();
  const [item] = subscription.items.data;
  const monthly = await createPrice(test.stripe, { recurring: { interval: 'month' } });
  const { subscriptions } = test.stripe;
  const items = [{ id: item?.id ?? '', price: monthly.id }];
  await expect(subscriptions.update(subscription.id, { items })).rejects.toThrow('prorations');
  await expect(
    subscriptions.update(subscription.id, { items, proration_behavior: 'none' }),
  ).rejects.toThrow('interval');
  await expect(
    subscriptions.update(subscription.id, { trial_end: 1, proration_behavior: 'none' }),
  ).rejects.toThrow('future');
});

it.runIf(isStandIn)('a page changes only the card and leads back to us', async () => {
  const { subscription, customer } = await subscribe();
  (await test.standIn()).account.set({ portalCard: 'subscription' });
  const session = await test.stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: 'http://localhost:1/members/account/',
    flow_data: {
      type: 'payment_method_update',
      after_completion: {
        type: 'redirect',
        redirect: { return_url: 'http://localhost:1/members/account/?card=changed' },
      },
    },
  });
  expect(session.flow).toMatchObject({ type: 'payment_method_update' });
  const shown = await (await fetch(session.url)).text();
  expect(shown).toContain('Use this card');
  expect(shown).not.toContain('Cancel subscription');
  await sendForm(session.url, { do: 'cancel', subscription: subscription.id });
  const answer = await fetch(session.url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ do: 'card', card: '4000000000000341' }),
  });
  expect(answer.headers.get('location')).toBe('http://localhost:1/members/account/?card=changed');
  const after = await test.stripe.subscriptions.retrieve(subscription.id, {
    expand: ['default_payment_method'],
  });
  expect(after).toMatchObject({
    cancel_at: null,
    default_payment_method: { card: { last4: '0341' } },
  });
});

it('each charge has a receipt, and an invoice has a page and a file', async () => {
  const { customer } = await subscribe();
  const charges = await test.stripe.charges.list({ customer: customer.id });
  expect(charges.data).toMatchObject([{ paid: true, amount: 5999 }]);
  expect(charges.data[0]?.receipt_url).toMatch(/^http/);
  const invoices = await test.stripe.invoices.list({ customer: customer.id });
  expect(invoices.data[0]?.hosted_invoice_url).toMatch(/^http/);
  expect(invoices.data[0]?.invoice_pdf).toMatch(/^http/);
  if (isStandIn) {
    expect(await (await fetch(charges.data[0]?.receipt_url ?? '')).text()).toContain('£59.99');
  }
});
