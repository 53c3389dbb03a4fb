import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A program that runs in a process group of its own, with all that it starts. */
export type Child = {
  readonly process: ChildProcess;
  readonly ended: Promise<unknown>;
  readonly kill: () => Promise<void>;
};

/**
 * The fonts of the browser tests, so that a text is as wide here as there. Vitest runs in the
 * project's folder.
 */
const fonts = { FONTCONFIG_FILE: path.resolve('tests/support/fonts/fonts.conf') };

/** Starts a program. It ends with this process, whatever happens to that. */
export const startChild = (
  program: string,
  parameters: readonly string[],
  environment: Readonly<NodeJS.ProcessEnv> = {},
  stdio: 'ignore' | readonly ('ignore' | 'pipe')[] = 'ignore',
): Child => {
  // The kernel ends it if this process is killed, which nothing here could notice.
  const child = spawn('setpriv', ['--pdeathsig', 'KILL', program, ...parameters], {
    detached: true,
    stdio: stdio === 'ignore' ? stdio : [...stdio],
    env: { ...process.env, ...fonts, ...environment },
  });
  const killGroup = (): void => {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The whole group has ended already.
    }
  };
  process.once('exit', killGroup);
  const ended = once(child, 'exit');
  return {
    process: child,
    ended,
    kill: async () => {
      process.off('exit', killGroup);
      killGroup();
      await ended;
    },
  };
};
