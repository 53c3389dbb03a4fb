import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountAndOwnerApiPaths } from '../../../src/domain/account/account-and-owner-api-paths.ts';
import {
  applyRefundDecision,
  type RefundDecision,
} from '../../../src/server/refunds/apply-refund-decision.ts';
import { openTestAccount, type TestAccount } from '../../support/account/test-account.ts';
import { openDatabaseForTests } from '../../support/server/database-for-tests.ts';
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

const ask = ({ orderId, subject }: PlacedOrder) =>
  account.send(accountAndOwnerApiPaths.refundRequest, subject, {
    orderId,
    reason: ' I have moved abroad. ',
  });
const stateOf = async ({ orderId, subject }: PlacedOrder) =>
  (await account.read(subject)).orders.find((one) => one.orderId === orderId)?.withdrawal;
const wishes = () =>
  database.query(
    v.object({ withdrawal_id: v.string(), reason: v.string(), state: v.string() }),
    `select withdrawal_id, reason, state from withdrawals where kind = 'request'`,
  );
const decide = async (changes: Partial<RefundDecision> = {}): Promise<void> => {
  const [wish] = await wishes();
  await applyRefundDecision(account.dependencies, {
    withdrawalId: wish?.withdrawal_id ?? '',
    minorUnits: 1000,
    endsAccess: false,
    reason: '',
    by: 'auth0|owner',
    ...changes,
  });
};
const acts = () =>
  database.query(
    v.object({ subject: v.string(), act: v.string(), about: v.string() }),
    'select subject, act, about from owner_acts order by at',
  );
const kindsOf = async (): Promise<readonly string[]> =>
  (
    await database.query(
      v.object({ kind: v.string() }),
      `select kind from mails where kind <> 'order-confirmation'`,
    )
  ).map(({ kind }) => kind);
const refunds = async (): Promise<readonly number[]> =>
  (await payments.stripe.refunds.list()).data.map(({ amount }) => amount);

describe('asking for a refund', () => {
  it('is stored once, with her reason, for an order that she can’t withdraw from', async () => {
    const order = await account.buy('pack');
    expect((await stateOf(order))?.kind).toBe('supplied');
    expect((await ask(order)).status).toBe(200);
    expect((await ask(order)).status).toBe(200);
    expect(await wishes()).toEqual([
      expect.objectContaining({ reason: 'I have moved abroad.', state: 'asked' }),
    ]);
    expect((await stateOf(order))?.kind).toBe('asked');
  });

  it('isn’t needed while she can withdraw, and does nothing if nothing is paid', async () => {
    const open = await account.buy('membership');
    const refused = await ask(open);
    expect(refused.status).toBe(409);
    expect(refused.body.error).toMatch(/withdraw from this order yourself/);
    const unpaid = await account.buy('membership', { startsNow: false });
    payments.moveDays(14.9);
    expect((await ask(unpaid)).status).toBe(409);
    expect(await wishes()).toEqual([]);
  });
});

describe('deciding on a refund request', () => {
  it('refunds a part, and leaves the membership as it is', async () => {
    const order = await account.buy('membership');
    payments.moveDays(20);
    await ask(order);
    await decide({ minorUnits: 1000 });
    expect(await refunds()).toEqual([1000]);
    expect(await stateOf(order)).toMatchObject({ kind: 'done', refund: { minorUnits: 1000 } });
    expect((await account.read(order.subject)).membership?.state).toBe('active');
    expect(await kindsOf()).toEqual(['refund']);
    const [wish] = await wishes();
    expect(await acts()).toEqual([
      { subject: 'auth0|owner', act: 'refund-granted', about: wish?.withdrawal_id },
    ]);
  });

  it.each([
    { minorUnits: 2000, endsAccess: true },
    { minorUnits: 5999, endsAccess: false },
  ])('ends the membership if the owner says so or refunds everything: %o', async (verdict) => {
    const order = await account.buy('membership');
    payments.moveDays(20);
    await ask(order);
    await decide(verdict);
    expect(await refunds()).toEqual([verdict.minorUnits]);
    expect((await account.read(order.subject)).membership?.state).toBe('ended');
    expect((await payments.recordOf(order.subject))?.rightIds).toEqual([]);
  });

  it('leaves a year that she has paid for since, when an earlier payment is refunded in full', async () => {
    const order = await account.buy('membership');
    payments.moveDays(350);
    await account.deliverAll();
    await ask(order);
    payments.moveDays(20);
    await account.deliverAll();
    await decide({ minorUnits: 5999 });
    expect(await refunds()).toEqual([5999]);
    expect((await account.read(order.subject)).membership?.state).toBe('active');
  });

  it('declines with a reason, and she is told', async () => {
    const order = await account.buy('pack');
    await ask(order);
    await decide({ minorUnits: 0, reason: 'You have had it for a year.' });
    expect(await refunds()).toEqual([]);
    expect(await kindsOf()).toEqual(['refund-declined']);
    expect((await stateOf(order))?.kind).toBe('declined');
    expect((await acts())[0]?.act).toBe('refund-declined');
    expect((await ask(order)).status).toBe(409);
  });

  it('happens once: a second decision, or more than is left, is refused and changes nothing', async () => {
    const order = await account.buy('pack');
    await ask(order);
    await expect(decide({ minorUnits: 2401 })).rejects.toMatchObject({ status: 409 });
    const both = await Promise.allSettled([decide(), decide({ minorUnits: 500 })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await refunds()).toHaveLength(1);
    expect(await acts()).toHaveLength(1);
    expect((await stateOf(order))?.kind).toBe('done');
  });

  it('waits for Stripe, and is finished later', async () => {
    const order = await account.buy('pack');
    await ask(order);
    payments.faults.set('down', 'always');
    await decide();
    expect((await stateOf(order))?.kind).toBe('received');
    payments.faults.clear();
  });
});
