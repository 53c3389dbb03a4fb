import { writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DatabaseUnavailable, openDatabase } from '../../../src/server/store/database.ts';
import {
  openLocalTestDatabase,
  type LocalTestDatabase,
} from '../../support/server/test-database.ts';
import { connectByWire } from '../../support/server/wire-client.ts';

let server: LocalTestDatabase;

beforeAll(async () => {
  server = await openLocalTestDatabase();
});
afterAll(() => server.dispose());

const Text = v.object({ text: v.string() });

it('large statements on ten connections at once are each answered on their own connection', async () => {
  const clients = Array.from({ length: 10 }, () => openDatabase(server.url));
  // Long enough to arrive in several packets.
  const texts = Array.from({ length: 20 }, (_, index) => `${index} ’;--`.repeat(20_000));
  const answers = await Promise.all(
    texts.map(async (text, index) => {
      const client = clients[index % clients.length];
      const [row] = (await client?.query(Text, 'select $1::text as text', [text])) ?? [];
      return row?.text === text;
    }),
  );
  expect(answers).toEqual(texts.map(() => true));
  await Promise.all(clients.map((client) => client.close()));
});

it('the steps of two statements that arrive alternately are not mixed', async () => {
  const slow = await connectByWire(server.url);
  await slow.parse("select 'slow' as text");
  const quick = openDatabase(server.url);
  expect(await quick.query(Text, "select 'quick' as text")).toEqual([{ text: 'quick' }]);
  expect(await quick.query(Text, 'select $1::text as text', ['quick'])).toHaveLength(1);
  expect(await slow.finish()).toContain('slow');
  slow.close();
  await quick.close();
});

it('a transaction is isolated, and rolled back when its connection is lost', async () => {
  const other = openDatabase(server.url);
  await other.query(Text, 'create table notes (text text)');
  const owner = new pg.Client({ connectionString: server.url });
  owner.on('error', () => undefined);
  await owner.connect();
  await owner.query('begin');
  await owner.query("insert into notes values ('half')");
  let isAnswered = false;
  const found = other.query(Text, 'select text from notes').finally(() => {
    isAnswered = true;
  });
  // Sent after the other's statement, and answered before it.
  expect((await owner.query('select text from notes')).rowCount).toBe(1);
  expect(isAnswered).toBe(false);
  // As if the owner's process were killed.
  Reflect.get(owner, 'connection').stream.destroy();
  expect(await found).toEqual([]);
  await other.close();
});

it('a wrong statement gets an error, and the next one is answered as usual', async () => {
  const client = openDatabase(server.url);
  await expect(client.query(Text, 'select $1::int as text', ['x'])).rejects.toMatchObject({
    code: '22P02',
  });
  expect(await client.query(Text, "select 'on' as text")).toEqual([{ text: 'on' }]);
  await client.close();
});

it('a client throws DatabaseUnavailable while the database is down, and works again afterwards', async () => {
  const client = openDatabase(server.url);
  await client.query(Text, "select 'up' as text");
  await server.stop();
  await expect(client.query(Text, "select 'up' as text")).rejects.toThrow(DatabaseUnavailable);
  await server.start();
  expect(await client.query(Text, "select 'up' as text")).toEqual([{ text: 'up' }]);
  await client.close();
});

it('a folder used by another running process is refused, and one whose process has ended is taken over', async () => {
  const lock = path.join(server.folder, 'in-use-by');
  await server.stop();
  writeFileSync(lock, String(process.ppid));
  await expect(server.start()).rejects.toThrow(
    `is in use by another command (process ${process.ppid})`,
  );
  writeFileSync(lock, '999999999');
  await server.start();
});
