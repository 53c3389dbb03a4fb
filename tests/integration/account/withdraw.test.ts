import Stripe from 'stripe';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accountAndOwnerApiPaths } from '../../../src/domain/account/account-and-owner-api-paths.ts';
import type { AccountAnswer } from '../../../src/domain/account/account-requests-and-answers.ts';
import { createWithdrawalWorkKind } from '../../../src/server/refunds/book-withdrawal.ts';
import { runDueWork } from '../../../src/server/store/work-queue/run-due-work.ts';
import { DatabaseUnavailable, type Database } from '../../../src/server/store/database.ts';
import { openTestAccount, type TestAccount } from '../../support/account/test-account.ts';
import { openDatabaseForTests } from '../../support/server/database-for-tests.ts';
import { makeItAGift } from '../../support/stored/rights.ts';
import {
  emptyDatabase,
  openTestPayments,
  type PlacedOrder,
  type TestPayments,
} from '../../support/payments/test-payments.ts';

const database = openDatabaseForTests();
let payments: TestPayments;
let account: TestAccount;
beforeEach(async () => {
  await emptyDatabase(database);
  payments = openTestPayments(database);
  account = openTestAccount(payments);
});

const orderIn = (answer: AccountAnswer, { orderId }: Pick<PlacedOrder, 'orderId'>) => {
  const order = answer.orders.find((one) => one.orderId === orderId);
  if (order === undefined) throw new Error('She has no such order.');
  return order;
};
const stateOf = async (order: PlacedOrder) =>
  orderIn(await account.read(order.subject), order).withdrawal;
const refundOf = async (order: PlacedOrder) => {
  const state = await stateOf(order);
  if (state.kind !== 'open') throw new Error(`It is ${state.kind}.`);
  return state.refund;
};
const withdraw = async (order: PlacedOrder, refund?: unknown, as = order.subject) =>
  account.send(accountAndOwnerApiPaths.withdrawal, as, {
    orderId: order.orderId,
    refund: refund ?? (await refundOf(order)),
  });
const finish = () =>
  runDueWork(account.dependencies, [createWithdrawalWorkKind(account.dependencies)], () => true);
const refundsAtStripe = async (): Promise<readonly number[]> =>
  (await payments.stripe.refunds.list({ limit: 100 })).data.map(({ amount }) => amount);
const statusAtStripe = async (): Promise<string | undefined> =>
  (await payments.stripe.subscriptions.list({ status: 'all' })).data[0]?.status;
const mailsOf = async (kind: string): Promise<number> => {
  const rows = await database.query(
    v.object({ mail_id: v.string() }),
    'select mail_id from mails where kind = $1',
    [kind],
  );
  return rows.length;
};

describe('a membership that started at once', () => {
  it('is withdrawn from on day 13: the unused part is refunded, it ends, and she is told once', async () => {
    const order = await account.buy('membership');
    payments.moveDays(13);
    const refund = await refundOf(order);
    expect(refund).toEqual({ currency: 'gbp', minorUnits: Math.ceil((5999 * 352) / 365) });
    const { status, body } = await withdraw(order);
    expect(status).toBe(200);
    // The withdrawn year doesn't count as a first year, so the next order is no renewal.
    expect(body).toMatchObject({
      membership: { state: 'ended', comeBack: null },
      rights: [{ state: 'ended' }],
    });
    expect(await stateOf(order)).toMatchObject({ kind: 'done', refund });
    expect(await refundsAtStripe()).toEqual([refund.minorUnits]);
    expect(await statusAtStripe()).toBe('canceled');
    expect(await mailsOf('withdrawal-received')).toBe(1);
    expect((await payments.recordOf(order.subject))?.rightIds).toEqual([]);
  });

  it('can’t be withdrawn from on day 15; she can ask for a refund, and is answered', async () => {
    const order = await account.buy('membership');
    const refund = await refundOf(order);
    payments.moveDays(15);
    const { status, body } = await withdraw(order, refund);
    expect(status).toBe(409);
    expect(body.error).toMatch(/^The 14 days .+ are over\./);
    expect(await refundsAtStripe()).toEqual([]);
    const asked = await account.send(accountAndOwnerApiPaths.refundRequest, order.subject, {
      orderId: order.orderId,
      reason: 'I have broken my wrist.',
    });
    expect(asked.status).toBe(200);
    expect(await stateOf(order)).toMatchObject({ kind: 'asked' });
  });

  it('says so when a new day has begun since she saw the amount', async () => {
    const order = await account.buy('membership');
    const refund = await refundOf(order);
    payments.moveDays(2);
    const { status, body } = await withdraw(order, refund);
    expect(status).toBe(409);
    expect(body.account?.orders[0]?.withdrawal).toMatchObject({ kind: 'open', daysUsed: 2 });
    expect(await refundsAtStripe()).toEqual([]);
    expect(await statusAtStripe()).toBe('active');
  });

  it('is refunded once, despite two presses at once and one more after a lost answer', async () => {
    const order = await account.buy('membership');
    const refund = await refundOf(order);
    const answers = await Promise.all([withdraw(order, refund), withdraw(order, refund)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await withdraw(order, refund)).status).toBe(200);
    expect(await refundsAtStripe()).toEqual([5999]);
    expect(await mailsOf('withdrawal-received')).toBe(1);
  });
});

