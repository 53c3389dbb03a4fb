import Stripe from 'stripe';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountAndOwnerApiPaths } from '../../../src/domain/account/account-and-owner-api-paths.ts';
import type { CancelPauseOrUndoRequest } from '../../../src/domain/account/account-requests-and-answers.ts';
import type { Database } from '../../../src/server/store/database.ts';
import { openTestAccount, type TestAccount } from '../../support/account/test-account.ts';
import { openFreshDatabase } from '../../support/server/fresh-database.ts';
import {
  emptyDatabase,
  openTestPayments,
  type PlacedOrder,
  type TestPayments,
} from '../../support/payments/test-payments.ts';

let database: Database;
let payments: TestPayments;
let account: TestAccount;
beforeAll(async () => {
  database = await openFreshDatabase();
});
beforeEach(async () => {
  await emptyDatabase(database);
  payments = openTestPayments(database);
  account = openTestAccount(payments);
});
afterAll(() => database.close());

const press = (
  { orderId, subject }: PlacedOrder,
  action: CancelPauseOrUndoRequest['action'],
  months?: number,
) =>
  account.send(accountAndOwnerApiPaths.accountMembership, subject, {
    action,
    orderId,
    ...(months === undefined ? {} : { months }),
  });
const atStripe = async (): Promise<Stripe.Subscription> => {
  const { data } = await payments.stripe.subscriptions.list({ status: 'all', limit: 1 });
  if (data[0] === undefined) throw new Error('There is no subscription.');
  return data[0];
};
const mails = async (): Promise<readonly string[]> => {
  const rows = await database.query(
    v.object({ kind: v.string() }),
    `select kind from mails where kind <> 'order-confirmation' order by queued_at, mail_id`,
  );
  return rows.map(({ kind }) => kind);
};

describe('cancelling', () => {
  it('charges nothing more, and leaves everything open until the end of the paid time', async () => {
    const order = await account.buy('membership');
    payments.moveDays(100);
    const { status, body } = await press(order, 'cancel');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      membership: {
        state: 'active',
        endsAt: '2028-01-31T12:00:00.000Z',
        renewsAt: null,
        openAfterCancelling: '2028-01-31T12:00:00.000Z',
        may: { cancel: false, keep: true },
      },
    });
    expect(await mails()).toEqual(['cancelled']);
    expect((await payments.recordOf(order.subject))?.rightIds).toHaveLength(1);
    payments.moveDays(300);
    await account.deliverAll();
    expect((await account.read(order.subject)).membership?.state).toBe('ended');
    expect((await payments.stripe.charges.list()).data).toHaveLength(1);
  });

  it.each([
    [3, { withdrawUntil: '14 February 2027', moneyBack: expect.stringMatching(/^£\d+\.\d\d$/) }],
    [20, { withdrawUntil: '', moneyBack: '' }],
  ])(
    'says in its e-mail what withdrawing would give back, while she can: after %i days',
    async (days, details) => {
      const order = await account.buy('membership');
      payments.moveDays(days);
      await press(order, 'cancel');
      const rows = await database.query(
        v.object({ details: v.unknown() }),
        `select details from mails where kind = 'cancelled'`,
      );
      expect(rows).toMatchObject([{ details }]);
    },
  );

  it('counts once when pressed twice at once, or again after a lost answer', async () => {
    const order = await account.buy('membership');
    const answers = await Promise.all([press(order, 'cancel'), press(order, 'cancel')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await press(order, 'cancel')).status).toBe(200);
    expect(await mails()).toEqual(['cancelled']);
    expect((await atStripe()).cancel_at_period_end).toBe(true);
  });

  it('ends a membership that has not begun, and nothing is ever charged', async () => {
    const order = await account.buy('membership', { startsNow: false });
    payments.moveDays(3);
    const { body } = await press(order, 'cancel');
    expect(body).toMatchObject({ membership: { state: 'ended', may: { cancel: false } } });
    payments.moveDays(30);
    expect((await payments.stripe.charges.list()).data).toEqual([]);
  });

  it('ends at once a membership that we have refunded in full, which Stripe would still renew', async () => {
    const order = await account.buy('membership');
    const [charge] = (await payments.stripe.charges.list()).data;
    await payments.stripe.refunds.create({ charge: charge?.id ?? '' });
    await account.deliverAll();
    expect((await account.read(order.subject)).membership).toMatchObject({
      state: 'ended',
      may: { cancel: true, keep: false },
    });
    expect(await payments.reconcile()).toEqual([
      expect.stringContaining('it is refunded wholly, and it still renews'),
    ]);
    const { body } = await press(order, 'cancel');
    expect(body).toMatchObject({ membership: { state: 'ended', may: { cancel: false } } });
    expect((await atStripe()).status).toBe('canceled');
    expect(await payments.reconcile()).toEqual([]);
  });

  it('doesn’t end at once a membership that was paid a moment ago, although our books don’t know yet', async () => {
    const order = await account.buy('membership', { startsNow: false });
    // Its first payment goes through, and the webhook is late.
    payments.moveDays(15.2);
    const { body } = await press(order, 'cancel');
    expect((await payments.stripe.charges.list()).data).toHaveLength(1);
    expect(body).toMatchObject({
      membership: { state: 'active', endsAt: expect.stringMatching(/^2028-02-15/) },
    });
  });

  it('ends a membership whose renewal could not be paid, and voids the open invoice', async () => {
    const order = await account.buy('membership');
    const subscription = await atStripe();
    const bad = await payments.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
      customer: String(subscription.customer),
    });
    await payments.stripe.subscriptions.update(subscription.id, {
      default_payment_method: bad.id,
    });
    payments.moveDays(367);
    await account.deliverAll();
    expect((await account.read(order.subject)).membership).toMatchObject({
      state: 'past-due',
      openAfterCancelling: null,
    });
    // The first press ends it, and Stripe fails before the invoice has been voided.
    const fails = vi
      .spyOn(payments.stripe.invoices, 'voidInvoice')
      .mockRejectedValueOnce(
        new Stripe.errors.StripeConnectionError({ type: 'api_error', message: 'Stripe is down.' }),
      );
    expect((await press(order, 'cancel')).status).toBe(503);
    expect(fails).toHaveBeenCalledTimes(1);
    const { status, body } = await press(order, 'cancel');
    expect(status).toBe(200);
    expect(body).toMatchObject({ membership: { state: 'ended' } });
    const { data } = await payments.stripe.invoices.list({ status: 'open' });
    expect(data).toEqual([]);
  });
});

