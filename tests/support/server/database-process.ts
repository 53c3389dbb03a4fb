import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrationsFolder } from '../../../local/folders.ts';
import { findFreePort } from '../../../local/ports.ts';
import { copyDatabaseTemplate } from './database-template.ts';

const script = path.join(import.meta.dirname, 'serve-database.ts');

/** A local database in its own process, which a test can kill like a power cut. */
export type DatabaseProcess = {
  readonly url: string;
  /** Kills the process without letting it finish anything. */
  readonly kill: () => Promise<void>;
  /** Starts a process on the same data, at the same port; resolves when it answers. */
  readonly restart: () => Promise<void>;
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
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`The database ended with code ${code}.`)));
  });
  return child;
};

const killProcess = async (child: ChildProcess): Promise<void> => {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
};

/** Starts a database process on a new temporary folder. */
export const startDatabaseProcess = async (): Promise<DatabaseProcess> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'database-process-'));
  await copyDatabaseTemplate(folder);
  const port = await findFreePort();
  let child = await startProcess(folder, port);
  return {
    url: `postgres://knurl@127.0.0.1:${port}/postgres`,
    kill: () => killProcess(child),
    restart: async () => {
      child = await startProcess(folder, port);
    },
    dispose: async () => {
      await killProcess(child);
      rmSync(folder, { recursive: true });
    },
  };
};