it('a membership that starts later ends without a payment', async () => {
  const order = await account.buy('membership', { startsNow: false });
  payments.moveDays(13);
  const { status, body } = await withdraw(order);
  expect(status).toBe(200);
  expect(body).toMatchObject({ membership: { state: 'ended' } });
  expect(await stateOf(order)).toMatchObject({ kind: 'done', refund: { minorUnits: 0 } });
  payments.moveDays(10);
  expect((await payments.stripe.charges.list()).data).toEqual([]);
});

describe('a pack', () => {
  it('that opens later is refunded in full, and its right is closed', async () => {
    const order = await account.buy('pack', { startsNow: false });
    payments.moveDays(13);
    expect((await withdraw(order)).status).toBe(200);
    expect(await refundsAtStripe()).toEqual([2400]);
    expect(await stateOf(order)).toMatchObject({ kind: 'done' });
    payments.moveDays(5);
    expect((await payments.recordOf(order.subject))?.rightIds).toEqual([]);
  });

  it('that was opened at once can’t be withdrawn from', async () => {
    const order = await account.buy('pack');
    const { status, body } = await withdraw(order, { currency: 'gbp', minorUnits: 2400 });
    expect(status).toBe(409);
    expect(body.error).toMatch(/opened this at once/);
    expect(await refundsAtStripe()).toEqual([]);
  });
});

const faults = {
  'before it is done': { isDone: false, error: () => new Stripe.errors.StripeConnectionError({}) },
  'after it is done': { isDone: true, error: () => new Stripe.errors.StripeConnectionError({}) },
  'with a 500': {
    isDone: false,
    error: () => new Stripe.errors.StripeAPIError({ type: 'api_error', statusCode: 500 }),
  },
} as const;

