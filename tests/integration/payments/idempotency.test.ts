import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StoredEvent } from '../../../local/stripe/objects-by-kind.ts';
import { DatabaseUnavailable, type Database } from '../../../src/server/store/database.ts';
import { openDatabaseForTests } from '../../support/server/database-for-tests.ts';
import {
  openTestPayments,
  outcomeOf,
  rightIds,
  type PlacedOrder,
  type TestPayments,
} from '../../support/payments/test-payments.ts';

const database = openDatabaseForTests();
let payments: TestPayments;
beforeEach(() => {
  payments = openTestPayments(database);
});

/** The newest event of each of these types. */
const eventsOf = (types: readonly string[]): readonly StoredEvent[] =>
  types.map((type) => {
    const event = payments.events().findLast((one) => one.type === type);
    if (event === undefined) throw new Error(`There was no ${type}.`);
    return event;
  });

const inAllOrders = <Entry>(entries: readonly Entry[]): readonly (readonly Entry[])[] =>
  entries.length <= 1
    ? [entries]
    : entries.flatMap((first, index) =>
        inAllOrders(entries.toSpliced(index, 1)).map((rest) => [first, ...rest]),
      );

it('the same event 1,000 times, 50 at once, gives one grant and one confirmation', async () => {
  const order = await payments.order('pack');
  payments.pay(order.sessionId);
  const [event] = eventsOf(['checkout.session.completed']);
  if (event === undefined) throw new Error('There was no event.');
  for (let round = 0; round < 20; round += 1) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => payments.deliver(event)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  }
  const outcome = await outcomeOf(database, order.customerId);
  expect(outcome).toMatchObject({ orders: [{ state: 'paid' }], mails: 1 });
  expect(outcome.grants).toHaveLength(1);
});

const deliveredTypes = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'invoice.paid',
  'checkout.session.completed',
  'customer.subscription.deleted',
] as const;

describe('the events created, updated, paid, completed and deleted', () => {
  /** The steps at Stripe; each ends with one of the events. */
  const pieces: readonly ((order: PlacedOrder) => unknown)[] = [
    ({ sessionId }) => void payments.pay(sessionId),
    () => payments.stripe.subscriptions.update(subscriptionId(), { cancel_at_period_end: true }),
    () => void payments.moveDays(3),
    () => payments.stripe.subscriptions.update(subscriptionId(), { cancel_at_period_end: false }),
    () => payments.stripe.subscriptions.cancel(subscriptionId()),
  ];
  const subscriptionId = (): string => payments.account.books.all('subscription')[0]?.id ?? '';

  /** Resets our books to the moment after the buyer has ordered. */
  const forget = async ({ customerId }: PlacedOrder): Promise<void> => {
    await database.query(
      v.object({}),
      `with s as (delete from subscriptions where customer_id = $1), m as (delete from mails), e as (delete from stripe_events)
       update orders set reading = -1, read_at = null, state = 'open' where customer_id = $1`,
      [customerId],
    );
  };

  it('lead to the same state, in whatever order they arrive', async () => {
    const placed = await payments.order('membership');
    for (const piece of pieces) await piece(placed);
    const outcomes = new Set<string>();
    for (const order of inAllOrders(deliveredTypes)) {
      await forget(placed);
      for (const event of eventsOf(order)) {
        expect((await payments.deliver(event)).status).toBe(200);
      }
      outcomes.add(JSON.stringify(await outcomeOf(database, placed.customerId)));
    }
    expect(outcomes.size).toBe(1);
    expect([...outcomes].join()).toContain('canceled');
  });

  it('lead to the same state, in whatever order handlers write after reading at different times', async () => {
    const placed = await payments.order('membership');
    const writes: (() => Promise<unknown>)[] = [];
    // Each handler reads, and stops before it writes.
    const holding: Database = {
      ...database,
      query: (schema, statement, values) => {
        if (!statement.includes('fresh as')) return database.query(schema, statement, values);
        writes.push(() => database.query(schema, statement, values));
        return Promise.resolve([]);
      },
    };
    for (const piece of pieces) {
      await piece(placed);
      const [event] = eventsOf(['customer.subscription.updated']);
      if (event === undefined) throw new Error('There was no event.');
      await payments.deliver({ ...event, id: `evt_${writes.length}` }, { database: holding });
    }
    expect(writes).toHaveLength(pieces.length);
    const outcomes = new Set<string>();
    for (const order of inAllOrders(writes)) {
      await forget(placed);
      for (const write of order) await write();
      outcomes.add(JSON.stringify(await outcomeOf(database, placed.customerId)));
    }
    expect(outcomes.size).toBe(1);
    expect([...outcomes].join()).toContain('canceled');
  });
});

/**
 * A database that dies at the n-th statement: before it is executed, or after it but before the
 * answer.
 */
const dyingAt = (count: number, when: 'before' | 'after'): Database => {
  let statements = 0;
  return {
    ...database,
    query: async (schema, statement, values) => {
      statements += 1;
      if (statements > count) throw new DatabaseUnavailable(undefined);
      if (statements === count && when === 'before') throw new DatabaseUnavailable(undefined);
      const rows = await database.query(schema, statement, values);
      if (statements === count) throw new DatabaseUnavailable(undefined);
      return rows;
    },
  };
};

describe.each([
  ['a pack', { kind: 'pack' }],
  ['a pack whose session was lost', { kind: 'pack', isLost: true }],
  ['a membership', { kind: 'membership' }],
  ['a membership that opens later', { kind: 'membership', startsNow: false }],
] as const)('a handler of %s', (_name, { kind, ...options }) => {
  it.each(['before', 'after'] as const)(
    'that is killed %s any of its statements and repeated leaves the same state',
    async (when) => {
      const run = async (killAt: number): Promise<{ outcome: string; wasKilled: boolean }> => {
        payments = openTestPayments(database);
        const order = await payments.order(kind, options);
        payments.pay(order.sessionId);
        const [event] = eventsOf(['checkout.session.completed']);
        if (event === undefined) throw new Error('There was no event.');
        const killed = killAt === 0 ? undefined : { database: dyingAt(killAt, when) };
        const { status } = await payments.deliver(event, killed);
        const wasKilled = status !== 200;
        if (wasKilled) expect((await payments.deliver(event)).status).toBe(200);
        expect((await payments.recordOf(order.subject))?.rightIds).toEqual(
          'startsNow' in options ? [] : [rightIds[kind]],
        );
        const outcome = await outcomeOf(database, order.customerId);
        expect(outcome.mails).toBe(1);
        return { outcome: JSON.stringify(outcome), wasKilled };
      };
      const { outcome } = await run(0);
      let killed = 0;
      for (let count = 1; ; count += 1) {
        const result = await run(count);
        expect(result.outcome, `killed at statement ${count}`).toBe(outcome);
        if (!result.wasKilled) break;
        killed += 1;
      }
      // Known event, order, number, writing, recording the event.
      expect(killed).toBeGreaterThanOrEqual(4);
    },
  );
});
