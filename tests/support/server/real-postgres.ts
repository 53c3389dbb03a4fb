import { spawnSync } from 'node:child_process';
import path from 'node:path';
import pg from 'pg';
import { migrateDatabase } from '../../../local/database/migrate.ts';
import { migrationsFolder } from '../../../local/folders.ts';
import { findFreePort } from '../../../local/ports.ts';
import { findPostgres } from '../../../local/postgres.ts';
import { makeServerFolder, startServer, untilItAnswers, userOfServers } from './server-process.ts';

/** Whether this machine has its own Postgres, besides the one that runs inside Node. */
export const hasPostgres = findPostgres() !== undefined;

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
  'timezone=UTC',
];

/** The name of the template that every other database is copied from. */
export const templateName = 'template_of_tests';

/** A Postgres for many test files, with a database that has our tables and no rows. */
export type RealPostgres = {
  /** The address of a database on it, with the right to create others. */
  readonly url: string;
  readonly dispose: () => Promise<void>;
};

/** Runs one statement on its own connection. */
export const runAt = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
};

/** Starts a Postgres on a new temporary folder, which takes that many connections at once. */
export const startPostgres = async (maxConnections: number): Promise<RealPostgres> => {
  const bin = findPostgres();
  if (bin === undefined) throw new Error('This machine has no Postgres.');
  const user = userOfServers();
  const folder = makeServerFolder('real-postgres-', user);
  const data = path.join(folder, 'data');
  const made = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'knurl', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...user, encoding: 'utf8', cwd: folder },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await findFreePort();
  const parameters = [...settings, `max_connections=${maxConnections}`];
  const server = startServer(
    [
      path.join(bin, 'postgres'),
      ...['-D', data, '-p', String(port)],
      ...parameters.flatMap((parameter) => ['-c', parameter]),
    ],
    folder,
    user,
    'INT',
  );
  const url = `postgres://knurl@127.0.0.1:${port}/postgres`;
  await untilItAnswers(url, server);
  await runAt(url, `create database ${templateName}`);
  await migrateDatabase(url.replace(/postgres$/, templateName), migrationsFolder);
  return { url, dispose: server.dispose };
};
