import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failRefund } from '../../../local/stripe/objects/payments.ts';
import { closeDispute, openDispute } from '../../../local/stripe/objects/disputes.ts';
import { refreshItemOrderFromStripe } from '../../../src/server/orders/item/refresh-item-order-from-stripe.ts';
import { openDatabaseForTests } from '../../support/server/database-for-tests.ts';
import {
  emptyDatabase,
  openTestPayments,
  outcomeOf,
  type PlacedOrder,
  type TestPayments,
} from '../../support/payments/test-payments.ts';

const database = openDatabaseForTests();
let payments: TestPayments;
beforeEach(async () => {
  await emptyDatabase(database);
  payments = openTestPayments(database);
});

/**
 * Delivers every Stripe event to the site. Events that were delivered before are answered without
 * work.
 */
const deliverAll = async (): Promise<void> => {
  for (const event of payments.events()) {
    expect((await payments.deliver(event)).status, event.type).toBe(200);
  }
};

const Notice = v.object({
  mail_id: v.string(),
  kind: v.string(),
  address: v.string(),
  customer_id: v.string(),
  details: v.unknown(),
});
/** The e-mails the buyer got, besides the confirmation of her order. */
const noticesOf = async ({ customerId }: PlacedOrder) =>
  database.query(
    Notice,
    `select mail_id, kind, address, customer_id, details from mails
     where customer_id = $1 and kind <> 'order-confirmation' order by queued_at, mail_id`,
    [customerId],
  );
const noticeKinds = async (order: PlacedOrder): Promise<readonly string[]> =>
  (await noticesOf(order)).map(({ kind }) => kind);

const subscription = () => {
  const [one] = payments.account.books.all('subscription');
  if (one === undefined) throw new Error('There is no subscription.');
  return one;
};
const member = async (): Promise<PlacedOrder> => {
  const order = await payments.order('membership');
  payments.pay(order.sessionId);
  await deliverAll();
  return order;
};
const changeCard = async (token: string): Promise<void> => {
  const { id, customer } = subscription();
  const card = await payments.stripe.paymentMethods.attach(token, { customer: String(customer) });
  await payments.stripe.subscriptions.update(id, { default_payment_method: card.id });
};

describe('a pack', () => {
  it('has its payment and its refunds, including failed ones', async () => {
    const order = await payments.order('pack');
    payments.pay(order.sessionId);
    await deliverAll();
    expect(await outcomeOf(database, order.customerId)).toMatchObject({
      payments: [{ cause: 'order', currency: 'gbp', minor_units: 2400, paid_until: null }],
      moneyBack: [],
    });
    const [charge] = payments.account.books.all('charge');
    const refund = await payments.stripe.refunds.create({ charge: charge?.id ?? '', amount: 900 });
    await deliverAll();
    await deliverAll();
    expect((await outcomeOf(database, order.customerId)).moneyBack).toMatchObject([
      { kind: 'refund', minor_units: 900, is_back: true },
    ]);
    expect(await noticesOf(order)).toEqual([
      {
        mail_id: `refund:${refund.id}`,
        kind: 'refund',
        address: 'ann@example.com',
        customer_id: order.customerId,
        details: {
          title: 'Strength and power',
          amount: { currency: 'gbp', minorUnits: 900 },
          orderId: order.orderId,
          why: '',
        },
      },
    ]);
    failRefund(payments.account, refund.id);
    await deliverAll();
    expect((await outcomeOf(database, order.customerId)).moneyBack).toMatchObject([
      { kind: 'refund', is_back: false },
    ]);
  });

  it('has its dispute, without an e-mail', async () => {
    const order = await payments.order('pack');
    payments.pay(order.sessionId);
    const dispute = openDispute(
      payments.account,
      payments.account.books.all('charge')[0]?.id ?? '',
      'fraudulent',
    );
    await deliverAll();
    expect((await outcomeOf(database, order.customerId)).moneyBack).toMatchObject([
      { kind: 'dispute', minor_units: 2400, is_back: true },
    ]);
    closeDispute(payments.account, dispute.id, 'won');
    await deliverAll();
    expect((await outcomeOf(database, order.customerId)).moneyBack).toMatchObject([
      { kind: 'dispute', is_back: false },
    ]);
    expect(await noticeKinds(order)).toEqual([]);
  });
});

const Address = v.object({ address: v.nullable(v.string()) });
const addressOf = async ({ customerId }: PlacedOrder): Promise<string | null> => {
  const [row] = await database.query(
    Address,
    'select address from customers where customer_id = $1',
    [customerId],
  );
  return row?.address ?? null;
};

