import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeInPortal, findPortal } from '../../../local/stripe/pages/portal-page.ts';
import { refreshItemOrderFromStripe } from '../../../src/server/orders/item/refresh-item-order-from-stripe.ts';
import type { Database } from '../../../src/server/store/database.ts';
import { openFreshDatabase } from '../../support/server/fresh-database.ts';
import {
  emptyDatabase,
  openTestPayments,
  outcomeOf,
  type PlacedOrder,
  type TestPayments,
} from '../../support/payments/test-payments.ts';

let database: Database;
let payments: TestPayments;
beforeAll(async () => {
  database = await openFreshDatabase();
});
beforeEach(async () => {
  await emptyDatabase(database);
  payments = openTestPayments(database);
});
afterAll(() => database.close());

const good = '4242424242424242';
/** Can be saved, and is refused when it is charged. */
const refused = '4000000000000341';

const member = async (): Promise<PlacedOrder> => {
  const order = await payments.order('membership');
  payments.pay(order.sessionId);
  await refreshItemOrderFromStripe(payments.dependencies, order.orderId);
  return order;
};
const subscription = () => {
  const [one] = payments.account.books.all('subscription');
  if (one === undefined) throw new Error('There is no subscription.');
  return one;
};
/** The buyer gives another card on Stripe's page, and the webhook tells us. */
const changeCard = async (card: string, isTold = true): Promise<void> => {
  const { account, stripe } = payments;
  const before = payments.events().length;
  const { id } = await stripe.billingPortal.sessions.create({
    customer: String(subscription().customer),
  });
  const portal = findPortal(account, id);
  if (portal === undefined) throw new Error('There is no portal.');
  changeInPortal(account, portal, { do: 'card', card });
  if (!isTold) return;
  for (const event of payments.events().slice(before)) await payments.deliver(event);
};
const ownCard = async (): Promise<string | undefined> => {
  const { default_payment_method: card } = await payments.stripe.subscriptions.retrieve(
    subscription().id,
    { expand: ['default_payment_method'] },
  );
  return typeof card === 'object' ? card?.card?.last4 : undefined;
};
const storedOf = async ({ customerId }: PlacedOrder) =>
  (await outcomeOf(database, customerId)).subscriptions[0];
const charges = (): number => payments.account.books.all('charge').length;

/** A membership whose renewal was refused by the bank. */
const memberInArrears = async (): Promise<PlacedOrder> => {
  const order = await member();
  await changeCard(refused);
  payments.moveDays(366);
  await refreshItemOrderFromStripe(payments.dependencies, order.orderId);
  expect(await storedOf(order)).toMatchObject({ status: 'past_due' });
  return order;
};

describe.each(['customer', 'subscription'] as const)(
  'a new card on Stripe’s page, which makes it that of the %s,',
  (portalCard) => {
    beforeEach(() => payments.account.set({ portalCard }));

    it('pays for the membership from then on', async () => {
      const order = await member();
      payments.moveDays(30);
      await changeCard(refused);
      expect(await ownCard()).toBe('0341');
      expect(await storedOf(order)).toMatchObject({ card_last4: '0341' });
    });

    it('pays at once for a renewal that has failed', async () => {
      const order = await memberInArrears();
      await changeCard(good);
      expect(await storedOf(order)).toMatchObject({ status: 'active', card_last4: '4242' });
      expect((await outcomeOf(database, order.customerId)).payments).toHaveLength(2);
    });

    it('is tried once, however often it is read', async () => {
      const order = await memberInArrears();
      const before = charges();
      await changeCard(refused);
      await refreshItemOrderFromStripe(payments.dependencies, order.orderId);
      await refreshItemOrderFromStripe(payments.dependencies, order.orderId);
      expect(charges()).toBe(before + 1);
      expect(await storedOf(order)).toMatchObject({ status: 'past_due' });
      payments.moveDays(2);
      await refreshItemOrderFromStripe(payments.dependencies, order.orderId);
      expect(charges()).toBe(before + 1);
    });

    it('is found if nobody has told us of it', async () => {
      const order = await member();
      payments.moveDays(30);
      await changeCard(refused, false);
      await payments.compareLists();
      expect(await ownCard()).toBe('0341');
      expect(await storedOf(order)).toMatchObject({ card_last4: '0341' });
    });
  },
);

it('a card that is older than that of the subscription is not followed', async () => {
  const { stripe } = payments;
  const order = await payments.order('membership');
  const customer = (await stripe.customers.list({ limit: 1 })).data[0]?.id ?? '';
  const { id: card } = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
    customer,
  });
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: card } });
  payments.moveDays(0.5);
  payments.pay(order.sessionId);
  await refreshItemOrderFromStripe(payments.dependencies, order.orderId);
  expect(await ownCard()).toBe('4242');
});

it('a card that Stripe can’t be told of now is followed at the next reading', async () => {
  const order = await member();
  await changeCard(refused, false);
  const broken = new Stripe.errors.StripeConnectionError({ type: 'api_error', message: 'down' });
  vi.spyOn(payments.stripe.subscriptions, 'update').mockRejectedValueOnce(broken);
  await refreshItemOrderFromStripe(payments.dependencies, order.orderId);
  expect(await ownCard()).toBe('4242');
  await payments.compareLists();
  expect(await ownCard()).toBe('0341');
});
