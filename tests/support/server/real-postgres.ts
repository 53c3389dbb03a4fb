import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { migrateDatabase } from '../../../local/database/migrate.ts';
import { migrationsFolder } from '../../../local/folders.ts';
import { findFreePort } from '../../../local/ports.ts';
import { findPostgres } from '../../../local/postgres.ts';

/** Whether this machine has its own Postgres, besides the one that runs inside Node. */
export const hasPostgres = findPostgres() !== undefined;

/** Postgres refuses to run as root, so it runs as the user that Debian creates for it. */
const userOfServer = (): { readonly uid?: number; readonly gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string): number =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: idOf('-u'), gid: idOf('-g') };
};

/** The data is deleted after the run, so it doesn't have to survive a power cut. */
const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
  'jit=off',
  'max_connections=400',
  'timezone=UTC',
];

/** Stops the server when our end of its input closes, which also happens when this process is killed. */
const endWithUs = '"$@" <&- & server=$!; read -r _; kill -INT $server; wait $server';

/** The name of the template that every other database is copied from. */
export const templateName = 'template_of_tests';

/** A Postgres for many test files, with a database that has our tables and no rows. */
export type RealPostgres = {
  /** The address of a database on it, with the right to create others. */
  readonly url: string;
  readonly dispose: () => Promise<void>;
};

const untilItAnswers = async (url: string, child: ChildProcess): Promise<void> => {
  for (let attempt = 0; attempt < 1200; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      if (child.exitCode !== null) throw new Error(`Postgres ended with code ${child.exitCode}.`);
      await wait(25);
    }
  }
  throw new Error('Postgres doesn’t answer.');
};

/** Runs one statement on its own connection. */
export const runAt = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
};

/** Starts a Postgres on a new temporary folder. */
export const startPostgres = async (): Promise<RealPostgres> => {
  const bin = findPostgres();
  if (bin === undefined) throw new Error('This machine has no Postgres.');
  const user = userOfServer();
  const folder = mkdtempSync(path.join(tmpdir(), 'real-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const made = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'knurl', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...user, encoding: 'utf8', cwd: folder },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await findFreePort();
  const server = [path.join(bin, 'postgres'), '-D', data, '-p', String(port)];
  const child = spawn(
    '/bin/sh',
    ['-c', endWithUs, 'sh', ...server, ...settings.flatMap((setting) => ['-c', setting])],
    { ...user, stdio: ['pipe', 'ignore', 'ignore'], cwd: folder },
  );
  const url = `postgres://knurl@127.0.0.1:${port}/postgres`;
  await untilItAnswers(url, child);
  await runAt(url, `create database ${templateName}`);
  await migrateDatabase(url.replace(/postgres$/, templateName), migrationsFolder);
  return {
    url,
    dispose: async () => {
      const exited = once(child, 'exit');
      child.stdin.end();
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
};
