import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { PlainFailure } from './plain-failure.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (name: string, environment: NodeJS.ProcessEnv): string | undefined =>
  (environment['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find(isProgram);

/** The Chromium of this machine: the one that CHROMIUM_PATH names, or the first on the path. */
export const findChromium = (environment: NodeJS.ProcessEnv): string | undefined => {
  const named = environment['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return isProgram(named) ? named : undefined;
  return names.map((name) => onPath(name, environment)).find((file) => file !== undefined);
};

const installWithApt = (environment: NodeJS.ProcessEnv): void => {
  console.log('Chromium is missing; installing it with apt-get.');
  const run = (...parameters: readonly string[]) =>
    spawnSync('apt-get', parameters, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...environment, DEBIAN_FRONTEND: 'noninteractive' },
    });
  run('update');
  run('install', '-y', '--no-install-recommends', 'chromium');
};

/**
 * Finds Chromium, installs Debian's where this user may do that, and otherwise fails with the
 * sentence that says what to install.
 */
export const ensureChromium = (environment: NodeJS.ProcessEnv): string => {
  const found = findChromium(environment);
  if (found !== undefined) return found;
  const named = environment['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    throw new PlainFailure(
      `CHROMIUM_PATH names ${named}, which is no program. Correct or unset it.`,
    );
  }
  if (process.getuid?.() === 0 && onPath('apt-get', environment) !== undefined) {
    installWithApt(environment);
  }
  const installed = findChromium(environment);
  if (installed !== undefined) return installed;
  throw new PlainFailure(
    'The browser tests need Chromium. Install it (on Debian or Ubuntu: sudo apt-get install chromium), or set CHROMIUM_PATH to a Chromium or Chrome that you have.',
  );
};
