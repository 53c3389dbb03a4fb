import Stripe from 'stripe';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from '../../../src/server/http/answers.ts';
import { StripeRequestFailed } from '../../../src/server/till/stripe/stripe-sdk-client.ts';
import { pauseSubscription } from '../../../local/stripe/billing/lifecycle.ts';
import { resumeDueMemberships } from '../../../src/server/payments/resume-due-memberships.ts';
import {
  pauseMembershipForMonths,
  resumeMembership,
} from '../../../src/server/till/stripe/pause-membership.ts';
import { refreshItemOrderFromStripe } from '../../../src/server/orders/item/refresh-item-order-from-stripe.ts';
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
  await refreshItemOrderFromStripe(payments.dependencies, order.orderId);
  return order;
};
const pause = async (order: PlacedOrder, months: 1 | 2 | 3 = 1): Promise<void> => {
  await pauseMembershipForMonths(payments.dependencies, subscription().id, months);
  await refreshItemOrderFromStripe(payments.dependencies, order.orderId);
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

/**
 * Runs an action while one request to Stripe, counted from 1, fails. Returns whether it succeeded
 * anyway.
 */
const broken = async (
  fault: 'lost-answer' | 'down',
  request: number,
  act: () => Promise<unknown>,
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
    if (!(error instanceof StripeRequestFailed)) throw error;
    return false;
  } finally {
    payments.stripe.off('request', onRequest);
    payments.faults.clear();
  }
};

/** Waits for the end of a pause that may be over already. */
const unlessOver = async (end: Promise<unknown>): Promise<void> => {
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
    await refreshItemOrderFromStripe(payments.dependencies, order.orderId);
    const before = await storedOf(order);
    await pause(order);
    payments.moveDays(5);
    await resumeMembership(payments.dependencies, subscription().id);
    await refreshItemOrderFromStripe(payments.dependencies, order.orderId);
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
  });

  it('gives back every day, also if we were down until after the year that was paid for', async () => {
    const order = await member();
    payments.moveDays(290);
    const end = periodEnd();
    await pause(order, 2);
    expect(await storedOf(order)).toMatchObject({ resumes_at: '2028-01-17T12:00:00+00:00' });
    expect(await rightsOf(order)).toEqual([]);
    payments.moveDays(80);
    // It is open already, before anything has resumed it.
    expect(await rightsOf(order)).toEqual([rightIds.membership]);
    expect(await resumeDue()).toBe(1);
    expect(subscription().status).toBe('trialing');
    expect(periodEnd()).toBe(end + 61 * day);
    expect(await payments.reconcile()).toEqual([]);
    expect(invoicesPaid()).toBe(1);
    payments.moveDays(57);
    expect(invoicesPaid()).toBe(2);
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
          pauseMembershipForMonths(payments.dependencies, subscription().id, 1);
        await broken(fault, request, act);
        await pause(order);
        expect(subscription().status).toBe('paused');
        payments.moveDays(5);
        const back = (): Promise<boolean> =>
          resumeMembership(payments.dependencies, subscription().id);
        const isDone = await broken(fault, request, back);
        await refreshItemOrderFromStripe(payments.dependencies, order.orderId);
        // Nobody presses again: what was begun is continued, and what wasn't is done when the pause
        // is over.
        const early = isDone || (await resumeDue()) > 0;
        if (!early) await unlessOver(back());
        expect(periodEnd(), `${fault} at request ${request}`).toBe(end + 5 * day);
        expect(invoicesPaid()).toBe(1);
        await refreshItemOrderFromStripe(payments.dependencies, order.orderId);
        expect(await storedOf(order)).toMatchObject({ status: 'trialing', paused_at: null });
      }
    },
  );

  it('is ended even if another one can’t be, whatever the reason', async () => {
    const paused: PlacedOrder[] = [];
    for (const months of [1, 2] as const) {
      const order = await member();
      const [newest] = payments.account.books.all('subscription').toReversed();
      await pauseMembershipForMonths(payments.dependencies, newest?.id ?? '', months);
      await refreshItemOrderFromStripe(payments.dependencies, order.orderId);
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
    await refreshItemOrderFromStripe(payments.dependencies, order.orderId);
    await resumeDue();
    expect(periodEnd()).toBe(end + 5 * day);
    expect(await storedOf(order)).toMatchObject({ paused_at: null, resumes_at: null });
    expect((await noticesOf(order)).map(({ kind }) => kind)).toEqual(['paused', 'resumed']);
  });
});

