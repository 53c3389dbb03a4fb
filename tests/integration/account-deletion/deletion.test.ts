import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accountPaths } from '../../../src/domain/account/account-paths.ts';
import { apiPaths } from '../../../src/domain/api-paths.ts';
import { createAuthenticate } from '../../../src/server/auth/access-token.ts';
import { createDeletionEndpoint } from '../../../src/server/account-deletion/deletion-endpoint.ts';
import {
  finishDeletions,
  type DeletionDependencies,
} from '../../../src/server/account-deletion/finish-deletions.ts';
import { Outage } from '../../../src/server/outage.ts';
import { createCustomerEndpoint } from '../../../src/server/members/customer-endpoint.ts';
import { refreshOrder } from '../../../src/server/payments/refresh-order.ts';
import { createRequireLiving } from '../../../src/server/rights/living-account.ts';
import type { Database } from '../../../src/server/store/database.ts';
import { openTestTokens, run } from '../../support/owner/test-desk.ts';
import { openFreshDatabase } from '../../support/server/fresh-database.ts';
import {
  emptyDatabase,
  openTestPayments,
  type PlacedOrder,
  type TestPayments,
} from '../../support/payments/test-payments.ts';

const minute = 60_000;
const address = 'ann@example.com';
const loginAddress = 'ann@home.example';

let database: Database;
let payments: TestPayments;
/** How far the site's clock is ahead of the stand-in's. */
let ahead = 0;
const now = (): Date => new Date(payments.now().getTime() + ahead);
let logins: Set<string>;
let list: Set<string>;
/** The requests to each outside system, in order. */
let asked: string[];
/** Systems that are down, with the number of requests that fail. */
let down: Map<string, number>;
let logged: string[];
let order: PlacedOrder;
let tokens: Awaited<ReturnType<typeof openTestTokens>>;

beforeAll(async () => {
  database = await openFreshDatabase();
});
afterAll(() => database.close());

const ask = (system: string): void => {
  asked.push(system);
  const left = down.get(system) ?? 0;
  if (left === 0) return;
  down.set(system, left - 1);
  throw new Outage(`${system} is down.`, undefined);
};

const dependencies = (changes: Partial<DeletionDependencies> = {}): DeletionDependencies => ({
  database,
  stripe: payments.stripe,
  mailingList: {
    forget: async (one) => {
      ask('mailing list');
      list.delete(one);
    },
  },
  accounts: {
    findPerson: async (subject) => {
      ask('look-up');
      return logins.has(subject) ? { email: loginAddress, name: 'Ann' } : undefined;
    },
    deleteAccount: async (subject) => {
      ask('login');
      logins.delete(subject);
    },
  },
  now,
  hasTime: () => true,
  log: (message) => void logged.push(message),
  ...changes,
});

const authenticate = () =>
  createAuthenticate(tokens.settings, tokens.keys, now, createRequireLiving(database));
let ids = 0;
const askDeletion = async (body: unknown = { isSure: true }): Promise<Response> =>
  createDeletionEndpoint({
    authenticate: authenticate(),
    database,
    enforceLimit: async () => undefined,
    readAccount: async () => ({ read: true }),
    newCustomerId: () => `new-${(ids += 1)}`,
    now,
  })(await tokens.requestOf(order.subject, accountPaths.accountDeletion, { method: 'POST', body }));
const readRecord = async (): Promise<Response> =>
  createCustomerEndpoint({
    authenticate: authenticate(),
    database,
    newCustomerId: () => `new-${(ids += 1)}`,
    now,
  })(await tokens.requestOf(order.subject, apiPaths.customer));

/** Sends the e-mails that are due. */
const sendMails = () =>
  run(
    database,
    `update mails set state = 'sent', sent_at = $1::timestamptz where state = 'waiting'`,
    [now()],
  );
const deletion = async () =>
  (
    await run(database, 'select * from account_deletions where customer_id = $1', [
      order.customerId,
    ])
  )[0];
/** Runs the scheduled work until nothing is left to do. Returns the number of runs. */
const finish = async (changes: Partial<DeletionDependencies> = {}): Promise<number> => {
  for (let calls = 1; calls <= 20; calls += 1) {
    await finishDeletions(dependencies(changes));
    await sendMails();
    if ((await deletion())?.['data_done_at'] != null) return calls;
    ahead += 400 * minute;
  }
  throw new Error('It never ends.');
};

beforeEach(async () => {
  await emptyDatabase(database);
  ahead = 0;
  payments = openTestPayments(database);
  tokens = await openTestTokens(now);
  order = await payments.order('membership');
  payments.pay(order.sessionId);
  for (const event of payments.events()) await payments.deliver(event);
  await run(database, 'update customers set address = $2 where customer_id = $1', [
    order.customerId,
    address,
  ]);
  logins = new Set([order.subject]);
  list = new Set([address, loginAddress, 'eve@example.com']);
  asked = [];
  down = new Map();
  logged = [];
});

