import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDatabase, type LocalDatabase } from '../../../local/database/start.ts';
import { migrationsFolder } from '../../../local/folders.ts';
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
  it('keeps the statements of many connections apart', async () => {
    const clients = Array.from({ length: 20 }, () => openDatabase(server.url));
    const asked = Array.from({ length: 400 }, (_, index) => `${index} ’;--`);
    const answers = await Promise.all(
      asked.map(async (text, index) => {
        const client = clients[index % clients.length] ?? openDatabase(server.url);
        const [row] = await client.query(Text, 'select $1::text as text', [text]);
        return row?.text;
      }),
    );
    expect(answers).toEqual(asked);
    await Promise.all(clients.map((client) => client.close()));
  });

  it('lets nobody into a transaction of somebody else, and undoes it when its owner leaves', async () => {
    const owner = new pg.Client({ connectionString: server.url });
    await owner.connect();
    await owner.query('create table notes (text text)');
    await owner.query('begin');
    await owner.query("insert into notes values ('half')");
    const other = openDatabase(server.url);
    const seen = other.query(Text, 'select text from notes');
    await owner.query("insert into notes values ('more')");
    owner.on('error', () => undefined);
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
