import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveClock } from '../../../local/stripe/billing/clock.ts';
import { formatMoney, currencies, type Currency } from '../../../src/domain/money.ts';
import { refreshItemOrderFromStripe } from '../../../src/server/orders/item/refresh-item-order-from-stripe.ts';
import type { CheckoutDependencies } from '../../../src/server/orders/checkout-endpoint.ts';
import { PaymentPageAnswerSchema } from '../../../src/domain/orders/checkout.ts';
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

type Choice = {
  readonly currency?: Currency;
  readonly startsNow?: boolean;
  readonly from?: CheckoutDependencies['renewalPriceFrom'];
};

/** Orders the annual membership, and reads the payment page. */
const open = async (
  subject: string,
  { currency = 'gbp', startsNow = true, from = 'order' }: Choice = {},
) => {
  const ticked = { supplyNow: startsNow, knowsConsequence: startsNow };
  const answer = await test.press(subject, orderOf(test.membership, currency, ticked), {
    renewalPriceFrom: from,
  });
  const { id, url } = v.parse(PaymentPageAnswerSchema, await answer.json());
  const page = await (await fetch(url)).text();
  return { id, url, page: page.replaceAll(/\s+/g, ' ').replaceAll('US$', '$') };
};
/** Moves the clock of the site and of Stripe, which does what is due by then. */
const passDays = async (days: number): Promise<void> => {
  test.passHours(days * 24);
  moveClock((await test.stripe.standIn()).account, 0);
};
const Books = v.object({
  renewal_minor_units: v.nullable(v.number()),
  paid_for_days: v.nullable(v.number()),
});
const Paid = v.object({ minor_units: v.number(), cause: v.string() });
const Mail = v.object({ details: v.object({ renewal: v.object({ minorUnits: v.number() }) }) });

/** Pays, and reads what our books say from then on. */
const pay = async (subject: string, url: string) => {
  await test.pay(url);
  const [order] = await test.ordersOf(subject);
  const orderId = order?.order_id ?? '';
  const { database } = test.server;
  const read = async () => {
    await refreshItemOrderFromStripe(test.dependencies, orderId);
    const [books] = await database.query(
      Books,
      `select renewal_minor_units, extract(day from paid_until - started_at)::int as paid_for_days
       from subscriptions where order_id = $1`,
      [orderId],
    );
    const payments = await database.query(
      Paid,
      'select minor_units, cause from payments where order_id = $1 order by paid_at',
      [orderId],
    );
    return {
      renewsFor: books?.renewal_minor_units,
      paidForDays: books?.paid_for_days,
      payments,
    };
  };
  return { orderId, read };
};

describe('a membership whose later years cost less', () => {
  it.each(currencies)(
    'is sold on the payment page at the price of each year, in %s',
    async (currency) => {
      const { minorUnits } = test.membership.prices[currency];
      const renewal = test.offers.annual.renewal[currency].minorUnits;
      const subject = `auth0|${currency}`;
      const { url, page } = await open(subject, { currency });
      const [today, later] = [minorUnits, renewal].map((one) =>
        formatMoney({ currency, minorUnits: one }),
      );
      expect(page).toContain(`<span>Total today</span><span>${today}</span>`);
      expect(page).toMatch(/Renews on \d+ \w+ \d{4}: /);
      expect(page).toContain(`: ${later} every year, until you cancel`);
      expect(page).not.toContain(`${today} every year`);
      const { orderId, read } = await pay(subject, url);
      expect(await read()).toEqual({
        renewsFor: renewal,
        paidForDays: 365,
        payments: [{ minor_units: minorUnits, cause: 'order' }],
      });
      const [mail] = await test.server.database.query(
        Mail,
        `select details from mails where mail_id = 'order-confirmation:' || $1`,
        [orderId],
      );
      expect(mail?.details.renewal.minorUnits).toBe(renewal);
    },
  );

  it('renews for that price, and nobody is told of a change', async () => {
    const { url } = await open('auth0|renews');
    const { orderId, read } = await pay('auth0|renews', url);
    await read();
    await passDays(366);
    expect(await read()).toEqual({
      renewsFor: 4999,
      paidForDays: 731,
      payments: [
        { minor_units: 5999, cause: 'order' },
        { minor_units: 4999, cause: 'renewal' },
      ],
    });
    const told = await test.server.database.query(
      v.object({}),
      `select from mails join orders using (customer_id) where order_id = $1 and mails.kind = 'price-change'`,
      [orderId],
    );
    expect(told).toEqual([]);
  });

  it('is paid for two weeks later in one sum, if it starts later: nothing is charged before', async () => {
    const { page, url } = await open('auth0|later', { startsNow: false });
    expect(page).toContain('<span>Total today</span><span>£0.00</span>');
    expect(page).toContain('£59.99, shown above for each year, is the price of the first.');
    const { read } = await pay('auth0|later', url);
    expect(await read()).toMatchObject({ renewsFor: 4999, payments: [] });
    await passDays(16);
    expect(await read()).toMatchObject({
      renewsFor: 4999,
      payments: [{ minor_units: 5999, cause: 'order' }],
    });
  });

  it('gets its second price after the first payment, where the owner has set it so', async () => {
    const { page, url } = await open('auth0|as before', { from: 'first-payment' });
    expect(page).toContain('£59.99 every year');
    expect(page).toContain(
      'renews each year for £49.99 until you stop it: £59.99, shown above for each year, is the price of the first.',
    );
    const { read } = await pay('auth0|as before', url);
    expect(await read()).toMatchObject({
      renewsFor: 4999,
      payments: [{ minor_units: 5999, cause: 'order' }],
    });
  });

  it('keeps a price that the owner sets by hand, even that of the first year', async () => {
    const { url } = await open('auth0|by hand');
    const { read } = await pay('auth0|by hand', url);
    await read();
    const { account } = await test.stripe.standIn();
    const subscription = account.books.all('subscription').at(-1);
    await test.stripe.stripe.subscriptions.update(subscription?.id ?? '', {
      items: [
        {
          id: subscription?.items.data[0]?.id ?? '',
          price: test.membership.prices.gbp.priceId,
        },
      ],
      proration_behavior: 'none',
    });
    expect(await read()).toMatchObject({ renewsFor: 5999 });
    expect(await read()).toMatchObject({ renewsFor: 5999 });
  });

  it('can be opened again after the owner has changed the setting, with one page to pay', async () => {
    const before = await open('auth0|changed', { from: 'first-payment' });
    const after = await open('auth0|changed', { from: 'order' });
    expect(after.id).toBe(before.id);
    expect(await test.openSessionsOf('auth0|changed')).toHaveLength(1);
  });
});

it('an offer whose years all cost the same is one line on the payment page', async () => {
  const { id } = await test.order('auth0|two', orderOf(test.offers.two));
  const { data } = await test.stripe.stripe.checkout.sessions.listLineItems(id);
  expect(data.map(({ amount_total }) => amount_total)).toEqual([9999]);
});