describe('a membership', () => {
  it('of many years is read without requesting more than Stripe returns at once', async () => {
    const order = await payments.order('membership');
    payments.pay(order.sessionId);
    for (let year = 0; year < 7; year += 1) payments.moveDays(366);
    const { paymentIntents } = payments.stripe;
    const retrieve = paymentIntents.retrieve.bind(paymentIntents);
    let running = 0;
    let most = 0;
    vi.spyOn(paymentIntents, 'retrieve').mockImplementation(async (id) => {
      running += 1;
      most = Math.max(most, running);
      try {
        return await retrieve(id, { expand: ['latest_charge'] });
      } finally {
        running -= 1;
      }
    });
    await refreshItemOrderFromStripe(payments.dependencies, order.orderId);
    expect((await outcomeOf(database, order.customerId)).payments).toHaveLength(8);
    expect(most).toBeLessThanOrEqual(3);
  });

  it('has its card, its renewal price, and the address that she paid with', async () => {
    const order = await member();
    expect((await outcomeOf(database, order.customerId)).subscriptions).toMatchObject([
      {
        renewal_currency: 'gbp',
        renewal_minor_units: 5999,
        canceled_at: null,
        card_brand: 'visa',
        card_last4: '4242',
        card_ends_on: '2030-12-31',
      },
    ]);
    expect(await addressOf(order)).toBe('ann@example.com');
    expect(await noticeKinds(order)).toEqual([]);
  });

  it('has her new default card, although Stripe sends that event for the customer, not the subscription', async () => {
    const order = await member();
    const { id, customer } = subscription();
    const { id: card } = await payments.stripe.paymentMethods.attach('pm_card_refundFail', {
      customer: String(customer),
    });
    await payments.stripe.subscriptions.update(id, { default_payment_method: '' });
    await deliverAll();
    const told = payments.events().length;
    await payments.stripe.customers.update(String(customer), {
      invoice_settings: { default_payment_method: card },
    });
    expect(
      payments
        .events()
        .slice(told)
        .map(({ type }) => type),
    ).toEqual(['customer.updated']);
    await deliverAll();
    expect((await outcomeOf(database, order.customerId)).subscriptions).toMatchObject([
      { card_last4: '5126' },
    ]);
  });

  it('keeps the address of a deleted account empty, and sends no e-mails to it', async () => {
    const order = await member();
    await database.query(
      v.object({}),
      'update customers set address = null, deleted_at = now() where customer_id = $1',
      [order.customerId],
    );
    await payments.stripe.subscriptions.cancel(subscription().id);
    await deliverAll();
    expect(await addressOf(order)).toBeNull();
    expect(await noticeKinds(order)).toEqual([]);
  });

  it('has every payment, and an e-mail for each renewal, with its own days to withdraw', async () => {
    const order = await member();
    payments.moveDays(366);
    await deliverAll();
    await payments.reconcile();
    const { payments: paid } = await outcomeOf(database, order.customerId);
    expect(paid).toMatchObject([
      { cause: 'order', minor_units: 5999, paid_until: '2028-01-31T12:00:00+00:00' },
      { cause: 'renewal', minor_units: 5999, paid_until: '2029-01-31T12:00:00+00:00' },
    ]);
    expect(await noticesOf(order)).toMatchObject([
      {
        kind: 'renewed',
        details: {
          price: { currency: 'gbp', minorUnits: 5999 },
          paidAt: '2028-01-31T13:00:00.000Z',
          paidUntil: '2029-01-31T12:00:00.000Z',
          withdrawUntil: '2028-02-14T23:59:59.999Z',
        },
      },
    ]);
  });

  it('sends one e-mail about a failed renewal, however often it is retried, and one about its end', async () => {
    const order = await member();
    await changeCard('pm_card_chargeCustomerFail');
    payments.moveDays(365.2);
    await deliverAll();
    payments.moveDays(4);
    await deliverAll();
    expect(await noticesOf(order)).toMatchObject([
      {
        kind: 'payment-failed',
        details: {
          price: { minorUnits: 5999 },
          openUntil: '2028-02-14T13:00:00.000Z',
        },
      },
    ]);
    payments.moveDays(20);
    await deliverAll();
    expect(await noticeKinds(order)).toEqual(['payment-failed', 'ended']);
  });

  it('sends e-mails when it is cancelled, kept, cancelled again, and ended', async () => {
    const order = await member();
    const { id } = subscription();
    const end = async (isEnding: boolean): Promise<void> => {
      payments.moveDays(1);
      await payments.stripe.subscriptions.update(id, { cancel_at_period_end: isEnding });
      await deliverAll();
      await deliverAll();
    };
    await end(true);
    await end(false);
    await end(true);
    expect(await noticeKinds(order)).toEqual(['cancelled', 'kept', 'cancelled']);
    expect((await noticesOf(order))[0]).toMatchObject({
      details: { title: 'Annual membership', endsAt: '2028-01-31T12:00:00.000Z' },
    });
    payments.moveDays(366);
    await deliverAll();
    expect(await noticeKinds(order)).toEqual(['cancelled', 'kept', 'cancelled', 'ended']);
  });

  it('sends no e-mail about something a month old', async () => {
    const order = await payments.order('membership');
    payments.pay(order.sessionId);
    payments.moveDays(366 + 31);
    await payments.reconcile();
    expect((await outcomeOf(database, order.customerId)).payments).toHaveLength(2);
    expect(await noticeKinds(order)).toEqual([]);
  });
});