describe('keeping a cancelled membership', () => {
  it('undoes the cancellation, whether it was set by us or in the portal', async () => {
    const order = await account.buy('membership');
    await press(order, 'cancel');
    const { status, body } = await press(order, 'keep');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      membership: { endsAt: null, renewsAt: '2028-01-31T12:00:00.000Z', may: { cancel: true } },
    });
    const { id } = await atStripe();
    await payments.stripe.subscriptions.update(id, { cancel_at: 1_850_000_000 });
    await account.deliverAll();
    expect((await account.read(order.subject)).membership?.endsAt).not.toBeNull();
    expect((await press(order, 'keep')).body).toMatchObject({ membership: { endsAt: null } });
    expect((await press(order, 'keep')).status).toBe(200);
  });

  it('is refused once it has ended', async () => {
    const order = await account.buy('membership');
    await payments.stripe.subscriptions.cancel((await atStripe()).id);
    // Our books don’t know yet, but Stripe does.
    await press(order, 'cancel');
    const { status, body } = await press(order, 'keep');
    expect(status).toBe(409);
    expect(body.error).toMatch(/has ended/);
  });
});

describe('pausing', () => {
  it('closes everything for some months, extends the year, and is possible once a year', async () => {
    const order = await account.buy('membership');
    payments.moveDays(30);
    expect((await account.read(order.subject)).membership?.pauseMonths).toEqual([1, 2, 3]);
    const { status, body } = await press(order, 'pause', 2);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      membership: { state: 'paused', resumesAt: expect.stringMatching(/^2027-05-02/) },
      rights: [{ state: 'later', opensAt: expect.stringMatching(/^2027-05-02/) }],
    });
    expect((await payments.recordOf(order.subject))?.rightIds).toEqual([]);
    expect((await press(order, 'pause', 2)).status).toBe(200);
    payments.moveDays(10);
    const resumed = await press(order, 'resume');
    expect(resumed.body).toMatchObject({
      membership: {
        state: 'active',
        renewsAt: '2028-02-10T12:00:00.000Z',
        may: { pause: false, resume: false },
      },
    });
    expect((await press(order, 'resume')).status).toBe(200);
    const again = await press(order, 'pause', 1);
    expect(again.status).toBe(409);
    expect(await mails()).toEqual(['paused', 'resumed']);
  });

  it('needs a number of months', async () => {
    const order = await account.buy('membership');
    expect((await press(order, 'pause')).status).toBe(400);
  });

  it('doesn’t prevent cancelling: she cancels during a pause, and gets the rest of her year first', async () => {
    const order = await account.buy('membership');
    payments.moveDays(30);
    await press(order, 'pause', 3);
    payments.moveDays(20);
    const before = await account.read(order.subject);
    const { status, body } = await press(order, 'cancel');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      membership: { state: 'active', endsAt: before.membership?.openAfterCancelling },
      rights: [{ state: 'open' }],
    });
    expect(before.membership?.openAfterCancelling).toBe('2028-02-20T12:00:00.000Z');
  });

  it('ends for her and can be cancelled, even while Stripe refuses to resume it', async () => {
    const order = await account.buy('membership');
    payments.moveDays(30);
    await press(order, 'pause', 3);
    payments.moveDays(20);
    const refusal = { type: 'invalid_request_error', message: 'It cannot be resumed.' } as const;
    vi.spyOn(payments.stripe.subscriptions, 'resume').mockRejectedValue(
      new Stripe.errors.StripeInvalidRequestError({ ...refusal, statusCode: 400 }),
    );
    const resumed = await press(order, 'resume');
    expect(resumed.status).toBe(200);
    const openAfterCancelling = '2028-02-20T12:00:00.000Z';
    expect(resumed.body).toMatchObject({ membership: { state: 'active', openAfterCancelling } });
    const cancelled = await press(order, 'cancel');
    expect(cancelled.status).toBe(200);
    expect(cancelled.body).toMatchObject({
      membership: { state: 'active', endsAt: openAfterCancelling },
      rights: [{ state: 'open' }],
    });
    payments.moveDays(400);
    await payments.reconcile();
    expect((await account.read(order.subject)).membership?.state).toBe('ended');
  });
});

describe('when Stripe is down', () => {
  it.each(['cancel', 'keep'] as const)(
    'she is told that trying %s twice does no harm, and nothing has changed',
    async (action) => {
      const order = await account.buy('membership');
      if (action === 'keep') await press(order, 'cancel');
      const before = await account.read(order.subject);
      payments.faults.set('down', 'always');
      const { status, body } = await press(order, action);
      expect(status).toBe(503);
      expect(body.error).toMatch(/it’s safe to try twice/);
      expect(await account.read(order.subject)).toEqual(before);
      payments.faults.clear();
      expect((await press(order, action)).status).toBe(200);
    },
  );
});
