import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { closeDispute, openDispute } from '../../../local/stripe/objects/disputes.ts';
import { failRefund } from '../../../local/stripe/objects/payments.ts';
import { DatabaseUnavailable, type Database } from '../../../src/server/store/database.ts';
import { openDatabaseForTests } from '../../support/server/database-for-tests.ts';
import { storeGrantByHand } from '../../support/stored/rights.ts';
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

const buy = async (kind: 'pack' | 'membership', count: number): Promise<readonly PlacedOrder[]> => {
  const orders: PlacedOrder[] = [];
  for (let made = 0; made < count; made += 1) {
    const order = await payments.order(kind);
    payments.pay(order.sessionId);
    orders.push(order);
  }
  return orders;
};
/** Copies the only membership, here and at Stripe, where the copies are newer. */
const copyMembership = async (copies: number): Promise<void> => {
  const [subscription] = payments.account.books.all('subscription');
  if (subscription === undefined) throw new Error('There is no membership.');
  for (let copy = 1; copy <= copies; copy += 1) {
    payments.account.books.put('subscription', { ...subscription, id: `sub_copy_${copy}` });
  }
  await database.query(
    v.object({}),
    `insert into subscriptions (subscription_id, customer_id, order_id, right_id, status, stripe_digest)
     select 'sub_copy_' || copy, customer_id, null, right_id, status, stripe_digest
     from subscriptions, generate_series(1, $1) as copy`,
    [copies],
  );
};
const forgetEvents = (): void =>
  payments.events().forEach(({ id }) => payments.account.books.drop('event', id));
const newestCharge = (): string => payments.account.books.all('charge').at(-1)?.id ?? '';
const moneyBackOf = async ({ customerId }: PlacedOrder) =>
  (await outcomeOf(database, customerId)).moneyBack;
const countRequests = (): (() => number) => {
  let requests = 0;
  payments.stripe.on('request', () => {
    requests += 1;
  });
  return () => requests;
};

it('while nothing has changed, a day’s comparison asks once for a hundred memberships and for no pack, and then waits for the next day', async () => {
  await buy('membership', 1);
  await buy('pack', 5);
  await payments.reconcile();
  await copyMembership(104);
  payments.moveDays(1);
  const requests = countRequests();
  await payments.compareLists();
  // Two pages of memberships, one of refunds, one of disputes.
  expect(requests()).toBe(4);
  await payments.compareLists();
  expect(requests()).toBe(4);
});

it('a change that no event tells of is found within a day: a cancellation, another card, a refund, its failure, a dispute and its end', async () => {
  const [member] = await buy('membership', 1);
  const [pack] = await buy('pack', 1);
  if (member === undefined || pack === undefined) throw new Error('Nothing was bought.');
  await payments.reconcile();
  const nextDay = async (change: () => unknown): Promise<void> => {
    await change();
    forgetEvents();
    payments.moveDays(1);
    expect(await payments.compareLists()).toEqual([]);
  };
  const charge = newestCharge();
  const [{ id = '', customer = '' } = {}] = payments.account.books.all('subscription');

  await nextDay(() => payments.stripe.subscriptions.update(id, { cancel_at_period_end: true }));
  expect((await payments.recordOf(member.subject))?.membership?.endsAt).not.toBeNull();

  await nextDay(async () => {
    const card = await payments.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
      customer: String(customer),
    });
    await payments.stripe.subscriptions.update(id, { default_payment_method: card.id });
  });
  expect((await outcomeOf(database, member.customerId)).subscriptions).toMatchObject([
    { card_last4: '0341' },
  ]);

  let refund = '';
  await nextDay(async () => {
    refund = (await payments.stripe.refunds.create({ charge, amount: 100 })).id;
  });
  expect(await moneyBackOf(pack)).toMatchObject([{ kind: 'refund', is_back: true }]);
  await nextDay(() => failRefund(payments.account, refund));
  expect(await moneyBackOf(pack)).toMatchObject([{ kind: 'refund', is_back: false }]);

  let dispute = '';
  await nextDay(() => {
    dispute = openDispute(payments.account, charge, 'fraudulent').id;
  });
  expect(await payments.recordOf(pack.subject)).toMatchObject({ rightIds: [] });
  await nextDay(() => closeDispute(payments.account, dispute, 'won'));
  expect(await payments.recordOf(pack.subject)).toMatchObject({ rightIds: [expect.any(String)] });
});

