import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTablesLocked } from '../../../local/database/locked-tables.ts';
import { migrateDatabase } from '../../../local/database/migrate.ts';
import { migrationsFolder } from '../../../local/folders.ts';
import { hasPostgres } from '../../support/server/real-postgres.ts';
import { openTestDatabase, type TestDatabase } from '../../support/server/test-database.ts';
import { waitFor } from '../../support/wait-for.ts';

// The Postgres that runs inside Node has one session for all, so nobody can hold a table there
// while others look at it.

let server: TestDatabase;
let holder: pg.Client;
let folder = '';
beforeAll(async () => {
  server = await openTestDatabase();
  holder = new pg.Client({ connectionString: server.directUrl, application_name: 'an old deploy' });
  holder.on('error', () => undefined);
  if (hasPostgres) await holder.connect();
  folder = mkdtempSync(path.join(tmpdir(), 'held-tables-'));
  writeFileSync(path.join(folder, '9999_more.sql'), 'alter table votes add column more text;');
});
afterAll(async () => {
  await holder.end();
  rmSync(folder, { recursive: true });
  await server.dispose();
});

const impatient = { patience: { lock: 20, table: 20 } };
const migrate = (migrations = migrationsFolder) =>
  migrateDatabase(server.url, migrations, impatient);

const backendOf = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
};

describe.runIf(hasPostgres)('a migration that has to wait', () => {
  it('says which backup it waits for, and goes on once that has ended', async () => {
    await withTablesLocked(
      server.directUrl,
      { purpose: 'backup', readsOneMoment: true },
      async (client) => {
        const sentence = `process ${await backendOf(client)}, “knurl backup”, from 127.0.0.1, idle in transaction`;
        await expect(migrate()).rejects.toThrow(sentence);
      },
    );
    expect(await migrate()).toEqual([]);
  });

  it('says who holds a table that it has to change, and changes nothing', async () => {
    await holder.query('begin');
    await holder.query('select from votes');
    const sentence = `process ${await backendOf(holder)}, “an old deploy”`;
    await expect(migrate(folder)).rejects.toThrow(sentence);
    await holder.query('rollback');
    expect(await migrate(folder)).toEqual(['9999_more']);
  });

  it('is seen by a backup that has waited for it', async () => {
    const hasTried = async (): Promise<void> => {
      const { rows } = await holder.query(
        `select from pg_stat_activity where application_name = 'knurl backup' and query = 'rollback'`,
      );
      expect(rows).toHaveLength(1);
    };
    const backup = await withTablesLocked(
      server.directUrl,
      { purpose: 'migration' },
      async (client) => {
        const begun = withTablesLocked(
          server.directUrl,
          { purpose: 'backup', readsOneMoment: true },
          async (reader) => (await reader.query('select from votes')).rowCount,
        );
        await waitFor(hasTried);
        await client.query(
          `insert into votes (poll_id, voter_id, option_name) values ('poll-001', 'x', 'Squat')`,
        );
        return { begun };
      },
    );
    expect(await backup.begun).toBe(1);
  });

  it('says how to end a lock that the version before has left behind, and that ends it', async () => {
    // What migrations did until now: a lock of the session, which a pooler keeps.
    await holder.query('select pg_advisory_lock(4815162)');
    const failure: unknown = await migrate().catch((error: unknown) => error);
    const [, remedy = ''] = /“(select pg_terminate_backend\(\d+\))”/.exec(String(failure)) ?? [];
    expect(remedy).toContain(String(await backendOf(holder)));
    await server.database.query(v.unknown(), remedy);
    expect(await migrate()).toEqual([]);
  });
});
