import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { migrationsFolder } from '../../../local/folders.ts';
import { findFreePort } from '../../../local/ports.ts';

const script = path.join(import.meta.dirname, 'serve-database.ts');

/** A local database in a process of its own, which can be killed as a power cut would. */
export type DatabaseProcess = {
  readonly url: string;
  /** Ends the process without a word and starts another over the same data. */
  readonly killAndRestart: (pauseMs: number) => Promise<void>;
  readonly dispose: () => Promise<void>;
};

const startProcess = async (folder: string, port: number): Promise<ChildProcess> => {
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON',
      script,
      folder,
      String(port),
      migrationsFolder,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`The database ended with code ${code}.`)));
  });
  await ready;
  return child;
};

const kill = async (child: ChildProcess): Promise<void> => {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
};

/** Starts a database over a new folder. */
export const startDatabaseProcess = async (): Promise<DatabaseProcess> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'database-process-'));
  const port = await findFreePort();
  let child = await startProcess(folder, port);
  return {
    url: `postgres://knurl@127.0.0.1:${port}/postgres`,
    killAndRestart: async (pauseMs) => {
      await kill(child);
      await wait(pauseMs);
      child = await startProcess(folder, port);
    },
    dispose: async () => {
      await kill(child);
      rmSync(folder, { recursive: true });
    },
  };
};