it('a comparison whose time runs out is continued by the next run, and ends', async () => {
  await buy('membership', 1);
  const [first] = payments.account.books.all('subscription');
  await payments.reconcile();
  await copyMembership(204);
  await payments.stripe.subscriptions.update(first?.id ?? '', { cancel_at_period_end: true });
  forgetEvents();
  payments.moveDays(1);
  const begun = payments.now();
  const requests = countRequests();
  const unfinished = async (): Promise<boolean> => {
    const rows = await database.query(
      v.object({}),
      'select from stripe_lists where ended_at is null or ended_at < $1',
      [begun],
    );
    return rows.length > 0;
  };
  let runs = 0;
  do {
    let questions = 0;
    // Time for two pages, or for one and an order that has changed on it.
    await payments.compareLists({ hasTime: () => (questions += 1) <= 2 });
    runs += 1;
  } while (runs < 20 && (await unfinished()));
  expect(runs).toBe(3);
  // Three pages of memberships, two other lists, and the one order that has changed.
  expect(requests()).toBeLessThan(12);
  const rows = await database.query(
    v.object({ ends_at: v.nullable(v.date()) }),
    'select ends_at from subscriptions where subscription_id = $1',
    [first?.id],
  );
  expect(rows[0]?.ends_at).not.toBeNull();
});

it('a list whose last object Stripe does not have any more is compared from its beginning', async () => {
  await buy('membership', 1);
  await payments.reconcile();
  await database.query(
    v.object({}),
    `update stripe_lists set after = 'sub_gone', ended_at = null where list = 'subscriptions'`,
  );
  payments.moveDays(0.1);
  expect(await payments.compareLists()).toEqual([]);
  expect(
    await database.query(
      v.object({}),
      `select from stripe_lists where list = 'subscriptions' and ended_at is not null`,
    ),
  ).toHaveLength(1);
});

it('the owner is told of a comparison that takes longer than two days', async () => {
  await payments.compareLists({ hasTime: () => false });
  await database.query(
    v.object({}),
    `insert into stripe_lists (list, began_at, ended_at) values ('refunds', $1, null)
     on conflict (list) do update set began_at = excluded.began_at, ended_at = null`,
    [payments.now()],
  );
  payments.moveDays(3);
  expect(await payments.compareLists()).toEqual([
    'list of refunds: comparing it with our books has taken more than two days.',
  ]);
});

const Doubt = v.object({ words: v.string(), settled_by: v.nullable(v.string()) });

it.each([
  ['a timeout of the database', 'left join orders', 'payments: contradictions'],
  ['a timeout of the database', 'order by read_at nulls first', 'payments: waiting orders'],
  ['an outage of Stripe', undefined, 'payments: missed events'],
] as const)(
  'what the other steps of a reconciliation find is stored after %s (%s), and the failure is reported',
  async (_, statement, failed) => {
    const { customerId } = await payments.order('pack');
    const foreign = await payments.createSession('pack', { orderId: 'nobody', customerId }, true);
    payments.pay(foreign);
    for (const source of ['one', 'two']) {
      await storeGrantByHand(database, customerId, { source, rightId: source });
    }
    const failing: Database = {
      ...database,
      query: (schema, text, values) =>
        statement !== undefined && text.includes(statement)
          ? Promise.reject(new DatabaseUnavailable(new Error('query read timeout')))
          : database.query(schema, text, values),
    };
    if (statement === undefined) payments.faults.set('error-500', 'always');
    await expect(payments.reconcile({ database: failing })).rejects.toThrow();
    expect(payments.logged.join('\n')).toContain(`the step “${failed}” failed`);
    const session = `session ${foreign}: it was paid and belongs to no order of ours.`;
    const grants = ['one', 'two'].map(
      (source) => `grant ${source}: it opens ${source} and no order was paid for it.`,
    );
    const expected = [
      ...(failed === 'payments: contradictions' ? [] : grants),
      ...(statement === undefined ? [] : [session]),
    ];
    const doubts = await database.query(
      Doubt,
      'select words, settled_by from doubts order by words',
    );
    expect(doubts).toEqual(expected.map((words) => ({ words, settled_by: null })));
  },
);
