import * as v from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { accountAndOwnerApiPaths } from '../../../src/domain/account/account-and-owner-api-paths.ts';
import {
  createOwnDataEndpoint,
  type OwnDataDependencies,
} from '../../../src/server/own-data/own-data-endpoint.ts';
import { Outage } from '../../../src/server/outage.ts';
import { openTestTokens } from '../../support/login/test-tokens.ts';
import { insertRow, run } from '../../support/stored/rows.ts';
import { leeds, storePaidShopOrder } from '../../support/stored/shop-order.ts';
import { openDatabaseForTests } from '../../support/server/database-for-tests.ts';
import { openTestPayments } from '../../support/payments/test-payments.ts';

const now = (): Date => new Date('2027-02-01T12:00:00Z');
const database = openDatabaseForTests();
let tokens: Awaited<ReturnType<typeof openTestTokens>>;

/** Gives a member a row in every table that only she has: it contains her name. */
const plant = async (name: string, orderId: string, customerId: string): Promise<void> => {
  const at = now();
  await run(database, 'update customers set address = $2 where customer_id = $1', [
    customerId,
    `${name}@example.com`,
  ]);
  await run(
    database,
    `update orders set gift = jsonb_build_object('startsOn', '2027-03-01', 'toName', $2::text, 'line', 'Lift!', 'toAddress', '')
     where order_id = $1`,
    [orderId, `${name}-friend`],
  );
  const otherId = name === 'cleo' ? 'customer-rosa' : 'customer-cleo';
  await insertRow(database, 'gifts', {
    order_id: orderId,
    code_hash: `${name}-secret-hash`,
    right_id: 'p',
    starts_on: '2027-03-01',
    made_at: at,
    state: 'redeemed',
    redeemed_by: otherId,
    redeemed_at: at,
  });
  await insertRow(database, 'proofs', {
    proof_id: `proof-${name}`,
    customer_id: customerId,
    offer: 'nhs',
    file: `\\x${Buffer.from(`${name}-file`).toString('hex')}`,
    file_type: 'image/png',
    asked_at: at,
  });
  await insertRow(database, 'withdrawals', {
    withdrawal_id: `request-${name}`,
    order_id: orderId,
    kind: 'request',
    state: 'asked',
    reason: `${name}-reason`,
    currency: 'gbp',
    minor_units: 0,
    ends_subscription: false,
    received_at: at,
  });
  await run(
    database,
    `insert into second_members (invitation_id, subscription_id, code_hash, state, address, customer_id, invited_at, accepted_at)
     select $1, subscription_id, $2, 'accepted', null, $4, $5, $5 from subscriptions where customer_id = $3`,
    [`invitation-${name}`, `${name}-place-hash`, customerId, otherId, at],
  );
  await insertRow(database, 'mails', {
    mail_id: `cancelled:${name}`,
    kind: 'cancelled',
    address: `${name}@example.com`,
    customer_id: customerId,
    details: { title: `${name}-title` },
    queued_at: at,
    state: 'sent',
    version: '7',
    sent_at: at,
  });
  await insertRow(database, 'mail_wishes', {
    customer_id: customerId,
    year_starts_on: name === 'cleo' ? '2027-01-04' : '2027-01-11',
  });
  await insertRow(database, 'sealed_logs', {
    customer_id: customerId,
    log_id: `${name}-sealed-log`,
    begun_at: at,
  });
  await insertRow(database, 'sealed_keys', {
    customer_id: customerId,
    kind: 'phrase',
    key_id: 'phrase',
    epoch: 1,
    salt: 'AAAA',
    wrapped: `${name}-wrapped`,
  });
  await insertRow(database, 'sealed_events', {
    customer_id: customerId,
    event_id: `${name}-device.1`,
    place: 1,
    epoch: 1,
    sealed: `\\x${Buffer.from(`${name}-sealed`).toString('hex')}`,
    size: 16,
    stored_at: at,
  });
  const postal = { ...leeds, name: `${name}-postal` };
  await storePaidShopOrder(database, { id: `shop-${name}`, postal, customerId });
  await insertRow(database, 'shop_returns', {
    return_id: `${name}-return`,
    shop_order_id: `shop-${name}`,
    kind: 'return',
    lines: [{ sku: `${name}-return`, quantity: 1 }],
    state: 'declared',
    declared_at: at,
  });
};

