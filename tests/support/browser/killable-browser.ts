import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { startChild, type Child } from '../../engines/drivers/child.ts';
import { waitFor } from '../../engines/drivers/wait-for.ts';
import { launchOptions } from './launch-options.ts';

/**
 * A Chromium that can be ended as a dead battery ends it, and finds afterwards what it had stored.
 */
export type KillableBrowser = {
  readonly context: () => BrowserContext;
  /** Ends all of its processes at once, and starts it again on the same profile. */
  readonly killAndRestart: () => Promise<void>;
  readonly dispose: () => Promise<void>;
};

/**
 * Starts one on a new profile. `prepare` is called for its context, and again after each restart.
 */
export const startKillableBrowser = async (
  executablePath: string,
  prepare: (context: BrowserContext) => Promise<void>,
): Promise<KillableBrowser> => {
  const profile = mkdtempSync(path.join(tmpdir(), 'killable-'));
  const portFile = path.join(profile, 'DevToolsActivePort');
  const { args } = launchOptions(executablePath, '--remote-debugging-port=0');
  const start = async (): Promise<{ readonly child: Child; readonly context: BrowserContext }> => {
    rmSync(portFile, { force: true });
    const child = startChild(executablePath, [
      ...args,
      '--headless',
      '--no-first-run',
      `--user-data-dir=${profile}`,
      'about:blank',
    ]);
    const browser = await waitFor(
      'Chromium',
      () =>
        chromium.connectOverCDP(
          `http://127.0.0.1:${readFileSync(portFile, 'utf8').split('\n')[0] ?? ''}`,
        ),
      60,
    );
    const [context] = browser.contexts();
    if (context === undefined) throw new Error('The browser has no window.');
    await prepare(context);
    return { child, context };
  };
  let running = await start();
  return {
    context: () => running.context,
    killAndRestart: async () => {
      await running.child.kill();
      running = await start();
    },
    dispose: async () => {
      await running.child.kill();
      rmSync(profile, { recursive: true, force: true });
    },
  };
};
