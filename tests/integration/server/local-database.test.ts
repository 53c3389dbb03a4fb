import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDatabase, type LocalDatabase } from '../../../local/database/start.ts';
import { migrationsFolder } from '../../../local/folders.ts';
import { connectByWire } from '../../support/server/wire-client.ts';
import { DatabaseUnavailable, openDatabase } from '../../../src/server/database.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'database-'));
const start = (): Promise<LocalDatabase> => startDatabase({ folder, port: 0, migrationsFolder });
let server: LocalDatabase;

beforeAll(async () => {
  server = await start();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const Text = v.object({ text: v.string() });

describe('the local database', () => {
  it('answers many connections at once', async () => {
    const clients = Array.from({ length: 10 }, () => openDatabase(server.url));
    const asked = Array.from({ length: 60 }, (_, index) => `${index} ’;--`.repeat(30_000));
    const answers = await Promise.all(
      asked.map(async (text, index) => {
        const client = clients[index % clients.length];
        const [row] = (await client?.query(Text, 'select $1::text as text', [text])) ?? [];
        return row?.text === text;
      }),
    );
    expect(answers).toEqual(asked.map(() => true));
    await Promise.all(clients.map((client) => client.close()));
  });

  it('keeps apart the steps of two statements that come in turn', async () => {
    const slow = await connectByWire(server.url);
    slow.parse("select 'slow' as text");
    await wait(100);
    const quick = openDatabase(server.url);
    expect(await quick.query(Text, "select 'quick' as text")).toEqual([{ text: 'quick' }]);
    expect(await quick.query(Text, 'select $1::text as text', ['quick'])).toHaveLength(1);
    expect(await slow.finish()).toContain('slow');
    slow.close();
    await quick.close();
  });

  it('lets nobody into a transaction of somebody else, and undoes it when its owner leaves', async () => {
    const other = openDatabase(server.url);
    await other.query(Text, 'create table notes (text text)');
    const owner = new pg.Client({ connectionString: server.url });
    owner.on('error', () => undefined);
    await owner.connect();
    await owner.query('begin');
    await owner.query("insert into notes values ('half')");
    let isAnswered = false;
    const seen = other.query(Text, 'select text from notes').finally(() => {
      isAnswered = true;
    });
    await wait(200);
    expect(isAnswered).toBe(false);
    // Gone without a word, as a process that is killed.
    Reflect.get(owner, 'connection').stream.destroy();
    expect(await seen).toEqual([]);
    await other.close();
  });

  it('says what is wrong with a statement and goes on', async () => {
    const client = openDatabase(server.url);
    await expect(client.query(Text, 'select $1::int as text', ['x'])).rejects.toMatchObject({
      code: '22P02',
    });
    expect(await client.query(Text, "select 'on' as text")).toEqual([{ text: 'on' }]);
    await client.close();
  });

  it('is unavailable while it is down, and there again after it', async () => {
    const client = openDatabase(server.url);
    await client.query(Text, "select 'up' as text");
    const port = Number(new URL(server.url).port);
    await server.close();
    await expect(client.query(Text, "select 'up' as text")).rejects.toThrow(DatabaseUnavailable);
    server = await startDatabase({ folder, port, migrationsFolder });
    expect(await client.query(Text, "select 'up' as text")).toEqual([{ text: 'up' }]);
    await client.close();
  });

  it('lets one process use a folder, and does not mind one that is gone', async () => {
    const port = Number(new URL(server.url).port);
    await server.close();
    writeFileSync(path.join(folder, 'in-use-by'), String(process.ppid));
    await expect(start()).rejects.toThrow(`is in use by another command (process ${process.ppid})`);
    writeFileSync(path.join(folder, 'in-use-by'), '999999999');
    server = await startDatabase({ folder, port, migrationsFolder });
  });
});
