import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** How a program ended: its exit code, or the signal that ended it. */
type Ending = { readonly code: number | null; readonly signal: NodeJS.Signals | null };

/** A program that we started and that ends with us. */
type RunningProcess = {
  readonly ended: Promise<Ending>;
  /** Asks the program and all it started to end, and ends them by force after a second. */
  readonly stop: () => Promise<void>;
};

const patience = 1000;
const watcher = pathToFileURL(path.join(import.meta.dirname, 'end-with-parent.mjs')).href;

/**
 * Starts a program of this Node in a process group of its own.
 * Ctrl-C in a terminal therefore reaches only us, and we end the whole group in order.
 */
export const runNode = (
  parameters: readonly string[],
  options: { readonly folder: string; readonly environment: Readonly<NodeJS.ProcessEnv> },
): RunningProcess => {
  const { NODE_OPTIONS: nodeOptions = '' } = options.environment;
  const child = spawn(process.execPath, parameters, {
    cwd: options.folder,
    env: {
      ...options.environment,
      NODE_OPTIONS: `${nodeOptions} --import=${watcher}`.trim(),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
  });

  const signalAll = (signal: NodeJS.Signals): void => {
    if (child.pid === undefined) return;
    try {
      process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
    } catch {
      // Nothing of it is left.
    }
  };

  const ended = new Promise<Ending>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      // Workers that outlive a program that crashed must not go on writing.
      signalAll('SIGKILL');
      resolve({ code, signal });
    });
  });

  return {
    ended,
    stop: async () => {
      signalAll('SIGTERM');
      const force = setTimeout(() => signalAll('SIGKILL'), patience);
      await ended.catch(() => undefined);
      clearTimeout(force);
    },
  };
};
