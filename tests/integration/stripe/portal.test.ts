import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

const features: Stripe.BillingPortal.ConfigurationCreateParams.Features = {
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  subscription_cancel: { enabled: true, mode: 'at_period_end' },
};

it('opens the portal of a customer with a configuration', async () => {
  const customer = await test.stripe.customers.create({ name: 'Ann' });
  const configuration = await test.stripe.billingPortal.configurations.create({ features });
  expect(configuration).toMatchObject({
    active: true,
    is_default: false,
    features: { subscription_cancel: { mode: 'at_period_end' } },
  });
  const session = await test.stripe.billingPortal.sessions.create({
    customer: customer.id,
    configuration: configuration.id,
    return_url: 'https://knurl.example/members/',
  });
  expect(session).toMatchObject({
    object: 'billing_portal.session',
    customer: customer.id,
    return_url: 'https://knurl.example/members/',
  });
  expect(session.url).toMatch(/^https?:\/\//);
  await expect(
    test.stripe.billingPortal.sessions.create({
      customer: 'cus_nobody',
      configuration: configuration.id,
    }),
  ).rejects.toMatchObject({
    statusCode: 400,
    code: 'resource_missing',
    param: 'customer',
  });
});

describe.runIf(isStandIn)('the page of the portal', () => {
  let subscription: Stripe.Subscription;
  let address: string;
  beforeEach(async () => {
    const price = await createPrice(test.stripe, yearly);
    const customer = await test.stripe.customers.create({ payment_method: 'pm_card_visa' });
    const [card] = (await test.stripe.customers.listPaymentMethods(customer.id)).data;
    subscription = await test.stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: price.id }],
      default_payment_method: card?.id ?? '',
    });
    address = (await test.stripe.billingPortal.sessions.create({ customer: customer.id })).url;
  });
  const press = async (what: string): Promise<Stripe.Subscription> => {
    await sendForm(address, { do: what, subscription: subscription.id });
    return test.stripe.subscriptions.retrieve(subscription.id);
  };

  it('cancels at the end of the period, and undoes that', async () => {
    expect(await (await fetch(address)).text()).toContain('Cancel subscription');
    expect(await press('cancel')).toMatchObject({ status: 'active', cancel_at_period_end: true });
    expect(await (await fetch(address)).text()).toContain(
      "Don't cancel subscription".replace("'", '&#39;'),
    );
    expect(await press('keep')).toMatchObject({ cancel_at: null, cancel_at_period_end: false });
  });

  it('pauses and resumes if that is configured', async () => {
    expect((await press('pause')).status).toBe('active');
    const { stripe } = test;
    const { id } = await stripe.billingPortal.configurations.create({
      features: { subscription_pause: { enabled: true } },
    });
    const customer = String(subscription.customer);
    address = (await stripe.billingPortal.sessions.create({ customer, configuration: id })).url;
    expect((await press('pause')).status).toBe('paused');
    expect((await press('resume')).status).toBe('active');
  });

  it('changes the card, and shows the invoices', async () => {
    await sendForm(address, { do: 'card', card: '4000000000000341' });
    const page = await (await fetch(address)).text();
    expect(page).toContain('Visa, ending in 0341');
    expect(page).toMatch(/href="\/i\/in_/);
  });

  it('changes nothing of another customer', async () => {
    const other = await test.stripe.customers.create({ name: 'Bea' });
    const { url } = await test.stripe.billingPortal.sessions.create({ customer: other.id });
    await sendForm(url, { do: 'cancel', subscription: subscription.id });
    expect((await test.stripe.subscriptions.retrieve(subscription.id)).cancel_at).toBeNull();
  });
});

it.runIf(isStandIn)('refuses to open without a saved configuration', async () => {
  const bare = await openTestStripe();
  const { account } = await bare.standIn();
  for (const { id } of account.books.all('billing_portal.configuration'))
    account.books.drop('billing_portal.configuration', id);
  const customer = await bare.stripe.customers.create({ name: 'Ann' });
  await expect(
    bare.stripe.billingPortal.sessions.create({ customer: customer.id }),
  ).rejects.toMatchObject({ statusCode: 400 });
  await bare.close();
});
