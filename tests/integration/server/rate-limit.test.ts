import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '../../../src/server/http/answers.ts';
import { deleteExpiredRateLimits } from '../../../src/server/rate-limit/delete-expired-rate-limits.ts';
import { callerNetworksOfIpAddress } from '../../../src/server/http/caller-address.ts';
import { createBatchedRateLimit } from '../../../src/server/rate-limit/batched-rate-limit.ts';
import {
  enforceRateLimit,
  rateLimitChargesOfNetworks,
  type RateLimitCharge,
  type RateLimit,
} from '../../../src/server/rate-limit/rate-limit.ts';
import { openDatabase, type Database } from '../../../src/server/store/database.ts';
import { hasPostgres } from '../../support/server/real-postgres.ts';
import {
  openLocalTestDatabase,
  openTestDatabase,
  type LocalTestDatabase,
} from '../../support/server/test-database.ts';
import { waitFor } from '../../support/wait-for.ts';

let server: LocalTestDatabase;

beforeAll(async () => {
  server = await openLocalTestDatabase();
});
afterAll(() => server.dispose());
beforeEach(async () => {
  await server.database.query(v.object({}), 'truncate rate_limit_counts, rate_limit_salts');
});

const limit: RateLimit = {
  purpose: 'vote',
  maxRequests: 3,
  periodSeconds: 60,
  sentence: (wait) => `Too many. Try again in ${wait}.`,
};
// Twenty seconds into a period.
const start = Date.parse('2026-11-21T12:00:20Z');
const dependencies = (secondsLater = 0) => ({
  database: server.database,
  signingSecret: 'secret',
  now: () => new Date(start + secondsLater * 1000),
});
const charge = (charges: readonly RateLimitCharge[]): Promise<void> =>
  enforceRateLimit(dependencies(), charges);
const sendRequest = (caller: string, secondsLater = 0, purpose = 'vote'): Promise<void> =>
  enforceRateLimit(dependencies(secondsLater), [{ limit: { ...limit, purpose }, caller }]);
/** Sends a request from each address; false for each one that was refused. */
const sendFrom = async (addresses: readonly string[]): Promise<readonly boolean[]> => {
  const answers: boolean[] = [];
  for (const address of addresses) {
    answers.push(
      await charge(rateLimitChargesOfNetworks(limit, callerNetworksOfIpAddress(address))).then(
        () => true,
        () => false,
      ),
    );
  }
  return answers;
};
const countRows = async (table: string): Promise<number> => {
  const [row] = await server.database.query(
    v.object({ count: v.number() }),
    `select count(*)::int as count from ${table}`,
  );
  return row?.count ?? -1;
};

it('the limit refuses the fourth request of a period and says when the period ends', async () => {
  for (let request = 0; request < 3; request += 1) await sendRequest('203.0.113.7');
  const refusal = await sendRequest('203.0.113.7').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({
    status: 429,
    message: 'Too many. Try again in 40 seconds.',
    headers: { 'retry-after': '40' },
  });
});

it('the limit counts every caller, purpose and period separately', async () => {
  for (let request = 0; request < 3; request += 1) await sendRequest('203.0.113.7');
  await sendRequest('203.0.113.8');
  await sendRequest('203.0.113.7', 0, 'join');
  await sendRequest('203.0.113.7', 45);
});

it('the next request deletes the counts and salts of past periods', async () => {
  await sendRequest('203.0.113.7');
  await sendRequest('203.0.113.7', 0, 'join');
  await sendRequest('203.0.113.7', 45);
  expect(await countRows('rate_limit_counts')).toBe(1);
  expect(await countRows('rate_limit_salts')).toBe(1);
});

it('the counts and salts of past periods are also deleted without a request', async () => {
  await sendRequest('203.0.113.7');
  await deleteExpiredRateLimits(server.database, new Date(start));
  expect(await countRows('rate_limit_counts')).toBe(1);
  await deleteExpiredRateLimits(server.database, new Date(start + 60_000));
  expect(await countRows('rate_limit_counts')).toBe(0);
  expect(await countRows('rate_limit_salts')).toBe(0);
});

