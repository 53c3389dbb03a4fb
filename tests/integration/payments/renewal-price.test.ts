import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { refreshItemOrderFromStripe } from '../../../src/server/orders/item/refresh-item-order-from-stripe.ts';
import { openDatabaseForTests } from '../../support/server/database-for-tests.ts';
import {
  emptyDatabase,
  openTestPayments,
  outcomeOf,
  rightIds,
  type PlacedOrder,
  type TestPayments,
} from '../../support/payments/test-payments.ts';

const database = openDatabaseForTests();
let payments: TestPayments;
beforeEach(async () => {
  await emptyDatabase(database);
  payments = openTestPayments(database);
});

const price = (minorUnits: number) =>
  payments.stripe.prices.create({
    currency: 'gbp',
    unit_amount: minorUnits,
    product_data: { name: 'Renewal' },
    recurring: { interval: 'year' },
  });
const subscription = () => {
  const [one] = payments.account.books.all('subscription');
  if (one === undefined) throw new Error('There is no subscription.');
  return one;
};
const amount = (): number | null => subscription().items.data[0]?.price.unit_amount ?? null;
const changeByHand = async (minorUnits: number): Promise<void> => {
  const { id, items } = subscription();
  await payments.stripe.subscriptions.update(id, {
    items: [{ id: items.data[0]?.id ?? '', price: (await price(minorUnits)).id }],
    proration_behavior: 'none',
  });
};
const read = ({ orderId }: PlacedOrder): Promise<boolean> =>
  refreshItemOrderFromStripe(payments.dependencies, orderId);

/**
 * A membership that the payment page sold at one price for all years, with a renewal price promised
 * by its order.
 */
const annual = async (
  promised: number,
  { startsNow = true, offer = 'annual' } = {},
): Promise<PlacedOrder> => {
  const order = await payments.order('membership', { startsNow });
  payments.pay(order.sessionId);
  await database.query(
    v.object({}),
    'update orders set renewal_minor_units = $2, price_id = $3, offer = $4 where order_id = $1',
    [order.orderId, promised, subscription().items.data[0]?.price.id, offer],
  );
  return order;
};
const Told = v.object({ details: v.unknown() });
const changesTold = ({ customerId }: PlacedOrder) =>
  database.query(
    Told,
    `select details from mails where customer_id = $1 and kind = 'price-change' order by queued_at, mail_id`,
    [customerId],
  );

it('an annual membership renews at the price that its order promised', async () => {
  const order = await annual(4999);
  await read(order);
  expect(amount()).toBe(4999);
  expect((await outcomeOf(database, order.customerId)).subscriptions).toMatchObject([
    { status: 'active', renewal_minor_units: 4999 },
  ]);
  payments.moveDays(366);
  await read(order);
  expect((await outcomeOf(database, order.customerId)).payments).toMatchObject([
    { cause: 'order', minor_units: 5999 },
    { cause: 'renewal', minor_units: 4999 },
  ]);
  expect(await changesTold(order)).toEqual([]);
});

it('a membership that starts later gets its renewal price when the first year is paid', async () => {
  const order = await annual(4999, { startsNow: false });
  await read(order);
  expect(amount()).toBe(5999);
  expect((await outcomeOf(database, order.customerId)).subscriptions).toMatchObject([
    { status: 'trialing', renewal_minor_units: 4999 },
  ]);
  expect(await changesTold(order)).toEqual([]);
  payments.moveDays(16);
  await read(order);
  expect(payments.account.books.all('invoice').map(({ total }) => total)).toEqual([0, 5999]);
  expect(amount()).toBe(4999);
});

it('a price that the owner changes by hand is kept, and the member gets an e-mail each time', async () => {
  const order = await annual(4999);
  await read(order);
  for (const minorUnits of [5500, 4999, 5500, 5500]) {
    payments.moveDays(1);
    await changeByHand(minorUnits);
    await read(order);
    await read(order);
    expect(amount()).toBe(minorUnits);
  }
  expect((await changesTold(order)).map(({ details }) => details)).toMatchObject(
    [
      [4999, 5500],
      [5500, 4999],
      [4999, 5500],
    ].map(([before, after]) => ({
      oldPrice: { currency: 'gbp', minorUnits: before },
      newPrice: { currency: 'gbp', minorUnits: after },
      renewsAt: '2028-01-31T12:00:00.000Z',
    })),
  );
});

it('the first year’s price is kept too when the owner restores it by hand', async () => {
  const order = await annual(4999);
  const { id, items } = subscription();
  const ordered = items.data[0]?.price.id ?? '';
  await read(order);
  await payments.stripe.subscriptions.update(id, {
    items: [{ id: items.data[0]?.id ?? '', price: ordered }],
    proration_behavior: 'none',
  });
  await read(order);
  expect(amount()).toBe(5999);
  expect(await changesTold(order)).toHaveLength(1);
});

it.each(['annual', 'two'])(
  'the offer %s renews at the price that its order promised',
  async (offer) => {
    const order = await annual(4500, { offer });
    await read(order);
    expect(amount()).toBe(4500);
    expect(subscription().items.data[0]?.price.product).toBe(rightIds.membership);
  },
);

it('the other facts are stored although Stripe refuses the price; the reconcile says so, and the next reading sets it', async () => {
  const order = await annual(4999);
  const sellAs = (productId: string) =>
    database.query(v.object({}), 'update orders set product_id = $1', [productId]);
  await sellAs('product_that_is_gone');
  await read(order);
  expect((await payments.recordOf(order.subject))?.rightIds).toEqual([rightIds.membership]);
  expect(amount()).toBe(5999);
  // Whatever Stripe says meanwhile, every text says what was promised.
  expect((await outcomeOf(database, order.customerId)).subscriptions).toMatchObject([
    { status: 'active', renewal_minor_units: 4999 },
  ]);
  expect(await changesTold(order)).toEqual([]);
  expect(await payments.reconcile()).toEqual([
    `subscription ${subscription().id}: it does not renew at the price that its order has promised.`,
  ]);
  await sellAs(rightIds.membership);
  await read(order);
  expect(amount()).toBe(4999);
});
