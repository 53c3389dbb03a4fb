import { beforeEach, expect, it } from 'vitest';
import * as v from 'valibot';
import { accountAndOwnerApiPaths } from '../../../src/domain/account/account-and-owner-api-paths.ts';
import { PaymentsAnswerSchema } from '../../../src/domain/account/account-requests-and-answers.ts';
import { requestRateLimits } from '../../../src/domain/limits.ts';
import { enforceRateLimit } from '../../../src/server/rate-limit/rate-limit.ts';
import { openTestAccount, type TestAccount } from '../../support/account/test-account.ts';
import { openDatabaseForTests } from '../../support/server/database-for-tests.ts';
import { openTestPayments, type TestPayments } from '../../support/payments/test-payments.ts';

const database = openDatabaseForTests();
let payments: TestPayments;
let account: TestAccount;
beforeEach(() => {
  payments = openTestPayments(database);
  account = openTestAccount(payments);
});

const paymentsOf = async (subject: string) => {
  const { status, body } = await account.send(accountAndOwnerApiPaths.accountPayments, subject);
  expect(status).toBe(200);
  return v.parse(PaymentsAnswerSchema, body).payments;
};

it('a member who has never ordered has no payments', async () => {
  expect(await paymentsOf('auth0|nobody')).toEqual([]);
});

it('a payment has its receipt and its refunds; a membership’s has its invoice too', async () => {
  const order = await account.buy('membership');
  payments.moveDays(366);
  await account.deliverAll();
  const [renewal, first] = await paymentsOf(order.subject);
  expect(first).toMatchObject({
    paidAt: '2027-01-31T12:00:00.000Z',
    title: 'Annual membership',
    amount: { currency: 'gbp', minorUnits: 5999 },
    refunded: { currency: 'gbp', minorUnits: 0 },
    invoiceUrl: expect.stringMatching(/^http/),
    invoicePdfUrl: expect.stringMatching(/^http/),
  });
  expect(renewal?.paidAt).toMatch(/^2028-01-31/);
  const pack = await account.buy('pack');
  const [paid] = await paymentsOf(pack.subject);
  const { data } = await payments.stripe.charges.list({ limit: 1 });
  await payments.stripe.refunds.create({ charge: data[0]?.id ?? '', amount: 400 });
  expect(paid).toMatchObject({ title: 'Strength and power', invoiceUrl: null });
  expect((await paymentsOf(pack.subject))[0]?.refunded.minorUnits).toBe(400);
});

it('payments can’t be shown while Stripe is down, and a sentence says so', async () => {
  const order = await account.buy('pack');
  payments.faults.set('down', 'always');
  const { status, body } = await account.send(
    accountAndOwnerApiPaths.accountPayments,
    order.subject,
  );
  expect(status).toBe(503);
  expect(body.error).toMatch(/receipts can’t be shown/);
});

it.each([
  [accountAndOwnerApiPaths.accountPayments, undefined, requestRateLimits.readPayments.maxRequests],
  [
    accountAndOwnerApiPaths.accountMembership,
    { action: 'keep', orderId: 'none' },
    requestRateLimits.changeAccount.maxRequests,
  ],
  [
    accountAndOwnerApiPaths.refundRequest,
    { orderId: 'none', reason: 'x' },
    requestRateLimits.askForRefund.maxRequests,
  ],
] as const)('%s has a limit per member', async (path, body, maxRequests) => {
  const limited = openTestAccount(payments, {
    enforceLimit: (charges) =>
      enforceRateLimit(
        { database, signingSecret: 'a secret of the tests, 32 letters long', now: payments.now },
        charges,
      ),
  });
  const subject = `auth0|eager${path}`;
  for (let press = 0; press < maxRequests; press += 1) {
    expect((await limited.send(path, subject, body)).status).not.toBe(429);
  }
  expect((await limited.send(path, subject, body)).status).toBe(429);
  expect((await limited.send(path, `${subject}-calm`, body)).status).not.toBe(429);
});