// The Postgres that runs inside Node has one session for all, so nobody can hold a row there.
it.runIf(hasPostgres)(
  'a request waits for no row of a past period that a process with a slower clock still holds, and the job neither',
  async () => {
    const shared = await openTestDatabase();
    const slower = new pg.Client({ connectionString: shared.directUrl });
    await slower.connect();
    try {
      const send = (secondsLater: number): Promise<void> =>
        enforceRateLimit({ ...dependencies(secondsLater), database: shared.database }, [
          { limit, caller: '198.51.100.1' },
        ]);
      const rows = async (): Promise<number> =>
        (await shared.database.query(v.object({}), 'select from rate_limit_counts')).length;
      await send(0);
      await slower.query('begin');
      await slower.query('select from rate_limit_counts for update');
      await slower.query('select from rate_limit_salts for update');
      await send(60);
      await deleteExpiredRateLimits(shared.database, new Date(start + 60_000));
      expect(await rows()).toBe(2);
      await slower.query('commit');
      await send(60);
      expect(await rows()).toBe(1);
    } finally {
      await slower.end();
      await shared.dispose();
    }
  },
);

it('a request is counted against several limits at once, and gets the longest wait', async () => {
  const hourly = { ...limit, purpose: 'hourly', periodSeconds: 3600 };
  const charges = [
    { limit, caller: 'anna' },
    { limit: hourly, caller: 'anna' },
  ];
  for (let request = 0; request < 3; request += 1) await charge(charges);
  await expect(charge(charges)).rejects.toMatchObject({
    status: 429,
    message: 'Too many. Try again in an hour.',
    headers: { 'retry-after': '3580' },
  });
});

it('a request is counted by its cost', async () => {
  await charge([{ limit, caller: 'anna', cost: 2 }]);
  await expect(charge([{ limit, caller: 'anna', cost: 2 }])).rejects.toMatchObject({ status: 429 });
});

it('all addresses of an IPv6 customer are one caller, and her neighbours have their own budgets', async () => {
  const mine = ['1', '2', '3', '4'].map((end) => `2001:db8:1:ab12::${end}`);
  expect(await sendFrom(mine)).toEqual([true, true, true, false]);
  expect(await sendFrom(['2001:db8:1:ab13::1', '198.51.100.1'])).toEqual([true, true]);
});

it('a /56 has a larger budget than a /64, and a /48 a larger one again', async () => {
  const networks = (count: number, toAddress: (index: number) => string): readonly string[] =>
    Array.from({ length: count }, (_, index) => toAddress(index));
  const inOne56 = await sendFrom(networks(20, (index) => `2001:db8:2:ab${10 + index}::1`));
  expect(inOne56.filter(Boolean)).toHaveLength(3 * 4);
  const inOne48 = await sendFrom(networks(80, (index) => `2001:db8:3:${10 + index}00::1`));
  expect(inOne48.filter(Boolean)).toHaveLength(3 * 16);
});

describe('a limit that is counted in batches', () => {
  const pictures: RateLimit = { ...limit, purpose: 'pictures', maxRequests: 100 };
  const anna: RateLimitCharge = { limit: pictures, caller: 'anna' };

  it('queries the database only now and then, refuses above the limit, and for the rest of the period without a query', async () => {
    let statements = 0;
    const query: Database['query'] = (...parameters) => {
      statements += 1;
      return server.database.query(...parameters);
    };
    const count = createBatchedRateLimit({
      ...dependencies(),
      database: { ...server.database, query },
    });
    for (let request = 0; request < 100; request += 1) count([anna]);
    expect(statements).toBe(50);
    await waitFor(() => expect(() => count([anna])).toThrow('Too many. Try again in 40 seconds.'));
    const asked = statements;
    expect(() => count([anna])).toThrow(Refusal);
    expect(statements).toBe(asked);
    expect(() => count([{ ...anna, caller: 'eve' }])).not.toThrow();
  });

  it('is shared by all processes', async () => {
    const [one, other] = [
      createBatchedRateLimit(dependencies()),
      createBatchedRateLimit(dependencies()),
    ];
    one([{ ...anna, cost: 60 }]);
    other([{ ...anna, cost: 50 }]);
    await waitFor(() => expect(() => other([anna])).toThrow(Refusal));
  });

  it('refuses nobody while the database is down', async () => {
    const database = openDatabase('postgres://knurl@127.0.0.1:9/postgres');
    const count = createBatchedRateLimit({ ...dependencies(), database });
    for (let request = 0; request < 300; request += 1) count([anna]);
    await database.close();
    expect(() => count([anna])).not.toThrow();
  });
});

it('requests at the same moment are all counted', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, () => sendRequest('198.51.100.1')),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});

it('no network address is written to the disk', async () => {
  await sendRequest('192.0.2.123');
  await server.database.query(v.object({}), 'checkpoint');
  const files = readdirSync(server.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  // The data is in there and can be searched.
  expect(files.some((file) => readFileSync(file).includes('rate_limit_counts'))).toBe(true);
  expect(files.filter((file) => readFileSync(file).includes('192.0.2.123'))).toEqual([]);
});