describe('when Stripe fails', () => {
  const steps = ['the end of the subscription', 'the refund', 'the reading that follows'] as const;
  type Step = (typeof steps)[number];

  /** Makes the next request of this step fail. */
  const failAt = (step: Step, fault: keyof typeof faults): void => {
    const { subscriptions, refunds } = payments.stripe;
    const { isDone, error } = faults[fault];
    const failOnce = async <Result>(request: () => Promise<Result>): Promise<never> => {
      if (isDone) await request();
      throw error();
    };
    if (step === 'the refund') {
      const create = refunds.create.bind(refunds);
      vi.spyOn(refunds, 'create').mockImplementationOnce((...sent) =>
        failOnce(() => create(...sent)),
      );
    } else if (step === 'the end of the subscription') {
      const cancel = subscriptions.cancel.bind(subscriptions);
      vi.spyOn(subscriptions, 'cancel').mockImplementationOnce((id) => failOnce(() => cancel(id)));
    } else {
      const retrieve = subscriptions.retrieve.bind(subscriptions);
      vi.spyOn(subscriptions, 'retrieve').mockImplementationOnce((id) =>
        failOnce(() => retrieve(id)),
      );
    }
  };

  it.each(
    steps.flatMap((step) =>
      (['before it is done', 'after it is done', 'with a 500'] as const).map(
        (fault) => [step, fault] as const,
      ),
    ),
  )('at %s, %s, her declaration counts, and is booked later, once', async (step, fault) => {
    const order = await account.buy('membership');
    payments.moveDays(5);
    const refund = await refundOf(order);
    failAt(step, fault);
    expect((await withdraw(order, refund)).status).toBe(200);
    expect(await stateOf(order)).toMatchObject({ kind: 'received', refund });
    // Not before it is due.
    await finish();
    expect(await stateOf(order)).toMatchObject({ kind: 'received' });
    payments.moveDays(1);
    await Promise.all([finish(), finish()]);
    expect(await stateOf(order)).toMatchObject({ kind: 'done', refund });
    expect(await refundsAtStripe()).toEqual([refund.minorUnits]);
    expect(await statusAtStripe()).toBe('canceled');
    expect(await mailsOf('withdrawal-received')).toBe(1);
  });

  it('remembers a refund when the process ends after it, and refunds a part once', async () => {
    const order = await account.buy('membership');
    // A part only, because Stripe would accept a partial refund twice.
    payments.moveDays(5);
    const query: Database['query'] = (schema, statement, values) =>
      statement.includes("set state = 'done'") || statement.includes('failures +')
        ? Promise.reject(new DatabaseUnavailable(new Error('gone')))
        : database.query(schema, statement, values);
    const broken = openTestAccount(payments, { database: { ...database, query } });
    const refund = await refundOf(order);
    const answer = await broken.send(accountAndOwnerApiPaths.withdrawal, order.subject, {
      orderId: order.orderId,
      refund,
    });
    expect(answer.status).toBe(200);
    expect(await stateOf(order)).toMatchObject({ kind: 'received' });
    payments.moveDays(3);
    await finish();
    expect(await refundsAtStripe()).toEqual([refund.minorUnits]);
    expect(await stateOf(order)).toMatchObject({ kind: 'done' });
  });
});

describe('a gift', () => {
  const give = async (): Promise<PlacedOrder> => {
    const order = await account.buy('pack', { startsNow: false });
    await makeItAGift(database, order.orderId, payments.now());
    return order;
  };
  const redeem = (order: PlacedOrder) =>
    database.query(
      v.object({ order_id: v.string() }),
      `update gifts set state = 'redeemed', redeemed_at = $2::timestamptz, redeemed_by = $3
       where order_id = $1 and state = 'open' returning order_id`,
      [order.orderId, payments.now(), order.customerId],
    );

  it('is refunded in full half a year later, and can’t be redeemed then', async () => {
    const order = await give();
    payments.moveDays(180);
    expect(await stateOf(order)).toMatchObject({ kind: 'open', until: null, share: 'all' });
    const { status, body } = await withdraw(order);
    expect(status).toBe(200);
    expect(body).toMatchObject({ gifts: [{ state: 'refunded', toName: 'Maya' }] });
    expect(await refundsAtStripe()).toEqual([2400]);
    expect(await redeem(order)).toEqual([]);
  });

  it('that was redeemed can’t be refunded, even if both happen at the same moment', async () => {
    const order = await give();
    const refund = await refundOf(order);
    const query: Database['query'] = async (schema, statement, values) => {
      // Between reading the member's account and her declaration.
      if (statement.includes('insert into withdrawals')) await redeem(order);
      return database.query(schema, statement, values);
    };
    const racing = openTestAccount(payments, { database: { ...database, query } });
    for (const one of [racing, account]) {
      const { status, body } = await one.send(accountAndOwnerApiPaths.withdrawal, order.subject, {
        orderId: order.orderId,
        refund,
      });
      expect(status).toBe(409);
      expect(body.error).toMatch(/has been redeemed/);
    }
    expect(await refundsAtStripe()).toEqual([]);
    expect(await mailsOf('withdrawal-received')).toBe(0);
  });
});
