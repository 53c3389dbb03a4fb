import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Refusal } from '../../../src/server/http/refusal.ts';
import { deleteExpiredRateLimits } from '../../../src/server/rate-limit/delete-expired-rate-limits.ts';
import { enforceRateLimit } from '../../../src/server/rate-limit/rate-limit.ts';
import { openTestDatabase, type TestDatabase } from '../../support/server/test-database.ts';

let server: TestDatabase;

beforeAll(async () => {
  server = await openTestDatabase();
});
afterAll(() => server.dispose());
beforeEach(async () => {
  await server.database.query(v.object({}), 'truncate rate_limit_counts, rate_limit_salts');
});

const limit = { maxRequests: 3, periodSeconds: 60, sentence: 'Too many. Wait a minute.' };
// Twenty seconds into a period.
const start = Date.parse('2026-11-21T12:00:20Z');
const sendRequest = (caller: string, secondsLater = 0, purpose = 'vote'): Promise<void> =>
  enforceRateLimit(
    {
      database: server.database,
      signingSecret: 'secret',
      now: () => new Date(start + secondsLater * 1000),
    },
    { ...limit, purpose },
    caller,
  );
const countRows = async (table: string): Promise<number> => {
  const [row] = await server.database.query(
    v.object({ count: v.number() }),
    `select count(*)::int as count from ${table}`,
  );
  return row?.count ?? -1;
};

it('refuses the fourth request of a period and says when the period ends', async () => {
  for (let request = 0; request < 3; request += 1) await sendRequest('203.0.113.7');
  const refusal = await sendRequest('203.0.113.7').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({
    status: 429,
    message: limit.sentence,
    headers: { 'retry-after': '40' },
  });
});

it('counts every caller, purpose and period separately', async () => {
  for (let request = 0; request < 3; request += 1) await sendRequest('203.0.113.7');
  await sendRequest('203.0.113.8');
  await sendRequest('203.0.113.7', 0, 'join');
  await sendRequest('203.0.113.7', 45);
});

it('deletes the counts and salts of past periods with the next request', async () => {
  await sendRequest('203.0.113.7');
  await sendRequest('203.0.113.7', 0, 'join');
  await sendRequest('203.0.113.7', 45);
  expect(await countRows('rate_limit_counts')).toBe(1);
  expect(await countRows('rate_limit_salts')).toBe(1);
});

it('deletes the counts and salts of past periods without any request', async () => {
  await sendRequest('203.0.113.7');
  await deleteExpiredRateLimits(server.database, new Date(start));
  expect(await countRows('rate_limit_counts')).toBe(1);
  await deleteExpiredRateLimits(server.database, new Date(start + 60_000));
  expect(await countRows('rate_limit_counts')).toBe(0);
  expect(await countRows('rate_limit_salts')).toBe(0);
});

it('counts requests that come at the same moment', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, () => sendRequest('198.51.100.1')),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});

it('writes no network address to the disk', async () => {
  await sendRequest('192.0.2.123');
  await server.database.query(v.object({}), 'checkpoint');
  const files = readdirSync(server.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  // The data is there to be searched.
  expect(files.some((file) => readFileSync(file).includes('rate_limit_counts'))).toBe(true);
  expect(files.filter((file) => readFileSync(file).includes('192.0.2.123'))).toEqual([]);
});
