import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from '../../../src/server/http/refusal.ts';
import { StripeUnavailable } from '../../../src/server/till/stripe/stripe-client.ts';
import { resumeDueMemberships } from '../../../src/server/payments/pause-membership.ts';
import {
  pauseMembership,
  resumeMembership,
} from '../../../src/server/till/stripe/pause-membership.ts';
import { refreshOrder } from '../../../src/server/orders/item/refresh-order.ts';
import type { Database } from '../../../src/server/store/database.ts';
import { openFreshDatabase } from '../../support/server/fresh-database.ts';
import {
  emptyDatabase,
  openTestPayments,
  outcomeOf,
  rightIds,
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

const subscription = () => {
  const [one] = payments.account.books.all('subscription');
  if (one === undefined) throw new Error('There is no subscription.');
  return one;
};
const periodEnd = (): number => subscription().items.data[0]?.current_period_end ?? 0;
const member = async (startsNow = true): Promise<PlacedOrder> => {
  const order = await payments.order('membership', { startsNow });
  payments.pay(order.sessionId);
  await refreshOrder(payments.dependencies, order.orderId);
  return order;
};
const pause = async (order: PlacedOrder, months: 1 | 2 | 3 = 1): Promise<void> => {
  await pauseMembership(payments.dependencies, subscription().id, months);
  await refreshOrder(payments.dependencies, order.orderId);
};
const resumeDue = (): Promise<number> =>
  resumeDueMemberships({ ...payments.dependencies, hasTime: () => true });
const rightsOf = async ({ subject }: PlacedOrder): Promise<readonly string[]> =>
  (await payments.recordOf(subject))?.rightIds ?? [];
const storedOf = async ({ customerId }: PlacedOrder) =>
  (await outcomeOf(database, customerId)).subscriptions[0];
const Notice = v.object({ kind: v.string(), details: v.unknown() });
const noticesOf = ({ customerId }: PlacedOrder) =>
  database.query(
    Notice,
    `select kind, details from mails where customer_id = $1 and kind <> 'order-confirmation' order by queued_at, kind`,
    [customerId],
  );
const invoicesPaid = (): number =>
  payments.account.books.all('invoice').filter(({ amount_paid }) => amount_paid > 0).length;
const day = 86_400;

/** Runs an action while one request to Stripe, counted from 1, fails. Returns whether it succeeded anyway. */
const broken = async (
  fault: 'lost-answer' | 'down',
  request: number,
  act: () => Promise<void>,
): Promise<boolean> => {
  let count = 0;
  const onRequest = (): void => {
    count += 1;
    if (count === request) payments.faults.set(fault, 1);
  };
  payments.stripe.on('request', onRequest);
  try {
    await act();
    return true;
  } catch (error) {
    if (!(error instanceof StripeUnavailable)) throw error;
    return false;
  } finally {
    payments.stripe.off('request', onRequest);
    payments.faults.clear();
  }
};

/** Waits for the end of a pause that may be over already. */
const unlessOver = async (end: Promise<void>): Promise<void> => {
  try {
    await end;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
};

describe('a pause', () => {
  it('closes the membership’s content, ends automatically, and extends the year', async () => {
    const order = await member();
    payments.moveDays(28);
    const end = periodEnd();
    await pause(order, 1);
    expect(await rightsOf(order)).toEqual([]);
    expect(await storedOf(order)).toMatchObject({
      status: 'paused',
      paused_at: '2027-02-28T12:00:00+00:00',
      resumes_at: '2027-03-28T12:00:00+00:00',
    });
    payments.moveDays(27);
    expect(await resumeDue()).toBe(0);
    expect(subscription().status).toBe('paused');
    payments.moveDays(1);
    expect(await resumeDue()).toBe(1);
    expect(await rightsOf(order)).toEqual([rightIds.membership]);
    expect(periodEnd()).toBe(end + 28 * day);
    expect(await storedOf(order)).toMatchObject({
      status: 'trialing',
      opens_at: '2027-01-31T12:00:00+00:00',
      renews_at: '2028-02-28T12:00:00+00:00',
      paid_until: '2028-02-28T12:00:00+00:00',
      paused_at: null,
      resumes_at: null,
      last_paused_at: '2027-02-28T12:00:00+00:00',
    });
    expect(await resumeDue()).toBe(0);
    expect(await noticesOf(order)).toEqual([
      {
        kind: 'paused',
        details: {
          title: 'Annual membership',
          pausedAt: '2027-02-28T12:00:00.000Z',
          resumesAt: '2027-03-28T12:00:00.000Z',
        },
      },
      {
        kind: 'resumed',
        details: {
          title: 'Annual membership',
          renewsAt: '2028-02-28T12:00:00.000Z',
          price: { currency: 'gbp', minorUnits: 5999 },
        },
      },
    ]);
  });

  it('costs nothing, and the next year is paid when the extension is over', async () => {
    const order = await member();
    payments.moveDays(10);
    await pause(order, 2);
    payments.moveDays(20);
    await resumeMembership(payments.dependencies, subscription().id);
    payments.moveDays(365 - 30 + 20 - 1);
    expect(invoicesPaid()).toBe(1);
    payments.moveDays(1.1);
    expect(invoicesPaid()).toBe(2);
    await payments.reconcile();
    expect(await storedOf(order)).toMatchObject({
      status: 'active',
      renews_at: '2029-02-20T12:00:00+00:00',
      paid_until: '2029-02-20T12:00:00+00:00',
    });
    expect(await rightsOf(order)).toEqual([rightIds.membership]);
  });

  it('leaves the opening day of a membership that started after 14 days unchanged', async () => {
    const order = await member(false);
    payments.moveDays(20);
    await refreshOrder(payments.dependencies, order.orderId);
    const before = await storedOf(order);
    await pause(order);
    payments.moveDays(5);
    await resumeMembership(payments.dependencies, subscription().id);
    await refreshOrder(payments.dependencies, order.orderId);
    expect((await storedOf(order))?.['opens_at']).toBe(before?.['opens_at']);
    expect(await rightsOf(order)).toEqual([rightIds.membership]);
  });

  it('is refused twice in a paid year, but not in the next one', async () => {
    const order = await member();
    await expect(resumeMembership(payments.dependencies, subscription().id)).rejects.toMatchObject({
      status: 409,
    });
    await pause(order);
    payments.moveDays(3);
    await resumeMembership(payments.dependencies, subscription().id);
    await expect(pause(order)).rejects.toMatchObject({ status: 409 });
    payments.moveDays(369);
    await pause(order);
    expect(subscription().status).toBe('paused');
  });

  it('is refused if it would outlast the paid year', async () => {
    const order = await member();
    payments.moveDays(290);
    await expect(pause(order, 3)).rejects.toMatchObject({
      status: 409,
      message: 'A pause has to end before your membership renews. Please choose fewer months.',
    });
    await pause(order, 2);
    payments.moveDays(80);
    expect(await resumeDue()).toBe(0);
    expect(await payments.reconcile()).toEqual([
      `subscription ${subscription().id}: its pause has outlasted the year that is paid for.`,
    ]);
  });

  it.each(['lost-answer', 'down'] as const)(
    'is safe to repeat when Stripe is %s at any of its requests',
    async (fault) => {
      for (let request = 1; request < 12; request += 1) {
        await emptyDatabase(database);
        payments = openTestPayments(database);
        const order = await member();
        payments.moveDays(10);
        const end = periodEnd();
        const act = (): Promise<void> =>
          pauseMembership(payments.dependencies, subscription().id, 1);
        await broken(fault, request, act);
        await pause(order);
        expect(subscription().status).toBe('paused');
        payments.moveDays(5);
        const back = (): Promise<void> =>
          resumeMembership(payments.dependencies, subscription().id);
        const isDone = await broken(fault, request, back);
        await refreshOrder(payments.dependencies, order.orderId);
        // Nobody presses again: what was begun is continued, and what wasn't is done when the pause is over.
        const early = isDone || (await resumeDue()) > 0;
        if (!early) await unlessOver(back());
        expect(periodEnd(), `${fault} at request ${request}`).toBe(end + 5 * day);
        expect(invoicesPaid()).toBe(1);
        await refreshOrder(payments.dependencies, order.orderId);
        expect(await storedOf(order)).toMatchObject({ status: 'trialing', paused_at: null });
      }
    },
  );

  it('is ended even if another one can’t be, whatever the reason', async () => {
    const paused: PlacedOrder[] = [];
    for (const months of [1, 2] as const) {
      const order = await member();
      const [newest] = payments.account.books.all('subscription').toReversed();
      await pauseMembership(payments.dependencies, newest?.id ?? '', months);
      await refreshOrder(payments.dependencies, order.orderId);
      paused.push(order);
    }
    payments.moveDays(70);
    const { subscriptions } = payments.stripe;
    vi.spyOn(subscriptions, 'retrieve').mockRejectedValueOnce(new TypeError('nonsense'));
    expect(await resumeDue()).toBe(1);
    const states = await Promise.all(paused.map(storedOf));
    expect(states.map((one) => one?.status)).toEqual(['paused', 'trialing']);
  });

  it('is ended once by several presses at once', async () => {
    const order = await member();
    const end = periodEnd();
    await pause(order);
    payments.moveDays(5);
    await Promise.allSettled(
      Array.from({ length: 5 }, () => resumeMembership(payments.dependencies, subscription().id)),
    );
    await refreshOrder(payments.dependencies, order.orderId);
    await resumeDue();
    expect(periodEnd()).toBe(end + 5 * day);
    expect(await storedOf(order)).toMatchObject({ paused_at: null, resumes_at: null });
    expect((await noticesOf(order)).map(({ kind }) => kind)).toEqual(['paused', 'resumed']);
  });
});
