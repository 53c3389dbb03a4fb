import {
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databasePart } from '../../../local/backup/database/database-part.ts';
import {
  canonicalTextStatement,
  readTables,
  rowsStatement,
} from '../../../local/backup/database/tables.ts';
import { seedFullAccount } from '../../support/cross-account/seed-full-account.ts';
import { openTestDatabase, type TestDatabase } from '../../support/server/test-database.ts';
import { openTestStripe, type TestStripe } from '../../support/stripe/test-stripe.ts';

const signingSecret = 'a secret that is long enough for tests';
let host: TestDatabase;
let stripe: TestStripe;
let empty: TestDatabase;
const folders: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'database-backup-'));
  folders.push(folder);
  return folder;
};

beforeAll(async () => {
  host = await openTestDatabase();
  stripe = await openTestStripe({ slowSeconds: 0 });
  const services = {
    database: host.database,
    stripe: stripe.stripe,
    standIn: await stripe.standIn(),
    signingSecret,
  };
  await seedFullAccount(services, 'auth0|sample-subscriber', 'zebrafink');
  await seedFullAccount(services, 'auth0|sample-pack', 'quokkabird');
  await host.database.query(
    v.object({}),
    `insert into votes (poll_id, voter_id, option_name) values ('poll-001', 'née “O’Neill”', E'back\\\\slash\\nline')`,
  );
  empty = await openTestDatabase();
});
afterAll(async () => {
  await host.dispose();
  await empty.dispose();
  await stripe.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Every row of every table, as text. */
const allRows = async (url: string): Promise<Readonly<Record<string, readonly unknown[]>>> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  await client.query(canonicalTextStatement);
  const all: Record<string, readonly unknown[]> = {};
  for (const table of await readTables(client)) {
    all[table.name] = (await client.query(rowsStatement(table))).rows;
  }
  await client.end();
  return all;
};

const at = ({ url, directUrl }: TestDatabase) => ({
  DATABASE_URL: url,
  DATABASE_DIRECT_URL: directUrl,
});

it('a database with every kind of member data is restored row by row, and its sequences continue', async () => {
  const folder = newFolder();
  await databasePart.save(folder, at(host));
  const look = await databasePart.previewRestore(folder, at(empty));
  expect(look.obstacle).toBeUndefined();
  await databasePart.restore(folder, at(empty), { overwrites: false });
  const rows = await allRows(host.url);
  expect(Object.values(rows).filter((one) => one.length > 0).length).toBeGreaterThan(10);
  expect(await allRows(empty.url)).toEqual(rows);
  const nextReading = (database: TestDatabase['database']) =>
    database.query(
      v.object({ next: v.string() }),
      `select nextval('stripe_readings')::text as next`,
    );
  expect(await nextReading(empty.database)).toEqual(await nextReading(host.database));
});

it('only the owner of the machine may read a backup', async () => {
  const folder = newFolder();
  await databasePart.save(folder, at(host));
  for (const name of ['customers.jsonl', 'tables.json']) {
    expect(statSync(path.join(folder, name)).mode & 0o077).toBe(0);
  }
});

it('existing rows are an obstacle, which names their tables', async () => {
  const folder = newFolder();
  await databasePart.save(folder, at(host));
  const { obstacle, sentence } = await databasePart.previewRestore(folder, at(host));
  expect(obstacle).toContain('customers');
  expect(sentence).toContain(`at ${new URL(host.directUrl).host}.`);
});

it('rows added after the check are overwritten only with consent', async () => {
  const folder = newFolder();
  await databasePart.save(folder, at(host));
  const before = await allRows(host.url);
  await expect(databasePart.restore(folder, at(host), { overwrites: false })).rejects.toThrow(
    "isn't empty",
  );
  expect(await allRows(host.url)).toEqual(before);
});

it.each([
  ['cut off', (file: string) => truncateSync(file, 10), "isn't what was saved"],
  ['lost', (file: string) => unlinkSync(file), 'is missing'],
])(
  'a backup of which a file was %s is refused, and nothing is written',
  async (_how, spoil, words) => {
    const folder = newFolder();
    await databasePart.save(folder, at(host));
    spoil(path.join(folder, 'orders.jsonl'));
    const before = await allRows(empty.url);
    await expect(databasePart.restore(folder, at(empty), { overwrites: false })).rejects.toThrow(
      words,
    );
    expect(await allRows(empty.url)).toEqual(before);
  },
);

it('a backup with newer tables than this code knows is refused', async () => {
  const folder = newFolder();
  await databasePart.save(folder, at(host));
  const file = path.join(folder, 'tables.json');
  const text = readFileSync(file, 'utf8').replace(
    /"migration": "[^"]*"/,
    '"migration": "9999_later"',
  );
  writeFileSync(file, text);
  await expect(databasePart.previewRestore(folder, at(empty))).rejects.toThrow('9999_later');
});
