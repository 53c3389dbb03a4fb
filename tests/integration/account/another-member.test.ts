import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountAndOwnerApiPaths } from '../../../src/domain/account/account-and-owner-api-paths.ts';
import { cancelPauseOrUndoActions } from '../../../src/domain/account/account-requests-and-answers.ts';
import {
  openTestAccount,
  type AccountPath,
  type TestAccount,
} from '../../support/account/test-account.ts';
import { openDatabaseForTests } from '../../support/server/database-for-tests.ts';
import {
  openTestPayments,
  type PlacedOrder,
  type TestPayments,
} from '../../support/payments/test-payments.ts';

const database = openDatabaseForTests();
let payments: TestPayments;
let account: TestAccount;
let hers: Readonly<Record<'membership' | 'pack', PlacedOrder>>;
const other = 'auth0|other';

beforeAll(async () => {
  payments = openTestPayments(database);
  account = openTestAccount(payments);
  hers = {
    membership: await account.buy('membership'),
    pack: await account.buy('pack', { startsNow: false }),
  };
  // The member has an account and an order of her own.
  await account.buy('pack', { customer: 'other' });
});

/** Everything that a request could have changed. */
const everything = async (): Promise<unknown> => [
  await database.query(
    v.looseObject({}),
    `select (select jsonb_agg(to_jsonb(o) order by order_id) from orders o) as orders,
       (select jsonb_agg(to_jsonb(s)) from subscriptions s) as subscriptions,
       (select jsonb_agg(to_jsonb(w)) from withdrawals w) as withdrawals,
       (select count(*)::integer from mails) as mails`,
  ),
  (await payments.stripe.subscriptions.list({ status: 'all' })).data,
  (await payments.stripe.refunds.list()).data,
];

const refund = { currency: 'gbp', minorUnits: 2400 };
/** Every request about an order. */
const requests: readonly {
  readonly name: string;
  readonly path: AccountPath;
  readonly body: (orderId: string) => unknown;
}[] = [
  ...cancelPauseOrUndoActions.map((action) => ({
    name: action,
    path: accountAndOwnerApiPaths.accountMembership,
    body: (orderId: string) => ({ action, orderId, ...(action === 'pause' ? { months: 1 } : {}) }),
  })),
  {
    name: 'withdraw',
    path: accountAndOwnerApiPaths.withdrawal,
    body: (orderId) => ({ orderId, refund }),
  },
  {
    name: 'ask for a refund',
    path: accountAndOwnerApiPaths.refundRequest,
    body: (orderId) => ({ orderId, reason: 'Mine.' }),
  },
];

describe('a request about another member’s order', () => {
  const cases = requests.flatMap((request) =>
    (['membership', 'pack', 'nobody'] as const).map((whose) => ({ ...request, whose })),
  );

  it.each(cases)('gets 404 and changes nothing: $name, order of $whose', async (request) => {
    const { whose, path, body } = request;
    const before = await everything();
    const orderId = whose === 'nobody' ? 'order-that-never-was' : hers[whose].orderId;
    const answer = await account.send(path, other, body(orderId));
    expect(answer).toEqual({
      status: 404,
      body: { error: 'We can’t find that order in your account.' },
    });
    expect(await everything()).toEqual(before);
  });

  it('shows nothing of hers in another account or its payments', async () => {
    const text = JSON.stringify([
      await account.read(other),
      (await account.send(accountAndOwnerApiPaths.accountPayments, other)).body,
    ]);
    for (const { orderId, sessionId, customerId } of Object.values(hers)) {
      for (const id of [orderId, sessionId, customerId]) expect(text).not.toContain(id);
    }
  });
});

describe('without a login', () => {
  it.each([accountAndOwnerApiPaths.account, accountAndOwnerApiPaths.accountPayments])(
    '%s answers 401',
    async (path) => {
      expect((await account.send(path, '')).status).toBe(401);
    },
  );

  it.each(requests)('$name is answered with 401', async ({ path, body }) => {
    expect((await account.send(path, '', body('order-1'))).status).toBe(401);
  });
});

it('an account that is being deleted can’t be changed', async () => {
  const order = await account.buy('membership', { customer: 'leaving' });
  await database.query(
    v.object({}),
    `insert into account_deletions (customer_id, subject, asked_at) values ($1, $2, $3::timestamptz)`,
    [order.customerId, order.subject, payments.now()],
  );
  for (const { path, body } of requests) {
    expect((await account.send(path, order.subject, body(order.orderId))).status).toBe(409);
  }
  expect((await account.read(order.subject)).deletionAskedAt).not.toBeNull();
});

it.each<[AccountPath, unknown]>([
  [accountAndOwnerApiPaths.accountMembership, { action: 'end', orderId: 'order-1' }],
  [accountAndOwnerApiPaths.accountMembership, { action: 'cancel' }],
  [accountAndOwnerApiPaths.withdrawal, { orderId: 'order-1' }],
  [
    accountAndOwnerApiPaths.withdrawal,
    { orderId: 'order-1', refund: { currency: 'gbp', minorUnits: -1 } },
  ],
  [accountAndOwnerApiPaths.refundRequest, { orderId: 'order-1', reason: '  ' }],
])('%s refuses an invalid body: %o', async (path, body) => {
  const answer = await account.send(path, other, body);
  expect(answer.status).toBe(400);
  expect(answer.body.error).toMatch(/^[A-Z].+\.$/);
});
