import { spawn, spawnSync, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** Whom a server runs as; blank for the user that runs the tests. */
export type ServerUser = { readonly uid?: number; readonly gid?: number };

/**
 * Postgres and PgBouncer refuse to run as root, so they run as the user that Debian creates for
 * them.
 */
export const userOfServers = (): ServerUser => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string): number =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: idOf('-u'), gid: idOf('-g') };
};

/** Makes a temporary folder that the user of the servers may write to. */
export const makeServerFolder = (prefix: string, { uid, gid }: ServerUser): string => {
  const folder = mkdtempSync(path.join(tmpdir(), prefix));
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
};

/**
 * Stops the server when our end of its input closes, which also happens when this process is
 * killed.
 */
const endWithUs =
  'signal=$1; shift; "$@" <&- & server=$!; read -r _; kill -$signal $server; wait $server';

/** A server that has started on a folder of its own. */
export type ServerProcess = {
  readonly child: ChildProcessByStdio<Writable, null, null>;
  /** Stops it and deletes its folder. */
  readonly dispose: () => Promise<void>;
};

/**
 * Starts a server in its folder. The signal is the one that makes it stop without waiting for its
 * clients.
 */
export const startServer = (
  program: readonly string[],
  folder: string,
  user: ServerUser,
  signal: 'INT' | 'TERM',
): ServerProcess => {
  const child = spawn('/bin/sh', ['-c', endWithUs, 'sh', signal, ...program], {
    ...user,
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: folder,
  });
  return {
    child,
    dispose: async () => {
      const exited = once(child, 'exit');
      child.stdin.end();
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
};

/** Resolves when a server of Postgres' protocol answers. */
export const untilItAnswers = async (url: string, { child }: ServerProcess): Promise<void> => {
  for (let attempt = 0; attempt < 1200; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      if (child.exitCode !== null) throw new Error(`A server ended with code ${child.exitCode}.`);
      await wait(25);
    }
  }
  throw new Error('A server doesn’t answer.');
};