/** Pauses the membership where we don't see it, such as on Stripe's own page. */
const pauseAtStripe = async (order: PlacedOrder, reason = 'pause_requested'): Promise<void> => {
  const { account } = payments;
  const { id } = subscription();
  pauseSubscription(account, id);
  const paused = { subscription: { type: reason }, transitioned_at: account.now() };
  account.change('subscription', id, {
    status_details: { paused: { ...paused, type: 'subscription' } },
  });
  await refreshItemOrderFromStripe(payments.dependencies, order.orderId);
};

/** Stripe refuses to resume anything, until the returned function is called. */
const refuseToResume = (): (() => void) => {
  const refusal = new Stripe.errors.StripeInvalidRequestError({
    type: 'invalid_request_error',
    message: 'This subscription cannot be resumed.',
    statusCode: 400,
  });
  const spy = vi.spyOn(payments.stripe.subscriptions, 'resume').mockRejectedValue(refusal);
  return () => spy.mockRestore();
};

describe('a pause that began at Stripe', () => {
  it.each([20, 400])(
    'goes on after %i days with all that the last invoice has paid for',
    async (days) => {
      const order = await member();
      payments.moveDays(65);
      const end = periodEnd();
      await pauseAtStripe(order);
      expect(periodEnd()).toBe(payments.account.now());
      expect(await storedOf(order)).toMatchObject({
        status: 'paused',
        paused_at: '2027-04-06T12:00:00+00:00',
        resumes_at: null,
        paid_until: '2028-01-31T12:00:00+00:00',
      });
      payments.moveDays(days);
      expect(await rightsOf(order)).toEqual([]);
      expect(await resumeDue()).toBe(0);
      expect(await resumeMembership(payments.dependencies, subscription().id)).toBe(true);
      await refreshItemOrderFromStripe(payments.dependencies, order.orderId);
      expect(periodEnd()).toBe(end + days * day);
      expect(await rightsOf(order)).toEqual([rightIds.membership]);
      expect(invoicesPaid()).toBe(1);
      expect(await payments.reconcile()).toEqual([]);
    },
  );

  it('isn’t mistaken for an earlier one that never began', async () => {
    const order = await member();
    await payments.stripe.subscriptions.update(subscription().id, {
      metadata: { paused_at: payments.account.now(), resumes_at: payments.account.now() + day },
    });
    payments.moveDays(30);
    await pauseAtStripe(order);
    expect(await storedOf(order)).toMatchObject({
      paused_at: '2027-03-02T12:00:00+00:00',
      resumes_at: null,
    });
    expect(await resumeDue()).toBe(0);
  });

  it('closes nothing if nobody has asked for it, and the owner is told', async () => {
    const order = await member();
    payments.moveDays(30);
    await pauseAtStripe(order, 'system');
    expect(await storedOf(order)).toMatchObject({ status: 'paused' });
    expect(await rightsOf(order)).toEqual([rightIds.membership]);
    expect(await resumeDue()).toBe(0);
    expect(await payments.reconcile()).toEqual([
      `subscription ${subscription().id}: Stripe has paused it, and we do not know why: it stays open until somebody looks at it.`,
    ]);
    const mails = await database.query(Notice, `select kind, details from mails`);
    expect(mails.map(({ kind }) => kind)).toContain('reconcile-report');
  });

  it('is no pause if a payment has failed', async () => {
    const order = await member();
    await pauseAtStripe(order, 'final_payment_failure');
    expect(await storedOf(order)).toMatchObject({ status: 'unpaid', paused_at: null });
    expect(await rightsOf(order)).toEqual([]);
  });
});

describe('while Stripe refuses to resume', () => {
  it('a pause is over all the same on its day, and the owner is told', async () => {
    const order = await member();
    payments.moveDays(28);
    const end = periodEnd();
    await pause(order, 1);
    const allow = refuseToResume();
    payments.moveDays(28);
    expect(await resumeDue()).toBe(0);
    expect(subscription().status).toBe('paused');
    expect(await rightsOf(order)).toEqual([rightIds.membership]);
    expect(payments.logged).toContain(`Stripe doesn’t resume ${subscription().id}. It stays open.`);
    payments.moveDays(1);
    const told = `subscription ${subscription().id}: its pause is over, and Stripe has not resumed it: it stays open until somebody looks at it.`;
    expect(await payments.reconcile()).toEqual([told]);
    allow();
    expect(await resumeDue()).toBe(1);
    // The days from then on were open to the buyer.
    expect(periodEnd()).toBe(end + 28 * day);
    expect(await payments.reconcile()).toEqual([]);
  });

  it('an earlier end counts too', async () => {
    const order = await member();
    await pause(order, 3);
    payments.moveDays(5);
    refuseToResume();
    expect(await resumeMembership(payments.dependencies, subscription().id)).toBe(false);
    await refreshItemOrderFromStripe(payments.dependencies, order.orderId);
    expect(await rightsOf(order)).toEqual([rightIds.membership]);
  });
});