/** The whole database, as text. */
const everything = async (): Promise<string> => {
  const tables = [
    ...['customers', 'orders', 'proofs', 'second_members', 'mails', 'withdrawals', 'gifts'],
    ...['subscriptions', 'account_deletions', 'grants'],
  ];
  const texts = [];
  for (const table of tables) {
    const where = table === 'mails' ? ` where kind <> 'order-confirmation'` : '';
    texts.push(
      JSON.stringify(await run(database, `select to_jsonb(${table}) as row from ${table}${where}`)),
    );
  }
  return texts.join('\n');
};

const expectAllDone = async (): Promise<void> => {
  const { books } = payments.account;
  expect(books.all('customer')).toEqual([]);
  expect(books.all('subscription').map(({ status }) => status)).toEqual(['canceled']);
  expect([...list]).toEqual(['eve@example.com']);
  expect([...logins]).toEqual([]);
  const text = await everything();
  for (const word of [address, loginAddress, order.subject]) expect(text).not.toContain(word);
  expect(await run(database, 'select subject from customers')).toEqual([
    { subject: `deleted:${order.customerId}` },
  ]);
  // The law requires us to keep this.
  expect(await run(database, 'select state, title from orders')).toEqual([
    { state: 'paid', title: 'Annual membership' },
  ]);
  expect(
    await run(database, `select count(*)::int as mails from mails where kind = 'account-deleted'`),
  ).toEqual([{ mails: 1 }]);
  const [confirmation] = await run(
    database,
    `select address, details from mails where kind = 'order-confirmation'`,
  );
  expect(confirmation?.['address']).not.toBe('');
};

it('deleting an account removes everything that needn’t be kept by law, in all systems', async () => {
  const answer = await askDeletion();
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ read: true });
  await finish();
  await expectAllDone();
  expect(logged).toEqual([]);
});

it('deleting an account requires her confirmation', async () => {
  for (const body of [{}, { isSure: false }, { isSure: true, customerId: 'other' }]) {
    expect((await askDeletion(body)).status).toBe(400);
  }
  expect(await deletion()).toBeUndefined();
});

it('nothing opens for her from the first moment, and never again for her old token', async () => {
  expect((await payments.recordOf(order.subject))?.rightIds).toEqual(['sub_year']);
  await askDeletion();
  expect((await payments.recordOf(order.subject))?.rightIds ?? []).toEqual([]);
  const token = await tokens.requestOf(order.subject, apiPaths.customer);
  const readWithOldToken = async (): Promise<number> =>
    createCustomerEndpoint({
      authenticate: authenticate(),
      database,
      newCustomerId: () => `new-${(ids += 1)}`,
      now,
    })(token.clone()).then(({ status }) => status);
  expect(await readWithOldToken()).toBe(403);
  const before = await deletion();
  expect((await askDeletion()).status).toBe(403);
  expect(await deletion()).toEqual(before);
  await finishDeletions(dependencies());
  expect(await readWithOldToken()).toBe(403);
  expect(await run(database, 'select count(*)::int as customers from customers')).toEqual([
    { customers: 1 },
  ]);
});

it('a new account is a new customer, even with the same subject', async () => {
  await askDeletion();
  await finish();
  ahead += 10 * minute;
  const answer = await readRecord();
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ metadata: {}, subscriptions: { total_count: 0 } });
  expect(await run(database, 'select count(*)::int as customers from customers')).toEqual([
    { customers: 2 },
  ]);
});

it.each([
  ['mailing list', 4],
  ['look-up', 4],
  ['login', 4],
] as const)('the deletion continues when the %s is down three times', async (system, asks) => {
  down.set(system, 3);
  await askDeletion();
  await finish();
  await expectAllDone();
  // The list is requested for two addresses.
  expect(asked.filter((one) => one === system).length).toBeGreaterThanOrEqual(asks);
  expect(asked.filter((one) => one === 'login').length).toBe(system === 'login' ? 4 : 1);
  expect(logged.length).toBe(3);
  for (const line of logged) expect(line).not.toMatch(/@|auth0/);
});

// The requests of a deletion: open sessions, subscriptions, cancelling them, the customer. A request whose answer was lost has taken effect.
it.each([
  ['error-500', [1, 2, 3, 4]],
  ['lost-answer', [1, 2, 3, 3]],
] as const)(
  'the deletion waits for Stripe before anything else, at each of its requests: %s',
  async (fault, numbers) => {
    await askDeletion();
    const { stripe, faults } = payments;
    for (const nth of numbers) {
      // The event fires once the stand-in already has the request, so it sets the fault of the next one.
      let requests = 1;
      if (nth === 1) faults.set(fault, 'always');
      const failFrom = (): void => {
        requests += 1;
        if (requests === nth) faults.set(fault, 'always');
      };
      stripe.on('request', failFrom);
      await finishDeletions(dependencies());
      stripe.off('request', failFrom);
      faults.clear();
      ahead += 400 * minute;
      expect(asked).toEqual([]);
      expect(await deletion()).toMatchObject({ stripe_done_at: null });
    }
    expect(logged.length).toBe(4);
    for (const line of logged) expect(line).toContain('Stripe failed');
    await finish();
    await expectAllDone();
  },
);

