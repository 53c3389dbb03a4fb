import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { DatabaseUnavailable, type Database } from '../../../src/server/store/database.ts';
import { openDatabaseForTests } from '../../support/server/database-for-tests.ts';
import { rowOfOrder } from '../../support/stored/order.ts';
import { insertRows } from '../../support/stored/rows.ts';
import { storeGrantByHand } from '../../support/stored/rights.ts';
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

const stateOf = async ({ customerId }: PlacedOrder): Promise<string | undefined> =>
  (await outcomeOf(database, customerId)).orders[0]?.state;
const rightsOf = async ({ subject }: PlacedOrder): Promise<readonly string[]> =>
  (await payments.recordOf(subject))?.rightIds ?? [];
const Mail = v.object({ mail_id: v.string(), address: v.string(), details: v.unknown() });
const reports = () =>
  database.query(
    Mail,
    `select mail_id, address, details from mails where kind = 'reconcile-report'`,
  );

describe('the reconcile', () => {
  it('repairs three days without webhooks', async () => {
    await payments.reconcile();
    const pack = await payments.order('pack');
    const lost = await payments.order('pack', { isLost: true });
    const abandoned = await payments.order('pack');
    const member = await payments.order('membership');
    const refunded = await payments.order('pack');
    for (const { sessionId } of [pack, lost, member, refunded]) payments.pay(sessionId);
    const charge = payments.account.books.all('charge').at(-1)?.id ?? '';
    payments.moveDays(1);
    await payments.stripe.refunds.create({ charge });
    const [{ id = '' } = {}] = payments.account.books.all('subscription');
    await payments.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    payments.moveDays(2);
    expect(await payments.reconcile()).toEqual([]);
    expect(await rightsOf(pack)).toEqual([rightIds.pack]);
    expect(await rightsOf(lost)).toEqual([rightIds.pack]);
    expect(await rightsOf(member)).toEqual([rightIds.membership]);
    expect((await payments.recordOf(member.subject))?.membership?.endsAt).not.toBeNull();
    expect(await rightsOf(refunded)).toEqual([]);
    expect(await stateOf(abandoned)).toBe('expired');
    expect(await reports()).toEqual([]);
  });

  it('finds an order whose session was lost even without an event, and closes one that nobody can pay any more', async () => {
    const lost = await payments.order('pack', { isLost: true });
    const never = await payments.order('pack', { isLost: true });
    payments.pay(lost.sessionId);
    payments.account.books
      .all('event')
      .forEach(({ id }) => payments.account.books.drop('event', id));
    payments.account.books.drop('checkout.session', never.sessionId);
    payments.moveDays(1.1);
    expect(await payments.reconcile()).toEqual([]);
    expect(await rightsOf(lost)).toEqual([rightIds.pack]);
    expect(await stateOf(never)).toBe('expired');
  });

  it('finds a refund whose event Stripe has forgotten', async () => {
    const order = await payments.order('pack');
    payments.pay(order.sessionId);
    await payments.reconcile();
    const charge = payments.account.books.all('charge').at(-1)?.id ?? '';
    await payments.stripe.refunds.create({ charge });
    payments.moveDays(40);
    expect(await payments.reconcile()).toEqual([]);
    expect(await rightsOf(order)).toEqual([]);
  });

  it('reports a payment without an order, and a grant without a payment', async () => {
    const order = await payments.order('pack');
    payments.pay(order.sessionId);
    await payments.reconcile();
    const foreign = await payments.createSession(
      'pack',
      { orderId: 'order-of-nobody', customerId: order.customerId },
      true,
    );
    payments.pay(foreign);
    await storeGrantByHand(database, order.customerId, { rightId: 'prod_gift' });
    const expected = [
      'grant by-hand: it opens prod_gift and no order was paid for it.',
      `session ${foreign}: it was paid and belongs to no order of ours.`,
    ];
    expect(await payments.reconcile()).toEqual(expected);
    expect(payments.logged).toEqual(expected.map((line) => `Reconcile: ${line}`));
    expect(payments.logged.join()).not.toMatch(/ann|example\.com/i);
    // At most one e-mail a day.
    await payments.reconcile();
    expect(await reports()).toMatchObject([
      { address: 'hello@knurl.example', details: { lines: expected } },
    ]);
    payments.moveDays(1);
    await payments.reconcile();
    expect(await reports()).toHaveLength(2);
  });

  it('reports a double payment by one member, and an order that Stripe does not know', async () => {
    const one = await payments.order('pack', { customer: 'twin' });
    payments.pay(one.sessionId);
    await payments.reconcile();
    const other = await payments.order('pack', { customer: 'twin' });
    payments.pay(other.sessionId);
    const gone = await payments.order('pack');
    payments.account.books.drop('checkout.session', gone.sessionId);
    expect(await payments.reconcile()).toEqual([
      `order ${gone.orderId}: Stripe does not have what it was paid with.`,
      `orders ${[one.orderId, other.orderId].toSorted().join(', ')}: one member has paid for ${rightIds.pack} twice.`,
    ]);
  });

  it('continues where it was killed', async () => {
    const orders: PlacedOrder[] = [];
    for (let count = 0; count < 3; count += 1) {
      const order = await payments.order(count === 1 ? 'membership' : 'pack', {
        isLost: count === 2,
      });
      payments.pay(order.sessionId);
      orders.push(order);
    }
    let wasKilled = true;
    for (let last = 1; wasKilled; last += 1) {
      let statements = 0;
      const dying: Database = {
        ...database,
        query: async (...query) => {
          statements += 1;
          const rows = await database.query(...query);
          if (statements >= last) throw new DatabaseUnavailable(undefined);
          return rows;
        },
      };
      wasKilled = await payments.reconcile({ database: dying }).then(
        () => false,
        () => true,
      );
    }
    for (const order of orders) {
      expect(await rightsOf(order)).not.toEqual([]);
      expect((await outcomeOf(database, order.customerId)).mails).toBe(1);
    }
  });

  it('stops when its time is over, even with 10,000 orders, and reads unpaid ones first', async () => {
    const waiting = await payments.order('pack');
    payments.pay(waiting.sessionId);
    payments.account.books
      .all('event')
      .forEach(({ id }) => payments.account.books.drop('event', id));
    const many = Array.from({ length: 10_000 }, (_, number) => ({
      orderId: `many-${number}`,
      customerId: waiting.customerId,
      kind: 'pack' as const,
      productId: `prod_${number}`,
      state: 'paid' as const,
      sessionId: `cs_many_${number}`,
      orderedAt: new Date(),
    }));
    await insertRows(database, 'orders', many.map(rowOfOrder));
    let requests = 0;
    payments.stripe.on('request', () => {
      requests += 1;
    });
    let questions = 0;
    await payments.reconcile({ hasTime: () => (questions += 1) < 100 });
    expect(await rightsOf(waiting)).toEqual([rightIds.pack]);
    // Without the limit it would be at least one request per order.
    expect(requests).toBeLessThan(300);
  });
});
