import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { migrationsFolder } from '../../../local/folders.ts';
import { findFreePort } from '../../../local/ports.ts';
import { openDatabase, type Database } from '../../../src/server/store/database.ts';

/** Where Debian installs the servers of Postgres, one folder for each version. */
const installed = '/usr/lib/postgresql';

/** The newest Postgres of this machine; undefined if it has none. */
const findBinaries = (): string | undefined =>
  existsSync(installed)
    ? readdirSync(installed)
        .toSorted((one, other) => Number(other) - Number(one))
        .map((version) => path.join(installed, version, 'bin'))
        .find((bin) => existsSync(path.join(bin, 'initdb')))
    : undefined;

/** Whether this machine has a Postgres of its own, beside the one that runs inside Node. */
export const hasPostgres = findBinaries() !== undefined;

/** Postgres refuses to run as root, so it runs as the user that Debian made for it. */
const userOfServer = (): { readonly uid?: number; readonly gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string): number =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: idOf('-u'), gid: idOf('-g') };
};

/** A Postgres of its own for one test file, with our tables and no rows. */
export type RealPostgres = {
  /** A database over as many connections as there are processes of functions, so that statements really run at once. */
  readonly connect: (connections: number) => Database;
  readonly dispose: () => Promise<void>;
};

const migrate = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const name of readdirSync(migrationsFolder).toSorted()) {
    await client.query(readFileSync(path.join(migrationsFolder, name), 'utf8'));
  }
  await client.end();
};

const untilItAnswers = async (url: string, child: ChildProcess): Promise<void> => {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      if (child.exitCode !== null) throw new Error(`Postgres ended with code ${child.exitCode}.`);
      await wait(100);
    }
  }
  throw new Error('Postgres doesn’t answer.');
};

/** Starts a Postgres over a new temporary folder. */
export const startPostgres = async (): Promise<RealPostgres> => {
  const bin = findBinaries();
  if (bin === undefined) throw new Error('This machine has no Postgres.');
  const user = userOfServer();
  const folder = mkdtempSync(path.join(tmpdir(), 'real-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const made = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'knurl', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...user, encoding: 'utf8', cwd: folder },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await findFreePort();
  const options = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
  const child = spawn(
    path.join(bin, 'postgres'),
    ['-D', data, '-p', String(port), ...options.flatMap((option) => ['-c', option])],
    { ...user, stdio: 'ignore', cwd: folder },
  );
  const url = `postgres://knurl@127.0.0.1:${port}/postgres`;
  await untilItAnswers(url, child);
  await migrate(url);
  const opened: Database[] = [];
  return {
    connect: (connections) => {
      const databases = Array.from({ length: connections }, () => openDatabase(url));
      opened.push(...databases);
      let next = 0;
      return {
        query: (schema, statement, values) => {
          next = (next + 1) % databases.length;
          const database = databases[next];
          if (database === undefined) throw new Error('There is no connection.');
          return database.query(schema, statement, values);
        },
        close: async () => undefined,
      };
    },
    dispose: async () => {
      await Promise.all(opened.map((database) => database.close()));
      const exited = once(child, 'exit');
      child.kill('SIGINT');
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
};
