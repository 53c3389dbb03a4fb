import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDatabase, type LocalDatabase } from '../../../local/database/start.ts';
import { migrationsFolder } from '../../../local/folders.ts';
import { openDatabase, type Database } from '../../../src/server/database.ts';
import { limitFlood } from '../../../src/server/flood-limit.ts';
import { Refusal } from '../../../src/server/refusal.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'flood-'));
let server: LocalDatabase;
let database: Database;

beforeAll(async () => {
  server = await startDatabase({ folder, port: 0, migrationsFolder });
  database = openDatabase(server.url);
});
afterAll(async () => {
  await database.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

const limit = { purpose: 'vote', most: 3, seconds: 60, sentence: 'Too many. Wait a minute.' };
const start = Date.parse('2026-11-21T12:00:20Z');
const hit = (caller: string, seconds = 0, purpose = 'vote'): Promise<void> =>
  limitFlood(
    { database, signingSecret: 'secret', now: () => new Date(start + seconds * 1000) },
    { ...limit, purpose },
    caller,
  );
const rows = async (table: string): Promise<number> => {
  const [row] = await database.query(
    v.object({ count: v.number() }),
    `select count(*)::int as count from ${table}`,
  );
  return row?.count ?? -1;
};

it('refuses what is too often, says when to come back, and forgets it all afterwards', async () => {
  for (let time = 0; time < 3; time += 1) await hit('203.0.113.7');
  const refusal = await hit('203.0.113.7').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({
    status: 429,
    message: limit.sentence,
    headers: { 'retry-after': '40' },
  });
  await hit('203.0.113.8');
  await hit('203.0.113.7', 0, 'join');
  await hit('203.0.113.7', 45);
  expect(await rows('flood_hits')).toBe(1);
  expect(await rows('flood_salts')).toBe(1);
});

it('loses no hit when many come at once', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, () => hit('198.51.100.1', 600)),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});

it('writes no address to the disk', async () => {
  await hit('192.0.2.123', 1200);
  await database.query(v.object({}), 'checkpoint');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes('192.0.2.123'));
  expect(found).toEqual([]);
});