it('the deletion continues when the database has lost an answer at any step', async () => {
  await askDeletion();
  let statements = 0;
  let failAt = 1;
  const flaky: Database = {
    ...database,
    query: async (schema, statement, values) => {
      statements += 1;
      const rows = await database.query(schema, statement, values);
      if (statements === failAt) throw new Outage('The database cannot be reached.', undefined);
      return rows;
    },
  };
  for (failAt = 1; failAt <= 9; failAt += 1) {
    statements = 0;
    await finishDeletions(dependencies({ database: flaky })).catch(() => undefined);
    await sendMails();
    ahead += 400 * minute;
  }
  await finish();
  await expectAllDone();
});

it('the deletion removes proofs, second places and texts, tells the second member, and keeps the gift redeemable', async () => {
  const { customerId, orderId } = order;
  await run(
    database,
    `insert into customers (customer_id, subject, created_at, address) values ('customer-bea', 'auth0|bea', now(), 'bea@example.com')`,
  );
  await run(
    database,
    `insert into second_members (invitation_id, subscription_id, code_hash, state, customer_id, invited_at, accepted_at)
     select 'invitation-1', subscription_id, 'hash', 'accepted', 'customer-bea', now(), now() from subscriptions`,
  );
  await run(
    database,
    `insert into proofs (proof_id, customer_id, offer, address, asked_at) values ('proof-1', $1, 'nhs', 'ann@nhs.example', now())`,
    [customerId],
  );
  await run(
    database,
    `insert into withdrawals (withdrawal_id, order_id, kind, state, reason, currency, minor_units, ends_subscription, received_at)
     values ('request-1', $1, 'request', 'declined', 'A very private reason', 'gbp', 0, false, now())`,
    [orderId],
  );
  const later = new Date(now().getTime() + 30 * 24 * 60 * minute).toISOString().slice(0, 10);
  for (const [id, startsOn, to] of [
    ['gift-now', '2027-01-01', 'cleo@example.com'],
    ['gift-later', later, 'dora@example.com'],
  ]) {
    await run(
      database,
      `insert into orders (order_id, customer_id, kind, product_id, right_id, price_id, currency, minor_units, title, agreements_version,
         supply_now, knows_consequence, ordered_at, state, gift)
       values ($1, $2, 'pack', 'p', 'p', 'price', 'gbp', 100, 'A pack', '1', true, true, now(), 'paid',
         jsonb_build_object('startsOn', $3::text, 'toName', 'Somebody', 'line', 'A line of hers', 'toAddress', $4::text))`,
      [id, customerId, startsOn, to],
    );
    await run(
      database,
      `insert into gifts (order_id, code_hash, right_id, starts_on, made_at) values ($1, $1, 'p', $2::date, now())`,
      [id, startsOn],
    );
  }
  await askDeletion();
  await finish();
  const text = await everything();
  for (const word of ['nhs.example', 'private reason', 'cleo@']) expect(text).not.toContain(word);
  expect(
    await run(database, `select state, removed_at is not null as gone from second_members`),
  ).toEqual([{ state: 'removed', gone: true }]);
  expect(
    await run(
      database,
      `select address, customer_id from mails where kind = 'second-member-removed'`,
    ),
  ).toEqual([{ address: 'bea@example.com', customer_id: 'customer-bea' }]);
  expect(await run(database, 'select state from gifts')).toEqual([
    { state: 'open' },
    { state: 'open' },
  ]);
  // Its e-mail still goes out; afterwards its text is deleted too.
  expect(text).toContain('dora@example.com');
  ahead += 40 * 24 * 60 * minute;
  await finishDeletions(dependencies());
  const afterwards = await everything();
  for (const word of ['dora@', 'A line of hers']) expect(afterwards).not.toContain(word);
  expect(
    await run(database, `select subject from customers where customer_id = 'customer-bea'`),
  ).toEqual([{ subject: 'auth0|bea' }]);
});

it('the deletion ends an open payment page', async () => {
  const other = await payments.order('pack', { customer: order.subject.slice('auth0|'.length) });
  await askDeletion();
  await finish();
  const session = await payments.stripe.checkout.sessions.retrieve(other.sessionId);
  expect(session.status).toBe('expired');
});

it('the deletion voids the open invoice of a failed renewal', async () => {
  const [subscription] = payments.account.books.all('subscription');
  if (subscription === undefined) throw new Error('There is no subscription.');
  const { id: card } = await payments.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
    customer: String(subscription.customer),
  });
  await payments.stripe.subscriptions.update(subscription.id, { default_payment_method: card });
  payments.moveDays(367);
  expect((await payments.stripe.invoices.list({ status: 'open' })).data).toHaveLength(1);
  await askDeletion();
  await finish();
  expect((await payments.stripe.invoices.list({ status: 'open' })).data).toEqual([]);
});

it('no later refresh restores the card', async () => {
  const card = () =>
    run(database, 'select card_brand, card_last4, card_ends_on from subscriptions');
  expect(await card()).toMatchObject([{ card_last4: '4242' }]);
  await askDeletion();
  await finish();
  await refreshOrder(payments.dependencies, order.orderId);
  expect(await card()).toEqual([{ card_brand: null, card_last4: null, card_ends_on: null }]);
});
