import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateDatabase } from '../../../local/database/migrate.ts';
import {
  findNewestAppliedMigration,
  rollBackMigration,
} from '../../../local/database/roll-back.ts';
import { migrationsFolder, rollbacksFolder } from '../../../local/folders.ts';
import { openTestDatabase, type TestDatabase } from '../../support/server/test-database.ts';

let server: TestDatabase;
beforeAll(async () => {
  server = await openTestDatabase();
});
afterAll(() => server.dispose());

const at = '2026-11-26T12:00:00.000Z';
const later = '2026-11-26T12:30:00.000Z';
const run = (statement: string) =>
  server.database.query(v.record(v.string(), v.unknown()), statement);

/** Undoes migrations until the tables are those of the version before the queue. */
const undoQueue = async (): Promise<void> => {
  for (;;) {
    const newest = (await findNewestAppliedMigration(server.url)) ?? '';
    if (newest < '0014') return;
    await rollBackMigration(server.url, rollbacksFolder, newest);
  }
};

/**
 * What the version before stores: one of everything that waits, was tried, was done or was given
 * up.
 */
const storeAsBefore = async (name: string): Promise<void> => {
  const statements = [
    `insert into customers (customer_id, subject, created_at) values ('${name}', 'auth0|${name}', '${at}')`,
    `insert into orders (order_id, customer_id, kind, product_id, right_id, price_id, currency, minor_units, title, agreements_version,
       supply_now, knows_consequence, ordered_at, state)
     values ('${name}', '${name}', 'pack', 'prod', 'prod', 'price', 'gbp', 100, 'A pack', '1', true, true, '${at}', 'paid')`,
    `insert into mails (mail_id, kind, address, details, state, tries, queued_at, next_try_at, problem) values
       ('${name}-new', 'renewed', 'ann@example.com', '{}', 'waiting', 0, '${at}', '${at}', null),
       ('${name}-tried', 'renewal-reminder', 'ann@example.com', '{}', 'waiting', 3, '${at}', '${later}', 'it was busy'),
       ('${name}-claimed', 'renewed', 'ann@example.com', '{}', 'sending', 1, '${at}', '${later}', null),
       ('${name}-failed', 'renewed', 'ann@example.com', '{}', 'failed', 1, '${at}', '${at}', 'no address'),
       ('${name}-sent', 'renewed', 'ann@example.com', '{}', 'sent', 1, '${at}', '${at}', null)`,
    `insert into withdrawals (withdrawal_id, order_id, kind, state, currency, minor_units, ends_subscription, received_at, tries, failures,
       next_try_at, problem) values
       ('${name}-due', '${name}', 'withdrawal', 'received', 'gbp', 100, false, '${at}', 4, 2, '${later}', 'Stripe was down')`,
    `insert into shop_orders (shop_order_id, buyer, till, cart_digest, currency, lines_minor_units, delivery_minor_units, minor_units,
       ordered_at, state, stock_state)
     values ('${name}', '${name}', 'stripe', 'digest', 'gbp', 100, 0, 100, '${at}', 'paid', 'none')`,
    `insert into shop_returns (return_id, shop_order_id, kind, lines, state, minor_units, declared_at, decided_at, tries, failures,
       next_try_at, problem) values
       ('${name}-due', '${name}', 'return', '[]', 'received', 100, '${at}', '${at}', 1, 1, '${later}', 'Stripe was down'),
       ('${name}-declared', '${name}', 'return', '[]', 'declared', null, '${at}', null, 0, 0, null, null)`,
    `insert into account_deletions (customer_id, subject, asked_at, tries, next_try_at)
     values ('${name}', 'auth0|${name}', '${at}', 1, '${later}')`,
    `insert into site_builds (build_id, origin, title, state, asked_at, taken_at, tries, next_try_at) values
       ('${name}-taken', 'repository', 'A push', 'live', '${at}', '${at}', 1, '${at}')`,
  ];
  for (const statement of statements) await run(statement);
};
const storeBuildAsBefore = (name: string) =>
  run(`insert into site_builds (build_id, origin, title, state, asked_at, tries, next_try_at, problem)
    values ('${name}-asked', 'content', 'A change', 'asked', '${at}', 2, '${later}', 'The hook was down')`);

const workOf = (name: string) =>
  run(`select kind, work_key, state, yields, tries, failures, problem, to_char(next_try_at at time zone 'UTC', 'HH24:MI') as next
    from work where starts_with(work_key, '${name}') order by kind, work_key`);
const expectedWorkOf = (name: string) => {
  const waiting = { state: 'waiting', yields: false, tries: 0, failures: 0, problem: null };
  const mail = { ...waiting, kind: 'mail' };
  return [
    { ...waiting, kind: 'account-deletion', work_key: name, tries: 1, next: '12:30' },
    { ...mail, work_key: `${name}-claimed`, tries: 1, next: '12:30' },
    {
      ...mail,
      work_key: `${name}-failed`,
      state: 'given-up',
      tries: 1,
      problem: 'no address',
      next: '12:00',
    },
    { ...mail, work_key: `${name}-new`, next: '12:00' },
    {
      ...mail,
      work_key: `${name}-tried`,
      yields: true,
      tries: 3,
      problem: 'it was busy',
      next: '12:30',
    },
    {
      ...waiting,
      kind: 'shop-return',
      work_key: `${name}-due`,
      tries: 1,
      failures: 1,
      problem: 'Stripe was down',
      next: '12:30',
    },
    {
      ...waiting,
      kind: 'withdrawal',
      work_key: `${name}-due`,
      tries: 4,
      failures: 2,
      problem: 'Stripe was down',
      next: '12:30',
    },
  ];
};

it('the migration carries over what waits, and the rollback carries it back', async () => {
  await undoQueue();
  await storeAsBefore('before');
  await storeBuildAsBefore('hook');
  await migrateDatabase(server.url, migrationsFolder);
  expect(await workOf('hook')).toMatchObject([
    { kind: 'build-hook-call', work_key: 'hook-asked', state: 'waiting', tries: 2 },
  ]);
  expect(await workOf('before')).toEqual(expectedWorkOf('before'));

  await run(`update work set tries = 9, problem = 'still down' where state = 'waiting'`);
  await run(`update work set state = 'given-up' where work_key = 'before-new'`);
  await undoQueue();
  for (const [table, where] of [
    ['withdrawals', `withdrawal_id = 'before-due'`],
    ['shop_returns', `return_id = 'before-due'`],
    ['account_deletions', `customer_id = 'before'`],
    ['site_builds', `build_id = 'hook-asked'`],
    ['mails', `mail_id = 'before-tried'`],
  ]) {
    expect(await run(`select tries, problem from ${table} where ${where}`)).toEqual([
      { tries: 9, problem: 'still down' },
    ]);
  }
  expect(await run(`select state from mails where mail_id = 'before-new'`)).toEqual([
    { state: 'failed' },
  ]);
  await migrateDatabase(server.url, migrationsFolder);
});