beforeAll(async () => {
  tokens = await openTestTokens(now);
  const payments = openTestPayments(database);
  for (const name of ['cleo', 'rosa']) {
    const order = await payments.order('membership', { customer: name });
    payments.pay(order.sessionId);
    for (const event of payments.events()) await payments.deliver(event);
    const pack = await payments.order('pack', { customer: name });
    payments.pay(pack.sessionId);
    for (const event of payments.events()) await payments.deliver(event);
    await run(database, `update orders set title = $2 where customer_id = $1`, [
      order.customerId,
      `${name}-order`,
    ]);
  }
  for (const name of ['cleo', 'rosa']) {
    const [row] = await run(
      database,
      `select order_id from orders where customer_id = $1 and kind = 'pack'`,
      [`customer-${name}`],
    );
    await plant(name, String(row?.['order_id']), `customer-${name}`);
  }
});

const ask = async (
  subject: string | undefined,
  query = '',
  changes: Partial<OwnDataDependencies> = {},
): Promise<Response> =>
  createOwnDataEndpoint({
    authenticate: tokens.authenticate,
    database,
    enforceLimit: async () => undefined,
    accounts: {
      findPerson: async (one) => ({
        email: `${one.slice('auth0|'.length)}@login.example`,
        name: 'N',
      }),
    },
    mailingList: {
      findState: async (address) => (address.includes('login') ? 'subscribed' : undefined),
    },
    now,
    ...changes,
  })(await tokens.requestOf(subject, `${accountAndOwnerApiPaths.accountData}${query}`));

const Data = v.object({ parts: v.record(v.string(), v.array(v.record(v.string(), v.unknown()))) });

it('the download has everything of hers and nothing of another member’s, as JSON and as a page', async () => {
  for (const [name, other] of [
    ['cleo', 'rosa'],
    ['rosa', 'cleo'],
  ] as const) {
    for (const query of ['', '?form=html']) {
      const answer = await ask(`auth0|${name}`, query);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-disposition')).toMatch(
        /^attachment; filename="knurl-data-/,
      );
      const text = await answer.text();
      for (const word of [
        `${name}@example.com`,
        `${name}@login.example`,
        `${name}-friend`,
        `${name}-reason`,
        `${name}-order`,
        Buffer.from(`${name}-file`).toString('base64'),
        Buffer.from(`${name}-sealed`).toString('base64'),
        `${name}-wrapped`,
        'subscribed',
        'members.opened',
        '24.00',
        'GBP',
      ]) {
        expect(text, `${name} ${query}`).toContain(word);
      }
      // The member redeemed the other's gift, and its title is all she learns of it.
      const foreign = text.replaceAll(`${other}-order`, '');
      expect(foreign, `${name} ${query}`).not.toContain(other);
      expect(text).not.toMatch(/hash|sig_|client_secret|<script/);
      expect(text).not.toContain(Buffer.from(`${other}-file`).toString('base64'));
    }
  }
});

it('the download has every part, and every table with her data', async () => {
  const { parts } = v.parse(Data, await (await ask('auth0|cleo')).json());
  const empty = Object.entries(parts).filter(([, rows]) => rows.length === 0);
  expect(empty.map(([name]) => name).toSorted()).toEqual(['refunds', 'refundsFromTheShop']);
  const tables = await run(
    database,
    `select distinct table_name from information_schema.columns
     where table_schema = 'public' and column_name in ('customer_id', 'order_id', 'redeemed_by', 'shop_order_id') order by table_name`,
  );
  // A new table with personal data belongs in the download, and then in this list.
  expect(tables.map((row) => row['table_name'])).toEqual([
    ...['account_deletions', 'customers', 'gifts', 'grants', 'mail_wishes', 'mails'],
    'orders',
    'payments',
    ...[
      'proofs',
      'sealed_events',
      'sealed_keys',
      'sealed_logs',
      'second_members',
      'shop_money_back',
      'shop_order_lines',
      'shop_orders',
      'shop_returns',
      'subscriptions',
    ],
    'withdrawals',
  ]);
});

it('the download needs a login, and works for a member without any data', async () => {
  expect((await ask(undefined)).status).toBe(401);
  const { parts } = v.parse(Data, await (await ask('auth0|new')).json());
  expect(parts['login']).toMatchObject([{ email: 'new@login.example' }]);
  expect(parts['orders']).toEqual([]);
});

it('the download says what could not be fetched, and has the rest', async () => {
  const down = async (): Promise<never> => {
    throw new Outage('down', undefined);
  };
  const answer = await ask('auth0|cleo', '', {
    accounts: { findPerson: down },
    mailingList: { findState: down },
  });
  const { parts } = v.parse(Data, await answer.json());
  expect(JSON.stringify(parts['login'])).toContain('could not be asked');
  expect(JSON.stringify(parts['mailingList'])).toContain('could not be asked');
  expect(parts['orders']?.length).toBe(2);
});
