import fc from 'fast-check';
import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { idOf } from '../../../local/stripe/id-of.ts';
import type { StripeStandIn } from '../../../local/stripe/stand-in.ts';
import { atScale } from '../../support/proof-scale.ts';
import { openInnerStripe } from '../../support/stripe/inner-stripe.ts';

const daySeconds = 86_400;

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('advance' as const),
      days: fc.integer({ min: 1, max: 45 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('card' as const),
      card: fc.constantFrom('pm_card_visa', 'pm_card_chargeCustomerFail'),
    }),
  },
  fc.record({
    do: fc.constantFrom(
      'cancel',
      'keep',
      'pause',
      'resume',
      'pay',
      'refund',
      'hold',
      'release',
      'end',
    ),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

type History = {
  readonly stripe: Stripe;
  readonly customer: string;
  readonly subscription: string;
  readonly clock: string;
};

const take = async (
  { stripe, customer, subscription, clock }: History,
  one: Step,
): Promise<unknown> => {
  if (one.do === 'advance' && 'days' in one) {
    const { frozen_time } = await stripe.testHelpers.testClocks.retrieve(clock);
    return stripe.testHelpers.testClocks.advance(clock, {
      frozen_time: frozen_time + one.days * daySeconds,
    });
  }
  if (one.do === 'card' && 'card' in one) {
    const { id } = await stripe.paymentMethods.attach(one.card, { customer });
    return stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } });
  }
  const { subscriptions, invoices, charges, refunds } = stripe;
  const [unpaid] = (await invoices.list({ subscription, status: 'open' })).data;
  const [charge] = (await charges.list({ customer })).data;
  const what: Readonly<Record<string, () => Promise<unknown>>> = {
    cancel: () => subscriptions.update(subscription, { cancel_at_period_end: true }),
    keep: () => subscriptions.update(subscription, { cancel_at_period_end: false }),
    pause: () => subscriptions.pause(subscription),
    resume: () => subscriptions.resume(subscription),
    hold: () => subscriptions.update(subscription, { pause_collection: { behavior: 'void' } }),
    release: () => subscriptions.update(subscription, { pause_collection: '' }),
    end: () => subscriptions.cancel(subscription),
    pay: async () => (unpaid === undefined ? undefined : invoices.pay(unpaid.id)),
    refund: async () =>
      charge === undefined ? undefined : refunds.create({ charge: charge.id, amount: 100 }),
  };
  return what[one.do]?.();
};

const expectTrueBooks = ({ account: { books } }: StripeStandIn, clock: string): void => {
  const now = books.find('test_helpers.test_clock', clock)?.frozen_time ?? 0;
  for (const subscription of books.all('subscription')) {
    const { status, ended_at, items } = subscription;
    expect(ended_at !== null).toBe(status === 'canceled' || status === 'incomplete_expired');
    const end = items.data[0]?.current_period_end ?? 0;
    if (['active', 'trialing', 'past_due', 'unpaid'].includes(status))
      expect(end).toBeGreaterThan(now);
  }
  for (const invoice of books.all('invoice')) {
    const payments = books.all('invoice_payment').filter((one) => one.invoice === invoice.id);
    const isDue = invoice.status !== 'draft' && invoice.total > 0;
    expect(payments).toHaveLength(isDue ? 1 : 0);
    const charges = books
      .all('charge')
      .filter(
        (one) => one.paid && one.payment_intent === idOf(payments[0]?.payment.payment_intent),
      );
    expect(charges).toHaveLength(invoice.status === 'paid' && isDue ? 1 : 0);
    if (invoice.status === 'paid') expect(invoice.amount_paid).toBe(invoice.total);
  }
  for (const charge of books.all('charge')) {
    const refunds = books.all('refund').filter((one) => one.charge === charge.id);
    expect(charge.amount_refunded).toBe(refunds.reduce((sum, { amount }) => sum + amount, 0));
  }
  const times = books
    .all('event')
    .filter(({ data }) => 'customer' in data.object && data.object.customer !== null)
    .map(({ created }) => created);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  // The last event of a subscription matches the books.
  const told = books
    .all('event')
    .findLast(({ data }) => 'object' in data.object && data.object.object === 'subscription');
  const [subscription] = books.all('subscription');
  expect(told?.data.object).toMatchObject({
    id: subscription?.id,
    status: subscription?.status,
    ended_at: subscription?.ended_at,
  });
};

it('the books stay correct in any history of a subscription', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 15 }),
      fc.constantFrom(undefined, 7, 31),
      fc.constantFrom('canceled' as const, 'unpaid' as const, 'past_due' as const),
      async (steps, trial, whenRetriesFail) => {
        const { standIn, stripe } = openInnerStripe();
        standIn.account.set({ whenRetriesFail });
        const price = await stripe.prices.create({
          currency: 'gbp',
          unit_amount: 5999,
          recurring: { interval: 'month' },
          product_data: { name: 'Membership' },
        });
        const clock = await stripe.testHelpers.testClocks.create({
          frozen_time: Date.UTC(2027, 0, 31) / 1000,
        });
        const customer = await stripe.customers.create({
          test_clock: clock.id,
          payment_method: 'pm_card_visa',
        });
        const [card] = (await stripe.customers.listPaymentMethods(customer.id)).data;
        await stripe.customers.update(customer.id, {
          invoice_settings: { default_payment_method: card?.id ?? '' },
        });
        const { id } = await stripe.subscriptions.create({
          customer: customer.id,
          items: [{ price: price.id }],
          ...(trial === undefined ? {} : { trial_period_days: trial }),
        });
        for (const one of steps) {
          try {
            await take({ stripe, customer: customer.id, subscription: id, clock: clock.id }, one);
          } catch (error) {
            // An action that isn't possible at this point is refused with one of Stripe's errors,
            // and changes nothing.
            if (!(error instanceof Stripe.errors.StripeError) || (error.statusCode ?? 500) >= 500)
              throw error;
          }
          expectTrueBooks(standIn, clock.id);
        }
        await standIn.close();
      },
    ),
    { numRuns: atScale(400) },
  );
});

it('one of fifty requests with the same key is executed', async () => {
  const { stripe } = openInnerStripe();
  const create = (): Promise<string> =>
    stripe.customers.create({ name: 'Ann' }, { idempotencyKey: 'one' }).then(({ id }) => id);
  const ids = await Promise.all(Array.from({ length: 50 }, create));
  expect(new Set(ids).size).toBe(1);
  expect((await stripe.customers.list()).data).toHaveLength(1);
});
