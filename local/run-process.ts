import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** How a program ended: its exit code, or the signal that ended it. */
type Ending = { readonly code: number | null; readonly signal: NodeJS.Signals | null };

/** A program that we started. It ends when this process ends. */
type RunningProcess = {
  readonly ended: Promise<Ending>;
  /**
   * Asks the program and its child processes to end, and kills those that are left after a second.
   */
  readonly stop: () => Promise<void>;
};

type RunOptions = {
  readonly folder: string;
  readonly environment: Readonly<NodeJS.ProcessEnv>;
  /** Receives the program's output. Without it, the program prints to our terminal. */
  readonly onOutput?: (text: string) => void;
};

const killTimeout = 1000;
/** Loaded into every program that we start. */
const preloads = ['end-with-parent.mjs', 'blocking-output.mjs'].map(
  (name) => `--import=${pathToFileURL(path.join(import.meta.dirname, name)).href}`,
);

/**
 * Starts a program with this Node, in its own process group. Ctrl-C in a terminal then reaches only
 * us, and we end the whole group in order.
 */
export const runNode = (parameters: readonly string[], options: RunOptions): RunningProcess => {
  const { onOutput } = options;
  const { NODE_OPTIONS: nodeOptions = '' } = options.environment;
  const output = onOutput === undefined ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, parameters, {
    cwd: options.folder,
    env: {
      ...options.environment,
      NODE_OPTIONS: [nodeOptions, ...preloads].join(' ').trim(),
    },
    stdio: ['ignore', output, output],
    detached: process.platform !== 'win32',
  });
  if (onOutput !== undefined) {
    child.stdout?.setEncoding('utf8').on('data', onOutput);
    child.stderr?.setEncoding('utf8').on('data', onOutput);
  }

  const signalAll = (signal: NodeJS.Signals): void => {
    if (child.pid === undefined) return;
    try {
      process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
    } catch {
      // The whole group has ended already.
    }
  };

  const ended = new Promise<Ending>((resolve, reject) => {
    child.once('error', reject);
    // Workers that outlive a crashed program must not keep writing.
    child.once('exit', () => signalAll('SIGKILL'));
    // Unlike 'exit', 'close' comes after the last output.
    child.once('close', (code, signal) => resolve({ code, signal }));
  });

  return {
    ended,
    stop: async () => {
      signalAll('SIGTERM');
      const force = setTimeout(() => signalAll('SIGKILL'), killTimeout);
      await ended.catch(() => undefined);
      clearTimeout(force);
    },
  };
};
